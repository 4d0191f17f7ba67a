import type { Phrase, Side, Text } from '@sextant/scene'
import { teams } from '../scenarios.ts'
import { type Options, type Position, TEAMS, type Team } from '../schema.ts'
import { en } from '../texts/en.ts'
import type { TextKey } from '../texts/key.ts'

/** A sentence of the catalogues, by a key that they are known to have. */
export function text(key: TextKey, values?: Phrase['values']): Phrase {
  return values ? { key, values } : { key }
}

export function teamText(team: Team): Phrase {
  return text(`team.${team}`)
}

/** `blue-CF` is the blue centre forward. */
export function unitText(id: string): Phrase {
  const [team, position] = id.split('-') as [Team, Position]
  return text('unit', { team: teamText(team), position: text(`position.${position}`) })
}

/** The same in a few letters: `Blue CF`. */
export function tagText(id: string): Phrase {
  const [team, tag] = id.split('-') as [Team, Position]
  return text('tag', { team: teamText(team), tag })
}

/** Named teams have names in every language; others go by the name they were given. */
export function squadText(options: Options, seat: number): Text {
  const team = options.teams[seat === 0 ? 0 : 1]
  if ('drawn' in team) return text('squad.drawn')
  const id = Object.keys(teams).find(known => teams[known]?.name === team.name)
  const key = `squad.${id}`
  return Object.hasOwn(en, key) ? { key } : team.name
}

/** `Kingfishers (Blue)`. */
export function squadOfText(options: Options, seat: number): Phrase {
  return text('squad.of', {
    squad: squadText(options, seat),
    team: teamText(TEAMS[seat === 0 ? 0 : 1]),
  })
}

export function listText([first, ...rest]: readonly Text[]): Text {
  if (first === undefined) return ''
  return rest.length === 0 ? first : text('list', { first, rest: listText(rest) })
}

/** One sentence after the other. */
export function sentences([first, ...rest]: readonly Text[]): Text {
  if (first === undefined) return ''
  return rest.length === 0 ? first : text('sentences', { first, rest: sentences(rest) })
}

export function reasonText(reason: string): Text {
  const key = `reason.${reason}`
  return Object.hasOwn(en, key) ? { key } : reason
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
