import type { Bar, Piece, Tone } from '../../../scene.ts'
import type { Canvas } from '../../canvas.ts'
import { columnsOf, cut, printable } from '../../columns.ts'
import type { Drawing } from '../../drawing.ts'
import { wearInWords } from '../../notes.ts'
import { faceOf, writeStrip } from '../../piece-face.ts'

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
  const bars = (piece.bars ?? []).map(bar => ({
    bar,
    name: printable(say(bar.name)),
    figures: `${bar.value}/${bar.max}`,
  }))
  // The figures say most, so the gauge is the first to give way, and then the name.
  const figures = Math.max(0, ...bars.map(bar => columnsOf(bar.figures)))
  const names = Math.min(width - figures - 1, Math.max(0, ...bars.map(bar => columnsOf(bar.name))))
  const gauge = Math.max(0, Math.min(GAUGE, width - figures - names - 2))
  for (const row of bars) {
    canvas.write(x, line, cut(row.name, names), palette.quiet)
    const start = x + names + 1
    const end = canvas.write(start, line, gaugeOf(row.bar, gauge), palette.bar(row.bar))
    canvas.write(end > start ? end + 1 : start, line, row.figures)
    line++
  }
  for (const worn of wearInWords(piece, drawing.word)) {
    canvas.write(x, line, cut(worn, width), palette.tone(wornTone(piece.wear ?? 0)))
    line++
  }
  for (const badge of piece.badges ?? []) {
    const text = [skin.icons[badge.icon]?.glyph ?? '?', say(badge.name), badge.text].filter(Boolean).join(' ')
    canvas.write(x, line, cut(printable(text), width), palette.tone(badge.tone))
    line++
  }
  return line
}

function wornTone(wear: number): Tone {
  return wear >= 2 / 3 ? 'bad' : wear >= 1 / 3 ? 'gain' : 'neutral'
}

const GAUGE = 12

function gaugeOf({ value, max }: Bar, columns: number): string {
  const full = value > 0 ? Math.min(columns, Math.max(1, Math.round((value / max) * columns))) : 0
  return '█'.repeat(full) + '░'.repeat(columns - full)
}
