import type { Point } from '@sextant/hex'
import { mixed } from '../../draw/colour.ts'
import { arrive, hop, scatter } from '../../draw/easing.ts'
import { atLeast, disc, type Pen } from '../../draw/pen.ts'
import { drawSplash } from '../../stages/sea/splash.ts'
import type { Aim } from '../aim.ts'

const LINES = 3
const BOARDERS = 7
const THROWN = 0.32

/** Hooks fly over and hold, boarders run across; a throw that missed falls into the water. */
export function drawBoarding(pen: Pen, aim: Aim, part: number, missed: boolean, colour: string): void {
  const { ctx } = pen
  const gone = part > 0.88 ? Math.max((1 - part) / 0.12, 0) : 1
  if (gone <= 0) return
  ctx.save()
  ctx.globalAlpha = gone
  for (let line = 0; line < LINES; line++) {
    const flown = Math.min(Math.max((part - line * 0.05) / THROWN, 0), 1)
    if (flown <= 0) continue
    const [from, to] = ends(aim, line, missed)
    const hook = {
      x: from.x + (to.x - from.x) * flown,
      y: from.y + (to.y - from.y) * flown - 0.9 * hop(flown),
    }
    drawLine(pen, from, hook, flown < 1 || missed ? 0.25 : 0.12)
    drawHook(pen, hook, aim.ahead.x < 0)
    if (missed) drawSplash(pen, to, (part - THROWN - line * 0.05) / 0.3, 0.6)
  }
  if (!missed) for (let man = 0; man < BOARDERS; man++) drawBoarder(pen, aim, man, part, colour)
  ctx.restore()
}

function ends({ from, to, ahead, size, foot }: Aim, line: number, missed: boolean): [Point, Point] {
  const high = (line - 0.6) * 0.24 * size
  const start = {
    x: from.x + ahead.x * 0.42 * size,
    y: from.y + ahead.y * 0.42 * size + 0.42 * foot - high * 0.6,
  }
  const short = missed ? 0.95 : 0.3
  const end = {
    x: to.x - ahead.x * short * size,
    y: to.y - ahead.y * short * size + (missed ? foot + 0.1 + 0.1 * line : 0.4 * foot - high),
  }
  return [start, end]
}

function drawLine(pen: Pen, from: Point, to: Point, sag: number): void {
  const { ctx, look } = pen
  for (const [width, colour] of [
    [0.07, look.theme === 'light' ? '#3a2a12' : '#05080f'],
    [0.035, '#d8b878'],
  ] as const) {
    ctx.beginPath()
    ctx.moveTo(from.x, from.y)
    ctx.quadraticCurveTo((from.x + to.x) / 2, (from.y + to.y) / 2 + sag, to.x, to.y)
    ctx.lineWidth = atLeast(pen, width, width * 25)
    ctx.strokeStyle = colour
    ctx.stroke()
  }
}

function drawHook({ ctx }: Pen, at: Point, mirrored: boolean): void {
  ctx.save()
  ctx.translate(at.x, at.y)
  if (mirrored) ctx.scale(-1, 1)
  ctx.beginPath()
  ctx.moveTo(-0.1, 0)
  ctx.lineTo(0.06, 0)
  ctx.arc(0.02, 0.07, 0.1, -1, 2)
  ctx.moveTo(0.06, 0)
  ctx.arc(0.02, -0.07, 0.1, 1, -2, true)
  ctx.lineCap = 'round'
  ctx.lineWidth = 0.05
  ctx.strokeStyle = '#20262e'
  ctx.stroke()
  ctx.restore()
}

/** A small figure with a blade raised, running over in leaps. */
function drawBoarder(pen: Pen, aim: Aim, man: number, part: number, colour: string): void {
  const { ctx } = pen
  const run = (part - THROWN - 0.04 - man * 0.045) / 0.3
  if (run <= 0 || part > 0.97) return
  const over = arrive(Math.min(run, 1))
  const [from, to] = ends(aim, man % LINES, false)
  const deep = aim.size * (0.1 + 0.42 * scatter(man + 3))
  const x = from.x - aim.ahead.x * 0.2 + (to.x + aim.ahead.x * deep - from.x) * over
  const y = from.y + (to.y - from.y) * over - 0.35 * hop(over) - 0.06 * Math.abs(Math.sin(run * 14))
  const swing = Math.sin(part * 40 + man) * 0.5
  ctx.lineCap = 'round'
  for (const [width, ink] of [
    [0.13, '#0d1420'],
    [0.07, mixed(colour, '#ffffff', 0.25)],
  ] as const) {
    ctx.beginPath()
    ctx.moveTo(x, y - 0.12)
    ctx.lineTo(x, y + 0.04)
    ctx.lineTo(x - 0.07 * Math.cos(run * 20), y + 0.17)
    ctx.moveTo(x, y + 0.04)
    ctx.lineTo(x + 0.07 * Math.cos(run * 20), y + 0.17)
    ctx.lineWidth = width
    ctx.strokeStyle = ink
    ctx.stroke()
  }
  ctx.beginPath()
  ctx.moveTo(x, y - 0.07)
  ctx.lineTo(x + 0.22 * aim.ahead.x * Math.cos(swing), y - 0.12 - 0.18 * Math.cos(swing))
  ctx.lineWidth = 0.035
  ctx.strokeStyle = '#eef3f7'
  ctx.stroke()
  disc(pen, { x, y: y - 0.2 }, 0.075, '#0d1420')
  disc(pen, { x, y: y - 0.2 }, 0.05, '#f0cfa6')
}
