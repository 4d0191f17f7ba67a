import { at, must, type Refusal } from '@sextant/engine'
import type { Flick, Plan } from '../plan.ts'
import { holderIn, type State, type Unit } from '../state.ts'
import type { Tables } from '../tables.ts'
import { refuse } from './refusals.ts'
import { canSteal } from './stealing.ts'
import { isAhead, type Start, startOf } from './strokes.ts'
import { type Workspace, waterOf } from './workspace.ts'

/** Why a unit cannot do what a whole plan says, or nothing. */
export function whyImpossible(work: Workspace, state: State, u: number, plan: Plan): Refusal | undefined {
  const unit = at(state.units, u)
  switch (plan.kind) {
    case 'swim':
      return (
        (plan.change === null ? undefined : whyNotChange(unit, plan.change)) ??
        (plan.curl === null ? undefined : whyNotCurl(unit, plan.curl)) ??
        whyNotSwim(work.tables, unit, startOf(unit, plan), plan.path)
      )
    case 'flick':
      return whyNotFlick(work.tables, state, u, plan)
    case 'steal':
      return whyNotSteal(work, state, u)
  }
}

/** Diving takes breath; nobody dives twice. */
export function whyNotChange({ plane, breath }: Unit, change: 'dive' | 'surface'): Refusal | undefined {
  if (change === 'surface') return plane === 'surface' ? refuse('at-surface-already') : undefined
  if (plane === 'bottom') return refuse('under-water-already')
  return breath === 0 ? refuse('out-of-breath') : undefined
}

export function whyNotCurl(unit: Unit, facing: number): Refusal | undefined {
  return facing === unit.facing ? refuse('same-facing') : undefined
}

/** As many strokes as its speed or a curl leaves, each at most 60° from the one before, inside the pool. */
export function whyNotSwim(
  { board, tileOf }: Tables,
  unit: Unit,
  { facing, strokes }: Start,
  path: readonly number[],
): Refusal | undefined {
  if (path.length > strokes) return refuse('too-far', { steps: path.length, most: strokes })
  let before = facing
  let tile = must(tileOf, unit.at)
  for (const direction of path) {
    if (!isAhead(before, direction)) return refuse('too-sharp')
    tile = at(board.neighbours, tile * 6 + direction)
    if (tile < 0) return refuse('off-the-pool')
    before = direction
  }
  return undefined
}

/** The holder alone, as far as it can, straight ahead or 60° to either side, inside the pool. */
export function whyNotFlick(
  tables: Tables,
  state: State,
  u: number,
  flick: Pick<Flick, 'direction' | 'distance'>,
): Refusal | undefined {
  const unit = at(state.units, u)
  if (holderIn(state) !== u) return refuse('not-the-holder')
  if (flick.distance > unit.flick) return refuse('flick-too-far', { most: unit.flick })
  if (!isAhead(unit.facing, flick.direction)) return refuse('flick-aside')
  return whyNoFlickTo(tables, unit, flick)
}

/** A flicked puck stays inside the pool. */
export function whyNoFlickTo(
  { board, tileOf }: Tables,
  unit: Unit,
  { direction, distance }: Pick<Flick, 'direction' | 'distance'>,
): Refusal | undefined {
  let tile = must(tileOf, unit.at)
  for (let step = 0; step < distance && tile >= 0; step++) tile = at(board.neighbours, tile * 6 + direction)
  return tile < 0 ? refuse('off-the-pool') : undefined
}

export function whyNotSteal(work: Workspace, state: State, u: number): Refusal | undefined {
  return canSteal(work.tables, waterOf(work, state), u) ? undefined : refuse('no-steal')
}
