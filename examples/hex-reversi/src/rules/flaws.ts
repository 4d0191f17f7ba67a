import { at, type Flaw } from '@sextant/engine'
import { discSize } from '@sextant/hex'
import type { Options } from '../schema.ts'
import type { State } from '../state.ts'
import type { Tables } from '../tables.ts'

/** What the schema of options cannot say: start discs leave room to play, and every seat gets a turn. */
export function optionFlaws({ seats, radius, discs, turns }: Options): Flaw[] {
  const flaws: Flaw[] = []
  const room = Math.floor(discSize(radius) / 2)
  if (seats * discs > room)
    flaws.push({
      path: '/discs',
      message: `${discs} for each of ${seats} seats are ${seats * discs} discs; at most ${room} leave room on this board`,
    })
  if (turns < seats)
    flaws.push({
      path: '/turns',
      message: `${turns} turns are too few for each of ${seats} seats to have one`,
    })
  return flaws
}

export function positionFlaws(tables: Tables, { discs, seat, turn, last }: State): Flaw[] {
  const { board, seats } = tables
  if (discs.length !== board.size)
    return [{ path: '/discs', message: `has ${discs.length} hexes; the board has ${board.size}` }]
  const flaws = discs.flatMap((disc, cell): Flaw[] =>
    disc < seats.length
      ? []
      : [{ path: `/discs/${cell}`, message: `there is no seat ${disc} in this match` }],
  )
  if (seat >= seats.length) flaws.push({ path: '/seat', message: `there is no seat ${seat} in this match` })
  else if (!discs.includes(seat))
    flaws.push({ path: '/seat', message: `${at(seats, seat)} has no discs and is out` })
  if (turn > tables.turns + 1)
    flaws.push({ path: '/turn', message: `turn ${turn} is past the limit of ${tables.turns}` })
  last.forEach((cell, index) => {
    if (cell >= board.size) flaws.push({ path: `/last/${index}`, message: `the board has no hex ${cell}` })
  })
  return flaws
}
