import type { Float, HexStage, Meaning, Piece } from '../scene.ts'
import { Canvas } from './canvas.ts'
import { cut, printable } from './columns.ts'
import type { Drawing } from './drawing.ts'
import { BRACKETS, MARK_ORDER, MARKS, READINESS } from './glyphs.ts'
import { addressOf, type HexLayout, LINES, layoutHexes, type Point } from './hex-layout.ts'
import { detailsOf, faceOf, within, type Strip, writeCentred, writeStrip } from './piece-face.ts'
import { drawTrail } from './trail.ts'

/** A stage as drawn, and the pieces that could not be drawn with all they have. */
export interface DrawnStage {
  readonly canvas: Canvas
  readonly crowded: readonly Piece[]
}

export function drawHexes(drawing: Drawing, stage: HexStage): DrawnStage {
  const layout = layoutHexes(stage, drawing.width, drawing.numbers)
  const canvas = new Canvas()
  const crowded: Piece[] = []
  const contents = contentsOf(drawing, stage)
  for (const [number, content] of contents.entries()) {
    const corner = layout.corners[number]
    if (corner) crowded.push(...drawCell(drawing, layout, canvas, corner, content))
  }
  for (const { x, y, text } of layout.edges) canvas.write(x, y, text, drawing.palette.quiet)
  for (const arrow of drawing.scene.arrows ?? []) drawTrail(drawing, stage, layout, canvas, arrow)
  return { canvas, crowded }
}

/** All there is to show on one cell. */
interface Content {
  readonly cell: HexStage['cells'][number]
  /** Whether it is worth saying what a piece here stands on. */
  readonly unusual: boolean
  readonly pieces: Piece[]
  readonly meanings: Meaning[]
  readonly floats: Float[]
}

function contentsOf({ scene }: Drawing, stage: HexStage): Content[] {
  const usual = commonest(stage.cells.map(cell => cell.terrain))
  const contents = stage.cells.map(
    (cell): Content => ({ cell, unusual: cell.terrain !== usual, pieces: [], meanings: [], floats: [] }),
  )
  for (const piece of scene.pieces) contents[piece.at]?.pieces.push(piece)
  for (const { cell, meaning } of scene.highlights ?? []) contents[cell]?.meanings.push(meaning)
  for (const float of scene.floats ?? []) contents[float.at]?.floats.push(float)
  for (const { pieces, meanings } of contents) {
    pieces.sort(
      (a, b) => Number(a.ghost ?? false) - Number(b.ghost ?? false) || (b.level ?? 0) - (a.level ?? 0),
    )
    meanings.sort((a, b) => MARK_ORDER.indexOf(a) - MARK_ORDER.indexOf(b))
  }
  return contents
}

function drawCell(drawing: Drawing, layout: HexLayout, canvas: Canvas, at: Point, content: Content): Piece[] {
  const { cell, meanings, pieces } = content
  const ground = drawing.palette.ground(cell.terrain, cell.side, meanings[0])
  canvas.paint(at.x, at.y, layout.room, LINES, ground)
  if (pieces.length === 0) drawEmpty(drawing, layout, canvas, at, content)
  else if (pieces.length === 1) return drawPiece(drawing, layout, canvas, at, content)
  else return drawStack(drawing, layout, canvas, at, content)
  return []
}

/** Terrain between its holder's brackets, marks to the left and right of it, and its label below. */
function drawEmpty(
  drawing: Drawing,
  layout: HexLayout,
  canvas: Canvas,
  { x, y }: Point,
  content: Content,
): void {
  const { palette, skin } = drawing
  const { cell, meanings } = content
  const { room } = layout
  const ground = palette.ground(cell.terrain, cell.side, meanings[0])
  const soil = { text: printable(skin.terrains[cell.terrain]?.glyph ?? '?'), ink: ground }
  writeCentred(
    canvas,
    x,
    y,
    room,
    within(cell.side === undefined ? [soil] : between(drawing, cell.side, soil), room),
  )
  const marks = marksOf(drawing, meanings)
  const beside = room > 3 ? marks.slice(0, 2) : []
  for (const [number, { text, ink }] of beside.entries())
    canvas.write(number === 0 ? x : x + room - 1, y, text, ink)
  const below = [...marks.slice(beside.length), ...words(drawing, layout, content)]
  writeCentred(canvas, x, y + 1, room, within(below, room))
}

function drawPiece(
  drawing: Drawing,
  layout: HexLayout,
  canvas: Canvas,
  { x, y }: Point,
  content: Content,
): Piece[] {
  const { palette } = drawing
  const { meanings, pieces } = content
  const { room } = layout
  const [piece] = pieces
  if (!piece) return []
  const face = faceOf(drawing, piece, room)
  writeCentred(canvas, x, y, room, face.token)
  if (piece.readiness) canvas.write(x + room, y, READINESS[piece.readiness], palette.quiet)
  const marks = marksOf(drawing, meanings)
  const before = [...marks, ...face.rest, ...under(drawing, content), ...words(drawing, layout, content)]
  if (drawing.numbers) {
    writeStrip(canvas, x, y + 1, within(before, room))
    return (piece.bars ?? piece.badges) ? [piece] : []
  }
  const { strip, complete } = detailsOf(drawing, piece, before, room)
  writeCentred(canvas, x, y + 1, room, strip)
  return complete ? [] : [piece]
}

/** The upper above the lower; where there are more, how many more. Marks go into the gap beside them. */
function drawStack(
  drawing: Drawing,
  layout: HexLayout,
  canvas: Canvas,
  { x, y }: Point,
  content: Content,
): Piece[] {
  const { pieces, meanings } = content
  const { room } = layout
  const [upper, lower] = pieces
  if (upper) writeCentred(canvas, x, y, room, faceOf(drawing, upper, room).token)
  if (pieces.length > 2) canvas.write(x, y + 1, `+${pieces.length - 1}`, drawing.palette.strong)
  else if (lower) writeCentred(canvas, x, y + 1, room, faceOf(drawing, lower, room).token)
  for (const [line, { text, ink }] of marksOf(drawing, meanings).slice(0, LINES).entries())
    canvas.write(x + room, y + line, text, ink)
  return pieces
}

function between({ scene, palette }: Drawing, side: number, inner: Strip[number]): Strip {
  const [open, close] = BRACKETS[scene.sides[side]?.shape ?? 'circle']
  const ink = { fg: palette.side(side) }
  return [{ text: open, ink }, inner, { text: close, ink }]
}

function marksOf({ palette }: Drawing, meanings: readonly Meaning[]): Strip {
  return [...new Set(meanings)].map(meaning => ({ text: MARKS[meaning], ink: palette.meaning(meaning) }))
}

/** What a piece stands on. */
function under({ skin, palette }: Drawing, { cell, unusual }: Content): Strip {
  const glyph = cell.label ?? (unusual ? (skin.terrains[cell.terrain]?.glyph ?? '') : '')
  return glyph === '' ? [] : [{ text: printable(glyph), ink: palette.quiet }]
}

/** Numbers that float over the cell, its name where names are asked for, or its label. */
function words({ palette, numbers }: Drawing, { room }: HexLayout, { cell, pieces, floats }: Content): Strip {
  if (floats.length > 0)
    return floats.map(({ text, tone, big }) => ({
      text: printable(text),
      ink: big ? { ...palette.tone(tone), bold: true } : palette.tone(tone),
    }))
  if (numbers) return [{ text: shortAddress(cell, room), ink: palette.quiet }]
  if (cell.label === undefined || pieces.length > 0) return []
  return [{ text: cut(printable(cell.label), room), ink: palette.strong }]
}

/** The edge tells the other coordinate where there is room for one only. */
function shortAddress(cell: Content['cell'], room: number): string {
  const address = addressOf(cell)
  return address.length <= room ? address : String(cell.q)
}

function commonest(names: readonly string[]): string | undefined {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0]
}
