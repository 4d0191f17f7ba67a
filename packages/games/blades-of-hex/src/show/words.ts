import type { Phrase, Side, Text } from '@sextant/scene'
import { FACTIONS, type Faction, type Kind } from '../schema.ts'
import { en } from '../texts/en.ts'
import type { TextKey } from '../texts/key.ts'

/** A sentence of the catalogues, by a key that they are known to have. */
export function text(key: TextKey, values?: Phrase['values']): Phrase {
  return values ? { key, values } : { key }
}

export function sideName(side: Faction): Phrase {
  return text(`army.${side}`)
}

export function kindName(kind: Kind): Phrase {
  return text(`kind.${kind}`)
}

/** `red-cavalry-2` is the second cavalry of the red army. */
export function unitName(id: string, army: Faction, kind: Kind): Phrase {
  return text('unit', { army: sideName(army), kind: kindName(kind), number: numberIn(id) })
}

/** The same where its army is plain to see. */
export function pieceName(id: string, kind: Kind): Phrase {
  return text('piece', { kind: kindName(kind), number: numberIn(id) })
}

/** Cities of the classic map have names in every language; others go by the id of their region. */
export function cityName(region: string): Text {
  const key = `city.${region}`
  return Object.hasOwn(en, key) ? { key } : region
}

export function reasonText(reason: string): Text {
  const key = `reason.${reason}`
  return Object.hasOwn(en, key) ? { key } : reason
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
