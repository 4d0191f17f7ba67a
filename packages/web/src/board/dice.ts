import { type Effect, say } from '@sextant/scene'
import type { View } from './camera.ts'
import { faded } from './colour.ts'
import { arrive, scatter } from './easing.ts'
import { type Pen, widthOf, write } from './pen.ts'

type Dice = Extract<Effect, { kind: 'dice' }>

const SIDE = 34
const GAP = 8
const PAD = 12
/** Dice have come to rest after this part of their time. */
const FALLEN = 0.38

/** Dice as they fall, on a tray in the upper right corner; drawn in CSS pixels. */
export function drawDice(
  pen: Pen,
  { faces, rolled, name }: Dice,
  part: number,
  view: View,
  still: boolean,
): void {
  const { ctx, look } = pen
  const { palette, theme } = look
  const words = { size: 12, weight: 600, colour: palette.lettering, align: 'left' } as const
  const text = say(name, look.catalogue)
  const columns = Math.min(
    Math.max(rolled.length, 1),
    Math.max(Math.floor((view.width - 80) / (SIDE + GAP)), 1),
    10,
  )
  const rows = Math.max(Math.ceil(rolled.length / columns), 1)
  const width = Math.max(columns * (SIDE + GAP) - GAP, widthOf(pen, text, words)) + 2 * PAD
  const height = rows * (SIDE + GAP) + 14 + 2 * PAD
  const [left, top] = [view.width - width - 14, 14]
  ctx.save()
  ctx.globalAlpha = still || part < 0.85 ? Math.min(part * 12, 1) : (1 - part) / 0.15
  if (still) ctx.globalAlpha = 1
  ctx.beginPath()
  ctx.roundRect(left, top, width, height, 10)
  ctx.fillStyle = faded(theme === 'light' ? palette.paper : '#14213a', 0.95)
  ctx.fill()
  ctx.lineWidth = 1.5
  ctx.strokeStyle = palette.brass
  ctx.stroke()
  write(pen, text, left + PAD, top + PAD + 5, words)
  rolled.forEach((value, die) => {
    const x = left + PAD + SIDE / 2 + (die % columns) * (SIDE + GAP)
    const y = top + PAD + 18 + SIDE / 2 + Math.floor(die / columns) * (SIDE + GAP)
    const fall = still ? 1 : Math.min(Math.max((part - die * 0.02) / FALLEN, 0), 1)
    drawDie(pen, x, y, fall, value, faces, die)
  })
  ctx.restore()
}

function drawDie(
  pen: Pen,
  x: number,
  y: number,
  fall: number,
  value: number,
  faces: number,
  die: number,
): void {
  const { ctx, look } = pen
  const rest = arrive(fall)
  const shown = fall < 0.85 ? 1 + Math.floor(scatter(die * 5 + Math.floor(fall * 14)) * faces) : value
  ctx.save()
  ctx.translate(x, y - 26 * (1 - rest) * Math.abs(Math.cos(fall * 7)))
  ctx.rotate((1 - rest) * (5 + die))
  ctx.beginPath()
  if (faces === 6 || faces === 2) ctx.roundRect(-SIDE / 2, -SIDE / 2, SIDE, SIDE, 7)
  else polygon(ctx, faces > 8 ? 10 : 6, SIDE * 0.56)
  ctx.fillStyle = '#fbf6ea'
  ctx.fill()
  ctx.lineWidth = 1.5
  ctx.strokeStyle = '#14284b'
  ctx.stroke()
  const pips = faces === 6 ? PIPS[shown] : undefined
  if (!pips) write(pen, `${shown}`, 0, 1, { size: SIDE * 0.46, weight: 750, colour: '#14284b' })
  for (const pip of pips ?? []) {
    ctx.beginPath()
    ctx.arc(
      ((pip % 3) - 1) * SIDE * 0.26,
      (Math.floor(pip / 3) - 1) * SIDE * 0.26,
      SIDE * 0.085,
      0,
      2 * Math.PI,
    )
    ctx.fillStyle = fall >= 0.85 && value === faces ? look.palette.brass : '#14284b'
    ctx.fill()
  }
  ctx.restore()
}

/** Which of nine places, row by row, have a pip. */
const PIPS: Readonly<Record<number, readonly number[]>> = {
  1: [4],
  2: [0, 8],
  3: [0, 4, 8],
  4: [0, 2, 6, 8],
  5: [0, 2, 4, 6, 8],
  6: [0, 2, 3, 5, 6, 8],
}

function polygon(ctx: CanvasRenderingContext2D, corners: number, radius: number): void {
  for (let corner = 0; corner < corners; corner++) {
    const angle = (corner * 2 * Math.PI) / corners - Math.PI / 2
    ctx.lineTo(radius * Math.cos(angle), radius * Math.sin(angle))
  }
  ctx.closePath()
}
