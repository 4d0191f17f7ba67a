import type { Point } from '@sextant/hex'
import { type Arrow, type ArrowKind, type Side, say } from '@sextant/scene'
import { type Places, pointOf } from '../geometry/places.ts'
import { drawArrowMark } from './arrow-mark.ts'
import { filled, headOf, stroked } from './arrow-strokes.ts'
import { mixed } from './colour.ts'
import { atLeast, colourOf, legible, type Pen, plate } from './pen.ts'

/**
 * Arrows by kind: moves and plans follow their path, passes fly in a bow, fire is a straight line to a sight; turning,
 * rising and sinking are marks on the piece, before the way that goes on from there.
 *
 * @param by what its colour tells: whose it is, or its kind, with an edge in the colour of the side
 */
export function drawArrow(
  pen: Pen,
  arrow: Arrow,
  sides: readonly Side[],
  places: Places,
  by: 'side' | 'kind' = 'side',
): void {
  const { ctx, look } = pen
  const { kind, path } = arrow
  const own = arrow.side === undefined ? undefined : colourOf(look, sides[arrow.side])
  const plain = look.theme === 'light' ? look.palette.paper : look.palette.ink
  const colour = colourOfArrow(pen, arrow, sides, by)
  const casing = by === 'kind' && own ? mixed(own, plain, 0.3) : plain
  const way = kind === 'turn' ? [] : wayOf(arrow, places)
  ctx.save()
  if (arrow.faint) ctx.globalAlpha *= FAINT
  if (way.length > 1) drawWay(pen, kind, way, colour, casing)
  if (kind === 'turn' || kind === 'down' || kind === 'up')
    drawArrowMark(pen, kind, path, colour, casing, places)
  ctx.restore()
}

/** Arrows with what is written on them, which no other arrow covers. */
export function drawArrows(
  pen: Pen,
  arrows: readonly Arrow[],
  sides: readonly Side[],
  places: Places,
  by: 'side' | 'kind' = 'side',
): void {
  for (const arrow of arrows) drawArrow(pen, arrow, sides, places, by)
  for (const arrow of arrows) drawLabel(pen, arrow, colourOfArrow(pen, arrow, sides, by), places)
}

function drawLabel(pen: Pen, arrow: Arrow, colour: string, places: Places): void {
  const { look } = pen
  const way = arrow.kind === 'turn' ? [] : wayOf(arrow, places)
  const [first, last] = [way[0], way.at(-1)]
  if (arrow.label === undefined || !first || !last) return
  const middle = way[Math.floor((way.length - 1) / 2)] ?? last
  const next = way[Math.floor((way.length - 1) / 2) + 1] ?? last
  const at = { x: (middle.x + next.x) / 2, y: (middle.y + next.y) / 2 }
  plate(pen, say(arrow.label, look.catalogue), at.x, at.y, legible(pen, 0.28, 10, 17), colour)
}

function colourOfArrow(
  { look }: Pen,
  { kind, side }: Arrow,
  sides: readonly Side[],
  by: 'side' | 'kind',
): string {
  const own = side === undefined ? undefined : colourOf(look, sides[side])
  return (by === 'side' ? own : undefined) ?? look.palette.arrows[kind]
}

/** What is only proposed is seen through. */
const FAINT = 0.5

function drawWay(pen: Pen, kind: ArrowKind, way: readonly Point[], colour: string, casing: string): void {
  const [tip, before] = [way.at(-1), way.at(-2)]
  if (!tip || !before) return
  const style = STYLES[kind]
  const width = atLeast(pen, style.width, 2)
  const head = kind === 'fire' ? undefined : headOf(before, tip, width * 2.6)
  const line = lineOf(head ? [...way.slice(0, -1), head.neck] : way, kind)
  for (const [stroke, thick] of [
    [casing, width + atLeast(pen, 0.08, 2)],
    [colour, width],
  ] as const) {
    stroked(pen, line, stroke, thick, style.dash)
    if (head) filled(pen, head.path, stroke, thick - width)
    else sight(pen, tip, stroke, thick)
  }
  if (style.core) stroked(pen, line, mixed(colour, '#ffffff', 0.45), width * 0.3, [])
}

interface Style {
  readonly width: number
  readonly dash: readonly number[]
  readonly core: boolean
}

const STYLES: Readonly<Record<ArrowKind, Style>> = {
  move: { width: 0.17, dash: [], core: false },
  attack: { width: 0.22, dash: [], core: true },
  fire: { width: 0.09, dash: [0.3, 0.16], core: false },
  pass: { width: 0.12, dash: [0.02, 0.24], core: false },
  plan: { width: 0.13, dash: [0.26, 0.2], core: false },
  turn: { width: 0.13, dash: [], core: false },
  down: { width: 0.13, dash: [], core: false },
  up: { width: 0.13, dash: [], core: false },
}

/** The points it goes through: from the edge of the first piece to short of the middle of the last place. */
function wayOf({ kind, path }: Arrow, places: Places): Point[] {
  const all = path.map(place => pointOf(places, place))
  const [first, last] = [all[0], all.at(-1)]
  if (!first || !last || all.length < 2) return []
  if (kind === 'fire') return [short(first, last, 0.62 * places.pieceSize), last]
  const points = kind === 'pass' && all.length === 2 ? [first, bow(first, last), last] : all
  const [second, beforeLast] = [points[1] ?? last, points.at(-2) ?? first]
  const clear = kind === 'attack' ? 0.5 : 0.3
  const start = short(first, second, (kind === 'attack' ? 0.4 : 0.6) * places.pieceSize)
  return [start, ...points.slice(1, -1), short(last, beforeLast, clear)]
}

function short(from: Point, to: Point, by: number): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1
  const part = Math.min(by / length, 0.45)
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }
}

function bow(a: Point, b: Point): Point {
  return { x: (a.x + b.x) / 2 + (b.y - a.y) * 0.18, y: (a.y + b.y) / 2 - (b.x - a.x) * 0.18 }
}

/** Bends at the middle of each leg, so that the way is smooth and stays within its cells. */
function lineOf(points: readonly Point[], kind: ArrowKind): Path2D {
  const line = new Path2D()
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last) return line
  line.moveTo(first.x, first.y)
  if (kind !== 'fire')
    for (let number = 1; number < points.length - 1; number++) {
      const [point, next] = [points[number] ?? last, points[number + 1] ?? last]
      const final = number === points.length - 2
      const end = final ? next : { x: (point.x + next.x) / 2, y: (point.y + next.y) / 2 }
      line.quadraticCurveTo(point.x, point.y, end.x, end.y)
    }
  if (points.length === 2 || kind === 'fire') line.lineTo(last.x, last.y)
  return line
}

function sight({ ctx }: Pen, at: Point, colour: string, width: number): void {
  ctx.beginPath()
  ctx.arc(at.x, at.y, 0.3, 0, 2 * Math.PI)
  for (const [dx, dy] of [
    [1, 0],
    [-1, 0],
    [0, 1],
    [0, -1],
  ] as const) {
    ctx.moveTo(at.x + dx * 0.18, at.y + dy * 0.18)
    ctx.lineTo(at.x + dx * 0.44, at.y + dy * 0.44)
  }
  ctx.lineWidth = width
  ctx.strokeStyle = colour
  ctx.stroke()
}
