import type { Point } from '@sextant/hex'
import type { StrikeEffect } from '@sextant/scene'
import { faded } from '../../draw/colour.ts'
import { arrive, hop, scatter } from '../../draw/easing.ts'
import { atLeast, disc, type Pen } from '../../draw/pen.ts'
import { type Aim, STRIKE_IMPACT } from '../aim.ts'
import { drawSparks } from '../art/blows.ts'
import { drawBlast, drawDust, drawPuffs } from './bursts.ts'

/** One attack on its way: where it starts and ends, and how much of it has passed. */
interface Shot {
  readonly start: Point
  readonly end: Point
  readonly ahead: Point
  readonly part: number
  /** From 0 at the moment it lands; negative before that. */
  readonly landed: number
  readonly missed: boolean
  readonly seed: number
}

type Drawing = (pen: Pen, shot: Shot) => void

/** The weapons of soldiers and beasts, each told apart at a glance. */
export function drawFirearm(
  pen: Pen,
  { style, to, missed = false }: StrikeEffect,
  aim: Aim,
  part: number,
): void {
  const { from, ahead, size } = aim
  // What misses goes by the target and strikes the ground behind it.
  const wide = missed ? 0.55 * size : 0
  const far = (missed ? 0.75 : -0.25) * size
  DRAWINGS[style]?.(pen, {
    start: { x: from.x + ahead.x * 0.55 * size, y: from.y + ahead.y * 0.55 * size - 0.12 },
    end: {
      x: aim.to.x + ahead.x * far - ahead.y * wide,
      y: aim.to.y + ahead.y * far + ahead.x * wide,
    },
    ahead,
    part,
    landed: (part - STRIKE_IMPACT) / (1 - STRIKE_IMPACT),
    missed,
    seed: to,
  })
}

const DRAWINGS: Readonly<Partial<Record<StrikeEffect['style'], Drawing>>> = {
  burst: (pen, shot) => drawRounds(pen, shot, { rounds: 3, every: 0.09, spread: 0.1, width: 0.075 }),
  stream: (pen, shot) => drawRounds(pen, shot, { rounds: 9, every: 0.05, spread: 0.24, width: 0.065 }),
  snipe: drawSnipe,
  lob: drawLob,
  rocket: drawRocket,
  flame: drawFlame,
  spit: drawSpit,
  arrow: drawArrows,
  claw: drawClaws,
  smash: drawSmash,
}

interface Rounds {
  readonly rounds: number
  /** From one to the next, as a part of the strike. */
  readonly every: number
  readonly spread: number
  readonly width: number
}

/** Tracers one after the other, with a flash at the muzzle for each. */
function drawRounds(pen: Pen, shot: Shot, { rounds, every, spread, width }: Rounds): void {
  for (let round = 0; round < rounds; round++) {
    const since = shot.part - round * every
    if (since <= 0) continue
    if (since < 0.06) drawMuzzle(pen, shot, since / 0.06)
    const off = (scatter(shot.seed + round * 7) - 0.5) * 2 * spread
    const end = aside(shot.end, shot.ahead, off)
    const flight = since / 0.2
    if (flight < 1) drawTracer(pen, between(shot.start, end, flight), shot.ahead, width, '#ffd98a')
    else drawHit(pen, shot, end, (since - 0.2) / 0.35, round)
  }
}

/** Seen all the way, from the scope to the target, and gone as fast. */
function drawSnipe(pen: Pen, shot: Shot): void {
  const { ctx } = pen
  if (shot.part < 0.3) drawSight(pen, shot, shot.part / 0.3)
  const since = (shot.part - 0.3) / 0.5
  if (since <= 0) return
  if (since < 0.16) drawMuzzle(pen, shot, since / 0.16)
  const fade = ctx.createLinearGradient(shot.start.x, shot.start.y, shot.end.x, shot.end.y)
  fade.addColorStop(0, `rgb(255 255 255 / ${0.15 * (1 - since)})`)
  fade.addColorStop(1, `rgb(255 244 214 / ${0.95 * Math.max(1 - since, 0)})`)
  line(pen, shot.start, shot.end, 0.06, fade)
  if (since > 0.15) drawHit(pen, shot, shot.end, (since - 0.15) / 0.7, 1)
}

/** A thin red line of sight before the shot. */
function drawSight(pen: Pen, { start, end }: Shot, part: number): void {
  line(pen, start, between(start, end, Math.min(part * 2, 1)), 0.022, 'rgb(255 70 60 / 0.75)')
  if (part > 0.5) disc(pen, end, 0.07, 'rgb(255 70 60 / 0.85)')
}

/** High through the air, then a blast that reaches the hexes beside it. */
function drawLob(pen: Pen, shot: Shot): void {
  const flight = shot.part / STRIKE_IMPACT
  if (shot.part < 0.08) drawMuzzle(pen, shot, shot.part / 0.08)
  if (flight < 1) {
    const at = between(shot.start, shot.end, flight)
    const high = 1.6 * hop(flight)
    disc(pen, at, 0.12 * (1 - 0.4 * hop(flight)), 'rgb(0 0 0 / 0.35)')
    disc(pen, { x: at.x, y: at.y - high }, 0.13, '#12151c')
    disc(pen, { x: at.x - 0.03, y: at.y - high - 0.04 }, 0.05, '#aab2bd')
  } else drawBlast(pen, shot.end, shot.landed, shot.missed ? 0.8 : 1.35, shot.seed)
}

function drawRocket(pen: Pen, shot: Shot): void {
  const flight = (shot.part / STRIKE_IMPACT) ** 1.6
  drawPuffs(pen, shot.start, shot.end, Math.min(flight, 1), shot.part, shot.seed)
  if (flight < 1) {
    const at = between(shot.start, shot.end, flight)
    const tail = { x: at.x - shot.ahead.x * 0.34, y: at.y - shot.ahead.y * 0.34 }
    disc(pen, tail, 0.17, 'rgb(255 176 80 / 0.75)')
    line(pen, tail, at, 0.13, '#e9e4d6')
    disc(pen, at, 0.08, '#b8402e')
  } else drawBlast(pen, shot.end, shot.landed, 0.85, shot.seed)
}

/** A tongue of fire that grows and rolls up at its end. */
function drawFlame(pen: Pen, shot: Shot): void {
  const reach = arrive(Math.min(shot.part / 0.4, 1))
  const dying = Math.max((shot.part - 0.7) / 0.5, 0)
  if (dying >= 1) return
  for (let tongue = 0; tongue < 26; tongue++) {
    const along = ((tongue + 0.5) / 26) * reach
    const sway = (scatter(tongue + Math.floor(shot.part * 22)) - 0.5) * (0.15 + 0.5 * along)
    const at = aside(between(shot.start, shot.end, along), shot.ahead, sway)
    const radius = (0.1 + 0.3 * along) * (1 - 0.5 * dying)
    const heat = scatter(tongue * 3.7)
    const colour = heat < 0.35 ? '#ffe28a' : heat < 0.75 ? '#ff9a33' : '#d94a1c'
    disc(pen, { x: at.x, y: at.y - 0.2 * along * along }, radius, faded(colour, 0.55 * (1 - dying)))
  }
}

/** A gob of acid that bursts and drips. */
function drawSpit(pen: Pen, shot: Shot): void {
  const flight = shot.part / STRIKE_IMPACT
  if (flight < 1) {
    for (let drop = 0; drop < 4; drop++) {
      const at = between(shot.start, shot.end, Math.max(flight - drop * 0.06, 0))
      const high = 0.5 * hop(Math.max(flight - drop * 0.06, 0))
      disc(pen, { x: at.x, y: at.y - high }, 0.15 - drop * 0.03, drop === 0 ? '#c6ee4a' : '#8dbb22')
    }
    return
  }
  for (let drop = 0; drop < 9; drop++) {
    const angle = 2 * Math.PI * scatter(shot.seed * 5 + drop)
    const far = (0.15 + 0.5 * scatter(drop + 2)) * arrive(shot.landed)
    const at = { x: shot.end.x + Math.cos(angle) * far, y: shot.end.y + Math.sin(angle) * far * 0.7 }
    disc(pen, at, 0.1 * (1 - shot.landed), faded('#b6e04a', 1 - shot.landed))
  }
}

function drawArrows(pen: Pen, shot: Shot): void {
  for (let arrow = 0; arrow < 3; arrow++) {
    const since = shot.part - arrow * 0.06
    const flight = since / (STRIKE_IMPACT - 0.06)
    if (flight <= 0) continue
    const end = aside(shot.end, shot.ahead, (arrow - 1) * 0.2)
    if (flight >= 1) {
      drawHit(pen, shot, end, (since - STRIKE_IMPACT + 0.06) / 0.4, arrow)
      continue
    }
    const at = between(shot.start, end, flight)
    const tip = { x: at.x, y: at.y - 0.55 * hop(flight) }
    const tail = { x: tip.x - shot.ahead.x * 0.4, y: tip.y - shot.ahead.y * 0.4 + 0.12 * (0.5 - flight) }
    line(pen, tail, tip, 0.075, '#1a1510')
    line(pen, tail, tip, 0.04, '#f1e3c2')
    disc(pen, tail, 0.05, '#d6563f')
  }
}

/** Three strokes side by side. */
function drawClaws(pen: Pen, shot: Shot): void {
  const { ctx } = pen
  const swing = (shot.part - STRIKE_IMPACT + 0.14) / 0.42
  if (swing <= 0 || swing >= 1) return
  ctx.save()
  ctx.globalAlpha = hop(swing)
  for (let claw = -1; claw <= 1; claw++) {
    const from = aside({ x: shot.end.x, y: shot.end.y - 0.5 }, shot.ahead, claw * 0.22)
    const to = { x: from.x + shot.ahead.x * 0.3, y: from.y + 1.05 * Math.min(swing * 1.6, 1) }
    line(pen, from, to, 0.13, 'rgb(120 10 20 / 0.75)')
    line(pen, from, to, 0.06, '#ffe9e2')
  }
  ctx.restore()
}

/** A hammer comes down: a ring runs over the ground and stones jump. */
function drawSmash(pen: Pen, shot: Shot): void {
  if (shot.landed <= 0 || shot.landed >= 1) return
  const { ctx } = pen
  const { x, y } = shot.end
  ctx.beginPath()
  ctx.ellipse(x, y + 0.3, 1.05 * arrive(shot.landed), 0.6 * arrive(shot.landed), 0, 0, 2 * Math.PI)
  ctx.lineWidth = atLeast(pen, 0.14 * (1 - shot.landed), 1)
  ctx.strokeStyle = faded('#fff1cf', 0.9 * (1 - shot.landed))
  ctx.stroke()
  drawDust(pen, { x, y: y + 0.3 }, shot.landed, 1, shot.seed)
  if (!shot.missed) drawSparks(pen, shot.end, shot.landed, shot.seed)
}

function drawHit(pen: Pen, { missed, seed }: Shot, at: Point, part: number, number: number): void {
  if (part <= 0 || part >= 1) return
  if (missed) drawDust(pen, at, part, 0.45, seed + number)
  else drawSparks(pen, at, part, seed + number * 3)
}

function drawMuzzle(pen: Pen, { start, ahead }: Shot, part: number): void {
  const { ctx } = pen
  disc(pen, start, 0.2 * (1 - part * 0.4), `rgb(255 206 110 / ${0.7 * (1 - part)})`)
  ctx.beginPath()
  ctx.moveTo(start.x - ahead.y * 0.08, start.y + ahead.x * 0.08)
  ctx.lineTo(start.x + ahead.x * 0.42, start.y + ahead.y * 0.42)
  ctx.lineTo(start.x + ahead.y * 0.08, start.y - ahead.x * 0.08)
  ctx.closePath()
  ctx.fillStyle = `rgb(255 246 206 / ${1 - part})`
  ctx.fill()
}

function drawTracer(pen: Pen, at: Point, ahead: Point, width: number, colour: string): void {
  const tail = { x: at.x - ahead.x * 0.55, y: at.y - ahead.y * 0.55 }
  const fade = pen.ctx.createLinearGradient(tail.x, tail.y, at.x, at.y)
  fade.addColorStop(0, faded(colour, 0))
  fade.addColorStop(1, colour)
  line(pen, tail, at, width, fade)
}

function line(pen: Pen, from: Point, to: Point, width: number, stroke: string | CanvasGradient): void {
  const { ctx } = pen
  ctx.beginPath()
  ctx.moveTo(from.x, from.y)
  ctx.lineTo(to.x, to.y)
  ctx.lineCap = 'round'
  ctx.lineWidth = atLeast(pen, width, width * 16)
  ctx.strokeStyle = stroke
  ctx.stroke()
}

function between(a: Point, b: Point, part: number): Point {
  return { x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part }
}

function aside(at: Point, ahead: Point, by: number): Point {
  return { x: at.x - ahead.y * by, y: at.y + ahead.x * by }
}
