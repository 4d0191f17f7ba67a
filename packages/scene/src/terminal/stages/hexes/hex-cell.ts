import type { Float, Meaning, Piece } from '../../../scene.ts'
import type { Skin } from '../../../skin.ts'
import type { Cell, HexStage } from '../../../stages/hexes.ts'
import type { Canvas, Ink } from '../../canvas.ts'
import { cut, printable } from '../../columns.ts'
import type { Drawing } from '../../drawing.ts'
import { BRACKETS, LAST_ACTION, MARKS } from '../../glyphs.ts'
import { detailsOf, faceOf, type Strip, within, writeCentred } from '../../piece-face.ts'
import type { Point } from '../../stroke.ts'
import { addressOf, type HexLayout, LINES } from './hex-layout.ts'

/** What a board is drawn with, and on. */
export interface Board {
  readonly drawing: Drawing
  readonly stage: HexStage
  readonly layout: HexLayout
  readonly canvas: Canvas
}

/** All there is to show on one cell, the foremost first. */
export interface Content {
  readonly cell: Cell
  /** Whether it is worth saying what a piece here stands on. */
  readonly unusual: boolean
  /** The number of its region, from 1, on a board that has some. */
  readonly region?: number
  readonly pieces: Piece[]
  readonly meanings: Meaning[]
  /** Part of the last action. */
  readonly isLast: boolean
  readonly floats: Float[]
}

/** Draws a cell, and returns the pieces that it could not show all of. */
export function drawCell(board: Board, at: Point, content: Content): Piece[] {
  const { drawing, layout, canvas } = board
  const { pieces } = content
  canvas.paint(at.x, at.y, layout.pitch, LINES, groundOf(drawing, content))
  if (pieces.length > 1) return drawStack(board, at, content)
  if (pieces.length === 1) return drawPiece(board, at, content)
  drawEmpty(board, at, content)
  return []
}

/** The usual ground says which region it is in; any other says what it is. */
function groundSign({ skin }: Drawing, { cell, unusual, region }: Content): string {
  if (region !== undefined && !unusual) return String(region)
  return printable(skin.terrains[cell.terrain]?.glyph ?? '?')
}

/** Terrain or region between its holder's brackets, marks to the left and right of it, and what is written on it below. */
function drawEmpty(board: Board, { x, y }: Point, content: Content): void {
  const { drawing, layout, canvas } = board
  const { cell } = content
  const { room } = layout
  const glyph = groundSign(drawing, content)
  const soil = between(drawing, cell.side, { text: glyph, ink: groundOf(drawing, content) })
  writeCentred(canvas, x, y, room, within(soil, room))
  const marks = marksOf(drawing, content)
  const beside = room > 3 ? marks.slice(0, 2) : []
  for (const [number, { text, ink }] of beside.entries())
    canvas.write(number === 0 ? x : x + room - 1, y, text, ink)
  const below = inOrder(drawing, marks.slice(beside.length), words(board, content))
  writeCentred(canvas, x, y + 1, room, within(below, room))
}

function drawPiece(board: Board, { x, y }: Point, content: Content): Piece[] {
  const { drawing, layout, canvas } = board
  const { pieces } = content
  const { room } = layout
  const [piece] = pieces
  if (!piece) return []
  const face = faceOf(drawing, piece, room)
  writeCentred(canvas, x, y, room, face.token)
  const signs = [...marksOf(drawing, content), ...face.rest]
  const ground = under(drawing, content)
  const before = inOrder(drawing, [...signs, ...ground], words(board, content))
  if (drawing.numbers) {
    const shown = within(before, room)
    writeCentred(canvas, x, y + 1, room, shown)
    // A city under a unit is worth the gap beside it.
    const [sign] = ground
    if (sign && !shown.includes(sign)) canvas.write(x + room, y, sign.text, sign.ink)
    return isPlain(piece) ? [] : [piece]
  }
  const { strip, complete } = detailsOf(drawing, piece, before, room)
  writeCentred(canvas, x, y + 1, room, strip)
  return complete ? [] : [piece]
}

/** All there is to know of it is its face. */
function isPlain({ bars = [], badges = [], readiness, ghost }: Piece): boolean {
  return bars.length === 0 && badges.length === 0 && readiness === undefined && !ghost
}

/** The upper above the lower; where there are more, how many more. Marks go into the gap beside them. */
function drawStack({ drawing, layout, canvas }: Board, { x, y }: Point, content: Content): Piece[] {
  const { pieces } = content
  const { room } = layout
  const [upper, lower] = pieces
  if (upper) writeCentred(canvas, x, y, room, faceOf(drawing, upper, room).token)
  if (pieces.length > 2) canvas.write(x, y + 1, `+${pieces.length - 1}`, drawing.palette.strong)
  else if (lower) writeCentred(canvas, x, y + 1, room, faceOf(drawing, lower, room).token)
  for (const [line, { text, ink }] of marksOf(drawing, content).slice(0, LINES).entries())
    canvas.write(x + room, y + line, text, ink)
  return pieces
}

function groundOf({ palette }: Drawing, { cell, meanings }: Content): Ink {
  const shade = (((cell.q - cell.r) % 3) + 3) % 3
  return palette.ground({ ...cell, shade }, meanings[0])
}

function between({ scene, palette }: Drawing, side: number | undefined, inner: Strip[number]): Strip {
  if (side === undefined) return [inner]
  const [open, close] = BRACKETS[scene.sides[side]?.shape ?? 'circle']
  const ink = palette.held(side, inner.ink)
  return [{ text: open, ink }, inner, { text: close, ink }]
}

function marksOf({ palette }: Drawing, { meanings, isLast }: Content): Strip {
  const marks = [...new Set(meanings)].map(meaning => ({
    text: MARKS[meaning],
    ink: palette.meaning(meaning),
  }))
  return isLast ? [...marks, { text: LAST_ACTION, ink: palette.quiet }] : marks
}

/** A name that was asked for is not crowded out by signs. */
function inOrder({ numbers }: Drawing, signs: Strip, words: Strip): Strip {
  return numbers ? [...words, ...signs] : [...signs, ...words]
}

/** What a piece stands on. */
function under({ skin, palette }: Drawing, { cell, unusual }: Content): Strip {
  const glyph = writtenOn(skin, cell) ?? (unusual ? (skin.terrains[cell.terrain]?.glyph ?? '') : '')
  return glyph === '' ? [] : [{ text: printable(glyph), ink: palette.quiet }]
}

/** Numbers that float over the cell, its name where names are asked for, or what is written on it. */
function words(
  { drawing: { palette, numbers, skin }, stage: { orientation }, layout: { room, named } }: Board,
  { cell, pieces, floats }: Content,
): Strip {
  if (floats.length > 0)
    return floats.map(({ text, tone, big }) => ({
      text: cut(printable(text), room),
      ink: big ? { ...palette.tone(tone), bold: true } : palette.tone(tone),
    }))
  if (numbers)
    return [{ text: named ? addressOf(cell) : shortAddress(cell, orientation), ink: palette.quiet }]
  const written = writtenOn(skin, cell)
  if (written === undefined || pieces.length > 0) return []
  return [{ text: cut(printable(written), room), ink: palette.strong }]
}

/** A cell's label, else the glyph of what stands on it. */
function writtenOn({ features = {} }: Skin, { label, feature }: Cell): string | undefined {
  return label ?? (feature === undefined ? undefined : (features[feature]?.glyph ?? '?'))
}

/** The edge tells the other coordinate where there is room for one only. */
function shortAddress(cell: Cell, orientation: HexStage['orientation']): string {
  const [first = '', second = ''] = addressOf(cell).split(',')
  // Addresses of a game's own go by row and column: the edge of a row tells the row.
  const aside = orientation === 'flat' ? second : first
  return cell.address === undefined ? aside : second
}
