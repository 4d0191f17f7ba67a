import type { Point } from '@sextant/hex'
import { faded } from '../../draw/colour.ts'
import { arrive, hop, scatter } from '../../draw/easing.ts'
import { disc, type Pen } from '../../draw/pen.ts'
import { drawPuff } from './puff.ts'

/** A shot that falls into the water: a column that rises and falls, drops, and a ring that widens. */
export function drawSplash(pen: Pen, at: Point, part: number, size = 1): void {
  if (part <= 0 || part >= 1) return
  const { ctx, look } = pen
  const foam = look.theme === 'light' ? '#ffffff' : '#dcefff'
  ctx.beginPath()
  ctx.ellipse(at.x, at.y, (0.12 + 0.5 * arrive(part)) * size, (0.05 + 0.13 * arrive(part)) * size, 0, 0, 7)
  ctx.lineWidth = 0.06 * (1 - part) * size
  ctx.strokeStyle = faded(foam, 0.9 * (1 - part))
  ctx.stroke()
  const high = 1.05 * size * hop(Math.min(0.12 + part, 1))
  drawPuff(pen, { x: at.x, y: at.y - high * 0.3 }, 0.42 * size * (0.5 + part), foam, 0.5 * (1 - part))
  ctx.beginPath()
  for (const [lean, share] of SPOUTS) {
    const [foot, tip] = [at.x + lean * 0.16 * size, at.x + lean * (0.3 + 0.45 * part) * size]
    const [wide, top] = [0.085 * size * (1 - 0.4 * part), at.y - high * share]
    ctx.moveTo(foot - wide, at.y + 0.02)
    ctx.quadraticCurveTo(foot - wide * 0.4, at.y - high * share * 0.5, tip, top)
    ctx.quadraticCurveTo(foot + wide * 0.7, at.y - high * share * 0.45, foot + wide, at.y + 0.02)
  }
  ctx.fillStyle = faded(foam, 0.9 * (1 - part * part))
  ctx.fill()
  for (let drop = 0; drop < 6; drop++) {
    const aside = (scatter(drop + at.x) - 0.5) * 1.1 * size * part
    const up = size * (1.2 * part - 1.5 * part * part) * (0.6 + 0.7 * scatter(drop + 3))
    disc(pen, { x: at.x + aside, y: at.y - Math.max(up, 0) }, 0.035 * size, faded(foam, 0.9 * (1 - part)))
  }
}

/** How far aside each jet of a splash leans, and how high it goes. */
const SPOUTS = [
  [-0.7, 0.62],
  [-0.15, 1],
  [0.35, 0.8],
  [0.9, 0.5],
] as const

/** Wood flying from where a shot hit. */
export function drawSplinters(pen: Pen, at: Point, part: number, seed: number): void {
  if (part <= 0 || part >= 1) return
  const { ctx } = pen
  disc(pen, at, 0.1 + 0.34 * arrive(part), `rgb(255 214 140 / ${0.7 * (1 - part) ** 2})`)
  ctx.beginPath()
  for (let splinter = 0; splinter < 8; splinter++) {
    const angle = Math.PI * (1.05 + 0.9 * scatter(seed * 5 + splinter))
    const far = (0.3 + 0.75 * scatter(seed + splinter * 3)) * arrive(part)
    const x = at.x + Math.cos(angle) * far
    const y = at.y + Math.sin(angle) * far + 0.9 * part * part
    const spin = part * 9 + splinter
    ctx.moveTo(x - 0.07 * Math.cos(spin), y - 0.07 * Math.sin(spin))
    ctx.lineTo(x + 0.07 * Math.cos(spin), y + 0.07 * Math.sin(spin))
  }
  ctx.lineCap = 'butt'
  ctx.lineWidth = 0.055
  ctx.strokeStyle = `rgb(110 70 34 / ${1 - part * part})`
  ctx.stroke()
}
