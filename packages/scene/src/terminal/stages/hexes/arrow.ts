import { axialDistance, STEPS } from '@sextant/hex'
import type { Arrow, ArrowKind } from '../../../scene.ts'
import type { HexStage } from '../../../stages/hexes.ts'
import type { Canvas, Ink } from '../../canvas.ts'
import { arrowTowards, FACINGS, STROKES } from '../../glyphs.ts'
import { arrowInk, type Point, pointsBetween } from '../../stroke.ts'
import type { Board } from './hex-cell.ts'
import type { HexLayout } from './hex-layout.ts'

/** An arrow from cell to cell, drawn only where the board is blank: it hides nothing. */
export function drawArrow({ drawing, stage, layout, canvas }: Board, arrow: Arrow): void {
  const cells = arrow.kind === 'fire' ? [arrow.path[0], arrow.path.at(-1)] : arrow.path
  const ink = arrowInk(drawing, arrow)
  for (let step = 1; step < cells.length; step++) {
    const [from, to] = [cells[step - 1] ?? -1, cells[step] ?? -1]
    const [a, b] = [layout.corners[from], layout.corners[to]]
    if (!a || !b) continue
    const head = step === cells.length - 1 ? headOf(stage, from, to, a, b) : undefined
    drawLine(canvas, middle(a, layout), middle(b, layout), arrow.kind, head, ink)
  }
}

/** The direction of the last step, as a board has it between neighbours and as the screen has it farther off. */
function headOf(stage: HexStage, from: number, to: number, a: Point, b: Point): string {
  const [start, end] = [stage.cells[from], stage.cells[to]]
  if (start && end && axialDistance(start, end) === 1) {
    const direction = STEPS[stage.orientation].findIndex(
      step => start.q + step.q === end.q && start.r + step.r === end.r,
    )
    return FACINGS[stage.orientation][direction] ?? '→'
  }
  return arrowTowards(b.x - a.x, b.y - a.y)
}

function drawLine(
  canvas: Canvas,
  from: Point,
  to: Point,
  kind: ArrowKind,
  head: string | undefined,
  ink: Ink,
): void {
  const outward = Math.sign(to.x - from.x)
  const free = pointsBetween(from, to).flatMap(point => {
    const x = [0, 1, -1, 2].map(by => point.x + by * outward).find(column => canvas.isBlank(column, point.y))
    return x === undefined ? [] : [{ ...point, x }]
  })
  for (const point of free) canvas.write(point.x, point.y, STROKES[kind][point.slope], ink)
  const last = free.at(-1)
  if (head && last) canvas.write(last.x, last.y, head, ink)
}

function middle({ x, y }: Point, { room }: HexLayout): Point {
  return { x: x + (room - 1) / 2, y }
}
