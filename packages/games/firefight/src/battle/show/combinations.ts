import { at } from '@sextant/engine'
import type { Combination } from '@sextant/scene'
import { canAct, openingAttacks, openingLimit } from '../rules/attacking.ts'
import { throughAt } from '../rules/breakthrough.ts'
import { canMove, moveEnds } from '../rules/moving.ts'
import { pathOf } from '../rules/paths.ts'
import { numberAt } from '../rules/units.ts'
import { someoneWatches, watchersOf, watchersSeeing } from '../rules/watching.ts'
import { readState } from '../rules/workspace.ts'
import { MOVED, type State } from '../state.ts'
import type { Firefight } from '../types.ts'
import { bestAttackGesture, chargeGesture } from './attack-gestures.ts'
import { dangersAt } from './exposure.ts'
import type { Field } from './field.ts'
import { bestShots, type Shot, type Shots } from './shots.ts'
import { text, unitName } from './words.ts'

/** By one gesture: an attack with the best of several weapons, a move and the attack after it, a watcher that shoots. */
export function combinationsFor(
  field: Field,
  shots: Shots,
  state: State,
  seat: number,
): Combination<Firefight>[] {
  if (state.over || state.round === 0) return []
  if (state.mover >= 0) return reactions(field, state, seat)
  if (state.active !== seat) return []
  const { tables } = field
  if (openingAttacks(tables, state) >= openingLimit(tables, state)) return []
  return (tables.own[seat] ?? [])
    .filter(unit => at(state.at, unit) >= 0 && canAct(state, unit))
    .flatMap(unit => [...bestAttacks(field, shots, unit), ...chargesOf(field, shots, state, unit)])
}

/** Pointing at one of several watchers lets it shoot. */
function reactions(field: Field, state: State, seat: number): Combination<Firefight>[] {
  const { tables, ids, work } = field
  if (at(tables.units, state.mover).seat === seat) return []
  readState(work, state)
  return watchersOf(work, state).map(unit => ({
    actions: [{ type: 'react', unit }],
    gesture: {
      kind: 'pick',
      picks: [{ piece: at(ids, unit) }],
      meaning: 'target',
      label: text('gesture.shoot', { unit: unitName(tables, unit) }),
    },
  }))
}

/** Where several weapons reach a target: choosing it once more takes the best of them. */
function bestAttacks(field: Field, shots: Shots, unit: number): Combination<Firefight>[] {
  return enemiesOf(field, shots.state, unit).flatMap(target => {
    const all = bestShots(shots, unit, target)
    const [best] = all
    if (!best || all.length < 2) return []
    return [
      {
        actions: [{ type: 'attack', unit, weapon: best.weapon, target }],
        gesture: bestAttackGesture(field, best, target),
      },
    ]
  })
}

function enemiesOf({ tables }: Field, state: State, unit: number): number[] {
  const { seat } = at(tables.units, unit)
  return (tables.own[1 - seat] ?? []).filter(enemy => at(state.at, enemy) >= 0)
}

/** The ways offered to one target: the best place first, and pointing there once more the next. */
const MOST_WAYS = 3

interface Charge {
  readonly to: number
  readonly shot: Shot
  readonly worth: number
}

/** To move where an enemy that is out of reach from here can be attacked, unless watchers see the move. */
function chargesOf(field: Field, shots: Shots, state: State, unit: number): Combination<Firefight>[] {
  if (!canMove(state, unit)) return []
  const out = enemiesOf(field, state, unit).filter(target => bestShots(shots, unit, target).length === 0)
  const ends = out.length === 0 ? [] : endsOf(field, state, unit)
  return out.flatMap(target =>
    chargesAt(field, shots, state, unit, target, ends).flatMap(({ to, shot }) => {
      const path = unseenPath(field, state, unit, to)
      if (!path) return []
      return [
        {
          actions: [
            { type: 'move', unit, to },
            { type: 'attack', unit, weapon: shot.weapon, target },
          ],
          gesture: chargeGesture(field, shots, unit, target, path, shot),
        } satisfies Combination<Firefight>,
      ]
    }),
  )
}

function chargesAt(
  { tables }: Field,
  shots: Shots,
  state: State,
  unit: number,
  target: number,
  ends: readonly number[],
): Charge[] {
  const moved = {
    ...state,
    at: state.at.slice(),
    marks: state.marks.with(unit, at(state.marks, unit) | MOVED),
  }
  const charges = ends.flatMap((to): Charge[] => {
    moved.at[unit] = to
    const [shot] = bestShots(shots, unit, target, moved)
    return shot ? [{ to, shot, worth: shot.wounds }] : []
  })
  charges.sort((a, b) => b.worth - a.worth)
  // Of the many places that are as good for the shot, those where the least comes back.
  const best = charges[0]?.worth ?? 0
  const { defense } = at(tables.units, unit)
  return charges
    .filter(({ worth }) => worth >= best - ALIKE)
    .slice(0, MOST_WEIGHED)
    .map(charge => ({
      ...charge,
      worth:
        charge.worth -
        dangersAt(shots, unit, charge.to).reduce((sum, { wounds }) => sum + wounds, 0) / defense,
    }))
    .sort((a, b) => b.worth - a.worth)
    .slice(0, MOST_WAYS)
}

/** Wounds that make no difference, and how many places are weighed by what comes back. */
const ALIKE = 0.05
const MOST_WEIGHED = 24

/** Where a move may end, and the unit is still on the map. */
function endsOf({ tables, work }: Field, state: State, unit: number): number[] {
  const { seat } = at(tables.units, unit)
  readState(work, state)
  return [...moveEnds(work, state, unit)].filter(cell => !throughAt(tables, seat, cell))
}

/** The path to a cell, if no watcher sees a hex of it: with dice on the way, what comes after is not known. */
function unseenPath({ tables, work }: Field, state: State, unit: number, to: number): number[] | undefined {
  const table = at(tables.units, unit)
  readState(work, state)
  const path = pathOf(work, table, numberAt(state.at, unit), to)
  if (!path || !someoneWatches(tables, state, 1 - table.seat)) return path
  return path.some(cell => watchersSeeing(work, state, 1 - table.seat, cell).length > 0) ? undefined : path
}
