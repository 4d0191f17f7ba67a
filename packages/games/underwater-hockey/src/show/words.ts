import type { Phrase, Side, Text } from '@sextant/scene'
import { phrasesOf } from '@sextant/scene/kit'
import { teams } from '../scenarios.ts'
import type { Options } from '../schema.ts'
import type { Team } from '../schema-names.ts'
import { nameOf, type Tables } from '../tables.ts'
import type { en } from '../texts/en.ts'
import { positionOf, teamAt, teamName, teamOf, UNIT_IDS } from '../units.ts'

export const { text, named } = phrasesOf<keyof typeof en>()

export function teamText(team: Team): Phrase {
  return text(`team.${team}`)
}

/** `blue-CF` is the blue centre forward. */
export function unitText(id: string): Phrase {
  const u = UNIT_IDS.indexOf(id)
  return text('unit', {
    team: teamText(teamName(teamOf(u))),
    position: text(`position.${positionOf(u)}`),
  })
}

/** The same in a few letters: `Blue CF`. */
export function tagText(id: string): Phrase {
  const u = UNIT_IDS.indexOf(id)
  return text('tag', { team: teamText(teamName(teamOf(u))), tag: positionOf(u) })
}

/** Named teams have names in every language; others go by the name they were given. */
export function squadText(options: Options, seat: number): Text {
  const team = options.teams[teamAt(seat)]
  if ('drawn' in team) return text('squad.drawn')
  const id = Object.keys(teams).find(known => teams[known]?.name === team.name)
  return named(`squad.${id}`, team.name)
}

/** `Kingfishers (Blue)`. */
export function squadOfText(options: Options, seat: number): Phrase {
  return text('squad.of', {
    squad: squadText(options, seat),
    team: teamText(teamName(seat)),
  })
}

export function listText([first, ...rest]: readonly Text[]): Text {
  if (first === undefined) return ''
  return rest.length === 0 ? first : text('list', { first, rest: listText(rest) })
}

/** A tile as the document writes it, `(13,8)`; pointing at it shows where it is. */
export function placeText({ names }: Pick<Tables, 'names'>, cell: number): Text {
  return { cell, name: text('place', { at: nameOf(names, cell) }) }
}

/** The same for a tile by its name. */
export function placeNamed(tables: Pick<Tables, 'names' | 'tileOf'>, at: string): Text {
  const cell = tables.tileOf.get(at)
  return cell === undefined ? at : placeText(tables, cell)
}

/** One sentence after the other. */
export function sentences([first, ...rest]: readonly Text[]): Text {
  if (first === undefined) return ''
  return rest.length === 0 ? first : text('sentences', { first, rest: sentences(rest) })
}

export function reasonText(reason: string): Text {
  return named(`reason.${reason}`, reason)
}

/** Directions as they look on the screen, clockwise from east. */
export const ARROWS = ['→', '↘', '↙', '←', '↖', '↗'] as const

export function arrowOf(direction: number): string {
  return ARROWS[direction] ?? ''
}

/** The puck has a colour and a shape of its own. */
export const PUCK_SIDE = 2

export const SIDES: readonly Side[] = [
  { name: teamText('blue'), colour: 'blue', shape: 'circle' },
  { name: teamText('red'), colour: 'red', shape: 'square' },
  { name: text('puck'), colour: 'puck', shape: 'hexagon' },
]
