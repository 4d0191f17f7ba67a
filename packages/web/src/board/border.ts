import { neighbour } from '@sextant/hex'
import { faded } from './colour.ts'
import type { HexPlaces } from './hex-places.ts'
import { atLeast, type Pen } from './pen.ts'

/** Adds the edges of cells for which `wanted` says yes, given the neighbour there (or -1); `size` below 1 lies inside. */
export function edgesWhere(
  { board, x, y, outline }: HexPlaces,
  cells: readonly number[],
  wanted: (there: number, direction: number) => boolean,
  path: Path2D,
  size: number,
): void {
  for (const cell of cells) {
    const [cx, cy] = [x[cell] ?? 0, y[cell] ?? 0]
    // Edges that follow each other are one line, so that their corner is joined.
    let drawing = false
    for (let direction = 0; direction < 6; direction++) {
      if (!wanted(neighbour(board, cell, direction), direction)) {
        drawing = false
        continue
      }
      const from = outline[direction]
      const to = outline[(direction + 1) % 6]
      if (!from || !to) continue
      if (!drawing) path.moveTo(cx + from.x * size, cy + from.y * size)
      path.lineTo(cx + to.x * size, cy + to.y * size)
      drawing = true
    }
  }
}

export function strokeEdges({ ctx }: Pen, path: Path2D, colour: string, width: number, alpha = 1): void {
  ctx.lineJoin = 'round'
  ctx.lineCap = 'round'
  ctx.lineWidth = width
  ctx.strokeStyle = faded(colour, alpha)
  ctx.stroke(path)
}

/** The neat-line of a chart around the whole board: a shadow on the table, a thick and a thin line. */
export function drawRim(pen: Pen, places: HexPlaces, shown: readonly number[]): void {
  const { palette, theme } = pen.look
  const shore = new Path2D()
  edgesWhere(places, shown, there => there < 0, shore, 1)
  strokeEdges(pen, shore, palette.shade, atLeast(pen, 0.62, 6), theme === 'light' ? 0.07 : 0.25)
  strokeEdges(pen, shore, palette.shade, atLeast(pen, 0.44, 5), theme === 'light' ? 0.08 : 0.3)
  strokeEdges(pen, shore, theme === 'light' ? palette.ink : palette.brass, atLeast(pen, 0.3, 4))
  strokeEdges(pen, shore, theme === 'light' ? palette.paper : palette.table, atLeast(pen, 0.22, 2.5))
}
