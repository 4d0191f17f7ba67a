import type { HexRegion, HexStage } from '../../../stages/hexes.ts'
import { Canvas } from '../../canvas.ts'
import { wrap } from '../../columns.ts'
import type { Drawing } from '../../drawing.ts'
import { MARK_ORDER } from '../../glyphs.ts'
import { stackOf } from '../../stack.ts'
import type { DrawnStage } from '../stage.ts'
import { drawArrow } from './arrow.ts'
import { type Content, drawCell } from './hex-cell.ts'
import { type HexLayout, layoutHexes } from './hex-layout.ts'

export function drawHexes(drawing: Drawing, stage: HexStage): DrawnStage {
  const layout = layoutHexes(stage, drawing.width, drawing.numbers, busyCells(drawing))
  const canvas = new Canvas()
  const crowded = contentsOf(drawing, stage).flatMap((content, number) => {
    const corner = layout.corners[number]
    return corner ? drawCell({ drawing, stage, layout, canvas }, corner, content) : content.pieces
  })
  for (const { x, y, text } of layout.edges) canvas.write(x, y, text, drawing.palette.quiet)
  for (const arrow of drawing.scene.arrows ?? []) drawArrow({ drawing, stage, layout, canvas }, arrow)
  writeBeyond(drawing, layout, canvas)
  return { canvas, crowded }
}

function busyCells({ scene }: Drawing): number[] {
  return [...scene.pieces.map(piece => piece.at), ...(scene.highlights ?? []).map(({ cell }) => cell)]
}

/** What there is to the left and right of the part that fits. */
function writeBeyond({ scene, palette, width, word }: Drawing, { beyond }: HexLayout, canvas: Canvas): void {
  for (const side of ['left', 'right'] as const) {
    const cells = new Set(beyond[side])
    if (cells.size === 0) continue
    const pieces = scene.pieces.filter(({ at }) => cells.has(at)).length
    for (const line of wrap(word(`terminal.beyond-${side}`, { cells: cells.size, pieces }), width))
      canvas.write(0, canvas.height, line, palette.quiet)
  }
}

function contentsOf({ scene }: Drawing, stage: HexStage): Content[] {
  const usual = commonest(stage.cells.map(cell => cell.terrain))
  const regions = regionsOf(stage)
  const contents = stage.cells.map((cell, number): Content => {
    const region = regions.get(number)
    return {
      cell,
      unusual: cell.terrain !== usual,
      ...(region !== undefined && { region }),
      pieces: [],
      meanings: [],
      isLast: scene.lastAction?.includes(number) ?? false,
      floats: [],
    }
  })
  for (const piece of stackOf(scene.pieces, 'top')) contents[piece.at]?.pieces.push(piece)
  for (const { cell, meaning } of scene.highlights ?? []) contents[cell]?.meanings.push(meaning)
  for (const float of scene.floats ?? []) contents[float.at]?.floats.push(float)
  for (const { meanings } of contents) meanings.sort((a, b) => MARK_ORDER.indexOf(a) - MARK_ORDER.indexOf(b))
  return contents
}

/** Regions that are told apart by a digit on their ground: nine at most. */
export function numberedRegions({ regions = [] }: HexStage): readonly HexRegion[] {
  return regions.length > 9 ? [] : regions
}

/** The number of each cell's region, from 1. */
function regionsOf(stage: HexStage): Map<number, number> {
  const regions = numberedRegions(stage)
  return new Map(regions.flatMap(({ cells }, index) => cells.map(cell => [cell, index + 1] as const)))
}

function commonest(names: readonly string[]): string | undefined {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0]
}
