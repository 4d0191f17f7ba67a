import { faded, mixed } from '../../draw/colour.ts'
import { atLeast, legible, type Pen, write } from '../../draw/pen.ts'
import { isSmall } from './nameplate.ts'
import { ROPE, type SeaPlaces, WATERLINE } from './places.ts'
import { swell } from './waves.ts'

/**
 * The rope from ship to ship, a knot for each mark, counted from the left. What is left of it until they lose sight
 * trails behind the right ship, closer together and pale. In the middle the distance, large.
 */
export function drawRope(pen: Pen, places: SeaPlaces, seconds: number): void {
  const { ctx, look } = pen
  const { palette } = look
  const { distance, farthest, mark } = places
  const light = look.theme === 'light'
  const at = (knot: number): number =>
    knot <= distance
      ? (knot - distance / 2) * mark
      : (distance / 2) * mark + (knot - distance) * Math.min(mark, REST)
  const y = (x: number) => ROPE + 0.6 * swell(x, seconds)
  const [start, end, last] = [at(0), at(distance), at(farthest)]
  const rope = mixed(palette.brass, light ? '#6b4a16' : '#fff2cf', 0.3)
  // From the bows down to the first knot and the last.
  for (const ship of [0, 1]) {
    const inward = ship === 0 ? 1 : -1
    const [x, foot] = [(places.x[ship] ?? 0) + inward * 1.08, ship === 0 ? start : end]
    const hung = new Path2D()
    hung.moveTo(x, WATERLINE)
    hung.bezierCurveTo(x + inward * 0.36, WATERLINE + 0.9, foot - inward * 0.34, ROPE - 0.1, foot, y(foot))
    ctx.lineCap = 'round'
    for (const [width, colour] of [
      [atLeast(pen, 0.08, 3), faded(light ? '#1d2f45' : '#050b14', 0.55)],
      [atLeast(pen, 0.045, 1.75), rope],
    ] as const) {
      ctx.lineWidth = width
      ctx.strokeStyle = colour
      ctx.stroke(hung)
    }
  }
  const points = (from: number, to: number) =>
    Array.from({ length: 25 }, (_, step) => from + ((to - from) * step) / 24).map(x => ({ x, y: y(x) }))
  if (last > end) line(pen, points(end, last), atLeast(pen, 0.05, 2), faded(rope, 0.45), [])
  line(pen, points(start, end), atLeast(pen, 0.15, 5), faded(light ? '#1d2f45' : '#050b14', 0.7), [])
  line(pen, points(start, end), atLeast(pen, 0.09, 3), rope, [])
  line(pen, points(start, end), atLeast(pen, 0.09, 3), mixed(rope, '#000000', 0.3), [0.05, 0.09])
  // A rope of a million marks has no room for each of them.
  const step = Math.ceil(Math.max(1, farthest / MOST_KNOTS))
  for (let knot = 0; knot <= farthest; knot += step)
    drawKnot(pen, knot, at(knot), y(at(knot)), knot <= distance + 0.01)
  write(pen, `${Math.round(distance)}`, 0, ROPE + 0.78, {
    size: legible(pen, 0.86, 20, 62),
    weight: 800,
    colour: light ? palette.ink : palette.paper,
    casing: light ? faded('#ffffff', 0.75) : faded('#06101e', 0.85),
  })
  ctx.setLineDash([])
}

const MOST_KNOTS = 100

/** From knot to knot of what is left of the rope. */
const REST = 0.44

function drawKnot(pen: Pen, knot: number, x: number, y: number, taut: boolean): void {
  const { ctx, look } = pen
  const { palette } = look
  const light = look.theme === 'light'
  const small = isSmall(pen)
  const radius = small ? (taut ? 0.15 : 0.1) : atLeast(pen, taut ? 0.17 : 0.13, taut ? 7.5 : 6)
  ctx.beginPath()
  ctx.arc(x, y, radius, 0, 2 * Math.PI)
  ctx.fillStyle = taut ? palette.paper : mixed(palette.water[0], '#ffffff', light ? 0.3 : 0.12)
  ctx.fill()
  ctx.lineWidth = atLeast(pen, 0.035, 1.5)
  ctx.strokeStyle = taut ? mixed(palette.brass, '#000000', 0.25) : faded(palette.brass, 0.6)
  ctx.stroke()
  if (small) return
  write(pen, `${knot}`, x, y + radius * 0.06, {
    size: radius * 1.3,
    weight: 750,
    colour: taut ? '#14284b' : light ? '#2f4a66' : '#a9c0d4',
  })
}

function line(
  { ctx }: Pen,
  points: readonly { readonly x: number; readonly y: number }[],
  width: number,
  colour: string,
  dash: readonly number[],
): void {
  ctx.beginPath()
  for (const { x, y } of points) ctx.lineTo(x, y)
  ctx.setLineDash([...dash])
  ctx.lineCap = dash.length > 0 ? 'butt' : 'round'
  ctx.lineWidth = width
  ctx.strokeStyle = colour
  ctx.stroke()
  ctx.setLineDash([])
}
