import type { Meaning, Piece } from '../../../scene.ts'
import { drawableSea } from '../../../stages/drawable-sea.ts'
import type { SeaStage } from '../../../stages/sea.ts'
import { Canvas } from '../../canvas.ts'
import { columnsOf, cut, printable } from '../../columns.ts'
import type { Drawing } from '../../drawing.ts'
import { MARKS, STROKES } from '../../glyphs.ts'
import { faceOf, type Strip, widthOf, writeStrip } from '../../piece-face.ts'
import { marksAt } from '../../place-facts.ts'
import { stackOf } from '../../stack.ts'
import { arrowInk } from '../../stroke.ts'
import type { DrawnStage } from '../stage.ts'
import { drawHolding } from './holding.ts'
import { drawRope, layRope } from './rope.ts'

/** Two opponents over a rope with marks at its distances; what they have stands below, left and right. */
export function drawSea(drawing: Drawing, given: SeaStage): DrawnStage {
  const stage: SeaStage = { ...given, ...drawableSea(given) }
  const width = Math.min(drawing.width, WIDEST)
  const canvas = new Canvas()
  const marks = [marksAt(drawing, 0), marksAt(drawing, 1)] as const
  const [before, after] = [edgeFor(marks[0]), edgeFor(marks[1])]
  const rope = layRope(stage, before, width - before - after - 1)
  const fleets = fleetsOf(drawing, marks, rope.column(0), rope.column(stage.distance))
  const water = Math.max(1, ...fleets.map(fleet => fleet.lines.length)) + 1
  for (const fleet of fleets) drawFleet(drawing, canvas, fleet, water)
  drawFloats(drawing, canvas, fleets, width)
  drawShots(drawing, canvas, fleets, water - 1)
  canvas.write(0, water, WAVES.repeat(Math.ceil(width / WAVES.length)).slice(0, width), drawing.palette.quiet)
  drawRope(drawing, canvas, stage, rope, water + 1, width)
  const below = canvas.height + 1
  for (const { place, lines } of fleets) {
    let y = below
    for (const { piece } of lines)
      y = drawHolding(drawing, canvas, piece, place * Math.floor(width / 2), y, Math.floor(width / 2) - 2) + 1
  }
  return { canvas, crowded: [] }
}

const WIDEST = 84
const WAVES = '~  ~~ ~   '
const TOKEN = 5
const HALF_TOKEN = (TOKEN - 1) / 2

type Marks = readonly Meaning[]

/** Columns before the rope begins, or after it ends: half a ship and its marks. */
function edgeFor(marks: Marks): number {
  return HALF_TOKEN + Math.max(2, marks.length)
}

/** The pieces at one place, the one nearest the water first. */
interface Fleet {
  readonly place: 0 | 1
  readonly x: number
  readonly end: number
  readonly marks: Marks
  readonly lines: readonly { readonly piece: Piece; readonly token: Strip }[]
}

/** Side by side where the rope would put one onto the other. */
function fleetsOf(
  drawing: Drawing,
  marks: readonly [Marks, Marks],
  left: number,
  right: number,
): readonly [Fleet, Fleet] {
  const ours = fleetAt(drawing, 0, marks[0], left - HALF_TOKEN)
  return [ours, fleetAt(drawing, 1, marks[1], Math.max(ours.end + 1, right - HALF_TOKEN))]
}

function fleetAt(drawing: Drawing, place: 0 | 1, marks: Marks, x: number): Fleet {
  const pieces = drawing.scene.pieces.filter(piece => piece.at === place)
  const lines = stackOf(pieces, 'bottom').map(piece => ({
    piece,
    token: faceOf(drawing, piece, TOKEN).token,
  }))
  return { place, x, end: x + Math.max(0, ...lines.map(line => widthOf(line.token))), marks, lines }
}

/** Marks on the side away from the opponent. */
function drawFleet(
  { palette }: Drawing,
  canvas: Canvas,
  { place, x, end, marks, lines }: Fleet,
  water: number,
): void {
  for (const [number, { token }] of lines.entries()) writeStrip(canvas, x, water - 1 - number, token)
  for (const [number, meaning] of marks.entries()) {
    const column = place === 0 ? x - 1 - number : end + number
    canvas.write(column, water - 1, MARKS[meaning], palette.meaning(meaning))
  }
}

/** Numbers float above the ships; those of the right one begin after those of the left. */
function drawFloats({ scene, palette }: Drawing, canvas: Canvas, fleets: readonly Fleet[], width: number) {
  let free = 0
  for (const { place, x } of fleets) {
    const floats = (scene.floats ?? []).filter(({ at }) => at === place)
    const needed = floats.reduce((sum, { text }) => sum + columnsOf(printable(text)) + 1, -1)
    let column = Math.max(free, Math.min(x, width - needed))
    for (const { text, tone, big } of floats) {
      const ink = { ...palette.tone(tone), bold: big ?? false }
      column = canvas.write(column, 0, cut(printable(text), width - column), ink) + 1
    }
    free = column
  }
}

/** The last arrow, from ship to ship; all of them are in the notes. */
function drawShots(
  drawing: Drawing,
  canvas: Canvas,
  [left, right]: readonly [Fleet, Fleet],
  y: number,
): void {
  const arrow = drawing.scene.arrows?.at(-1)
  if (!arrow) return
  const [stroke] = STROKES[arrow.kind]
  const gap = right.x - left.end
  const rightwards = arrow.path.at(-1) === 1
  const shaft = stroke.repeat(Math.max(0, gap - 1))
  canvas.write(left.end, y, rightwards ? `${shaft}→` : `←${shaft}`, arrowInk(drawing, arrow))
}
