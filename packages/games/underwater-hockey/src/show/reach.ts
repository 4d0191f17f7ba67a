import { must } from '@sextant/engine'
import type { Highlight } from '@sextant/scene'
import type { Action } from '../actions.ts'
import { endOf } from '../rules/courses.ts'
import { listPlans } from '../rules/legal.ts'
import { type Workspace, waterOf } from '../rules/workspace.ts'
import type { State } from '../state.ts'
import { UNIT_IDS } from '../units.ts'

/** Where a unit could swim in this turn, and where it could flick the puck to. */
export function reachOf(work: Workspace, view: State, piece: string): Highlight[] {
  const { tables } = work
  const u = UNIT_IDS.indexOf(piece)
  const unit = view.units[u]
  if (!unit) return []
  const from = must(tables.tileOf, unit.at)
  // As if nothing had been planned yet, so that every viewer sees the same.
  const open: State = { ...view, plans: [] }
  const actions: Action[] = []
  listPlans(tables, open, waterOf(work, view), u, actions)
  const reached = new Set<number>()
  const flicked = new Set<number>()
  for (const action of actions) {
    if (action.type === 'swim')
      reached.add(endOf(tables, from, { kind: 'swim', change: null, curl: null, path: action.path }))
    if (action.type === 'flick') {
      const { direction, distance } = action
      flicked.add(endOf(tables, from, { kind: 'flick', direction, distance }))
    }
  }
  reached.delete(from)
  return [
    ...[...reached].map(cell => ({ cell, meaning: 'reach' as const })),
    ...[...flicked].filter(cell => !reached.has(cell)).map(cell => ({ cell, meaning: 'threat' as const })),
  ]
}
