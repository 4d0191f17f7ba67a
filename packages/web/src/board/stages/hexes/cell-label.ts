import type { Cell } from '@sextant/scene'
import { faded } from '../../draw/colour.ts'
import { type Pen, write } from '../../draw/pen.ts'
import { drawFeature, drawSmallFeature } from './feature.ts'
import type { HexPlaces } from './places.ts'

/** What stands and is written on a cell. */
export function drawCellLabel(pen: Pen, { feature, label }: Cell, places: HexPlaces, cell: number): void {
  if (feature !== undefined) drawFeature(pen, feature, places, cell)
  if (!label) return
  const at = { x: places.x[cell] ?? 0, y: places.y[cell] ?? 0 }
  pen.bitmaps.draw(pen, `label ${label}${places.board.orientation}${pen.look.theme}`, 1, at, bitmap => {
    const size = label.length > 2 ? 0.4 : 0.52
    write(bitmap, label, 0, 0, { size, weight: 650, colour: faded(pen.look.palette.lettering, 0.72) })
  })
}

/** The same, small in the upper corner, for a cell whose middle is covered by a piece. */
export function drawSmallLabel(pen: Pen, { feature, label }: Cell, x: number, y: number): void {
  if (feature !== undefined) drawSmallFeature(pen, feature, x, y)
  if (!label) return
  pen.bitmaps.draw(pen, `small ${label}${pen.look.theme}`, 0.4, { x, y: y - 0.72 }, bitmap => {
    const { palette } = bitmap.look
    write(bitmap, label, 0, 0, { size: 0.3, weight: 700, colour: palette.lettering, casing: palette.table })
  })
}
