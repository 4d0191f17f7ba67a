import type { Side, Text } from '@sextant/scene'
import { phrasesOf } from '@sextant/scene/kit'
import { ownName } from '../../battle/show/names.ts'
import type { Good } from '../schema.ts'
import type { Tables } from '../tables.ts'
import type { TextKey } from '../texts/en.ts'

export const { text, named } = phrasesOf<TextKey>()

/** Places, enemies and refits of the shipped data have names in every language; others go by their id. */
export function placeName(id: string): Text {
  return named(`place.${id}`, id)
}

export function enemyName(id: string): Text {
  return named(`enemy.${id}`, id)
}

/** As short as it can be, for a list in a narrow column. */
export function shortEnemyName(id: string): Text {
  return named(`enemy.short.${id}`, enemyName(id))
}

export function refitName(id: string): Text {
  return named(`refit.${id}`, id)
}

export function shipName(kind: string): Text {
  return named(`ship.${kind}`, text('ship'))
}

export function goodName(good: Good | 'gold'): Text {
  return text(`good.${good}`)
}

/** `a, b, c`. */
export function listed(texts: readonly Text[]): Text {
  const [first, ...others] = texts
  if (first === undefined) return text('fact.none')
  return others.reduce<Text>((a, b) => text('list.two', { a, b }), first)
}

/** `the same day`, `1 day`, `3 days`. */
export function daysText(days: number): Text {
  return text(days === 0 ? 'days.none' : days === 1 ? 'days.one' : 'days.other', { days })
}

/** `a prize`, `2 prizes`. */
export function prizesText(prizes: number): Text {
  return text(prizes === 1 ? 'prizes.one' : 'prizes.other', { prizes })
}

export function percent(part: number): number {
  return Math.round(part * 100)
}

export const SHIP = 'ship'
export const ENEMY = 'enemy'

/** The ship has the name that it has in its fights. */
export function sidesOf({ options }: Tables): readonly Side[] {
  const { ship } = options.duel
  const listed = ownName(ship)
  const name = ship.name ?? (listed === undefined ? text('side.captain') : named(`vessel.${listed}`, listed))
  return [
    { name, colour: 'player', shape: 'circle' },
    { name: text('side.enemy'), colour: 'game', shape: 'diamond' },
  ]
}
