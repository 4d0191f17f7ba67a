import type { Piece, SeaStage } from '../scene.ts'
import { Canvas } from './canvas.ts'
import type { Drawing } from './drawing.ts'
import { MARKS, STROKES } from './glyphs.ts'
import type { DrawnStage } from './hex-stage.ts'
import { drawHolding } from './holding.ts'
import { faceOf, type Strip, widthOf, writeStrip } from './piece-face.ts'
import { trailInk } from './trail.ts'

/** Two opponents over a rope with a mark at each distance; what they have stands below, left and right. */
export function drawSea(drawing: Drawing, stage: SeaStage): DrawnStage {
  const width = Math.min(drawing.width, WIDEST)
  const canvas = new Canvas()
  const marks = Math.max(1, Math.ceil(stage.farthest))
  const pitch = Math.max(2, Math.floor((width - 2 * EDGE - 1) / marks))
  const column = (distance: number) => EDGE + Math.round(distance * pitch)
  const fleets = fleetsOf(drawing, column(0), column(stage.distance))
  const water = Math.max(1, ...fleets.map(fleet => fleet.lines.length)) + 1
  for (const fleet of fleets) drawFleet(drawing, canvas, fleet, water)
  drawShots(drawing, canvas, fleets, water - 1)
  canvas.write(0, water, WAVES.repeat(Math.ceil(width / WAVES.length)).slice(0, width), drawing.palette.quiet)
  drawRope(drawing, canvas, stage, column, water + 1)
  const below = canvas.height + 1
  for (const place of [0, 1]) {
    let y = below
    for (const { piece } of fleets[place]?.lines ?? [])
      y = drawHolding(drawing, canvas, piece, place * Math.floor(width / 2), y, Math.floor(width / 2) - 2) + 1
  }
  return { canvas, crowded: [] }
}

const WIDEST = 84
/** Columns before the rope begins and after it ends: half a ship. */
const EDGE = 4
const WAVES = '~  ~~ ~   '

/** The pieces at one place, the one nearest the water first. */
interface Fleet {
  readonly place: number
  readonly x: number
  readonly end: number
  readonly lines: readonly { readonly piece: Piece; readonly token: Strip }[]
}

/** Side by side where the rope would put one onto the other. */
function fleetsOf(drawing: Drawing, left: number, right: number): readonly [Fleet, Fleet] {
  const at = (place: number) =>
    drawing.scene.pieces
      .filter(piece => piece.at === place)
      .sort((a, b) => Number(a.ghost ?? false) - Number(b.ghost ?? false) || (a.level ?? 0) - (b.level ?? 0))
      .map(piece => ({ piece, token: faceOf(drawing, piece, TOKEN).token }))
  const [ours, theirs] = [at(0), at(1)]
  const x = Math.max(0, left - (TOKEN - 1) / 2)
  const end = x + Math.max(0, ...ours.map(line => widthOf(line.token)))
  const otherX = Math.max(end + 1, right - (TOKEN - 1) / 2)
  return [
    { place: 0, x, end, lines: ours },
    {
      place: 1,
      x: otherX,
      end: otherX + Math.max(0, ...theirs.map(line => widthOf(line.token))),
      lines: theirs,
    },
  ]
}

const TOKEN = 5

/** Marks on the side away from the opponent, floating numbers above. */
function drawFleet(
  { scene, palette }: Drawing,
  canvas: Canvas,
  { place, x, end, lines }: Fleet,
  water: number,
): void {
  for (const [number, { token }] of lines.entries()) writeStrip(canvas, x, water - 1 - number, token)
  const marks = (scene.highlights ?? []).filter(({ cell }) => cell === place)
  for (const [number, { meaning }] of marks.entries())
    canvas.write(
      place === 0 ? x - 1 - number : end + number,
      water - 1,
      MARKS[meaning],
      palette.meaning(meaning),
    )
  let column = x
  for (const { at, text, tone, big } of scene.floats ?? [])
    if (at === place)
      column =
        canvas.write(column, water - 1 - Math.max(1, lines.length), text, {
          ...palette.tone(tone),
          bold: big ?? false,
        }) + 1
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
  canvas.write(left.end, y, rightwards ? `${shaft}→` : `←${shaft}`, trailInk(drawing, arrow))
}

function drawRope(
  { palette, word }: Drawing,
  canvas: Canvas,
  { distance, farthest }: SeaStage,
  column: (distance: number) => number,
  y: number,
): void {
  canvas.write(column(0), y, '┄'.repeat(column(farthest) - column(0) + 1), palette.quiet)
  canvas.write(column(0), y, '━'.repeat(column(distance) - column(0) + 1), palette.strong)
  for (let mark = 0; mark <= farthest; mark++) {
    canvas.write(
      column(mark),
      y,
      mark < distance ? '┿' : '┼',
      mark < distance ? palette.strong : palette.quiet,
    )
    canvas.write(column(mark), y + 1, String(mark), mark === distance ? palette.strong : palette.quiet)
  }
  canvas.write(column(0), y, '●', palette.strong)
  canvas.write(column(distance), y, '●', palette.strong)
  canvas.write(column(0), y + 2, word('terminal.distance', { distance, farthest }), palette.strong)
}
