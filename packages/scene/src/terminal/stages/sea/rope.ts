import type { SeaStage } from '../../../stages/sea.ts'
import type { Canvas } from '../../canvas.ts'
import { cut } from '../../columns.ts'
import type { Drawing } from '../../drawing.ts'

/** The rope between two opponents, as long as the columns it is given allow. */
export interface Rope {
  /** The column over which something at that distance lies. */
  column(distance: number): number
  /** Distance between two marks with a number. */
  readonly interval: number
}

/** A rope that begins in column `start` and is at most `columns` long. */
export function layRope({ farthest }: SeaStage, start: number, columns: number): Rope {
  const marks = Math.max(1, Math.ceil(farthest))
  const exact = Math.max(1, columns) / marks
  // Where there is a column for each mark, all are equally far apart.
  const pitch = exact >= 1 ? Math.floor(exact) : exact
  return {
    column: distance => start + Math.round(distance * pitch),
    interval: intervalOf(pitch, String(marks).length),
  }
}

/** 1, 2, 5, 10, 20, 50 … the first that keeps numbers of that many digits apart. */
function intervalOf(pitch: number, digits: number): number {
  let interval = 1
  for (let next = 0; interval * pitch < digits + 1; next++) interval *= next % 3 === 1 ? 2.5 : 2
  return interval
}

export function drawRope(
  { palette, word }: Drawing,
  canvas: Canvas,
  { distance, farthest }: SeaStage,
  { column, interval }: Rope,
  y: number,
  width: number,
): void {
  const start = column(0)
  canvas.write(start, y, '┄'.repeat(column(farthest) - start + 1), palette.quiet)
  canvas.write(start, y, '━'.repeat(column(distance) - start + 1), palette.strong)
  for (let mark = 0; mark <= farthest; mark += interval) {
    const x = column(mark)
    const number = String(mark)
    canvas.write(x, y, mark < distance ? '┿' : '┼', mark < distance ? palette.strong : palette.quiet)
    if (x + number.length > width) continue
    canvas.write(x, y + 1, number, mark === distance ? palette.strong : palette.quiet)
  }
  canvas.write(start, y, '●', palette.strong)
  canvas.write(column(distance), y, '●', palette.strong)
  const sentence = word('terminal.distance', { distance, farthest })
  canvas.write(start, y + 2, cut(sentence, width - start), palette.strong)
}
