import { arrive, scatter } from '../../draw/easing.ts'
import { type Pen, write } from '../../draw/pen.ts'

/** A die in CSS pixels; `fall` is how far it has fallen, 0 to 1. */
export interface Die {
  readonly x: number
  readonly y: number
  readonly size: number
  readonly fall: number
  readonly value: number
  readonly faces: number
  /** Which of the roll it is: no two tumble alike. */
  readonly number: number
  /** What it must show at least to be a success: dice that fail are dim. */
  readonly needed?: number | undefined
}

const INK = '#14284b'

/** Tumbling it shows now this face, now that; it bounces twice and lies with what was rolled. */
export function drawDie(pen: Pen, { x, y, size, fall, value, faces, number, needed }: Die): void {
  const { ctx, look } = pen
  const rest = arrive(fall)
  const lies = fall >= 0.82
  const shown = lies ? value : 1 + Math.floor(scatter(number * 5 + Math.floor(fall * 16)) * faces)
  ctx.save()
  ctx.translate(
    x + (1 - rest) * 34 * (scatter(number) - 0.2),
    y - 46 * (1 - rest) * Math.abs(Math.cos(fall * 8)),
  )
  ctx.rotate((1 - rest) * (5 + number) * (number % 2 === 0 ? 1 : -1))
  const failed = lies && needed !== undefined && value < needed
  const bright = needed === undefined ? value === faces : !failed
  drawBody(ctx, faces, size, failed ? '#b9b4a8' : lies && bright ? '#ffe9b4' : '#fbf6ea')
  const pips = faces === 6 ? PIPS[shown] : undefined
  if (pips) drawPips(ctx, pips, size)
  else
    write(pen, `${shown}`, 0, (OFFSET[faces] ?? 0) * size + 1, {
      size: size * (shown > 99 ? 0.32 : faces === 4 ? 0.38 : 0.44),
      weight: 800,
      colour: INK,
    })
  if (lies && fall < 1) {
    ctx.globalAlpha *= (1 - fall) / 0.18
    ctx.beginPath()
    ctx.arc(0, 0, size * (0.5 + fall * 0.25), 0, 2 * Math.PI)
    ctx.lineWidth = 2
    ctx.strokeStyle = look.palette.brass
    ctx.stroke()
  }
  ctx.restore()
}

/** As a die of that many faces is seen lying: its outline, and the edges of the face on top. */
function drawBody(ctx: CanvasRenderingContext2D, faces: number, size: number, paper: string): void {
  ctx.lineJoin = 'round'
  ctx.lineWidth = 1.75
  ctx.strokeStyle = INK
  ctx.fillStyle = paper
  ctx.beginPath()
  const [corners, radius, turned] = OUTLINE[faces] ?? [14, 0.53, 0]
  if (faces === 6) ctx.roundRect(-size * 0.47, -size * 0.47, size * 0.94, size * 0.94, size * 0.2)
  else polygon(ctx, corners, size * radius, turned)
  ctx.fill()
  ctx.stroke()
  const top = TOP[faces]
  if (!top) return
  const [topCorners, topRadius, topTurned] = top
  ctx.globalAlpha *= 0.35
  ctx.lineWidth = 1
  ctx.beginPath()
  polygon(ctx, topCorners, size * topRadius, topTurned)
  for (let corner = 0; corner < topCorners; corner++) {
    const angle = topTurned + (corner * 2 * Math.PI) / topCorners - Math.PI / 2
    ctx.moveTo(size * topRadius * Math.cos(angle), size * topRadius * Math.sin(angle))
    ctx.lineTo(size * radius * Math.cos(angle), size * radius * Math.sin(angle))
  }
  ctx.stroke()
  ctx.globalAlpha /= 0.35
}

/** Corners, radius to the side, turn. Dice of other numbers of faces are nearly round. */
const OUTLINE: Readonly<Record<number, readonly [number, number, number]>> = {
  2: [24, 0.5, 0],
  4: [3, 0.62, 0],
  6: [4, 0.5, 0],
  8: [4, 0.58, 0],
  10: [4, 0.58, 0],
  12: [10, 0.54, 0],
  20: [6, 0.56, 0],
}
const TOP: Readonly<Record<number, readonly [number, number, number]>> = {
  12: [5, 0.37, 0],
  20: [3, 0.42, 0],
}
/** Where the middle of the face on top is, down from the middle of the die. */
const OFFSET: Readonly<Record<number, number>> = { 4: 0.1, 20: 0.03 }

/** Which of nine places, row by row, have a pip. */
const PIPS: Readonly<Record<number, readonly number[]>> = {
  1: [4],
  2: [0, 8],
  3: [0, 4, 8],
  4: [0, 2, 6, 8],
  5: [0, 2, 4, 6, 8],
  6: [0, 2, 3, 5, 6, 8],
}

function drawPips(ctx: CanvasRenderingContext2D, pips: readonly number[], size: number): void {
  ctx.fillStyle = INK
  for (const pip of pips) {
    ctx.beginPath()
    ctx.arc(
      ((pip % 3) - 1) * size * 0.26,
      (Math.floor(pip / 3) - 1) * size * 0.26,
      size * 0.085,
      0,
      2 * Math.PI,
    )
    ctx.fill()
  }
}

function polygon(ctx: CanvasRenderingContext2D, corners: number, radius: number, turned: number): void {
  for (let corner = 0; corner < corners; corner++) {
    const angle = turned + (corner * 2 * Math.PI) / corners - Math.PI / 2
    const [x, y] = [radius * Math.cos(angle), radius * Math.sin(angle)]
    if (corner === 0) ctx.moveTo(x, y)
    else ctx.lineTo(x, y)
  }
  ctx.closePath()
}
