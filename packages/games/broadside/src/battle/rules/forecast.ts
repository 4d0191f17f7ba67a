import type { Forecast, Odds } from '@sextant/engine'
import type { Action } from '../actions.ts'
import { type Cast, type Chances, cappedAt, type Distributions, plainCast } from '../harm/chances.ts'
import type { Harm } from '../harm/harm-table.ts'
import { isPower, shifted } from '../harm/powers.ts'
import type { State } from '../state.ts'
import { combatantOf, otherSeat, sideOf, type Tables } from '../tables.ts'
import { distanceClosed } from './chase.ts'
import { decisiveOdds, harmOf } from './harm.ts'

/** The exact odds of an action, every factor named. */
export function forecastOf(
  tables: Tables,
  distributions: Distributions,
  state: State,
  seat: number,
  action: Action,
): Forecast {
  const own = sideOf(state, seat)
  const { hullMax, crewMax = 0, nearest } = combatantOf(tables, seat)
  const { items, distance, brace } = tables.ruleset
  switch (action.type) {
    case 'close':
      return { odds: state.D > nearest ? [distanceOdds(state.D, distanceClosed(tables, state, seat))] : [] }
    case 'gain': {
      const D = state.D + 1
      const fled: Odds[] = D >= distance.farthest ? [certain('fled', true)] : []
      return { odds: [distanceOdds(state.D, D), ...fled] }
    }
    case 'brace':
      return { odds: [certain('brace', brace)] }
    case 'shoring': {
      const room = Math.max(0, hullMax - own.hull)
      return { odds: [castOdds(distributions, 'hull-gained', plainCast(items.shoring), room)] }
    }
    case 'dressing': {
      const room = Math.max(0, crewMax - (own.crew ?? 0))
      return { odds: [castOdds(distributions, 'crew-gained', plainCast(items.dressing), room)] }
    }
    case 'switch-ammo':
    case 'drift':
      return { odds: [] }
    default: {
      const moved = movedOdds(tables, state, seat, action)
      const harm = harmOf(tables, state, seat, action.type)
      return { odds: [...moved, ...(harm ? harmOdds(distributions, state, seat, harm) : [])] }
    }
  }
}

function harmOdds(distributions: Distributions, state: State, seat: number, harm: Harm): Odds[] {
  const { hull, crew, own, immune } = harm
  const target = sideOf(state, otherSeat(seat))
  const { win, loss } = decisiveOdds(distributions, state, seat, harm)
  const odds: Odds[] = []
  if (hull) odds.push(castOdds(distributions, 'hull-lost', hull, target.hull))
  if (crew) odds.push(castOdds(distributions, 'crew-lost', crew, target.crew ?? 0))
  // Guns are aimed at the hull, boarders at the crew.
  if (immune) odds.push(certain(own ? 'crew-lost' : 'hull-lost', 0, [{ name: 'immune', effect: '0' }]))
  if (hull || crew) odds.push(yesOrNo('win', win))
  if (own) {
    odds.push(castOdds(distributions, 'own-crew-lost', own, sideOf(state, seat).crew ?? 0))
    odds.push(yesOrNo('own-loss', loss))
  }
  return odds
}

function movedOdds(tables: Tables, state: State, seat: number, { type }: Action): Odds[] {
  const combatant = combatantOf(tables, seat)
  const power = isPower(type) ? combatant.powers[type] : undefined
  if (!power || power.shift === 0) return []
  return [distanceOdds(state.D, shifted(tables.ruleset.distance.farthest, combatant, power, state.D))]
}

/** A roll that takes or gives back no more than `most`. */
function castOdds(distributions: Distributions, of: string, cast: Cast, most: number): Odds {
  return { of, outcomes: outcomes(cappedAt(distributions.of(cast), most)), factors: factorsOf(cast) }
}

function distanceOdds(from: number, to: number): Odds {
  return certain('distance', to, [
    { name: 'distance', effect: String(from) },
    { name: to < from ? 'closed' : 'gained', effect: signed(to - from) },
  ])
}

/** In the order they are added; what changes nothing is left out, except the dice. */
function factorsOf({ faces, count, bonus, distance, brace }: Cast): Odds['factors'] {
  const modifiers = Object.entries({ bonus, distance, brace }).filter(([, effect]) => effect !== 0)
  return [
    { name: 'dice', effect: `${count}d${faces}` },
    ...modifiers.map(([name, effect]) => ({ name, effect: signed(effect) })),
  ]
}

function outcomes(chances: Chances): Odds['outcomes'] {
  return chances.flatMap((chance, value) => (chance > 0 ? [{ value, chance }] : []))
}

function yesOrNo(of: string, chance: number): Odds {
  const both = [
    { value: true, chance },
    { value: false, chance: 1 - chance },
  ]
  return { of, outcomes: both, factors: [] }
}

function certain(of: string, value: number | boolean, factors: Odds['factors'] = []): Odds {
  return { of, outcomes: [{ value, chance: 1 }], factors }
}

function signed(effect: number): string {
  return effect < 0 ? `−${-effect}` : `+${effect}`
}
