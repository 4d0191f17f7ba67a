import { at, type Forecast, must, type Odds } from '@sextant/engine'
import type { Action } from '../actions.ts'
import type { State } from '../state.ts'
import type { Tables } from '../tables.ts'
import { actingIndex } from './acting.ts'
import { isDamaged } from './condition.ts'
import { type CriticalResult, criticalTable, weaponsOfSide } from './criticals.ts'
import { type Difficulty, difficultyOf, volleyFactors } from './difficulty.ts'
import { aimAt, autoEnabled } from './targeting.ts'
import { type Shot, shotAt, shotOf } from './volley.ts'
import { type Ending, volleyEndings, WAYS } from './volley-odds.ts'

/** The exact odds of a volley, layer by layer, and of a turn with damaged thrusters. */
export function forecastOf(tables: Tables, state: State, action: Action): Forecast {
  switch (action.type) {
    case 'target':
      return { odds: volleyOdds(tables, state, aimedAt(tables, state, action.ship)) }
    case 'fire':
    case 'reroll':
      return { odds: volleyOdds(tables, state, shotOf(tables, state)) }
    case 'keep': {
      const [one = 0, other = 0] = state.volley.roll ?? []
      return { odds: volleyOdds(tables, state, shotOf(tables, state), one + other) }
    }
    case 'turn':
      return { odds: turnOdds(tables, state) }
    default:
      return { odds: [] }
  }
}

/** The volley that would be switched on for a target. */
function aimedAt(tables: Tables, state: State, id: string): Shot {
  const index = actingIndex(state)
  const ship = at(state.ships, index)
  const target = must(tables.shipById, id).index
  const aim = aimAt(tables, ship, at(state.ships, target))
  return shotAt(tables, state, index, target, autoEnabled(tables, ship, at(tables.ships, index), aim))
}

function turnOdds(tables: Tables, state: State): Odds[] {
  if (!isDamaged(at(state.ships, actingIndex(state)), 'side-thrusters')) return []
  const needed = tables.combat.damaged.sideThrusters
  return [yesOrNo('turned', atLeast(needed), [{ name: 'side-thrusters', effect: `${needed}+` }])]
}

function volleyOdds(tables: Tables, state: State, shot: Shot, roll?: number): Odds[] {
  const attacker = at(tables.ships, actingIndex(state))
  const endings = volleyEndings(tables, attacker, shot, roll)
  const sum = (of: string, value: (ending: Ending) => number) => spread(of, endings, value)
  return [
    sum('damage', ({ shield, armor, hull }) => shield + armor + hull),
    yesOrNo(
      'destroyed',
      chanceOf(endings, ({ hull }) => hull === shot.target.hull),
    ),
    ...hitOdds(tables, state, shot, roll),
    sum('shield', ({ shield }) => shield),
    sum('armor', ({ armor }) => armor),
    sum('hull', ({ hull }) => hull),
    sum('criticals', ({ criticals }) => criticals),
    ...criticalOdds(tables, shot, endings),
    ...(shot.mounts.some(({ kind }) => kind === 'emp')
      ? [sum('disruption', ({ disruption }) => disruption)]
      : []),
  ]
}

/** Of each weapon that rolls to hit, with everything that makes its difficulty. */
function hitOdds(tables: Tables, state: State, shot: Shot, roll?: number): Odds[] {
  const factors = volleyFactors(tables, state, actingIndex(state), shot.targetIndex, shot.side)
  return shot.mounts.flatMap(mount => {
    const difficulty = difficultyOf(mount, shot.bracket, factors)
    if (!difficulty) return []
    const chance = roll === undefined ? atLeast(difficulty.total) : roll >= difficulty.total ? 1 : 0
    return [yesOrNo(`hit-${mount.hardpoint}`, chance, factorsOf(difficulty))]
  })
}

function factorsOf(difficulty: Difficulty): Odds['factors'] {
  const { base, total, ...rest } = difficulty
  return [
    { name: 'base', effect: `${base}+` },
    ...Object.entries(rest)
      .filter(([, effect]) => effect !== 0)
      .map(([name, effect]) => ({ name, effect: effect > 0 ? `+${effect}` : `−${-effect}` })),
    { name: 'difficulty', effect: `${total}+` },
  ]
}

/** The chance that a critical damages each of the systems that it can. */
function criticalOdds(tables: Tables, shot: Shot, endings: readonly Ending[]): Odds[] {
  const table = criticalTable(tables.combat, shot.side)
  const kinds = [...new Set(table)].filter(kind => kind !== 'none')
  return kinds.map(kind => {
    const faces = table.filter(other => other === kind).length
    let chance = 0
    if (canDamage(tables, shot, kind))
      for (const ending of endings)
        chance += ending.chance * (1 - (1 - faces / table.length) ** ending.criticals)
    return yesOrNo(`critical-${kind}`, chance)
  })
}

function canDamage(tables: Tables, { target, targetIndex, side }: Shot, kind: CriticalResult): boolean {
  if (kind === 'none') return false
  if (kind === 'weapon') return weaponsOfSide(target, at(tables.ships, targetIndex), side).length > 0
  return kind === 'engines' || !isDamaged(target, kind)
}

/** The chance that 2d6 reach a number. */
export function atLeast(needed: number): number {
  let ways = 0
  for (let sum = Math.max(2, needed); sum <= 12; sum++) ways += at(WAYS, sum)
  return ways / 36
}

function chanceOf(endings: readonly Ending[], is: (ending: Ending) => boolean): number {
  let chance = 0
  for (const ending of endings) if (is(ending)) chance += ending.chance
  return chance
}

function spread(of: string, endings: readonly Ending[], value: (ending: Ending) => number): Odds {
  const chances = new Map<number, number>()
  for (const ending of endings) {
    const amount = value(ending)
    chances.set(amount, (chances.get(amount) ?? 0) + ending.chance)
  }
  const outcomes = [...chances]
    .sort(([a], [b]) => a - b)
    .map(([amount, chance]) => ({ value: amount, chance: Math.min(1, chance) }))
  return { of, outcomes, factors: [] }
}

function yesOrNo(of: string, summed: number, factors: Odds['factors'] = []): Odds {
  // A sum of thirty-sixths may miss 1 by its rounding: what is certain leaves no doubt.
  const chance = summed > 1 - ROUNDING ? 1 : summed
  return {
    of,
    outcomes: [
      { value: true, chance },
      { value: false, chance: 1 - chance },
    ],
    factors,
  }
}

const ROUNDING = 1e-12
