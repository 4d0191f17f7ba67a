import type { Phrase, Place, Side, Text } from '@sextant/scene'
import { phrasesOf } from '@sextant/scene/kit'
import { FACTIONS, type Faction, type Kind, type UnitType } from '../schema.ts'
import type { Tables } from '../tables.ts'
import type { en } from '../texts/en.ts'

export const { text, named } = phrasesOf<keyof typeof en>()

/** Kinds by id, as tables and rulesets have them. */
export type Kinds = ReadonlyMap<Kind, Pick<UnitType, 'name'>>

export function sideName(side: Faction): Phrase {
  return text(`army.${side}`)
}

/** From the catalogue, else from the data, else its id. */
export function kindName(kinds: Kinds, kind: Kind): Text {
  return named(`kind.${kind}`, kinds.get(kind)?.name?.en ?? kind)
}

/** The name as the heading of a column or a group. */
export function kindHeading(kinds: Kinds, kind: Kind): Text {
  return named(`panel.${kind}`, kindName(kinds, kind))
}

/** `red-cavalry-2` is the second cavalry of the red army. */
export function unitName(kinds: Kinds, id: string, army: Faction, kind: Kind): Phrase {
  return text('unit', { army: sideName(army), kind: kindName(kinds, kind), number: numberIn(id) })
}

/** The name without the army, where colours show it. */
export function pieceName(kinds: Kinds, id: string, kind: Kind): Phrase {
  return text('piece', { kind: kindName(kinds, kind), number: numberIn(id) })
}

/** Cities of the classic map have names in every language; others go by the id of their region. */
export function cityName(region: string): Text {
  return named(`city.${region}`, region)
}

/** The same, as a place on the board. */
export function cityPlace({ regionById }: Pick<Tables, 'regionById'>, region: string): Text {
  const city = regionById.get(region)?.city
  return city === undefined ? cityName(region) : { cell: city, name: cityName(region) }
}

/** A cell by its name, as a place on the board: `-3,1`. */
export function placeOf({ cellOf }: Pick<Tables, 'cellOf'>, name: string): Place | string {
  const cell = cellOf.get(name)
  return cell === undefined ? name : { cell, name }
}

export function reasonText(reason: string): Text {
  return named(`reason.${reason}`, reason)
}

export function sideIndex(side: Faction): number {
  return FACTIONS.indexOf(side)
}

export const SIDES: readonly Side[] = [
  { name: sideName('red'), colour: 'red', shape: 'square' },
  { name: sideName('blue'), colour: 'blue', shape: 'circle' },
  { name: sideName('neutral'), colour: 'neutral', shape: 'diamond' },
]

function numberIn(id: string): string {
  return id.split('-').at(-1) ?? ''
}
