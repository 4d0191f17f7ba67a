import type { Scene, Side, Text } from '@sextant/scene'
import { scoreOf } from '../rules/ending.ts'
import type { State } from '../state.ts'
import type { Tables } from '../tables.ts'
import { chartOf } from './chart.ts'
import { panelsOf } from './panels.ts'
import { piecesOf } from './pieces.ts'
import { battleTitle, text } from './words.ts'

const SIDES: readonly Side[] = [
  { name: text('side.platoon'), colour: 'blue', shape: 'circle' },
  { name: text('side.enemy'), colour: 'red', shape: 'square' },
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
  const { supplies, fielded } = state
  if (state.ended) return text(`status.${state.ended}`, { score: scoreOf(tables, state) })
  if (state.stage === 'crossroads') return text('status.crossroads', { supplies })
  const battle = battleTitle(tables, state.battle)
  if (state.stage === 'battle') return text('status.battle', { battle })
  return text('status.camp', {
    battle,
    count: fielded.length,
    most: tables.options.platoon.field,
    supplies,
  })
}
