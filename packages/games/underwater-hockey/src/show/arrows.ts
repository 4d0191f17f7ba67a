import { at, must, type Seat, type Viewer } from '@sextant/engine'
import type { Arrow, Highlight } from '@sextant/scene'
import type { Plan } from '../plan.ts'
import { conflictsAmong } from '../rules/conflicts.ts'
import { courseOf } from '../rules/courses.ts'
import { outcomeOf } from '../rules/outcome.ts'
import { plansNow } from '../rules/proposals.ts'
import { type Workspace, waterOf } from '../rules/workspace.ts'
import type { State } from '../state.ts'
import type { Tables } from '../tables.ts'
import { firstOf, opponentOf, type TeamSeat, teamAt, teamOf } from '../units.ts'
import { text } from './words.ts'

/**
 * What is planned, by kind: a team sees its own plans, those that are only proposed faint, and until it changes one what
 * the other team had planned in the turn just played. Spectators see what both had, from where the units then were.
 */
export function arrowsOf(work: Workspace, view: State, viewer: Viewer): Arrow[] {
  const { tables } = work
  if (viewer === 'spectator' || outcomeOf(tables, view)) return lastArrows(tables, view)
  const first = firstOf(viewer)
  const team = teamAt(viewer)
  const fresh = view.changes[team] === 0 && !view.committed[team]
  const others = fresh ? lastArrows(tables, view, opponentOf(team)) : []
  const own = plansNow(work, view, viewer).flatMap((plan, index) => {
    const unit = view.units[first + index]
    if (!unit) return []
    const faint = view.plans[first + index] === null && !view.committed[team]
    return planArrows(tables, must(tables.tileOf, unit.at), unit.facing, plan, viewer, faint)
  })
  return [...others, ...own]
}

/** What everybody planned, once it is no longer secret. */
export function revealedArrows(
  tables: Tables,
  places: readonly { readonly at: string; readonly facing: number }[],
  plans: readonly Plan[],
): Arrow[] {
  return places.flatMap(({ at, facing }, u) => {
    const plan = plans[u]
    return plan ? planArrows(tables, must(tables.tileOf, at), facing, plan, teamOf(u), false) : []
  })
}

/** Of one team, or of both. */
function lastArrows(tables: Tables, { last, units, turn, kickoff }: State, team?: TeamSeat): Arrow[] {
  // After a goal everybody has lined up again.
  if (!last || turn === kickoff) return []
  return last.from.flatMap((name, u) => {
    const plan = last.plans[u]
    if (!plan || (team !== undefined && teamOf(u) !== team)) return []
    return planArrows(tables, must(tables.tileOf, name), units[u]?.facing ?? 0, plan, teamOf(u), true)
  })
}

function planArrows(
  tables: Tables,
  from: number,
  facing: number,
  plan: Plan,
  side: Seat,
  faint: boolean,
): Arrow[] {
  const drawn = { side, ...(faint && { faint }) }
  const beside = (direction: number) => {
    const tile = at(tables.board.neighbours, from * 6 + direction)
    return tile < 0 ? [from] : [from, tile]
  }
  switch (plan.kind) {
    case 'flick': {
      const path = courseOf(tables, from, plan)
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
      const path = courseOf(tables, from, plan)
      if (path.length > 1) arrows.push({ kind: 'move', path, ...drawn })
      return arrows
    }
  }
}

/** Where plans of the viewer's own team would clash, before they are committed. */
export function clashesOf(work: Workspace, view: State, viewer: Viewer): Highlight[] {
  const { tables } = work
  if (viewer === 'spectator' || outcomeOf(tables, view)) return []
  const team = teamAt(viewer)
  if (view.committed[team]) return []
  const plans = plansNow(work, view, team)
  return conflictsAmong(tables, waterOf(work, view), team, plans).map(({ tile, kind }) => ({
    cell: tile,
    meaning: 'bad',
    label: text(`conflict.${kind}`),
  }))
}
