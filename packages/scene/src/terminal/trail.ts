import { axialDistance, STEPS } from '@sextant/hex'
import type { Arrow, ArrowKind, HexStage } from '../scene.ts'
import type { Canvas, Ink } from './canvas.ts'
import type { Drawing } from './drawing.ts'
import { arrowTowards, FACINGS, STROKES } from './glyphs.ts'
import type { Board } from './hex-cell.ts'
import type { HexLayout, Point } from './hex-layout.ts'

/** An arrow from cell to cell, drawn only where the board is blank: it hides nothing. */
export function drawTrail({ drawing, layout, canvas }: Board, stage: HexStage, arrow: Arrow): void {
  const cells = arrow.kind === 'fire' ? [arrow.path[0], arrow.path.at(-1)] : arrow.path
  const ink = trailInk(drawing, arrow)
  for (let step = 1; step < cells.length; step++) {
    const [from, to] = [cells[step - 1] ?? -1, cells[step] ?? -1]
    const [a, b] = [layout.corners[from], layout.corners[to]]
    if (!a || !b) continue
    const head = step === cells.length - 1 ? headOf(stage, from, to, a, b) : undefined
    drawLine(canvas, middle(a, layout), middle(b, layout), arrow.kind, head, ink)
  }
}

export function trailInk({ palette }: Pick<Drawing, 'palette'>, { kind, side, faint }: Arrow): Ink {
  if (faint) return side === undefined ? palette.quiet : { fg: palette.side(side), dim: true }
  if (side !== undefined) return { fg: palette.side(side), bold: true }
  return palette.meaning(kind === 'attack' || kind === 'fire' ? 'target' : 'path')
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

/** 0 level, 1 upright, 2 falling, 3 rising to the right. */
export type Slope = 0 | 1 | 2 | 3

/** The character cells between two others. Flat lines go column by column, steep ones line by line. */
export function pointsBetween(from: Point, to: Point): (Point & { slope: Slope })[] {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const flat = Math.abs(dx) > 2 * Math.abs(dy)
  const count = flat ? Math.abs(dx) : Math.abs(dy)
  const at = (i: number): Point => ({
    x: from.x + Math.round((dx * i) / count),
    y: from.y + Math.round((dy * i) / count),
  })
  const diagonal: Slope = dx > 0 === dy > 0 ? 2 : 3
  return Array.from({ length: Math.max(0, count - 1) }, (_, i) => {
    const point = at(i + 1)
    const level = point.y === at(i).y
    const slope: Slope = flat ? (level ? 0 : diagonal) : dx === 0 ? 1 : diagonal
    return { ...point, slope }
  })
}

function middle({ x, y }: Point, { room }: HexLayout): Point {
  return { x: x + (room - 1) / 2, y }
}
