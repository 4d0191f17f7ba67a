import type { Highlight } from '@sextant/scene'
import type { Action } from '../actions.ts'
import { listPlans } from '../rules/legal.ts'
import type { State } from '../state.ts'
import { UNIT_IDS } from '../units.ts'
import { readWater } from '../water.ts'
import type { World } from '../world.ts'
import { endOf } from './courses.ts'

/** Where a unit could swim in this turn, and where it could flick the puck to. */
export function reachOf(world: World, view: State, piece: string): Highlight[] {
  const u = UNIT_IDS.indexOf(piece)
  const unit = view.units[u]
  if (!unit) return []
  const from = world.tileOf.get(unit.at) as number
  // As if nothing had been planned yet, so that it is the same for whoever looks.
  const open: State = { ...view, plans: [] }
  const actions: Action[] = []
  listPlans(world, open, readWater(world, view), u, actions)
  const reached = new Set<number>()
  const flicked = new Set<number>()
  for (const action of actions) {
    if (action.type === 'swim')
      reached.add(endOf(world, from, { kind: 'swim', change: null, curl: null, path: action.path }))
    if (action.type === 'flick') {
      const { direction, distance } = action
      flicked.add(endOf(world, from, { kind: 'flick', direction, distance }))
    }
  }
  reached.delete(from)
  return [
    ...[...reached].map(cell => ({ cell, meaning: 'reach' as const })),
    ...[...flicked].filter(cell => !reached.has(cell)).map(cell => ({ cell, meaning: 'threat' as const })),
  ]
}
