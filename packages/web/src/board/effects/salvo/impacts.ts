import type { Point } from '@sextant/hex'
import type { SalvoEffect } from '@sextant/scene'
import { faded } from '../../draw/colour.ts'
import { arrive, scatter } from '../../draw/easing.ts'
import { disc, type Pen } from '../../draw/pen.ts'
import type { Aim } from '../aim.ts'

/** Where it lands: the shield of that side flares up, armor sparks, a breached hull spills fire. */
export function drawImpact(pen: Pen, { struck, weapon, to }: SalvoEffect, aim: Aim, part: number): void {
  const { ctx } = pen
  ctx.save()
  ctx.globalCompositeOperation = 'lighter'
  if (struck === 'shield') drawFlare(pen, aim, part, weapon === 'emp' ? '#b48cff' : '#5fd2ff')
  else drawSparks(pen, aim, part, to, struck === 'hull')
  if (struck === 'hull' || weapon === 'torpedo') drawBlast(pen, aim, part)
  ctx.restore()
}

/** An arc of light around the side that faces the shot, running out to both ends. */
function drawFlare({ ctx }: Pen, { to, ahead, size }: Aim, part: number, colour: string): void {
  const towards = Math.atan2(-ahead.y, -ahead.x)
  const half = 0.35 + 0.75 * arrive(part)
  for (const [wide, strength] of [
    [0.34, 0.25],
    [0.16, 0.55],
    [0.06, 1],
  ] as const) {
    ctx.beginPath()
    ctx.arc(to.x, to.y, 0.92 * size, towards - half, towards + half)
    ctx.lineWidth = wide * size
    ctx.lineCap = 'round'
    ctx.strokeStyle = faded(wide < 0.1 ? '#ffffff' : colour, strength * (1 - part))
    ctx.stroke()
  }
}

function drawSparks(pen: Pen, { to, ahead, size }: Aim, part: number, seed: number, fiery: boolean): void {
  const at = { x: to.x - ahead.x * 0.45 * size, y: to.y - ahead.y * 0.45 * size }
  const back = Math.atan2(-ahead.y, -ahead.x)
  const count = fiery ? 16 : 10
  for (let spark = 0; spark < count; spark++) {
    const angle = back + 2.4 * (scatter(seed * 3 + spark * 7) - 0.5)
    const far = (0.3 + 1.1 * scatter(seed + spark * 13)) * arrive(part) * size
    const place: Point = { x: at.x + far * Math.cos(angle), y: at.y + far * Math.sin(angle) }
    const colour = fiery && spark % 2 === 0 ? '#ff8a3c' : '#ffe3a6'
    disc(pen, place, 0.06 * (1 - part) + 0.012, faded(colour, 1 - part))
  }
}

function drawBlast({ ctx }: Pen, { to, ahead, size }: Aim, part: number): void {
  const at = { x: to.x - ahead.x * 0.3 * size, y: to.y - ahead.y * 0.3 * size }
  const radius = (0.25 + 0.75 * arrive(part)) * size
  const fire = ctx.createRadialGradient(at.x, at.y, 0, at.x, at.y, radius)
  fire.addColorStop(0, faded('#fff4d8', 0.95 * (1 - part)))
  fire.addColorStop(0.4, faded('#ff9a3d', 0.75 * (1 - part)))
  fire.addColorStop(1, faded('#b3240f', 0))
  ctx.fillStyle = fire
  ctx.beginPath()
  ctx.arc(at.x, at.y, radius, 0, 2 * Math.PI)
  ctx.fill()
}
