import type { HexStage } from '@sextant/scene'
import type { Holding } from '../stage-renderer.ts'
import { drawCellLabel } from './cell-label.ts'
import { fillOf, hexPath } from './ground.ts'
import type { HexPlaces } from './places.ts'

/** Cells that a side takes turn to its colour, drawn over the ground until that is drawn again. */
export const holding: Holding<HexStage, HexPlaces> = {
  after: (stage, cells, side) => ({
    ...stage,
    cells: stage.cells.map((cell, number) => (cells.has(number) ? { ...cell, side } : cell)),
  }),
  draw(pen, { stage, places }, number, side, part) {
    const cell = stage.cells[number]
    if (!cell) return
    const { ctx } = pen
    const [x, y] = [places.x[number] ?? 0, places.y[number] ?? 0]
    ctx.save()
    ctx.globalAlpha = part
    ctx.fillStyle = fillOf(pen, cell, side, number)
    ctx.translate(x, y)
    ctx.fill(hexPath(places, 0.97))
    ctx.translate(-x, -y)
    drawCellLabel(pen, cell, places, number)
    ctx.restore()
  },
}
