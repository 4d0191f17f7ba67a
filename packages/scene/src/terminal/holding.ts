import type { Bar, Piece } from '../scene.ts'
import type { Canvas } from './canvas.ts'
import { columnsOf, cut, printable } from './columns.ts'
import type { Drawing } from './drawing.ts'
import { faceOf, writeStrip } from './piece-face.ts'

/** A piece with all it has, a line for each; returns the line after it. */
export function drawHolding(
  drawing: Drawing,
  canvas: Canvas,
  piece: Piece,
  x: number,
  y: number,
  width: number,
): number {
  const { palette, say, skin } = drawing
  const after = writeStrip(canvas, x, y, faceOf(drawing, piece, 5).token)
  canvas.write(after + 1, y, cut(printable(say(piece.name)), width - (after + 1 - x)), palette.strong)
  let line = y + 1
  const names = Math.max(0, ...(piece.bars ?? []).map(bar => columnsOf(printable(say(bar.name)))))
  for (const bar of piece.bars ?? []) {
    canvas.write(x, line, printable(say(bar.name)), palette.quiet)
    const gauge = canvas.write(x + names + 1, line, gaugeOf(bar), palette.bar(bar))
    canvas.write(gauge + 1, line, `${bar.value}/${bar.max}`)
    line++
  }
  for (const badge of piece.badges ?? []) {
    const text = [skin.icons[badge.icon]?.glyph ?? '?', say(badge.name), badge.text].filter(Boolean).join(' ')
    canvas.write(x, line, cut(printable(text), width), palette.tone(badge.tone))
    line++
  }
  return line
}

const GAUGE = 12

function gaugeOf({ value, max }: Bar): string {
  const full = value > 0 ? Math.max(1, Math.round((value / max) * GAUGE)) : 0
  return '█'.repeat(full) + '░'.repeat(GAUGE - full)
}
