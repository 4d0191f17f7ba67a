import type { HoldEffect } from '@sextant/scene'
import { arrive } from '../draw/easing.ts'
import { stageRenderer } from '../stages/index.ts'
import type { EffectRenderer } from './effect-renderer.ts'

/** Cells turn to their new side one after another, the whole within this time; and how long one of them takes. */
export const HOLD_TIME = 1500
const TURN_TIME = 600

/** Cells are taken by a side. */
export const hold: EffectRenderer<HoldEffect> = {
  kind: 'hold',
  duration: () => HOLD_TIME,
  timing: { blocks: 0.4, impact: 0, isAwaited: true },
  layer: 'ground',
  grounds: ({ cells }) => cells,
  draw(pen, { cells, side }, { part, scene, stage, places, isShown }) {
    if (part >= 1) return
    const on = { scene, stage: scene.stage, places }
    cells.forEach((cell, number) => {
      const turned = turnedBy(part * HOLD_TIME, number, cells.length)
      if (turned > 0 && isShown(cell)) stage.holding?.draw(pen, on, cell, scene.sides[side], turned)
    })
  },
  sceneAfter(scene, { cells, side }) {
    const holding = stageRenderer(scene.stage).holding
    return holding ? { ...scene, stage: holding.after(scene.stage, new Set(cells), side) } : scene
  },
}

/** How far one of several cells has turned, 0 to 1, this many milliseconds after the first began. */
export function turnedBy(time: number, number: number, count: number): number {
  const start = count < 2 ? 0 : (number / (count - 1)) * (HOLD_TIME - TURN_TIME)
  return arrive(Math.min(Math.max((time - start) / TURN_TIME, 0), 1))
}
