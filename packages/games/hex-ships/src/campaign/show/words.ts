import { must } from '@sextant/engine'
import type { Text } from '@sextant/scene'
import { phrasesOf } from '@sextant/scene/kit'
import { namedCaptain, namedShip } from '../../battle/show/words.ts'
import type { Tables } from '../tables.ts'
import type { TextKey } from '../texts/en.ts'

export const { text, named } = phrasesOf<TextKey>()

export function missionTitle({ missions }: Tables, id: string): Text {
  return named(`mission.${id}.title`, missions.get(id)?.title.en ?? id)
}

export function missionStory({ missions }: Tables, id: string): Text {
  return named(`mission.${id}.story`, missions.get(id)?.story.en ?? id)
}

/** The story after it. */
export function missionEnd({ missions }: Tables, id: string, result: 'won' | 'lost'): Text {
  return named(`mission.${id}.${result}`, missions.get(id)?.[result].text.en ?? id)
}

export function shipName({ vessels }: Tables, id: string): Text {
  const name = vessels.get(id)?.name
  return name === undefined ? id : namedShip(name)
}

export function captainName({ captains }: Tables, id: string): Text {
  const name = captains.get(id)?.name
  return name === undefined ? id : namedCaptain(name)
}

export function className({ options }: Tables, kind: string): Text {
  return named(`class.${kind}`, options.rules.classes[kind]?.name?.en ?? kind)
}

/** `one, two, three`; a word for nothing where there is nothing. */
export function listed(texts: readonly Text[]): Text {
  const [first, ...rest] = texts
  if (first === undefined) return text('fact.nothing')
  return rest.reduce<Text>((sum, next) => text('list.and', { first: sum, second: next }), first)
}

/** `2 × Corsair destroyer, Dagger frigate`. */
export function fleetOf(tables: Tables, kinds: readonly string[]): Text {
  const amounts = new Map<string, number>()
  for (const kind of kinds) amounts.set(kind, (amounts.get(kind) ?? 0) + 1)
  return listed(
    Array.from(amounts, ([kind, amount]) =>
      amount === 1
        ? className(tables, kind)
        : text('class.amount', { amount, class: className(tables, kind) }),
    ),
  )
}

export function kindOf({ vessels }: Tables, ship: string): string {
  return must(vessels, ship).class
}

/** The piece that shows where the fleet is in its story. */
export const FLEET = 'the-fleet'
