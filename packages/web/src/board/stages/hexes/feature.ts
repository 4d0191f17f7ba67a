import type { FeatureSkin, Skin } from '@sextant/scene'
import { faded } from '../../draw/colour.ts'
import { drawIcon } from '../../draw/icon.ts'
import { atLeast, type Pen } from '../../draw/pen.ts'
import { drawStar } from '../../draw/star.ts'
import type { HexPlaces } from './places.ts'

/** What stands on a cell, as the skin has it: an emblem, perhaps with walls around the cell. */
export function drawFeature(pen: Pen, feature: string, places: HexPlaces, cell: number): void {
  const skin = featureOf(pen.look.skin, feature)
  if (!skin) return
  const at = { x: places.x[cell] ?? 0, y: places.y[cell] ?? 0 }
  pen.bitmaps.draw(pen, `feature ${feature}${places.board.orientation}${pen.look.theme}`, 1, at, bitmap => {
    if (skin.walls) drawWalls(bitmap, places)
    drawEmblem(bitmap, skin, 0.46 * places.pieceSize)
  })
}

/** The same, small in the upper corner, for a cell whose middle is covered by a piece. */
export function drawSmallFeature(pen: Pen, feature: string, x: number, y: number): void {
  const skin = featureOf(pen.look.skin, feature)
  if (!skin) return
  pen.bitmaps.draw(pen, `small feature ${feature}${pen.look.theme}`, 0.4, { x, y: y - 0.72 }, bitmap =>
    drawEmblem(bitmap, skin, 0.24),
  )
}

export function featureOf({ features = {} }: Skin, feature: string): FeatureSkin | undefined {
  return Object.hasOwn(features, feature) ? features[feature] : undefined
}

function drawEmblem(pen: Pen, { emblem }: FeatureSkin, radius: number): void {
  if (emblem === 'star') drawStar(pen, 0, 0, radius)
  else drawIcon(pen, emblem.icon, 0, 0, 2 * radius, emblem.colour ?? pen.look.palette.brass)
}

/** In brass, with towers at the corners. */
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
