import type { Highlight } from '@sextant/scene'
import { expect, test, vi } from 'vitest'
import { changedHighlights } from '../../src/board/core/scene-diff.ts'
import { drawHighlights } from '../../src/board/draw/highlight.ts'
import type { Pen } from '../../src/board/draw/pen.ts'
import type { Places } from '../../src/board/geometry/places.ts'

vi.stubGlobal('Path2D', class {})

const field: readonly Highlight[] = [
  { cell: 1, meaning: 'strike', band: 1 },
  { cell: 2, meaning: 'strike', band: 2 },
  { cell: 3, meaning: 'strike', band: 2 },
  { cell: 4, meaning: 'strike', band: 3 },
]

/** The cells within each border that is drawn. */
function bordersOf(highlights: readonly Highlight[]): number[][] {
  const borders: number[][] = []
  const ctx = { setLineDash() {}, stroke() {} }
  const pen = {
    ctx,
    scale: 10,
    ratio: 1,
    look: { theme: 'light', palette: { meanings: { strike: '#f00000' } } },
    bitmaps: { draw() {} },
  } as unknown as Pen
  const places = { kind: 'hexes', x: [], y: [], pieceSize: 1, outline: [] } as unknown as Places
  drawHighlights(pen, places, highlights, () => true, {
    border(_, cells) {
      borders.push([...cells])
      return new Path2D()
    },
  })
  return borders
}

test('each band has a border around itself and those within, the outermost first', () => {
  expect(bordersOf(field)).toEqual([[1, 2, 3, 4], [1, 2, 3], [1]])
  expect(bordersOf(field.map(({ cell, meaning }) => ({ cell, meaning })))).toEqual([[1, 2, 3, 4]])
})

test('a cell that comes into another band is drawn again', () => {
  const moved = field.map(lit => (lit.cell === 3 ? { ...lit, band: 3 } : lit))
  expect([...changedHighlights(field, moved)]).toEqual([3])
})
