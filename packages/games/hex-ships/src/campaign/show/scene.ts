import type { Scene, Side, Text } from '@sextant/scene'
import { scoreOf } from '../rules/ending.ts'
import { limitOf } from '../rules/orders.ts'
import type { State } from '../state.ts'
import { sizeOf, type Tables } from '../tables.ts'
import { chartOf } from './chart.ts'
import { panelsOf } from './panels.ts'
import { piecesOf } from './pieces.ts'
import { missionTitle, text } from './words.ts'

const SIDES: readonly Side[] = [
  { name: text('side.commander'), colour: 'amber', shape: 'circle' },
  { name: text('side.enemy'), colour: 'violet', shape: 'diamond' },
]

export function sceneOf(tables: Tables, state: State): Scene {
  const status = statusOf(tables, state)
  return {
    stage: chartOf(tables, state),
    sides: SIDES,
    pieces: piecesOf(tables, state),
    panels: panelsOf(tables, state),
    status,
    goal: text('goal'),
    ...(state.ended && { ending: status }),
  }
}

function statusOf(tables: Tables, state: State): Text {
  if (state.ended) return text(`status.${state.ended}`, { score: scoreOf(tables, state) })
  if (state.stage === 'branch') return text('status.branch')
  const mission = missionTitle(tables, state.mission)
  if (state.stage === 'battle') return text('status.battle', { mission })
  return text('status.harbour', {
    mission,
    size: sizeOf(tables, state.selected),
    limit: limitOf(tables, state),
  })
}
