import { faded } from '../../draw/colour.ts'
import { scatter } from '../../draw/easing.ts'
import type { Pen } from '../../draw/pen.ts'
import type { Rectangle } from '../../geometry/rectangle.ts'
import { HORIZON } from './places.ts'

/** How high the water stands at a place, in world units around 0. */
export function swell(x: number, seconds: number): number {
  return 0.035 * Math.sin(x * 1.9 + seconds * 0.9) + 0.02 * Math.sin(x * 4.3 - seconds * 1.4)
}

/** Crests as on an engraved chart between two lines: short and close far out, long and wide near by, drifting. */
export function drawWaves(pen: Pen, seen: Rectangle, from: number, to: number, seconds: number): void {
  const { ctx, look, scale, ratio } = pen
  ctx.lineCap = 'round'
  const bottom = Math.min(seen.y + seen.height, to)
  let y = HORIZON + 0.12
  for (let row = 0; y < bottom && row < 60; row++, y += 0.13 + 0.3 * nearness(y)) {
    if (y < from) continue
    const near = nearness(y)
    const pitch = 0.75 + 1.5 * near
    const drift = seconds * (0.05 + 0.11 * near) * (row % 2 === 0 ? 1 : -0.6)
    const first = Math.floor((seen.x - drift) / pitch) - 1
    const last = Math.ceil((seen.x + seen.width - drift) / pitch)
    ctx.beginPath()
    for (let crest = first; crest <= last; crest++) {
      const seed = row * 31 + crest * 17
      if (scatter(seed) < 0.5) continue
      const x = crest * pitch + drift + scatter(seed + 0.5) * pitch * 0.5
      const lift = Math.sin(seconds * (0.7 + 0.3 * scatter(seed + 0.2)) + seed)
      const [long, high] = [0.16 + 0.3 * near, (0.04 + 0.075 * near) * (0.7 + 0.4 * lift)]
      ctx.moveTo(x, y)
      ctx.bezierCurveTo(x + long * 0.5, y, x + long * 0.55, y - high, x + long, y - high)
      ctx.bezierCurveTo(x + long * 1.3, y - high, x + long * 1.4, y, x + long * 1.7, y)
    }
    ctx.lineWidth = Math.max(0.014 + 0.016 * near, (0.9 * ratio) / scale)
    ctx.strokeStyle =
      look.theme === 'light'
        ? faded(row % 3 === 2 ? '#ffffff' : look.palette.ink, row % 3 === 2 ? 0.6 : 0.1 + 0.12 * near)
        : faded('#bfe3f5', row % 3 === 2 ? 0.26 : 0.1 + 0.05 * near)
    ctx.stroke()
  }
}

/** 0 at the horizon, 1 at the rope. */
function nearness(y: number): number {
  return Math.min((y - HORIZON) / 3.6, 1.4)
}

/** Where the water meets a hull, from end to end of it. */
export function waterEdge(x: number, y: number, half: number, seconds: number): Path2D {
  const edge = new Path2D()
  for (let step = 0; step <= 24; step++) {
    const at = x - half + (step / 24) * 2 * half
    edge.lineTo(at, y + swell(at, seconds))
  }
  return edge
}

/** Foam along a hull, fading to both ends. */
export function drawFoam({ ctx, look }: Pen, edge: Path2D, x: number, half: number): void {
  const white = look.theme === 'light' ? '#ffffff' : '#cfe6f4'
  const foam = ctx.createLinearGradient(x - half, 0, x + half, 0)
  foam.addColorStop(0, faded(white, 0))
  foam.addColorStop(0.25, faded(white, 0.85))
  foam.addColorStop(0.75, faded(white, 0.85))
  foam.addColorStop(1, faded(white, 0))
  ctx.lineCap = 'round'
  ctx.lineWidth = 0.05
  ctx.strokeStyle = foam
  ctx.stroke(edge)
}
