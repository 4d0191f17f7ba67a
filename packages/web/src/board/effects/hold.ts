import { arrive } from '../draw/easing.ts'
import { fillOf, hexPath } from '../stages/hexes/ground.ts'
import { drawLabel } from '../stages/hexes/cell-label.ts'
import type { Pen } from '../draw/pen.ts'
import { around, type Rectangle, touches } from '../geometry/rectangle.ts'
import type { BoardState } from '../core/state.ts'
import { HOLD_TIME } from '../core/timeline.ts'

/** How long one cell takes to turn. */
const TURN_TIME = 600

/** Cells that are turning to a new side, one after another, drawn over the ground until it is made anew. */
export function drawHold(state: BoardState, pen: Pen, boxes: readonly Rectangle[], now: number): void {
  const { scene, places } = state
  const { stage, sides } = scene
  if (stage.kind !== 'hexes' || places.kind !== 'hexes') return
  for (const show of state.playing) {
    const time = (now - show.start) * show.speed
    for (const { effect, start, end } of show.timeline.clips) {
      if (effect.kind !== 'hold' || time < start || time >= end) continue
      effect.cells.forEach((number, place) => {
        const cell = stage.cells[number]
        const box = around(places.x[number] ?? 0, places.y[number] ?? 0, 1.1)
        if (!cell || !boxes.some(other => touches(other, box))) return
        const part = turned(time - start, place, effect.cells.length)
        if (part <= 0) return
        pen.ctx.save()
        pen.ctx.globalAlpha = part
        pen.ctx.fillStyle = fillOf(pen, cell, sides[effect.side], number)
        pen.ctx.translate(places.x[number] ?? 0, places.y[number] ?? 0)
        pen.ctx.fill(hexPath(places, 0.97))
        pen.ctx.translate(-(places.x[number] ?? 0), -(places.y[number] ?? 0))
        if (cell.label) drawLabel(pen, cell.label, places, number)
        pen.ctx.restore()
      })
    }
  }
}

/** How far one of several cells has turned, 0 to 1, so many milliseconds after the first began. */
export function turned(time: number, number: number, count: number): number {
  const start = count < 2 ? 0 : (number / (count - 1)) * (HOLD_TIME - TURN_TIME)
  return arrive(Math.min(Math.max((time - start) / TURN_TIME, 0), 1))
}
