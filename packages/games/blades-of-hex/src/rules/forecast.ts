import type { Forecast, Odds } from '@sextant/engine'
import type { Action, Attack, Move } from '../actions.ts'
import type { Army } from '../schema.ts'
import type { State, Unit } from '../state.ts'
import type { Tables } from '../tables.ts'
import { whyNoCounter } from './attacking.ts'
import { type Blow, blowOf } from './blow.ts'
import { plunderOf } from './capturing.ts'
import { citiesOf, otherArmy } from './holdings.ts'

/** The exact odds of an action, every factor named. */
export function forecastOf(tables: Tables, state: State, army: Army, action: Action): Forecast {
  switch (action.type) {
    case 'attack':
      return { odds: attackOdds(tables, state, action) }
    case 'move':
      return { odds: captureOdds(tables, state, army, action) }
    case 'end-turn': {
      const { income } = tables.rules.economy
      const cities = citiesOf(state, army)
      const factors = [
        { name: 'income', effect: String(income) },
        { name: 'cities', effect: `×${cities}` },
      ]
      return { odds: [certain('gold', income * cities, factors)] }
    }
    case 'recruit':
      return { odds: [] }
  }
}

function attackOdds(tables: Tables, state: State, { unit: id, target: targetId }: Attack): Odds[] {
  const unit = state.units[id]
  const target = state.units[targetId]
  if (!unit || !target) return []
  const blow = blowOf(tables, state, unit, target, false)
  const falls = fallsOf(blow)
  const survives = falls.reduce((sum, fall) => (fall.damage < target.health ? sum + fall.chance : sum), 0)
  return [
    { of: 'damage', outcomes: merged(falls), factors: factorsOf(blow) },
    { of: 'destroyed', outcomes: yesOrNo(1 - survives), factors: [] },
    ...counterOdds(tables, state, unit, target, survives),
  ]
}

/** The counterattack, and whether the attacker survives it. */
function counterOdds(tables: Tables, state: State, unit: Unit, target: Unit, survives: number): Odds[] {
  const without = whyNoCounter(tables, unit, target) ?? (survives === 0 ? 'destroyed' : undefined)
  if (without !== undefined) {
    const factors = [{ name: `no-counter-${without}`, effect: '0' }]
    return [certain('counter-damage', 0, factors), certain('attacker-destroyed', false, [])]
  }
  const blow = blowOf(tables, state, target, unit, true)
  const falls = fallsOf(blow).map(({ damage, chance }) => ({ damage, chance: chance * survives }))
  const dies = falls.reduce((sum, fall) => (fall.damage >= unit.health ? sum + fall.chance : sum), 0)
  return [
    {
      of: 'counter-damage',
      outcomes: merged([...falls, { damage: 0, chance: 1 - survives }]),
      factors: factorsOf(blow),
    },
    { of: 'attacker-destroyed', outcomes: yesOrNo(dies), factors: [] },
  ]
}

function captureOdds(tables: Tables, state: State, army: Army, { to }: Move): Odds[] {
  const region = tables.cityOn[tables.cellOf.get(to) ?? -1]
  if (!region || state.cities[region.id] === army) return []
  const neutral = state.cities[region.id] === 'neutral'
  const gold = neutral ? tables.rules.economy.reward : plunderOf(tables, state, otherArmy(army))
  return [certain('gold', gold, [{ name: neutral ? 'reward' : 'plunder', effect: `+${gold}` }])]
}

interface Fall {
  readonly damage: number
  readonly chance: number
}

function fallsOf({ damage, criticalDamage, chance }: Blow): Fall[] {
  return [
    { damage, chance: 1 - chance },
    { damage: criticalDamage, chance },
  ]
}

/** Equal damage is one outcome; what cannot happen is left out. */
function merged(falls: readonly Fall[]): Odds['outcomes'] {
  const chances = new Map<number, number>()
  for (const { damage, chance } of falls)
    if (chance > 0) chances.set(damage, (chances.get(damage) ?? 0) + chance)
  return [...chances].map(([value, chance]) => ({ value, chance }))
}

function yesOrNo(chance: number): Odds['outcomes'] {
  return [
    { value: true, chance },
    { value: false, chance: 1 - chance },
  ]
}

function certain(of: string, value: number | boolean, factors: Odds['factors']): Odds {
  return { of, outcomes: [{ value, chance: 1 }], factors }
}

/** In the order of the calculation. Factors of 1 are left out, except the counter coefficient. */
function factorsOf({ attack, power, factors, chance, steadfast, multiplier }: Blow): Odds['factors'] {
  const { counter, ...traits } = factors
  return [
    { name: 'attack', effect: figure(attack) },
    ...multipliers({ power }),
    { name: 'counter', effect: `×${figure(counter)}` },
    ...multipliers(traits),
    {
      name: steadfast ? 'fortitude-critical' : 'critical',
      effect: `${figure(chance * 100)} % ×${figure(multiplier)}`,
    },
  ]
}

function multipliers(factors: Readonly<Record<string, number>>): Odds['factors'] {
  return Object.entries(factors)
    .filter(([, factor]) => factor !== 1)
    .map(([name, factor]) => ({ name, effect: `×${figure(factor)}` }))
}

/** Without the tails of binary fractions. */
function figure(value: number): string {
  return String(Number(value.toFixed(4)))
}
