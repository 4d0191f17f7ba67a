import { faded } from '../../draw/colour.ts'
import { atLeast, type Pen, write } from '../../draw/pen.ts'
import { drawStar } from '../../draw/star.ts'
import type { HexPlaces } from './places.ts'

/** What is written on a cell. A star is a city: walls in brass around the cell and the star in it. */
export function drawLabel(pen: Pen, label: string, places: HexPlaces, cell: number): void {
  const at = { x: places.x[cell] ?? 0, y: places.y[cell] ?? 0 }
  pen.bitmaps.draw(pen, `label ${label}${places.board.orientation}${pen.look.theme}`, 1, at, bitmap => {
    if (isStar(label)) {
      drawWalls(bitmap, places)
      drawStar(bitmap, 0, 0, 0.46)
    } else {
      const size = label.length > 2 ? 0.4 : 0.52
      write(bitmap, label, 0, 0, { size, weight: 650, colour: faded(pen.look.palette.lettering, 0.72) })
    }
  })
}

/** The same, small in the upper corner, for a cell whose middle is covered by a piece. */
export function drawSmallLabel(pen: Pen, label: string, x: number, y: number): void {
  pen.bitmaps.draw(pen, `small ${label}${pen.look.theme}`, 0.4, { x, y: y - 0.72 }, bitmap => {
    const { palette } = bitmap.look
    if (isStar(label)) drawStar(bitmap, 0, 0, 0.24)
    else
      write(bitmap, label, 0, 0, { size: 0.3, weight: 700, colour: palette.lettering, casing: palette.table })
  })
}

export function isStar(label: string): boolean {
  return label === '★' || label === '☆' || label === '*'
}

function drawWalls(pen: Pen, { outline }: HexPlaces): void {
  const { ctx, look } = pen
  const walls = new Path2D()
  outline.forEach(({ x, y }, corner) => {
    if (corner === 0) walls.moveTo(x * 0.8, y * 0.8)
    else walls.lineTo(x * 0.8, y * 0.8)
  })
  walls.closePath()
  ctx.fillStyle = faded(look.palette.paper, look.theme === 'light' ? 0.45 : 0.08)
  ctx.fill(walls)
  ctx.lineJoin = 'round'
  ctx.lineWidth = atLeast(pen, 0.07, 1.25)
  ctx.strokeStyle = look.palette.brass
  ctx.stroke(walls)
  for (const { x, y } of outline) {
    ctx.beginPath()
    ctx.arc(x * 0.8, y * 0.8, 0.09, 0, 2 * Math.PI)
    ctx.fillStyle = look.palette.brass
    ctx.fill()
  }
}
