import { faded, mixed } from '../../draw/colour.ts'
import type { HexPlaces } from './places.ts'
import { atLeast, type Pen, write } from '../../draw/pen.ts'

/** What is written on a cell. A star is a city: walls in brass around the cell and the star in it. */
export function drawLabel(pen: Pen, label: string, places: HexPlaces, cell: number): void {
  const at = { x: places.x[cell] ?? 0, y: places.y[cell] ?? 0 }
  pen.stamps.draw(pen, `label ${label}${places.board.orientation}${pen.look.theme}`, 1, at, stamp => {
    if (isStar(label)) {
      drawWalls(stamp, places)
      drawStar(stamp, 0, 0, 0.46)
    } else {
      const size = label.length > 2 ? 0.4 : 0.52
      write(stamp, label, 0, 0, { size, weight: 650, colour: faded(pen.look.palette.lettering, 0.72) })
    }
  })
}

/** The same, small in the upper corner, for a cell whose middle is covered by a piece. */
export function drawSmallLabel(pen: Pen, label: string, x: number, y: number): void {
  pen.stamps.draw(pen, `small ${label}${pen.look.theme}`, 0.4, { x, y: y - 0.72 }, stamp => {
    const { palette } = stamp.look
    if (isStar(label)) drawStar(stamp, 0, 0, 0.24)
    else
      write(stamp, label, 0, 0, { size: 0.3, weight: 700, colour: palette.lettering, casing: palette.table })
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

/** Faceted, as on a compass rose: one half of each ray in light, the other in shade. */
export function drawStar({ ctx, look }: Pen, x: number, y: number, radius: number): void {
  const { brass } = look.palette
  const corners = Array.from({ length: 10 }, (_, corner) => {
    const length = corner % 2 === 0 ? radius : radius * 0.42
    const angle = (corner * Math.PI) / 5 - Math.PI / 2
    return [x + length * Math.cos(angle), y + length * Math.sin(angle)] as const
  })
  const whole = new Path2D()
  corners.forEach(([cx, cy], corner) => {
    if (corner === 0) whole.moveTo(cx, cy)
    else whole.lineTo(cx, cy)
  })
  whole.closePath()
  ctx.lineJoin = 'round'
  ctx.lineWidth = radius * 0.3
  ctx.strokeStyle = look.theme === 'light' ? '#14284b' : '#0a1222'
  ctx.stroke(whole)
  ctx.fillStyle = mixed(brass, '#fff3c9', 0.45)
  ctx.fill(whole)
  ctx.fillStyle = mixed(brass, '#000000', 0.12)
  corners.forEach(([cx, cy], corner) => {
    const [nx, ny] = corners[(corner + 1) % 10] ?? [x, y]
    if (corner % 2 === 1) return
    ctx.beginPath()
    ctx.moveTo(x, y)
    ctx.lineTo(cx, cy)
    ctx.lineTo(nx, ny)
    ctx.closePath()
    ctx.fill()
  })
}
