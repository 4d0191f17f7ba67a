import type { Phrase, Text } from '@sextant/scene'
import { phrasesOf } from '@sextant/scene/kit'
import type { Combatant } from '../schema.ts'
import { LOOT, type LootKind, SEATS } from '../schema-names.ts'
import type { Loot } from '../state.ts'
import type { TextKey } from '../texts/en.ts'

export const { text, named } = phrasesOf<TextKey>()

/** Where nobody knows yet which ships meet. */
export function sideName(seat: number): Phrase {
  return text(`side.${seat === 0 ? SEATS[0] : SEATS[1]}`)
}

/** Kinds that ship with the game have names in every language; others go by their id. */
export function kindName({ kind }: Combatant): Text {
  return named(`kind.${kind}`, kind)
}

/** Several texts, joined by the phrase under `key`. */
export function joined(texts: readonly Text[], key: 'toll.and' | 'loot.and', none: TextKey): Text {
  const [first, ...rest] = texts
  if (first === undefined) return text(none)
  return rest.length === 0 ? first : text(key, { first, rest: joined(rest, key, none) })
}

export function lootText(loot: Loot): Text {
  const gained = LOOT.filter(what => loot[what] > 0)
  return joined(
    gained.map(what => text(lootKey(what, loot[what]), { amount: loot[what] })),
    'loot.and',
    'loot.nothing',
  )
}

/** `2 dressings`, `1 dressing`: in the texts of the duel and of the voyage alike. */
export function lootKey(what: LootKind, amount: number) {
  return amount === 1 && (what === 'rifle' || what === 'dressing')
    ? (`loot.${what}.one` as const)
    : (`loot.${what}` as const)
}

export function signed(value: number): string {
  if (value === 0) return ''
  return value < 0 ? `−${-value}` : `+${value}`
}

/** The piece of a seat. */
export function pieceOfSeat(seat: number): string {
  return seat === 0 ? SEATS[0] : SEATS[1]
}
