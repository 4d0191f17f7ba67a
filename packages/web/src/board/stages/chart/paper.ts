import type { Point } from '@sextant/hex'
import type { ChartStage } from '@sextant/scene'
import { faded, mixed } from '../../draw/colour.ts'
import { atLeast, type Pen, write } from '../../draw/pen.ts'
import { grown, type Rectangle } from '../../geometry/rectangle.ts'
import { type ChartPlaces, FRAME } from './places.ts'

/** Colours of a chart: the sea, the water along the coast, land and its edge. */
const PAPER = {
  light: { sea: '#dde7e0', shoal: '#c3d8d8', land: '#ecdcb2', coast: '#6b5631', table: '#ece4d2' },
  dark: { sea: '#10213a', shoal: '#1b3654', land: '#313a47', coast: '#b39a64', table: '#0d1626' },
} as const

/** The sheet: sea with rhumb lines, coasts with the water lined along them, a rose, and a scale around it all. */
export function drawPaper(pen: Pen, { land = [] }: ChartStage, places: ChartPlaces, seen: Rectangle): void {
  const { ctx, look } = pen
  const colours = PAPER[look.theme]
  const { bounds } = places
  const inner = grown(bounds, -FRAME)
  ctx.fillStyle = colours.table
  ctx.fillRect(seen.x, seen.y, seen.width, seen.height)
  ctx.save()
  ctx.shadowColor = faded(look.palette.shade, 0.35)
  ctx.shadowBlur = 0.4 * pen.scale
  ctx.fillStyle = look.theme === 'light' ? '#f6eed8' : '#16253c'
  ctx.fillRect(bounds.x, bounds.y, bounds.width, bounds.height)
  ctx.restore()
  ctx.save()
  ctx.beginPath()
  ctx.rect(inner.x, inner.y, inner.width, inner.height)
  ctx.clip()
  ctx.fillStyle = colours.sea
  ctx.fillRect(inner.x, inner.y, inner.width, inner.height)
  const rose = emptiest(places, inner)
  drawRhumbs(pen, rose, inner)
  drawLand(pen, coastsOf(land, places), colours)
  ctx.restore()
  drawRose(pen, rose)
  drawScale(pen, bounds, inner)
}

function coastsOf(land: NonNullable<ChartStage['land']>, { stage, unit }: ChartPlaces): Path2D {
  const coasts = new Path2D()
  for (const outline of land) {
    outline.forEach(([x, y], corner) => {
      const [wx, wy] = [(x - stage.width / 2) * unit, (y - stage.height / 2) * unit]
      if (corner === 0) coasts.moveTo(wx, wy)
      else coasts.lineTo(wx, wy)
    })
    coasts.closePath()
  }
  return coasts
}

/** Water is lined along the coast, paler and paler away from it, as engravers did. */
function drawLand(
  pen: Pen,
  coasts: Path2D,
  { sea, shoal, land, coast }: (typeof PAPER)['light' | 'dark'],
): void {
  const { ctx } = pen
  ctx.lineJoin = 'round'
  for (const [width, colour] of [
    [1.15, mixed(sea, shoal, 0.4)],
    [0.98, sea],
    [0.8, mixed(sea, shoal, 0.7)],
    [0.64, mixed(sea, shoal, 0.15)],
    [0.46, shoal],
    [0.3, mixed(sea, shoal, 0.45)],
    [0.16, mixed(shoal, coast, 0.2)],
  ] as const) {
    ctx.lineWidth = width
    ctx.strokeStyle = colour
    ctx.stroke(coasts)
  }
  ctx.fillStyle = land
  ctx.fill(coasts)
  ctx.lineWidth = atLeast(pen, 0.045, 1.25)
  ctx.strokeStyle = coast
  ctx.stroke(coasts)
}

function drawRhumbs(pen: Pen, { x, y }: Point, inner: Rectangle): void {
  const { ctx, look } = pen
  const far = inner.width + inner.height
  ctx.beginPath()
  for (let point = 0; point < 16; point++) {
    const angle = (point * Math.PI) / 8
    ctx.moveTo(x, y)
    ctx.lineTo(x + far * Math.cos(angle), y + far * Math.sin(angle))
  }
  ctx.lineWidth = atLeast(pen, 0.015, 0.75)
  ctx.strokeStyle = faded(look.palette.lettering, look.theme === 'light' ? 0.12 : 0.1)
  ctx.stroke()
}

const ROSE = 1.15

/** Where a rose has the most room from places and ways. */
function emptiest({ x, y, stage }: ChartPlaces, inner: Rectangle): Point {
  let best = { x: inner.x + ROSE * 1.4, y: inner.y + inner.height - ROSE * 1.4 }
  let most = -1
  for (let column = 0; column <= 12; column++)
    for (let row = 0; row <= 9; row++) {
      const at = {
        x: inner.x + ROSE * 1.4 + ((inner.width - ROSE * 2.8) * column) / 12,
        y: inner.y + ROSE * 1.5 + ((inner.height - ROSE * 3) * row) / 9,
      }
      let room = Math.min(
        3.2,
        ...stage.places.map((_, place) => Math.hypot(at.x - (x[place] ?? 0), at.y - (y[place] ?? 0))),
      )
      for (const { from, to } of stage.ways) {
        const [ax, ay, bx, by] = [x[from] ?? 0, y[from] ?? 0, x[to] ?? 0, y[to] ?? 0]
        const long = (bx - ax) ** 2 + (by - ay) ** 2 || 1
        const part = Math.min(Math.max(((at.x - ax) * (bx - ax) + (at.y - ay) * (by - ay)) / long, 0), 1)
        room = Math.min(room, Math.hypot(at.x - ax - part * (bx - ax), at.y - ay - part * (by - ay)))
      }
      if (room <= most + 1e-9) continue
      most = room
      best = at
    }
  return best
}

/** Eight points, one half of each in light and one in shade; north is marked. */
function drawRose(pen: Pen, { x, y }: Point): void {
  const { ctx, look } = pen
  const { palette } = look
  const [ink, pale] =
    look.theme === 'light' ? [palette.ink, palette.paper] : ['#0a1526', mixed(palette.brass, '#ffffff', 0.35)]
  ctx.lineWidth = atLeast(pen, 0.02, 0.75)
  ctx.strokeStyle = faded(palette.lettering, 0.55)
  for (const radius of [ROSE * 0.62, ROSE * 0.57]) {
    ctx.beginPath()
    ctx.arc(x, y, radius, 0, 2 * Math.PI)
    ctx.stroke()
  }
  for (const [length, turned, dark] of [
    [0.62, Math.PI / 4, mixed(palette.brass, ink, 0.25)],
    [1, 0, ink],
  ] as const)
    for (let point = 0; point < 4; point++)
      for (const side of [-1, 1]) {
        const angle = turned + (point * Math.PI) / 2
        const beside = angle + (side * Math.PI) / 4
        ctx.beginPath()
        ctx.moveTo(x, y)
        ctx.lineTo(x + ROSE * length * Math.cos(angle), y + ROSE * length * Math.sin(angle))
        ctx.lineTo(x + ROSE * 0.2 * length * Math.cos(beside), y + ROSE * 0.2 * length * Math.sin(beside))
        ctx.closePath()
        ctx.fillStyle = side < 0 ? dark : pale
        ctx.fill()
        ctx.stroke()
      }
  write(pen, 'N', x, y - ROSE * 1.2, { size: 0.38, weight: 750, colour: palette.lettering })
}

/** Black and white by turns along the edge, as degrees are. */
function drawScale(pen: Pen, outer: Rectangle, inner: Rectangle): void {
  const { ctx, look } = pen
  const ink = look.theme === 'light' ? look.palette.ink : mixed(look.palette.brass, '#0b1728', 0.35)
  ctx.strokeStyle = ink
  ctx.fillStyle = ink
  ctx.lineWidth = atLeast(pen, 0.03, 1)
  const [thick, gap] = [0.14, 0.07]
  const edge = grown(inner, gap + thick)
  ctx.strokeRect(inner.x, inner.y, inner.width, inner.height)
  ctx.strokeRect(edge.x, edge.y, edge.width, edge.height)
  ctx.strokeRect(inner.x - gap, inner.y - gap, inner.width + 2 * gap, inner.height + 2 * gap)
  ctx.lineWidth = atLeast(pen, 0.02, 0.75)
  ctx.strokeRect(outer.x, outer.y, outer.width, outer.height)
  const [columns, rows] = [2 * Math.round(inner.width / 1.7), 2 * Math.round(inner.height / 1.7)]
  for (let column = 0; column < columns; column += 2) {
    const [left, wide] = [inner.x + (inner.width * column) / columns, inner.width / columns]
    ctx.fillRect(left, edge.y, wide, thick)
    ctx.fillRect(left, edge.y + edge.height - thick, wide, thick)
  }
  for (let row = 0; row < rows; row += 2) {
    const [top, high] = [inner.y + (inner.height * row) / rows, inner.height / rows]
    ctx.fillRect(edge.x, top, thick, high)
    ctx.fillRect(edge.x + edge.width - thick, top, thick, high)
  }
}
