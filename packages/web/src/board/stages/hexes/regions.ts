import type { HexRegion, HexStage } from '@sextant/scene'
import { atLeast, type Pen } from '../../draw/pen.ts'
import { addBorder, strokeEdges } from './border.ts'
import type { HexPlaces } from './places.ts'

/** The borders between regions, no matter who holds them: a dark line with a light one along its middle. */
export function drawRegions(
  pen: Pen,
  { regions = [] }: HexStage,
  places: HexPlaces,
  shown: readonly number[],
): void {
  if (regions.length === 0) return
  const regionOf = regionsByCell(regions)
  const border = new Path2D()
  for (const region of new Set(shown.map(cell => regionOf.get(cell)))) {
    const own = shown.filter(cell => regionOf.get(cell) === region)
    // The edge of the board is drawn by its rim.
    addBorder(places, own, there => there >= 0 && regionOf.get(there) !== region, border, 1)
  }
  const { palette, theme } = pen.look
  strokeEdges(pen, border, palette.lettering, atLeast(pen, 0.13, 2.5), theme === 'light' ? 0.75 : 0.6)
  strokeEdges(pen, border, theme === 'light' ? palette.paper : palette.ink, atLeast(pen, 0.04, 0.75), 0.9)
}

const known = new WeakMap<readonly HexRegion[], ReadonlyMap<number, HexRegion>>()

function regionsByCell(regions: readonly HexRegion[]): ReadonlyMap<number, HexRegion> {
  const made =
    known.get(regions) ??
    new Map(regions.flatMap(region => region.cells.map(cell => [cell, region] as const)))
  known.set(regions, made)
  return made
}
