import { at, type Forecast, type Odds } from '@sextant/engine'
import type { Headline, Loss, Text } from '@sextant/scene'
import type { Action } from '../actions.ts'
import { actingIndex } from '../rules/acting.ts'
import type { State } from '../state.ts'
import type { Tables } from '../tables.ts'
import { mountText } from './weapons.ts'
import { percentOf, rounded, text, weaponName } from './words.ts'

/** What a volley comes to, in a line: `14 damage, 3 of it hull, 12 % kill`. */
export function headlineOf(
  tables: Tables,
  state: State,
  action: Action,
  { odds }: Forecast,
): Headline | undefined {
  const of = (name: string) => odds.find(found => found.of === name)
  const turned = of('turned')
  if (turned) return { text: text('headline.turn', { chance: percentOf(chanceOf(turned)) }) }
  const damage = of('damage')
  if (!damage) return undefined
  const hull = rounded(meanOf(of('hull')))
  const critical = percentOf(1 - noneOf(of('criticals')))
  const values = {
    damage: rounded(meanOf(damage)),
    hull,
    critical,
    kill: percentOf(chanceOf(of('destroyed'))),
  }
  const losses = lossesOf(tables, state, action, of)
  return {
    text: text(
      hull === 0 ? 'headline.volley' : critical > 0 ? 'headline.volley-critical' : 'headline.volley-hull',
      values,
    ),
    ...(losses.length > 0 && { losses }),
    names: weaponNames(tables, state, odds),
  }
}

const HIT = 'hit-'

/** Each weapon of the volley by its name and its mount. */
function weaponNames(tables: Tables, state: State, odds: readonly Odds[]): Record<string, Text> {
  const { mounts, class: sheet } = at(tables.ships, actingIndex(state))
  return Object.fromEntries(
    odds.flatMap(({ of }) => {
      if (!of.startsWith(HIT)) return []
      const hardpoint = Number(of.slice(HIT.length))
      const weapon = weaponName(tables, mounts[hardpoint]?.id ?? '')
      const mount = mountText(at(sheet.hardpoints, hardpoint))
      return [[of, text('odds.hit', { number: hardpoint + 1, weapon, mount })]]
    }),
  )
}

const BARS = [
  ['hull', 'health'],
  ['armor', 'armour'],
  ['shield', 'shield'],
] as const

function lossesOf(
  tables: Tables,
  { volley }: State,
  action: Action,
  of: (name: string) => Odds | undefined,
): Loss[] {
  const piece =
    action.type === 'target'
      ? action.ship
      : volley.target === null
        ? undefined
        : at(tables.ships, volley.target).id
  if (piece === undefined) return []
  return BARS.flatMap(([layer, bar]) => {
    const odds = of(layer)
    const mean = meanOf(odds)
    if (!odds || mean === 0) return []
    const each = odds.outcomes.map(({ value }) => Number(value))
    return [{ piece, bar, mean, least: Math.min(...each), most: Math.max(...each) }]
  })
}

function meanOf(odds: Odds | undefined): number {
  return (odds?.outcomes ?? []).reduce((sum, { value, chance }) => sum + Number(value) * chance, 0)
}

function chanceOf(odds: Odds | undefined): number {
  return odds?.outcomes.find(({ value }) => value === true)?.chance ?? 0
}

function noneOf(odds: Odds | undefined): number {
  return odds ? (odds.outcomes.find(({ value }) => value === 0)?.chance ?? 0) : 1
}
