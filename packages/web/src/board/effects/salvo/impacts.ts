import type { Point } from '@sextant/hex'
import type { SalvoEffect } from '@sextant/scene'
import { faded } from '../../draw/colour.ts'
import { arrive, scatter } from '../../draw/easing.ts'
import { disc, type Pen } from '../../draw/pen.ts'
import type { Aim } from '../aim.ts'
import type { Flight } from './fire.ts'
import { drawMissile, missileAt } from './projectiles.ts'

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

function drawBlast(pen: Pen, { to, ahead, size }: Aim, part: number): void {
  const at = { x: to.x - ahead.x * 0.3 * size, y: to.y - ahead.y * 0.3 * size }
  drawFire(pen, at, (0.25 + 0.75 * arrive(part)) * size, 1 - part)
}

function drawFire({ ctx }: Pen, at: Point, radius: number, strength: number): void {
  const fire = ctx.createRadialGradient(at.x, at.y, 0, at.x, at.y, radius)
  fire.addColorStop(0, faded('#fff4d8', 0.95 * strength))
  fire.addColorStop(0.4, faded('#ff9a3d', 0.75 * strength))
  fire.addColorStop(1, faded('#b3240f', 0))
  ctx.fillStyle = fire
  ctx.beginPath()
  ctx.arc(at.x, at.y, radius, 0, 2 * Math.PI)
  ctx.fill()
}

/** A missile that does not arrive: the target's guns stitch the space before it, and it goes up. */
export function drawIntercepted(pen: Pen, flight: Flight, { to, size }: Aim, way: number): void {
  const { ctx } = pen
  ctx.save()
  if (way < 1) drawMissile(pen, flight, way * CAUGHT)
  const place = missileAt(flight, CAUGHT)
  ctx.globalCompositeOperation = 'lighter'
  for (let shot = 0; shot < 6; shot++) {
    const part = 3 * (way - 0.6) - 0.22 * shot
    if (part <= 0 || part >= 1) continue
    const off = 0.18 * (scatter(shot * 5 + flight.number) - 0.5)
    disc(
      pen,
      { x: to.x + (place.x - to.x) * part + off, y: to.y + (place.y - to.y) * part + off },
      0.07,
      '#9dffcf',
    )
  }
  if (way >= 1) drawFire(pen, place, (0.2 + 0.4 * arrive(way - 1)) * size, Math.max(0, 1 - 1.6 * (way - 1)))
  ctx.restore()
}

/** The part of its way after which it is caught. */
const CAUGHT = 0.66

/** A ship blows up: a flash, fire that spreads and fades, a ring, and pieces of it that fly on. */
export function drawExplosion(pen: Pen, at: Point, part: number, size: number, seed: number): void {
  const { ctx } = pen
  ctx.save()
  ctx.globalCompositeOperation = 'lighter'
  for (let blast = 0; blast < 4; blast++) {
    const age = (part - 0.1 * blast) / 0.6
    if (age <= 0 || age >= 1) continue
    const angle = 2 * Math.PI * scatter(seed + blast * 7)
    const off = blast === 0 ? 0 : 0.5 * size
    const place = { x: at.x + off * Math.cos(angle), y: at.y + off * Math.sin(angle) }
    drawFire(pen, place, (0.4 + (blast === 0 ? 1.3 : 0.6) * arrive(age)) * size, 1 - age)
  }
  ctx.beginPath()
  ctx.arc(at.x, at.y, 2.2 * arrive(part) * size, 0, 2 * Math.PI)
  ctx.lineWidth = 0.14 * (1 - part)
  ctx.strokeStyle = faded('#9fd0ff', 0.7 * (1 - part))
  if (part < 1) ctx.stroke()
  for (let shard = 0; shard < 22; shard++) {
    const angle = 2 * Math.PI * scatter(seed + shard * 3)
    const far = (0.4 + 1.9 * scatter(seed + shard * 11)) * arrive(part) * size
    const place = { x: at.x + far * Math.cos(angle), y: at.y + far * Math.sin(angle) }
    disc(pen, place, 0.08 * (1 - part) + 0.015, faded(shard % 3 === 0 ? '#ffe3a6' : '#ff8a3c', 1 - part))
  }
  ctx.restore()
}
