import { type Highlight, type Meaning, say } from '@sextant/scene'
import type { Places } from '../geometry/places.ts'
import { faded } from './colour.ts'
import { drawPattern } from './highlight-pattern.ts'
import { atLeast, legible, type Pen, plate } from './pen.ts'

/** What a stage shows otherwise than others do. */
export interface HighlightStyle<P extends Places = Places> {
  /** The border that places of a meaning share where they lie together; none where they do not. */
  border?(places: P, cells: ReadonlySet<number>, shown: readonly number[]): Path2D
  /** The pattern of a meaning around (0, 0). */
  drawPattern?(pen: Pen, places: P, meaning: Meaning, colour: string): void
  /** How far below the middle of a place its words stand, where 1 is the size of a piece. */
  readonly labelOffset?: number
}

/**
 * Lit places: each meaning has its colour and its own pattern, so that no two differ by colour alone. What can be struck
 * as well as reached is filled as reach, within the border of what can be struck.
 */
export function drawHighlights(
  pen: Pen,
  places: Places,
  highlights: readonly Highlight[],
  isShown: (place: number) => boolean,
  style: HighlightStyle = {},
): void {
  const reached = cellsOf(highlights, 'reach')
  for (const meaning of ORDER) {
    const lit = highlights.filter(highlight => highlight.meaning === meaning)
    if (lit.length === 0) continue
    const cells = new Set(lit.map(highlight => highlight.cell))
    const shown = [...cells].filter(isShown)
    const filled = meaning === 'strike' ? shown.filter(cell => !reached.has(cell)) : shown
    const banded = new Set(lit.flatMap(({ cell, band }) => (band === undefined ? [] : [cell])))
    drawMeaning(pen, places, meaning, filled, banded, style)
    if (!isRegion(meaning)) continue
    for (const within of bandsOf(lit)) {
      const border = style.border?.(places, within, [...within].filter(isShown))
      if (border) strokeBorder(pen, border, meaning)
    }
  }
}

/** The cells within each border of a region: one for all, or each band with those inside it, the outermost first. */
function bandsOf(lit: readonly Highlight[]): ReadonlySet<number>[] {
  const bands = [...new Set(lit.map(({ band = 0 }) => band))].toSorted((a, b) => b - a)
  return bands.map(most => new Set(lit.flatMap(({ cell, band = 0 }) => (band <= most ? [cell] : []))))
}

function cellsOf(highlights: readonly Highlight[], meaning: Meaning): ReadonlySet<number> {
  return new Set(highlights.flatMap(lit => (lit.meaning === meaning ? [lit.cell] : [])))
}

function strokeBorder(pen: Pen, border: Path2D, meaning: Meaning): void {
  const { ctx, look } = pen
  if (meaning !== 'reach' && meaning !== 'strike') ctx.setLineDash([0.22, 0.16])
  ctx.lineJoin = 'round'
  ctx.lineCap = 'round'
  ctx.lineWidth = atLeast(pen, 0.07, 1.25)
  ctx.strokeStyle = faded(look.palette.meanings[meaning], 0.9)
  ctx.stroke(border)
  ctx.setLineDash([])
}

/** Words on lit places, above the pieces. */
export function drawHighlightLabels(
  pen: Pen,
  places: Places,
  highlights: readonly Highlight[],
  { labelOffset = 0.62 }: HighlightStyle = {},
): void {
  for (const { cell, meaning, label } of highlights) {
    if (label === undefined) continue
    const [x, y] = [places.x[cell] ?? 0, (places.y[cell] ?? 0) + labelOffset * places.pieceSize]
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
  'strike',
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
const REGIONS: readonly Meaning[] = ['reach', 'zone', 'strike', 'threat']

export function isRegion(meaning: Meaning): boolean {
  return REGIONS.includes(meaning)
}

function drawMeaning(
  pen: Pen,
  places: Places,
  meaning: Meaning,
  shown: readonly number[],
  banded: ReadonlySet<number>,
  style: HighlightStyle,
): void {
  const colour = pen.look.palette.meanings[meaning]
  const look = `${meaning}${places.kind}${places.outline[0]?.x.toFixed(2)}${pen.look.theme}`
  for (const cell of shown) {
    const at = { x: places.x[cell] ?? 0, y: places.y[cell] ?? 0 }
    const plain = banded.has(cell)
    pen.bitmaps.draw(pen, `light ${plain} ${look}`, 1.06 * places.pieceSize, at, bitmap => {
      bitmap.ctx.fillStyle = faded(colour, plain ? FILL[meaning] / 2 : FILL[meaning])
      bitmap.ctx.fill(outlinePath(places, 0.97))
      // The borders of its bands tell a region: a pattern on each cell would hide them.
      if (plain) return
      if (style.drawPattern) style.drawPattern(bitmap, places, meaning, colour)
      else drawPlacePattern(bitmap, places, meaning, colour)
    })
  }
}

/** A pattern as large as the pieces of a stage, within the outline of its places. */
export function drawPlacePattern(pen: Pen, places: Places, meaning: Meaning, colour: string): void {
  const { pieceSize } = places
  pen.ctx.scale(pieceSize, pieceSize)
  drawPattern(pen, meaning, colour, size => outlinePath(places, size / pieceSize))
}

const FILL: Readonly<Record<Meaning, number>> = {
  selected: 0.42,
  hover: 0.22,
  reach: 0.3,
  target: 0.34,
  strike: 0.2,
  threat: 0.1,
  path: 0,
  zone: 0.12,
  objective: 0.16,
  good: 0.26,
  bad: 0.26,
}

/** The outline of a place around (0, 0). */
export function outlinePath({ outline }: Places, size: number): Path2D {
  const path = new Path2D()
  outline.forEach(({ x, y }, corner) => {
    if (corner === 0) path.moveTo(x * size, y * size)
    else path.lineTo(x * size, y * size)
  })
  path.closePath()
  return path
}
