import type { Forecast, Odds } from '@sextant/engine'
import type { Action } from '../actions.ts'
import type { PlainRoll } from '../schema.ts'
import type { State } from '../state.ts'
import { combatantOf, otherSeat, sideOf, type Tables } from '../tables.ts'
import { atLeast, type Chances, cappedAt, chancesOf } from './chances.ts'
import { isPower, shifted } from './game-actions.ts'
import { type Cast, chancesOfCast, type Harm, harmOf } from './harm.ts'

/** The exact odds of an action, every factor named. */
export function forecastOf(tables: Tables, state: State, seat: number, action: Action): Forecast {
  const own = sideOf(state, seat)
  const { hullMax, crewMax = 0, nearest } = combatantOf(tables, seat)
  switch (action.type) {
    case 'close':
      return { odds: state.D > nearest ? [distanceOdds(state.D, state.D - 1)] : [] }
    case 'gain': {
      const D = state.D + 1
      const fled: Odds[] = D >= tables.ruleset.distance.farthest ? [certain('fled', true)] : []
      return { odds: [distanceOdds(state.D, D), ...fled] }
    }
    case 'brace':
      return { odds: [certain('brace', tables.ruleset.brace)] }
    case 'shoring':
      return { odds: [mendingOdds('hull-gained', tables.ruleset.items.shoring, hullMax - own.hull)] }
    case 'dressing':
      return { odds: [mendingOdds('crew-gained', tables.ruleset.items.dressing, crewMax - (own.crew ?? 0))] }
    case 'switch-ammo':
    case 'drift':
      return { odds: [] }
    default: {
      const moved = movedOdds(tables, state, seat, action)
      const harm = harmOf(tables, state, seat, action.type)
      return { odds: [...moved, ...(harm ? harmOdds(state, seat, harm) : [])] }
    }
  }
}

function harmOdds(state: State, seat: number, { hull, crew, own, immune }: Harm): Odds[] {
  const target = sideOf(state, otherSeat(seat))
  const odds: Odds[] = []
  let survives = 1
  if (hull) {
    odds.push(tollOdds('hull-lost', hull, target.hull))
    survives *= 1 - atLeast(chancesOfCast(hull), target.hull)
  }
  if (crew && target.crew !== undefined) {
    odds.push(tollOdds('crew-lost', crew, target.crew))
    survives *= 1 - atLeast(chancesOfCast(crew), target.crew)
  }
  // Guns are aimed at the hull, boarders at the crew.
  if (immune) odds.push(certain(own ? 'crew-lost' : 'hull-lost', 0, [{ name: 'immune', effect: '0' }]))
  // If both sides are broken at once the attacker loses.
  const dies = own ? atLeast(chancesOfCast(own), sideOf(state, seat).crew ?? 0) : 0
  if (hull || crew) odds.push(yesOrNo('win', (1 - survives) * (1 - dies)))
  if (own) odds.push(tollOdds('own-crew-lost', own, sideOf(state, seat).crew ?? 0), yesOrNo('own-loss', dies))
  return odds
}

function movedOdds(tables: Tables, state: State, seat: number, { type }: Action): Odds[] {
  const combatant = combatantOf(tables, seat)
  const power = isPower(type) ? combatant.powers[type] : undefined
  if (!power || power.shift === 0) return []
  return [distanceOdds(state.D, shifted(tables, combatant, power, state.D))]
}

function tollOdds(of: string, cast: Cast, most: number): Odds {
  return { of, outcomes: outcomes(cappedAt(chancesOfCast(cast), most)), factors: factorsOf(cast) }
}

function mendingOdds(of: string, { faces, count, bonus }: PlainRoll, most: number): Odds {
  const chances = cappedAt(chancesOf(faces, count, bonus), Math.max(0, most))
  const factors = factorsOf({ faces, count, bonus, distance: 0, brace: 0 })
  return { of, outcomes: outcomes(chances), factors }
}

function distanceOdds(from: number, to: number): Odds {
  return certain('distance', to, [
    { name: 'distance', effect: String(from) },
    { name: to < from ? 'closed' : 'gained', effect: signed(to - from) },
  ])
}

/** In the order they are reckoned; what changes nothing is left out, but for the dice. */
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
