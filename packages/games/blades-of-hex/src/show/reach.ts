import { discInto, discSize } from '@sextant/hex'
import type { Highlight } from '@sextant/scene'
import { readRoster, sideNumber } from '../rules/roster.ts'
import { walkFrom } from '../rules/walk.ts'
import type { State } from '../state.ts'
import type { World } from '../world.ts'

/** Where a unit could move in a turn of its own, and what it could strike from there. Neutral units stand still. */
export function reachOf(world: World, state: State, id: string): Highlight[] {
  const unit = state.units[id]
  const start = unit && world.cellOf.get(unit.at)
  if (!unit || start === undefined || unit.army === 'neutral') return []
  const { board, walk, rules } = world
  const { speed, range } = rules.units[unit.kind]
  const roster = readRoster(world, state)
  const { ends, count } = walkFrom(walk, roster, unit.army, start, speed)
  const reached = new Set(ends.subarray(0, count))
  const struck = new Set<number>()
  const near = new Int32Array(discSize(range))
  for (const from of [start, ...reached])
    for (const cell of near.subarray(0, discInto(board, from, range, near))) struck.add(cell)
  const friend = sideNumber(unit.army)
  const threatened = [...struck].filter(cell => !reached.has(cell) && roster.sideOn[cell] !== friend)
  return [
    ...[...reached].map(cell => ({ cell, meaning: 'reach' as const })),
    ...threatened.map(cell => ({ cell, meaning: 'threat' as const })),
  ]
}
