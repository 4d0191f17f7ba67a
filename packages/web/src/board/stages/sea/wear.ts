import type { Point } from '@sextant/hex'
import { scatter } from '../../draw/easing.ts'
import type { Pen } from '../../draw/pen.ts'
import { drawPuff } from './puff.ts'
import type { Silhouette } from './silhouette.ts'

/** 0 as new, 1 torn and holed, 2 with a list, 3 smoking, 4 on fire. */
export type WearStage = (typeof STAGES)[number]
const STAGES = [0, 1, 2, 3, 4] as const

export function stageOf(wear: number | undefined): WearStage {
  return STAGES[Math.min(Math.max(Math.floor((wear ?? 0) * 5), 0), 4)] ?? 0
}

/** How far over it leans, in radians, and how much deeper it lies, in world units. */
export function listOf(stage: WearStage): { readonly lean: number; readonly deeper: number } {
  return { lean: [0, 0, 0.12, 0.15, 0.19][stage] ?? 0, deeper: [0, 0.02, 0.07, 0.12, 0.2][stage] ?? 0 }
}

/** Rents above, holes in the hull; drawn onto the silhouette in its own units. */
export function drawHoles({ ctx }: Pen, { box, solid }: Silhouette, stage: WearStage): void {
  if (stage === 0) return
  const beam = box.y + box.height * 0.66
  const above = solid.filter(({ y }) => y < beam).slice(0, 2 + stage * 3)
  const below = solid.filter(({ y }) => y >= beam && y < box.y + box.height * 0.9).slice(0, 1 + stage)
  ctx.save()
  ctx.globalCompositeOperation = 'destination-out'
  above.forEach((at, number) => {
    ragged(ctx, at, (12 + 16 * scatter(number + 4)) * (0.85 + stage * 0.14), number)
    ctx.fill()
  })
  ctx.globalCompositeOperation = 'source-atop'
  below.forEach((at, number) => {
    ragged(ctx, at, 17 + 12 * scatter(number), number + 20)
    ctx.fillStyle = '#0b0d12'
    ctx.fill()
    ctx.lineWidth = 6
    ctx.strokeStyle = 'rgb(255 236 200 / 0.55)'
    ctx.stroke()
  })
  ctx.restore()
}

function ragged(ctx: CanvasRenderingContext2D, at: Point, radius: number, seed: number): void {
  ctx.beginPath()
  for (let corner = 0; corner < 9; corner++) {
    const angle = (corner / 9) * 2 * Math.PI
    const far = radius * (0.55 + 0.75 * scatter(seed * 11 + corner))
    ctx.lineTo(at.x + far * Math.cos(angle), at.y + far * 1.25 * Math.sin(angle))
  }
  ctx.closePath()
}

const PUFFS = 8

/** Where it smokes and burns, as parts of the ship's width and height from its waterline up. */
const HEARTHS: readonly Point[] = [
  { x: -0.05, y: 0.26 },
  { x: 0.22, y: 0.2 },
  { x: -0.27, y: 0.22 },
]

/**
 * Smoke and fire over a ship, whose waterline is at (0, 0); `seconds` is any clock that runs on. Where nothing moves
 * the clock stands, and the picture is as plain.
 */
export function drawBurning(
  pen: Pen,
  width: number,
  height: number,
  stage: WearStage,
  seconds: number,
): void {
  if (stage < 3) return
  const hearths = HEARTHS.slice(0, stage === 3 ? 1 : 3)
  hearths.forEach(({ x, y }, hearth) => {
    const at = { x: x * width, y: -y * height }
    if (stage === 4) drawFlames(pen, at, seconds, hearth)
    for (let puff = 0; puff < PUFFS; puff++) {
      const age = (seconds * 0.2 + puff / PUFFS + hearth * 0.37) % 1
      const sway = Math.sin(seconds * 0.6 + puff * 2 + hearth) * 0.1
      const middle = { x: at.x + (0.7 * age + sway) * (0.3 + age), y: at.y - 0.1 - 2 * age }
      const light = pen.look.theme === 'light'
      const grey = stage === 4 ? (light ? '#262527' : '#636a75') : light ? '#55565b' : '#8d96a3'
      drawPuff(pen, middle, 0.16 + 0.5 * age, grey, 0.62 * Math.min(age * 7, 1) * (1 - age))
    }
  })
}

function drawFlames(pen: Pen, at: Point, seconds: number, seed: number): void {
  const { ctx } = pen
  drawPuff(pen, { x: at.x, y: at.y - 0.15 }, 0.75, '#ff8c28', 0.5 + 0.08 * Math.sin(seconds * 7 + seed))
  for (const [colour, size] of [
    ['#e2501a', 1],
    ['#ff9a1f', 0.68],
    ['#ffe28a', 0.36],
  ] as const) {
    ctx.beginPath()
    for (let tongue = -1; tongue <= 1; tongue++) {
      const flicker = 0.78 + 0.22 * Math.sin(seconds * 9 + tongue * 2.1 + seed * 4)
      const [x, high, wide] = [
        at.x + tongue * 0.15 * size,
        (tongue === 0 ? 0.66 : 0.42) * size * flicker,
        0.13 * size,
      ]
      const lick = 0.05 * Math.sin(seconds * 6 + tongue + seed)
      ctx.moveTo(x - wide, at.y)
      ctx.quadraticCurveTo(x - wide, at.y - high * 0.5, x + lick, at.y - high)
      ctx.quadraticCurveTo(x + wide, at.y - high * 0.5, x + wide, at.y)
    }
    ctx.fillStyle = colour
    ctx.fill()
  }
}
