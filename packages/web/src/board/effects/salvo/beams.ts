import { faded } from '../../draw/colour.ts'
import { scatter } from '../../draw/easing.ts'
import type { Pen } from '../../draw/pen.ts'
import type { Flight } from './fire.ts'

/** Light is there at once: a beam burns for a while and fades. */
export function drawBeam(
  { ctx }: Pen,
  { start, end }: Flight,
  way: number,
  { colour, width }: { readonly colour: string; readonly width: number },
): void {
  const strength = burning(way)
  if (strength <= 0) return
  ctx.lineCap = 'round'
  ctx.globalCompositeOperation = 'lighter'
  for (const [wide, shade] of [
    [width * 3.4, faded(colour, 0.16)],
    [width * 1.7, faded(colour, 0.55)],
    [width * 0.55, '#ffffff'],
  ] as const) {
    ctx.globalAlpha = strength
    ctx.beginPath()
    ctx.moveTo(start.x, start.y)
    ctx.lineTo(end.x, end.y)
    ctx.lineWidth = wide * (0.85 + 0.15 * Math.sin(way * 70))
    ctx.strokeStyle = shade
    ctx.stroke()
  }
  ctx.globalCompositeOperation = 'source-over'
}

/** Forked and jumping, violet. */
export function drawLightning({ ctx }: Pen, { start, end, aside, number }: Flight, way: number): void {
  const strength = burning(way)
  if (strength <= 0) return
  const flicker = Math.floor(way * 14)
  ctx.globalCompositeOperation = 'lighter'
  ctx.lineJoin = 'round'
  for (let fork = 0; fork < 3; fork++) {
    ctx.beginPath()
    ctx.moveTo(start.x, start.y)
    for (let joint = 1; joint < JOINTS; joint++) {
      const part = joint / JOINTS
      const off = 0.7 * (scatter(flicker * 53 + joint * 7 + fork * 19 + number) - 0.5)
      ctx.lineTo(
        start.x + (end.x - start.x) * part + aside.x * off,
        start.y + (end.y - start.y) * part + aside.y * off,
      )
    }
    ctx.lineTo(end.x, end.y)
    ctx.globalAlpha = strength * (fork === 0 ? 1 : 0.55)
    ctx.lineWidth = fork === 0 ? 0.2 : 0.1
    ctx.strokeStyle = 'rgb(150 110 255 / 0.5)'
    ctx.stroke()
    ctx.lineWidth = 0.05
    ctx.strokeStyle = '#efe6ff'
    ctx.stroke()
  }
  ctx.globalCompositeOperation = 'source-over'
}

const JOINTS = 9

function burning(way: number): number {
  if (way < 0.12) return way / 0.12
  return way < 1 ? 1 : Math.max(0, 1 - (way - 1) / 0.35)
}
