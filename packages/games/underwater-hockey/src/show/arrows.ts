import type { Viewer } from '@sextant/engine'
import type { Arrow, Highlight } from '@sextant/scene'
import type { Plan } from '../plan.ts'
import { conflictsAmong } from '../rules/conflicts.ts'
import { outcomeOf } from '../rules/outcome.ts'
import { plansNow } from '../rules/proposals.ts'
import type { State } from '../state.ts'
import { firstOf, teamOf } from '../units.ts'
import { readWater } from '../water.ts'
import type { World } from '../world.ts'
import { courseOf } from './courses.ts'
import { text } from './words.ts'

/**
 * What is planned, by kind: a team sees its own plans, those that are only proposed faint. Whoever watches sees
 * the plans of the turn just played, which began where the arrows begin.
 */
export function arrowsOf(world: World, view: State, viewer: Viewer): Arrow[] {
  if (viewer === 'spectator' || outcomeOf(world, view)) return lastArrows(world, view)
  const first = firstOf(viewer)
  return plansNow(world, view, viewer).flatMap((plan, index) => {
    const unit = view.units[first + index]
    if (!unit) return []
    const faint = view.plans[first + index] === null && !view.committed[viewer as 0 | 1]
    return planArrows(world, world.tileOf.get(unit.at) as number, unit.facing, plan, viewer, faint)
  })
}

function lastArrows(world: World, { last, units, turn, kickoff }: State): Arrow[] {
  // After a goal everybody has lined up again.
  if (!last || turn === kickoff) return []
  return last.plans.flatMap((plan, u) => {
    const from = world.tileOf.get(last.from[u] as string) as number
    return planArrows(world, from, units[u]?.facing ?? 0, plan, teamOf(u), true)
  })
}

function planArrows(
  world: World,
  from: number,
  facing: number,
  plan: Plan,
  side: number,
  faint: boolean,
): Arrow[] {
  const { neighbours } = world.board
  const drawn = { side, ...(faint && { faint }) }
  const beside = (direction: number) => {
    const tile = neighbours[from * 6 + direction] as number
    return tile < 0 ? [from] : [from, tile]
  }
  switch (plan.kind) {
    case 'flick': {
      const path = courseOf(world, from, plan)
      return path.length > 1 ? [{ kind: 'pass', path, ...drawn }] : []
    }
    case 'steal': {
      const path = beside(facing)
      return path.length > 1 ? [{ kind: 'attack', path, ...drawn }] : []
    }
    case 'swim': {
      const arrows: Arrow[] = []
      if (plan.change) arrows.push({ kind: plan.change === 'dive' ? 'down' : 'up', path: [from], ...drawn })
      if (plan.curl !== null) arrows.push({ kind: 'turn', path: beside(plan.curl), ...drawn })
      const path = courseOf(world, from, plan)
      if (path.length > 1) arrows.push({ kind: 'move', path, ...drawn })
      return arrows
    }
  }
}

/** Where plans of the viewer's own team would clash, before they are committed. */
export function clashesOf(world: World, view: State, viewer: Viewer): Highlight[] {
  if (viewer === 'spectator' || outcomeOf(world, view) || view.committed[viewer as 0 | 1]) return []
  const plans = plansNow(world, view, viewer)
  const water = readWater(world, view)
  return conflictsAmong(world, water, viewer === 0 ? 0 : 1, plans).map(({ tile, kind }) => ({
    cell: tile,
    meaning: 'bad',
    label: text(`conflict.${kind}`),
  }))
}
