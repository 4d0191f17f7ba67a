import type { Point } from '@sextant/hex'
import { type Places, pointOf } from '../geometry/places.ts'
import { filled, headOf, stroked } from './arrow-strokes.ts'
import { atLeast, type Pen } from './pen.ts'

/** What a piece does where it is: an arc around it for a turn, chevrons beside it for going up or down. */
export function drawArrowMark(
  pen: Pen,
  kind: 'turn' | 'down' | 'up',
  path: readonly number[],
  colour: string,
  casing: string,
  places: Places,
): void {
  const [place, towards] = path
  if (place === undefined) return
  const at = pointOf(places, place)
  const size = places.pieceSize
  if (kind === 'turn') {
    const to = towards === undefined ? undefined : pointOf(places, towards)
    drawBend(pen, at, to ? Math.atan2(to.y - at.y, to.x - at.x) : -Math.PI / 2, size, colour, casing)
  } else drawChevrons(pen, { x: at.x - 0.66 * size, y: at.y + 0.3 * size }, kind, size, colour, casing)
}

/** How far around the piece a turn is seen to go, in radians. */
const SWEEP = 1.9

function drawBend(pen: Pen, at: Point, angle: number, size: number, colour: string, casing: string): void {
  const radius = 0.82 * size
  const width = atLeast(pen, 0.12, 2)
  const on = (turned: number): Point => ({
    x: at.x + radius * Math.cos(turned),
    y: at.y + radius * Math.sin(turned),
  })
  const long = (width * 2.6) / radius
  const head = headOf(on(angle - long * 0.7), on(angle), width * 2.6)
  const line = new Path2D()
  line.arc(at.x, at.y, radius, angle - SWEEP, angle - long * 0.75)
  for (const [stroke, thick] of [
    [casing, width + atLeast(pen, 0.08, 2)],
    [colour, width],
  ] as const) {
    stroked(pen, line, stroke, thick, [])
    filled(pen, head.path, stroke, thick - width)
  }
}

function drawChevrons(
  pen: Pen,
  at: Point,
  kind: 'down' | 'up',
  size: number,
  colour: string,
  casing: string,
): void {
  const way = kind === 'down' ? 1 : -1
  const half = atLeast(pen, 0.2 * size, 3.5)
  const line = new Path2D()
  for (const step of [-0.5, 0.5]) {
    const y = at.y + step * half * 1.1
    line.moveTo(at.x - half, y - way * half * 0.45)
    line.lineTo(at.x, y + way * half * 0.45)
    line.lineTo(at.x + half, y - way * half * 0.45)
  }
  const width = atLeast(pen, 0.11, 2)
  stroked(pen, line, casing, width + atLeast(pen, 0.1, 2.5), [])
  stroked(pen, line, colour, width, [])
}
