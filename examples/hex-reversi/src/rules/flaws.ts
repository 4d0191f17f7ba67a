import { at, type Flaw } from '@sextant/engine'
import { discSize } from '@sextant/hex'
import type { Options } from '../schema.ts'
import type { State } from '../state.ts'
import type { Tables } from '../tables.ts'

/** What the schema of options cannot say, about how many discs there are at the start and how many turns. */
export function optionFlaws({ seats, radius, discs, turns }: Options): Flaw[] {
  const flaws: Flaw[] = []
  const flaw = (path: string, message: string) => flaws.push({ path, message })
  const all = seats * discs
  const most = Math.floor(discSize(radius) / 2)
  if (all > most)
    flaw('/discs', `${seats} seats would begin with ${all} discs; at most ${most} leave room on this board`)
  if (all < FEWEST)
    flaw('/discs', `${seats} seats would begin with ${all} discs; they need at least ${FEWEST}`)
  if (turns < seats) flaw('/turns', `${turns} turns are too few for ${seats} seats to have one each`)
  return flaws
}

/**
 * Lines go through hexes of two kinds in turn: with q and r even, and not. Discs on the first ring alone leave all hexes
 * with q and r even empty, and no line could ever end on one.
 */
const FEWEST = 7

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
