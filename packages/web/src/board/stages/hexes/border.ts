import { neighbour, turn } from '@sextant/hex'
import { faded } from '../../draw/colour.ts'
import { atLeast, type Pen } from '../../draw/pen.ts'
import type { HexPlaces } from './places.ts'

/**
 * Adds the border of some cells of a region, drawn just inside it (at `size` of a cell, below 1). `isOutside` says
 * of a neighbour, or of -1, that it does not belong.
 */
export function addBorder(
  { board, x, y, outline }: HexPlaces,
  cells: readonly number[],
  isOutside: (there: number) => boolean,
  path: Path2D,
  size: number,
): void {
  const to = (cell: number, corner: number, draw: 'moveTo' | 'lineTo') => {
    const { x: dx, y: dy } = outline[turn(corner, 0)] ?? { x: 0, y: 0 }
    path[draw]((x[cell] ?? 0) + dx * size, (y[cell] ?? 0) + dy * size)
  }
  for (const cell of cells) {
    let drawing = false
    for (let direction = 0; direction < 6; direction++) {
      if (!isOutside(neighbour(board, cell, direction))) {
        drawing = false
        continue
      }
      if (!drawing) to(cell, direction, 'moveTo')
      to(cell, direction + 1, 'lineTo')
      drawing = true
      // Where the border goes on along a neighbour, a short line leads over to it.
      const beyond = neighbour(board, cell, turn(direction, 1))
      if (beyond >= 0 && !isOutside(beyond)) to(beyond, direction - 1, 'lineTo')
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
  const { ctx } = pen
  const { palette, theme } = pen.look
  if (!shown.some(cell => isAtShore(places, cell))) return
  const shore = shoreOf(places)
  const light = theme === 'light'
  ctx.lineJoin = 'miter'
  for (const [colour, alpha, width, pixels] of [
    [palette.shade, light ? 0.12 : 0.4, 0.56, 6],
    [light ? palette.ink : palette.brass, 1, 0.3, 4],
    [light ? palette.paper : palette.table, 1, 0.22, 2.5],
  ] as const) {
    ctx.lineWidth = atLeast(pen, width, pixels)
    ctx.strokeStyle = faded(colour, alpha)
    ctx.stroke(shore)
  }
}

const shores = new WeakMap<HexPlaces, Path2D>()

/** The outline of the board and of its holes: closed lines, found once. */
export function shoreOf(places: HexPlaces): Path2D {
  const known = shores.get(places)
  if (known) return known
  const shore = new Path2D()
  const drawn = new Set<number>()
  for (let cell = 0; cell < places.count; cell++)
    for (let direction = 0; direction < 6; direction++)
      if (neighbour(places.board, cell, direction) < 0 && !drawn.has(cell * 6 + direction))
        traceShore(places, cell, direction, drawn, shore)
  shores.set(places, shore)
  return shore
}

/** Walks clockwise along the shore from one edge until it is back. */
function traceShore(places: HexPlaces, from: number, first: number, drawn: Set<number>, shore: Path2D): void {
  const { board, x, y, outline } = places
  let [cell, direction] = [from, first]
  let begun = false
  while (!drawn.has(cell * 6 + direction)) {
    drawn.add(cell * 6 + direction)
    const corner = outline[direction]
    if (corner && begun) shore.lineTo((x[cell] ?? 0) + corner.x, (y[cell] ?? 0) + corner.y)
    else if (corner) shore.moveTo((x[cell] ?? 0) + corner.x, (y[cell] ?? 0) + corner.y)
    begun = true
    // Round the corner: the next edge of the same cell, or of the neighbour that is in its place.
    direction = turn(direction, 1)
    const beyond = neighbour(board, cell, direction)
    if (beyond < 0) continue
    cell = beyond
    direction = turn(direction, -2)
  }
  shore.closePath()
}

function isAtShore({ board }: HexPlaces, cell: number): boolean {
  for (let direction = 0; direction < 6; direction++) if (neighbour(board, cell, direction) < 0) return true
  return false
}
