import type { HexStage, Piece } from '../scene.ts'
import { Canvas } from './canvas.ts'
import type { Drawing } from './drawing.ts'
import { MARK_ORDER } from './glyphs.ts'
import { type Content, drawCell } from './hex-cell.ts'
import { layoutHexes } from './hex-layout.ts'
import { drawTrail } from './trail.ts'

/** A stage as drawn, and the pieces that could not be drawn with all they have. */
export interface DrawnStage {
  readonly canvas: Canvas
  readonly crowded: readonly Piece[]
}

export function drawHexes(drawing: Drawing, stage: HexStage): DrawnStage {
  const layout = layoutHexes(stage, drawing.width, drawing.numbers)
  const canvas = new Canvas()
  const crowded = contentsOf(drawing, stage).flatMap((content, number) => {
    const corner = layout.corners[number]
    return corner ? drawCell({ drawing, layout, canvas }, corner, content) : []
  })
  for (const { x, y, text } of layout.edges) canvas.write(x, y, text, drawing.palette.quiet)
  for (const arrow of drawing.scene.arrows ?? []) drawTrail({ drawing, layout, canvas }, stage, arrow)
  return { canvas, crowded }
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

function commonest(names: readonly string[]): string | undefined {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0]
}
