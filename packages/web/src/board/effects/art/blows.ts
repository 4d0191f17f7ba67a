import type { Point } from '@sextant/hex'
import type { StrikeEffect } from '@sextant/scene'
import { faded } from '../../draw/colour.ts'
import { arrive, hop, scatter } from '../../draw/easing.ts'
import { disc, type Pen } from '../../draw/pen.ts'
import { type Aim, STRIKE_IMPACT } from '../aim.ts'

/** A blow, a shot or a beam; the pieces' own lunge and shaking are their poses. */
export function drawBlow(pen: Pen, { style, to, missed }: StrikeEffect, aim: Aim, part: number): void {
  const { ahead, size } = aim
  const start = shifted(aim.from, ahead, 0.6 * size)
  const end = shifted(aim.to, ahead, -0.35 * size)
  if (style === 'melee') drawSlash(pen, end, ahead, part)
  else if (style === 'shot') drawShot(pen, start, end, ahead, part)
  else drawBeam(pen, start, end, part)
  if (part > STRIKE_IMPACT && !missed) drawSparks(pen, end, (part - STRIKE_IMPACT) / (1 - STRIKE_IMPACT), to)
}

function drawSlash({ ctx }: Pen, at: Point, ahead: Point, part: number): void {
  const swing = (part - STRIKE_IMPACT + 0.12) / 0.4
  if (swing <= 0 || swing >= 1) return
  const angle = Math.atan2(ahead.y, ahead.x)
  ctx.save()
  ctx.translate(at.x, at.y)
  ctx.rotate(angle)
  ctx.globalAlpha = hop(swing)
  ctx.lineCap = 'round'
  for (const [width, colour] of [
    [0.24, 'rgb(255 255 255 / 0.45)'],
    [0.1, '#ffffff'],
  ] as const) {
    ctx.beginPath()
    ctx.arc(-0.35, 0, 0.75, -1.1 + 0.9 * swing, -0.6 + 1.7 * swing)
    ctx.lineWidth = width
    ctx.strokeStyle = colour
    ctx.stroke()
  }
  ctx.restore()
}

function drawShot(pen: Pen, start: Point, end: Point, ahead: Point, part: number): void {
  const { ctx } = pen
  drawFlash(pen, start, part * 5)
  drawSmoke(pen, start, ahead, part)
  const flight = (part - 0.06) / (STRIKE_IMPACT - 0.06)
  if (flight <= 0 || flight >= 1) return
  const at = { x: start.x + (end.x - start.x) * flight, y: start.y + (end.y - start.y) * flight }
  const tail = shifted(at, ahead, -Math.min(0.9, flight * 2))
  const trail = ctx.createLinearGradient(tail.x, tail.y, at.x, at.y)
  trail.addColorStop(0, 'rgb(255 214 120 / 0)')
  trail.addColorStop(1, 'rgb(255 214 120 / 0.9)')
  ctx.beginPath()
  ctx.moveTo(tail.x, tail.y)
  ctx.lineTo(at.x, at.y)
  ctx.lineCap = 'round'
  ctx.lineWidth = 0.12
  ctx.strokeStyle = trail
  ctx.stroke()
  disc(pen, at, 0.13, '#1b1408')
  disc(pen, shifted(at, ahead, 0.03), 0.07, '#ffe9b0')
}

function drawBeam({ ctx }: Pen, start: Point, end: Point, part: number): void {
  const reach = arrive(Math.min(part / STRIKE_IMPACT, 1))
  const tip = { x: start.x + (end.x - start.x) * reach, y: start.y + (end.y - start.y) * reach }
  ctx.save()
  ctx.globalAlpha = part < 0.75 ? 1 : (1 - part) / 0.25
  ctx.lineCap = 'round'
  for (const [width, colour] of [
    [0.34, 'rgb(70 214 255 / 0.25)'],
    [0.18, 'rgb(110 226 255 / 0.7)'],
    [0.07, '#ffffff'],
  ] as const) {
    ctx.beginPath()
    ctx.moveTo(start.x, start.y)
    ctx.lineTo(tip.x, tip.y)
    ctx.lineWidth = width * (1 + 0.15 * Math.sin(part * 60))
    ctx.strokeStyle = colour
    ctx.stroke()
  }
  ctx.restore()
}

function drawFlash(pen: Pen, at: Point, part: number): void {
  if (part >= 1) return
  disc(pen, at, 0.12 + 0.3 * part, `rgb(255 226 150 / ${0.9 * (1 - part)})`)
}

function drawSmoke(pen: Pen, at: Point, ahead: Point, part: number): void {
  for (let puff = 0; puff < 5; puff++) {
    const spread = (scatter(puff) - 0.5) * 0.7
    const drift = shifted(at, ahead, part * (0.25 + 0.5 * scatter(puff + 9)))
    const middle = {
      x: drift.x - ahead.y * spread * part,
      y: drift.y + ahead.x * spread * part - 0.3 * part * part,
    }
    disc(pen, middle, 0.1 + 0.24 * arrive(part), faded('#8d8a86', 0.42 * (1 - part)))
  }
}

export function drawSparks(pen: Pen, at: Point, part: number, seed: number): void {
  const { ctx } = pen
  disc(pen, at, 0.16 + 0.4 * arrive(part), `rgb(255 236 190 / ${0.55 * (1 - part)})`)
  ctx.lineCap = 'round'
  ctx.lineWidth = 0.06 * (1 - part)
  ctx.strokeStyle = `rgb(255 190 80 / ${1 - part})`
  ctx.beginPath()
  for (let spark = 0; spark < 9; spark++) {
    const angle = 2 * Math.PI * scatter(seed * 13 + spark)
    const far = (0.35 + 0.6 * scatter(seed * 7 + spark)) * arrive(part)
    ctx.moveTo(at.x + Math.cos(angle) * far * 0.6, at.y + Math.sin(angle) * far * 0.6)
    ctx.lineTo(at.x + Math.cos(angle) * far, at.y + Math.sin(angle) * far)
  }
  if (part < 1) ctx.stroke()
}

/** What is left of a piece that vanishes, flying apart. */
export function drawBurst(pen: Pen, at: Point, part: number, colour: string, size: number): void {
  const { ctx } = pen
  ctx.beginPath()
  ctx.arc(at.x, at.y, (0.3 + 0.75 * arrive(part)) * size, 0, 2 * Math.PI)
  ctx.lineWidth = 0.12 * (1 - part)
  ctx.strokeStyle = faded(colour, 1 - part)
  if (part < 1) ctx.stroke()
  for (let shard = 0; shard < 12; shard++) {
    const angle = (2 * Math.PI * (shard + scatter(shard))) / 12
    const far = (0.3 + 0.8 * scatter(shard + 3)) * arrive(part) * size
    const middle = { x: at.x + Math.cos(angle) * far, y: at.y + Math.sin(angle) * far + 0.25 * part * part }
    disc(pen, middle, 0.1 * (1 - part) * (0.6 + scatter(shard + 5)), faded(colour, 1 - part))
  }
}

function shifted(at: Point, ahead: Point, by: number): Point {
  return { x: at.x + ahead.x * by, y: at.y + ahead.y * by }
}
