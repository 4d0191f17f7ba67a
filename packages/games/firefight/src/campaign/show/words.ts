import type { Text } from '@sextant/scene'
import { phrasesOf } from '@sextant/scene/kit'
import type { Trait } from '../../battle/schema/names.ts'
import { partsOf } from '../rules/platoon.ts'
import type { Tables } from '../tables.ts'
import type { TextKey } from '../texts/en.ts'

export const { text, named } = phrasesOf<TextKey>()

/** The piece that shows where the platoon is on its road. */
export const PLATOON = 'the-platoon'

export function battleTitle({ battles }: Tables, id: string): Text {
  return named(`battle.${id}.title`, battles.get(id)?.title.en ?? id)
}

export function battleStory({ battles }: Tables, id: string): Text {
  return named(`battle.${id}.story`, battles.get(id)?.story.en ?? id)
}

/** The story after it. */
export function battleEnd({ battles }: Tables, id: string, end: 'won' | 'lost'): Text {
  return named(`battle.${id}.${end}`, battles.get(id)?.[end].en ?? id)
}

export function kindName({ kinds }: Tables, kind: string): Text {
  return named(`kind.${kind}`, kinds.get(kind)?.name.en ?? kind)
}

/** `Rifle Squad Ash`, of units that were lost too. */
export function unitName(tables: Tables, id: string): Text {
  return text('unit.name', { kind: kindName(tables, partsOf(id).kind), name: ownName(tables, id) })
}

/** `Ash`. */
export function ownName({ options: { names } }: Tables, id: string): Text {
  const { number } = partsOf(id)
  const place = number % names.length
  return named(`name.${place}`, names[place]?.en ?? String(number))
}

export function traitName(trait: Trait): Text {
  return text(`trait.${trait}`)
}

/** `one, two, three`; a word for nothing where there is nothing. */
export function listed(texts: readonly Text[]): Text {
  const [first, ...rest] = texts
  if (first === undefined) return text('fact.nothing')
  return rest.reduce<Text>((sum, next) => text('list.and', { first: sum, second: next }), first)
}
