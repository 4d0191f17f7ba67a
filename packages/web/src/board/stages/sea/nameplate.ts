import { type Bar, type Piece, type Side, say } from '@sextant/scene'
import { drawBadgeRow } from '../../draw/badge.ts'
import { healthColour, MOST_BARS } from '../../draw/bar.ts'
import { faded, mixed } from '../../draw/colour.ts'
import { atLeast, colourOf, type Lettering, legible, type Pen, widthOf, write } from '../../draw/pen.ts'
import { shapePath } from '../../draw/side-shape.ts'
import type { Rectangle } from '../../geometry/rectangle.ts'
import { type SeaPlaces, WATERLINE } from './places.ts'
import { heightOf } from './ship.ts'

const WIDTH = 2.5

/** In a small picture nothing can be read: bars tell by their length, ships by their looks. */
export function isSmall({ scale, ratio }: Pen): boolean {
  return scale / ratio < 29
}

/** Under a ship on the water: its side's mark, its name and its bars with their numbers, to be read on a phone. */
export function drawName(pen: Pen, piece: Piece, side: Side | undefined, x: number, room: number): void {
  const { ctx, look } = pen
  const { palette } = look
  if (isSmall(pen)) {
    drawGauges(pen, piece, x, room)
    return
  }
  const { size, text, lettering } = fitted(pen, say(piece.name, look.catalogue), room)
  const mark = size * 0.5
  const left = x - (widthOf(pen, text, lettering) + mark * 2.6) / 2
  const top = middleOfName(size)
  ctx.save()
  ctx.translate(left + mark, top)
  ctx.fillStyle = colourOf(look, side)
  const shape = shapePath(side?.shape ?? 'circle', mark)
  ctx.lineWidth = atLeast(pen, 0.05, 2)
  ctx.strokeStyle = piece.readiness === 'ready' ? mixed(palette.brass, '#fff1c4', 0.35) : palette.paper
  ctx.stroke(shape)
  ctx.fill(shape)
  ctx.restore()
  write(pen, text, left + mark * 2.6, top, lettering)
  drawGauges(pen, piece, x, room)
  drawMarks(pen, piece, x)
}

/** How wide a name may be before it runs into the other one. */
export function roomFor({ x }: SeaPlaces): number {
  return Math.min((x[1] ?? 0) - (x[0] ?? 0) - 0.08, 4)
}

/** Where one of the bars of a ship lies. */
export function gaugeBox(pen: Pen, piece: Piece, places: SeaPlaces, number: number): Rectangle {
  return gaugeAt(pen, piece, places.x[piece.at] ?? 0, roomFor(places), number)
}

function drawGauges(pen: Pen, piece: Piece, x: number, room: number): void {
  ;(piece.bars ?? []).slice(0, MOST_BARS).forEach((bar, number) => {
    const box = gaugeAt(pen, piece, x, room, number)
    drawGauge(pen, bar, box.x, box.y, box.height)
  })
}

function gaugeAt(pen: Pen, piece: Piece, x: number, room: number, number: number): Rectangle {
  const left = x - WIDTH / 2
  if (isSmall(pen)) return { x: left, y: WATERLINE + 0.4 + number * 0.34, width: WIDTH, height: 0.26 }
  const { size } = fitted(pen, say(piece.name, pen.look.catalogue), room)
  const height = legible(pen, 0.27, 14, 21) * ((piece.bars ?? []).length > 2 ? 0.85 : 1)
  return { x: left, y: middleOfName(size) + size * 0.75 + number * height * 1.14, width: WIDTH, height }
}

function middleOfName(size: number): number {
  return WATERLINE + 0.36 + size * 0.6
}

/** Smaller where there is little room, and cut short where that does not do: names do not run into each other. */
function fitted(pen: Pen, text: string, room: number): { size: number; text: string; lettering: Lettering } {
  const { palette, theme } = pen.look
  const light = theme === 'light'
  const set = (size: number): Lettering => ({
    size,
    weight: 700,
    align: 'left',
    colour: light ? palette.ink : palette.paper,
    casing: light ? faded('#ffffff', 0.7) : faded('#06101e', 0.8),
  })
  const fits = (part: string, size: number) => widthOf(pen, part, set(size)) + size * 1.3 <= room
  const wanted = legible(pen, 0.26, 12, 19)
  const size = fits(text, wanted) ? wanted : Math.min(wanted, atLeast(pen, 0, 10.5))
  const letters = [...text]
  while (letters.length > 1 && !fits(letters.join(''), size)) letters.splice(-2, 2, '…')
  return { size, text: letters.join(''), lettering: set(size) }
}

function drawGauge(pen: Pen, bar: Bar, left: number, top: number, high: number): void {
  const { ctx, look } = pen
  const { palette } = look
  const part = Math.min(Math.max(bar.value / Math.max(bar.max, 1), 0), 1)
  const [round, rim] = [high * 0.28, atLeast(pen, 0.025, 1)]
  ctx.beginPath()
  ctx.roundRect(left - rim, top - rim, WIDTH + 2 * rim, high + 2 * rim, round + rim)
  ctx.fillStyle = faded(palette.barBed, 0.86)
  ctx.fill()
  ctx.save()
  ctx.beginPath()
  ctx.roundRect(left, top, WIDTH, high, round)
  ctx.clip()
  const own = bar.kind === 'health' ? healthColour(palette.bars.health, part) : palette.bars[bar.kind]
  ctx.fillStyle = mixed(own, '#08101c', 0.32)
  ctx.fillRect(left, top, WIDTH * part, high)
  ctx.fillStyle = faded('#ffffff', 0.14)
  ctx.fillRect(left, top, WIDTH * part, high * 0.4)
  ctx.restore()
  if (isSmall(pen)) return
  const letters = { size: high * 0.72, weight: 650, colour: '#ffffff' } as const
  const middle = top + high * 0.53
  const value = `${bar.value}/${bar.max}`
  const name = say(bar.name, look.catalogue)
  const room = WIDTH - high - widthOf(pen, value, letters)
  if (widthOf(pen, name, letters) <= room)
    write(pen, name, left + high * 0.4, middle, { ...letters, align: 'left' })
  write(pen, value, left + WIDTH - high * 0.4, middle, { ...letters, align: 'right' })
}

/** Badges and readiness above the masts. */
function drawMarks(pen: Pen, piece: Piece, x: number): void {
  const { ctx } = pen
  const size = legible(pen, 1, 42, 76)
  ctx.save()
  ctx.translate(x, Math.max(WATERLINE - heightOf(pen, piece) - 0.12 - 0.3 * size, -2.3))
  ctx.scale(size, size)
  drawBadgeRow({ ...pen, scale: pen.scale * size }, piece.badges ?? [], piece.readiness)
  ctx.restore()
}
