import type { Bar, Piece } from '../scene.ts'
import type { Skin } from '../skin.ts'
import type { Canvas, Ink } from './canvas.ts'
import { columnsOf, cut, printable } from './columns.ts'
import type { Drawing } from './drawing.ts'
import { BRACKETS, blockOf, GHOST, LEVELS, PALE, READINESS } from './glyphs.ts'

/** Text in inks, written one after the other. */
export type Strip = readonly { readonly text: string; readonly ink: Ink }[]

/** A piece in a cell: `(CF↘)` on the first line, what it has on the second. */
export interface Face {
  readonly token: Strip
  /** What there was no room for on the token. */
  readonly rest: Strip
}

export function faceOf(drawing: Drawing, piece: Piece, room: number): Face {
  const { scene, skin, palette } = drawing
  const ink = palette.piece(piece)
  const [open, close] = BRACKETS[scene.sides[piece.side]?.shape ?? 'circle']
  const glyph = cut(glyphOf(skin, piece), room - 1)
  let inner = glyph
  const rest: string[] = []
  for (const sign of [facingOf(drawing, piece), piece.readiness && READINESS[piece.readiness]]) {
    if (sign === undefined) continue
    if (columnsOf(inner + sign) <= room - 2) inner += sign
    else rest.push(sign)
  }
  const spare = room - 2 - columnsOf(inner)
  if (spare < 0 && piece.ghost) rest.push(GHOST)
  const text = spare < 0 ? open + inner : open + centred(inner, spare) + (piece.ghost ? GHOST : close)
  return { token: [{ text, ink }], rest: rest.map(sign => ({ text: sign, ink: palette.strong })) }
}

/** The letters written on a piece, else what its icon looks like here. */
export function glyphOf({ icons }: Skin, { tag, icon, shade }: Glyphed): string {
  const glyph = printable(tag ?? icons[icon]?.glyph ?? '?')
  return shade === 'light' ? paleGlyph(glyph) : glyph
}

/** What of a piece decides its glyph. */
type Glyphed = Pick<Piece, 'tag' | 'icon' | 'shade'>

/** A pale piece is told without colour by small letters; what is written without letters gets a sign of its own. */
function paleGlyph(glyph: string): string {
  const small = glyph.toLowerCase()
  return small === glyph && small === glyph.toUpperCase() ? `${PALE}${glyph}` : small
}

export function facingOf({ facings }: Pick<Drawing, 'facings'>, { facing }: Piece): string | undefined {
  return facing === undefined ? undefined : facings[facing]
}

/** All pieces are equally wide, and their icons in line. */
function centred(text: string, spare: number): string {
  return ' '.repeat(Math.ceil(spare / 2)) + text + ' '.repeat(Math.floor(spare / 2))
}

/** What a piece has, as much of it as fits, and whether that is all. */
export function detailsOf(
  drawing: Drawing,
  piece: Piece,
  before: Strip,
  room: number,
): { readonly strip: Strip; readonly complete: boolean } {
  const { palette } = drawing
  const level = piece.level ?? 0
  const first = [
    ...(level === 0 ? [] : [{ text: level < 0 ? LEVELS.below : LEVELS.above, ink: palette.quiet }]),
    ...before,
  ]
  const richest = [...first, ...bars(drawing, piece, true), ...badges(drawing, piece, true)]
  if (widthOf(richest) <= room) return { strip: richest, complete: true }
  const plainer = [...first, ...bars(drawing, piece, false), ...badges(drawing, piece, true)]
  if (widthOf(plainer) <= room) return { strip: plainer, complete: true }
  const barest = [...first, ...bars(drawing, piece, false), ...badges(drawing, piece, false)]
  return { strip: within(barest, room), complete: false }
}

export function widthOf(strip: Strip): number {
  return strip.reduce((sum, { text }) => sum + columnsOf(text), 0)
}

/** As many whole parts as there is room for. */
export function within(strip: Strip, room: number): Strip {
  let used = 0
  return strip.filter(({ text }) => {
    used += columnsOf(text)
    return used <= room
  })
}

export function writeCentred(canvas: Canvas, x: number, y: number, room: number, strip: Strip): void {
  writeStrip(canvas, x + Math.max(0, Math.floor((room - widthOf(strip)) / 2)), y, strip)
}

/** Returns the column after it. */
export function writeStrip(canvas: Canvas, x: number, y: number, strip: Strip): number {
  return strip.reduce((column, { text, ink }) => canvas.write(column, y, text, ink), x)
}

/** Each bar in a column; the first also in figures, where there is room. */
function bars({ palette }: Drawing, piece: Piece, figures: boolean): Strip {
  return (piece.bars ?? []).flatMap((bar, number) => {
    const block = { text: blockOf(bar), ink: palette.bar(bar) }
    return figures && number === 0 ? [block, { text: figure(bar), ink: {} }] : [block]
  })
}

function badges({ skin, palette }: Drawing, piece: Piece, texts: boolean): Strip {
  return (piece.badges ?? []).map(badge => ({
    text: printable((skin.icons[badge.icon]?.glyph ?? '?') + (texts ? (badge.text ?? '') : '')),
    ink: palette.tone(badge.tone),
  }))
}

function figure({ value }: Bar): string {
  return String(Math.round(value))
}
