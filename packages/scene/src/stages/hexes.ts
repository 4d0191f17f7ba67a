import type { Flaw } from '@sextant/engine'
import { axialDistance } from '@sextant/hex'
import * as v from 'valibot'
import { type Sided, upTo, whyNotSide, whyUnknown } from '../check-reference.ts'
import { repeated } from '../repeated.ts'
import { listOf, textSchema, wholeSchema } from '../schema-parts.ts'
import type { Skin } from '../skin.ts'
import type { Text } from '../text.ts'
import type { StageKind } from './kind.ts'

export interface HexStage {
  readonly kind: 'hexes'
  readonly orientation: 'pointy' | 'flat'
  /** A cell's number is its place in this list; pieces, highlights and arrows speak of cells by number. */
  readonly cells: readonly Cell[]
  /** Numbers or letters along the edges of the board, so that places can be read off it. */
  readonly rulers?: readonly Ruler[]
  /** Parts of the board with borders of their own, such as provinces. A cell is in one of them at most. */
  readonly regions?: readonly HexRegion[]
  /** What the board lies in, where that is more than its terrains: `space` has stars and nebulae. */
  readonly scenery?: 'space'
}

export interface HexRegion {
  readonly name: Text
  readonly cells: readonly number[]
}

/** A mark of a ruler, outside of a cell at the edge. */
export interface Ruler {
  readonly cell: number
  readonly edge: (typeof EDGES)[number]
  readonly label: string
}

const EDGES = ['left', 'right', 'top', 'bottom'] as const

export interface Cell {
  /** Axial. */
  readonly q: number
  readonly r: number
  /** A terrain of the skin. */
  readonly terrain: string
  /** The side that holds it. */
  readonly side?: number
  /** Something that stands on it and changes what it is, such as a city: a feature of the skin. */
  readonly feature?: string
  /** A few characters written on it: `12`. */
  readonly label?: string
  /** Its name where it has one of its own: `Red city`. */
  readonly name?: Text
  /** How the game writes its place where it counts otherwise than `q,r`: `13,8` for row and column. */
  readonly address?: string
}

export const hexes: StageKind<HexStage> = {
  kind: 'hexes',
  schema: v.strictObject({
    kind: v.literal('hexes'),
    orientation: v.picklist(['pointy', 'flat']),
    cells: listOf(
      v.strictObject({
        q: wholeSchema,
        r: wholeSchema,
        terrain: v.string(),
        side: v.exactOptional(wholeSchema),
        feature: v.exactOptional(v.string()),
        label: v.exactOptional(v.string()),
        name: v.exactOptional(textSchema),
        address: v.exactOptional(v.string()),
      }),
    ),
    rulers: v.exactOptional(
      listOf(v.strictObject({ cell: wholeSchema, edge: v.picklist(EDGES), label: v.string() })),
    ),
    scenery: v.exactOptional(v.literal('space')),
    regions: v.exactOptional(listOf(v.strictObject({ name: textSchema, cells: listOf(wholeSchema) }))),
  }),
  places: ({ cells }) => cells.length,
  noPlace: ({ cells }, place) => `there is no cell ${place}; ${upTo('cells', cells.length)}`,
  flaws: ({ cells, regions = [], rulers = [] }, scene, skin) => [
    ...rulers.flatMap(({ cell }, number) =>
      cells[cell]
        ? []
        : [
            {
              path: `/stage/rulers/${number}/cell`,
              message: `there is no cell ${cell}; ${upTo('cells', cells.length)}`,
            },
          ],
    ),
    ...cells.flatMap((cell, number) => whyNotCell(cell, scene, skin, `/stage/cells/${number}`)),
    ...repeated(cells, ({ q, r }) => `${q},${r}`).map(([number, first]) => ({
      path: `/stage/cells/${number}`,
      message: `cell ${first} lies at ${cells[number]?.q},${cells[number]?.r} already; each hex is one cell`,
    })),
    ...whyNotRegions(cells.length, regions),
  ],
  whyNotStep({ cells }, from, to) {
    const [a, b] = [cells[from], cells[to]]
    if (!a || !b || axialDistance(a, b) === 1) return undefined
    return `${a.q},${a.r} to ${b.q},${b.r} is ${axialDistance(a, b)} steps; a move goes from neighbour to neighbour`
  },
}

function whyNotRegions(cells: number, regions: readonly HexRegion[]): Flaw[] {
  const regionOf = new Map<number, number>()
  return regions.flatMap((region, number) =>
    region.cells.flatMap((cell, at): Flaw[] => {
      const path = `/stage/regions/${number}/cells/${at}`
      if (cell >= cells) return [{ path, message: `there is no cell ${cell}; ${upTo('cells', cells)}` }]
      const other = regionOf.get(cell)
      regionOf.set(cell, number)
      return other === undefined ? [] : [{ path, message: `cell ${cell} is in region ${other} already` }]
    }),
  )
}

function whyNotCell({ terrain, feature, side }: Cell, scene: Sided, skin: Skin, path: string): Flaw[] {
  return [
    ...whyUnknown('terrain', terrain, skin.terrains, `${path}/terrain`),
    ...(feature === undefined ? [] : whyUnknown('feature', feature, skin.features ?? {}, `${path}/feature`)),
    ...whyNotSide(scene, side, `${path}/side`),
  ]
}
