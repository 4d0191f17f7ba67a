import type { Point } from '@sextant/hex'
import type { StrikeEffect } from '@sextant/scene'
import { arrive, scatter } from '../../draw/easing.ts'
import { disc, type Pen } from '../../draw/pen.ts'
import { drawPuff } from '../../stages/sea/puff.ts'
import { drawSplash, drawSplinters } from '../../stages/sea/splash.ts'
import type { Aim } from '../aim.ts'

const GUNS = 7
/** From the first gun to the last, as a part of the strike; and how long a ball flies. */
const RIPPLE = 0.22
const FLIGHT = 0.4

/** Cannon and small arms. */
export function drawGuns(
  pen: Pen,
  { style, missed = false }: Pick<StrikeEffect, 'style' | 'missed'>,
  aim: Aim,
  part: number,
): void {
  if (style === 'volley') drawVolley(pen, aim, part, missed)
  else drawBroadside(pen, aim, part, missed)
}

/** Guns fire one after another along the side; balls fly in an arc and break wood, or fall short into the water. */
function drawBroadside(pen: Pen, aim: Aim, part: number, missed: boolean): void {
  for (let gun = 0; gun < GUNS; gun++) {
    const fired = part - (RIPPLE * gun) / GUNS
    const muzzle = gunAt(aim, gun)
    if (fired > 0) drawPowder(pen, muzzle, aim.ahead, fired, gun, 1)
  }
  for (let gun = 0; gun < GUNS; gun++) {
    const fired = part - (RIPPLE * gun) / GUNS
    const muzzle = gunAt(aim, gun)
    if (fired > 0 && fired < 0.13) drawFlash(pen, muzzle, aim.ahead, fired / 0.13, 1)
    const end = landing(aim, gun, missed)
    if (fired > 0.02 && fired < FLIGHT) drawBall(pen, muzzle, end, (fired - 0.02) / (FLIGHT - 0.02), aim.size)
    const landed = (fired - FLIGHT) / 0.42
    if (missed) drawSplash(pen, end, landed, 0.5 * aim.size * (0.8 + 0.5 * scatter(gun)))
    else drawSplinters(pen, end, landed, gun)
  }
}

const MUSKETS = 12

/** Small arms: puffs along the rail, and thin fast shots. */
function drawVolley(pen: Pen, aim: Aim, part: number, missed: boolean): void {
  const { ctx } = pen
  for (let musket = 0; musket < MUSKETS; musket++) {
    const fired = part - 0.34 * scatter(musket + 0.4)
    if (fired <= 0) continue
    const rail = along(aim.from, aim.ahead, (scatter(musket) - 0.45) * aim.size * 0.95)
    const muzzle = { x: rail.x, y: rail.y + aim.foot * (0.2 + 0.2 * scatter(musket + 7)) }
    drawPowder(pen, muzzle, aim.ahead, fired, musket, 0.34)
    if (fired < 0.08) drawFlash(pen, muzzle, aim.ahead, fired / 0.08, 0.4)
    const end = landing(aim, musket, missed)
    const flight = fired / 0.2
    if (flight < 1) {
      const [head, tail] = [between(muzzle, end, flight), between(muzzle, end, Math.max(flight - 0.14, 0))]
      ctx.beginPath()
      ctx.moveTo(tail.x, tail.y)
      ctx.lineTo(head.x, head.y)
      ctx.lineCap = 'round'
      ctx.lineWidth = 0.035
      ctx.strokeStyle = 'rgb(255 226 150 / 0.95)'
      ctx.stroke()
    } else if (missed) drawSplash(pen, end, (fired - 0.2) / 0.3, 0.32)
    else drawSplinters(pen, end, (fired - 0.2) / 0.28, musket)
  }
}

/** Along the hull, a little above the water. */
function gunAt({ from, ahead, size, foot }: Aim, gun: number): Point {
  const aside = ((gun + 0.5) / GUNS - 0.42) * size * 1.05
  return { x: from.x + ahead.x * aside, y: from.y + ahead.y * aside + foot * 0.62 }
}

/** On the hull, or in the water before and behind it. */
function landing({ to, ahead, size, foot }: Aim, shot: number, missed: boolean): Point {
  const [aside, high] = [scatter(shot * 3.1) - 0.5, scatter(shot * 5.7)]
  if (missed) {
    const at = along(to, ahead, (aside * 1.5 - 0.35) * size)
    return { x: at.x, y: at.y + foot + (0.08 + 0.28 * high) }
  }
  const at = along(to, ahead, aside * size * 0.9)
  return { x: at.x, y: at.y + foot * (0.25 + 0.6 * high) }
}

function drawBall(pen: Pen, from: Point, to: Point, part: number, size: number): void {
  const lift = (0.25 + 0.12 * Math.hypot(to.x - from.x, to.y - from.y)) * size * 0.55
  const at = (moment: number): Point => {
    const straight = between(from, to, moment)
    return { x: straight.x, y: straight.y - lift * 4 * moment * (1 - moment) }
  }
  for (let trail = 3; trail >= 1; trail--)
    disc(pen, at(Math.max(part - trail * 0.025, 0)), 0.05, `rgb(40 36 34 / ${0.3 - trail * 0.07})`)
  disc(pen, at(part), 0.085, '#16130f')
  disc(pen, { x: at(part).x - 0.02, y: at(part).y - 0.025 }, 0.028, '#8d857a')
}

function drawFlash(pen: Pen, at: Point, ahead: Point, part: number, size: number): void {
  const { ctx } = pen
  const far = size * (0.5 + 0.3 * part)
  disc(pen, at, size * 0.34 * (1 - part * 0.4), `rgb(255 200 90 / ${0.5 * (1 - part)})`)
  ctx.beginPath()
  ctx.moveTo(at.x - ahead.y * 0.1 * size, at.y + ahead.x * 0.1 * size)
  ctx.lineTo(at.x + ahead.x * far, at.y + ahead.y * far)
  ctx.lineTo(at.x + ahead.y * 0.1 * size, at.y - ahead.x * 0.1 * size)
  ctx.closePath()
  ctx.fillStyle = `rgb(255 244 196 / ${1 - part})`
  ctx.fill()
}

/**
 * A cloud that shoots out, then hangs, drifts with the wind and thins. It is dense while the strike lasts and gone
 * after three to four times as long.
 */
function drawPowder(pen: Pen, at: Point, ahead: Point, age: number, seed: number, size: number): void {
  const light = pen.look.theme === 'light'
  const out = arrive(Math.min(age * 2.2, 1))
  const thin = Math.max(1 - Math.max(age - 0.35, 0) / 3.2, 0) ** 1.6
  if (thin <= 0) return
  for (let puff = 0; puff < 4; puff++) {
    const [a, b] = [scatter(seed * 7 + puff), scatter(seed * 3 + puff + 0.5)]
    const middle = {
      x: at.x + ahead.x * out * (0.18 + 0.55 * a) * size + 0.34 * age,
      y: at.y + ahead.y * out * (0.18 + 0.55 * a) * size + (b - 0.5) * 0.22 * size - 0.16 * age * (0.5 + b),
    }
    const radius = size * (0.17 + 0.3 * out) * (0.7 + 0.6 * b) + 0.13 * age
    drawPuff(pen, { x: middle.x, y: middle.y + radius * 0.22 }, radius, '#77757a', 0.3 * thin)
    drawPuff(pen, middle, radius, light ? '#fbf8f1' : '#c3ccd6', (light ? 0.62 : 0.42) * thin)
  }
}

function along(at: Point, ahead: Point, by: number): Point {
  return { x: at.x + ahead.x * by, y: at.y + ahead.y * by }
}

function between(a: Point, b: Point, part: number): Point {
  return { x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part }
}
