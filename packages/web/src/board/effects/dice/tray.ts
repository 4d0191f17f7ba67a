import { type DiceEffect, say } from '@sextant/scene'
import { faded, mixed } from '../../draw/colour.ts'
import { type Pen, widthOf, write } from '../../draw/pen.ts'
import type { View } from '../../geometry/view.ts'
import { drawDie } from './die.ts'

/** In CSS pixels. */
const SIDE = 42
const GAP = 9
const PAD = 13
const TITLE = 20
/** Dice have come to rest after this part of their time. */
const FALLEN = 0.42
const MOST_COLUMNS = 8
/** CSS pixels between trays, and from the edge of the view. */
const TRAY_GAP = 12
/** Below this width trays are smaller and lie two in a row at the bottom, where they cover neither ships nor their badges. */
const NARROW = 560
const SMALL = 0.66

/** Where a tray lies: how far from the top, in the pixels of the tray, and at which edge of the view. */
export interface Tray {
  readonly top: number
  readonly edge: 'left' | 'right'
}

/**
 * Where the tray of a roll lies, by how many dice each roll of a step has. A roll that begins before the last is gone lies
 * below it or, in a narrow view, beside it at the bottom; where all are shown at once, as a picture, each has a place of its own.
 */
export function trayOf(rolls: readonly number[], number: number, view: View, isPicture: boolean): Tray {
  const heights = rolls.map(dice => trayHeight(dice, view) + TRAY_GAP)
  if (isNarrow(view)) {
    const rows = heights.flatMap((height, at) =>
      at % 2 === 0 ? [Math.max(height, heights[at + 1] ?? 0)] : [],
    )
    const row = Math.floor(number / 2)
    const below = isPicture ? rows.slice(row) : rows.slice(row, row + 1)
    const top = view.height / SMALL - below.reduce((sum, height) => sum + height, 0)
    return { top: Math.max(top, TRAY_GAP), edge: number % 2 === 0 ? 'left' : 'right' }
  }
  const above = isPicture
    ? heights.slice(0, number)
    : number % 2 === 1
      ? heights.slice(number - 1, number)
      : []
  return { top: TRAY_GAP + above.reduce((sum, height) => sum + height, 0), edge: 'right' }
}

/** Dice as they fall, on a tray, with the name of the roll; what they come to appears when they lie. */
export function drawDice(
  pen: Pen,
  { faces, rolled, name, result, needed }: DiceEffect,
  part: number,
  view: View,
  isPicture: boolean,
  { top, edge }: Tray,
): void {
  const { ctx, look } = pen
  const { palette, theme } = look
  const words = { size: 13, weight: 650, colour: palette.lettering, align: 'left' } as const
  const figure = { size: 26, weight: 800, colour: palette.lettering } as const
  const [text, kind] = [say(name, look.catalogue), `${rolled.length}d${faces}`]
  const { columns, rows } = gridOf(rolled.length, view)
  const added = rolled.length > 1 ? `= ${rolled.reduce((total, value) => total + value, 0)}` : ''
  const sum = result === undefined ? added : say(result, look.catalogue)
  const diceWide = columns * (SIDE + GAP) - GAP
  const sumWide = sum ? widthOf(pen, sum, figure) + 14 : 0
  const titleWide = widthOf(pen, text, words) + widthOf(pen, kind, words) + 16
  const width = Math.max(diceWide + sumWide, titleWide) + 2 * PAD
  const height = trayHeight(rolled.length, view)
  const scale = isNarrow(view) ? SMALL : 1
  const left = edge === 'left' ? TRAY_GAP : view.width / scale - width - TRAY_GAP
  ctx.save()
  ctx.scale(scale, scale)
  ctx.globalAlpha = isPicture ? 1 : part < 0.86 ? Math.min(part * 14, 1) : (1 - part) / 0.14
  ctx.beginPath()
  ctx.roundRect(left, top, width, height, 12)
  ctx.shadowColor = faded(palette.shade, 0.4)
  ctx.shadowBlur = 18 * pen.ratio
  ctx.fillStyle = faded(theme === 'light' ? palette.paper : '#14213a', 0.96)
  ctx.fill()
  ctx.shadowColor = 'transparent'
  ctx.lineWidth = 1.5
  ctx.strokeStyle = palette.brass
  ctx.stroke()
  write(pen, text, left + PAD, top + PAD + 4, words)
  write(pen, kind, left + width - PAD, top + PAD + 4, {
    ...words,
    align: 'right',
    colour: mixed(palette.lettering, palette.brass, 0.5),
  })
  const start = left + (width - diceWide - sumWide) / 2
  rolled.forEach((value, die) => {
    const fall = isPicture ? 1 : Math.min(Math.max((part - die * 0.025) / FALLEN, 0), 1)
    drawDie(pen, {
      x: start + SIDE / 2 + (die % columns) * (SIDE + GAP),
      y: top + PAD + TITLE + SIDE / 2 + Math.floor(die / columns) * (SIDE + GAP),
      size: SIDE,
      fall,
      value,
      faces,
      number: die,
      needed,
    })
  })
  const settled = isPicture ? 1 : Math.min(Math.max((part - FALLEN - rolled.length * 0.025) / 0.06, 0), 1)
  if (sum && settled > 0) {
    ctx.globalAlpha *= settled
    write(pen, sum, start + diceWide + 12, top + PAD + TITLE + (rows * (SIDE + GAP) - GAP) / 2 + 1, {
      ...figure,
      align: 'left',
    })
  }
  ctx.restore()
}

function isNarrow({ width }: View): boolean {
  return width < NARROW
}

function trayHeight(dice: number, view: View): number {
  return gridOf(dice, view).rows * (SIDE + GAP) - GAP + TITLE + 2 * PAD
}

function gridOf(dice: number, view: View): { columns: number; rows: number } {
  const wide = isNarrow(view) ? view.width / SMALL / 2 - TRAY_GAP : view.width
  const room = Math.max(Math.floor((wide - 2 * PAD - 90) / (SIDE + GAP)), 1)
  const columns = Math.min(Math.max(dice, 1), room, MOST_COLUMNS)
  return { columns, rows: Math.max(Math.ceil(dice / columns), 1) }
}
