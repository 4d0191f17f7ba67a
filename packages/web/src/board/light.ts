import { type Highlight, type Meaning, say } from '@sextant/scene'
import { addBorder, strokeEdges } from './border.ts'
import { faded } from './colour.ts'
import { drawPattern } from './pattern.ts'
import { atLeast, legible, type Pen, plate } from './pen.ts'
import type { Places } from './places.ts'
import { WATERLINE } from './sea-places.ts'

/** Lit places: each meaning has its colour and its own pattern, so that no two differ by colour alone. */
export function drawLights(
  pen: Pen,
  places: Places,
  lights: readonly Highlight[],
  isShown: (place: number) => boolean,
): void {
  for (const meaning of ORDER) {
    const lit = lights.filter(light => light.meaning === meaning)
    if (lit.length === 0) continue
    const cells = new Set(lit.map(light => light.cell))
    const shown = [...cells].filter(isShown)
    drawMeaning(pen, places, meaning, shown)
    if (places.kind === 'hexes' && REGIONS.includes(meaning)) {
      const border = new Path2D()
      addBorder(places, shown, there => !cells.has(there), border, 0.95)
      if (meaning === 'zone' || meaning === 'threat') pen.ctx.setLineDash([0.22, 0.16])
      strokeEdges(pen, border, pen.look.palette.meanings[meaning], atLeast(pen, 0.07, 1.25), 0.9)
      pen.ctx.setLineDash([])
    }
  }
}

/** Words on lit places, above the pieces. */
export function drawLightLabels(
  pen: Pen,
  places: Places,
  lights: readonly Highlight[],
  isShown: (place: number) => boolean,
): void {
  for (const { cell, meaning, label } of lights) {
    if (label === undefined || !isShown(cell)) continue
    const below = places.kind === 'sea' ? -1.1 : 0.62
    const [x, y] = [places.x[cell] ?? 0, (places.y[cell] ?? 0) + below * places.pieceSize]
    plate(
      pen,
      say(label, pen.look.catalogue),
      x,
      y,
      legible(pen, 0.26, 10, 17),
      pen.look.palette.meanings[meaning],
    )
  }
}

/** What is more particular is drawn over what is more general. */
const ORDER: readonly Meaning[] = [
  'zone',
  'threat',
  'reach',
  'good',
  'bad',
  'target',
  'objective',
  'path',
  'hover',
  'selected',
]

/** Cells of these that lie together have one border. */
const REGIONS: readonly Meaning[] = ['reach', 'zone', 'threat']

function drawMeaning(pen: Pen, places: Places, meaning: Meaning, shown: readonly number[]): void {
  const colour = pen.look.palette.meanings[meaning]
  const key = `light ${meaning}${places.kind}${places.outline[0]?.x.toFixed(2)}${pen.look.theme}`
  for (const cell of shown) {
    const at = { x: places.x[cell] ?? 0, y: places.y[cell] ?? 0 }
    pen.stamps.draw(pen, key, 1.06 * places.pieceSize, at, stamp => {
      const shape = shapeOf(places, 0.97)
      stamp.ctx.fillStyle = faded(colour, FILL[meaning])
      stamp.ctx.fill(shape)
      const { pieceSize } = places
      if (places.kind === 'sea') {
        // Lying on the water around the hull.
        stamp.ctx.translate(0, WATERLINE)
        stamp.ctx.scale(pieceSize, pieceSize * 0.3)
        drawPattern(stamp, meaning, colour, size => ringOf(0.8 * size))
        return
      }
      stamp.ctx.scale(pieceSize, pieceSize)
      if (places.kind === 'chart' && REGIONS.includes(meaning)) {
        // A port covers what is in the middle: its ring tells.
        stamp.ctx.setLineDash(meaning === 'reach' ? [] : [0.2, 0.14])
        drawPattern(stamp, 'hover', colour, size => shapeOf(places, size / pieceSize))
        return
      }
      drawPattern(stamp, meaning, colour, size => shapeOf(places, size / pieceSize))
    })
  }
}

const FILL: Readonly<Record<Meaning, number>> = {
  selected: 0.42,
  hover: 0.22,
  reach: 0.3,
  target: 0.34,
  threat: 0.1,
  path: 0,
  zone: 0.12,
  objective: 0.16,
  good: 0.26,
  bad: 0.26,
}

function ringOf(radius: number): Path2D {
  const path = new Path2D()
  path.arc(0, 0, radius, 0, 2 * Math.PI)
  return path
}

function shapeOf({ outline }: Places, size: number): Path2D {
  const path = new Path2D()
  outline.forEach(({ x, y }, corner) => {
    if (corner === 0) path.moveTo(x * size, y * size)
    else path.lineTo(x * size, y * size)
  })
  path.closePath()
  return path
}
