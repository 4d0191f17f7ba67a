import type { Bar } from '@sextant/scene'
import type { Rectangle } from '../geometry/rectangle.ts'
import { faded, mixed } from './colour.ts'
import { atLeast, type Pen } from './pen.ts'

const WIDTH = 1.06
const GAP = 0.03
export const MOST_BARS = 3

/** Bars under a piece, the first on top. Health alone changes colour as it falls; others are ticked at each point. */
export function drawBars(pen: Pen, bars: readonly Bar[]): void {
  bars.slice(0, MOST_BARS).forEach((bar, number) => {
    const { y, height } = barBox(bars, number)
    drawBar(pen, bar, y, height)
  })
}

/** Where one of the bars lies, from the middle of its piece. */
export function barBox(bars: readonly Bar[], number: number): Rectangle {
  const height = bars.length > 1 ? 0.11 : 0.14
  const pitch = height + GAP
  const top = (bars.length > 1 ? 0.86 : 0.8) - pitch * Math.min(bars.length, MOST_BARS)
  return { x: -WIDTH / 2, y: top + number * pitch, width: WIDTH, height }
}

function drawBar(pen: Pen, bar: Bar, top: number, height: number): void {
  const { ctx, look } = pen
  const { palette } = look
  const left = -WIDTH / 2
  const part = Math.min(Math.max(bar.value / bar.max, 0), 1)
  const rim = atLeast(pen, 0.035, 1)
  ctx.fillStyle = faded(palette.barBed, look.theme === 'light' ? 0.92 : 0.95)
  ctx.beginPath()
  ctx.roundRect(left - rim, top - rim, WIDTH + 2 * rim, height + 2 * rim, height / 2)
  ctx.fill()
  if (part < 1 && palette.barLost !== palette.barBed) {
    ctx.fillStyle = palette.barLost
    ctx.beginPath()
    ctx.roundRect(left, top, WIDTH, height, 0.03)
    ctx.fill()
  }
  if (part > 0) {
    ctx.beginPath()
    ctx.roundRect(
      left,
      top,
      Math.max(WIDTH * part, height * 0.5),
      height,
      bar.kind === 'shield' ? height / 2 : 0.03,
    )
    ctx.fillStyle = bar.kind === 'health' ? healthColour(palette.bars.health, part) : palette.bars[bar.kind]
    ctx.fill()
    ctx.fillStyle = faded('#ffffff', 0.28)
    ctx.fillRect(left, top, WIDTH * part, height * 0.35)
  }
  if (bar.kind !== 'health' || bar.max <= 8) drawTicks(pen, bar, top, height)
}

function drawTicks({ ctx, look }: Pen, { max }: Bar, top: number, height: number): void {
  if (max > 16) return
  ctx.fillStyle = look.palette.barBed
  for (let point = 1; point < max; point++)
    ctx.fillRect(-WIDTH / 2 + (WIDTH * point) / max - 0.012, top, 0.024, height)
}

export function healthColour(full: string, part: number): string {
  if (part > 0.6) return full
  return part > 0.3 ? mixed('#e8a317', full, (part - 0.3) / 0.6) : mixed('#d6322a', '#e8a317', part)
}
