import type { Flaw } from '@sextant/engine'
import * as v from 'valibot'
import { upTo, whyUnknown } from '../check-reference.ts'
import { listOf, partSchema, textSchema, wholeSchema } from '../schema-parts.ts'
import type { Skin } from '../skin.ts'
import type { Text } from '../text.ts'
import type { StageKind } from './kind.ts'

/** Places and the ways between them, drawn as a chart. A place's number is its place in the list. */
export interface ChartStage {
  readonly kind: 'chart'
  /** Places lie within 0 … width and 0 … height, from the upper left. */
  readonly width: number
  readonly height: number
  readonly places: readonly ChartPlace[]
  readonly ways: readonly ChartWay[]
  /** Coasts: outlines of land, corner by corner. Only to look at. */
  readonly land?: readonly (readonly (readonly [x: number, y: number])[])[]
}

export interface ChartPlace {
  readonly x: number
  readonly y: number
  readonly name: Text
  /** An icon of the skin. */
  readonly icon: string
  /** Open water or a wayside place is drawn small, a port large. */
  readonly size: 'small' | 'large'
  readonly note?: Text
}

export interface ChartWay {
  readonly from: number
  readonly to: number
  /** A few words on it: `3 days`. */
  readonly label?: Text
  /** How dangerous it is, 0 … 1: drawn as its colour, said in words by the label. */
  readonly danger?: number
  /** It has been gone. */
  readonly gone?: boolean
}

export const chart: StageKind<ChartStage> = {
  kind: 'chart',
  schema: v.strictObject({
    kind: v.literal('chart'),
    width: v.number(),
    height: v.number(),
    places: listOf(
      v.strictObject({
        x: v.number(),
        y: v.number(),
        name: textSchema,
        icon: v.string(),
        size: v.picklist(['small', 'large']),
        note: v.exactOptional(textSchema),
      }),
    ),
    ways: listOf(
      v.strictObject({
        from: wholeSchema,
        to: wholeSchema,
        label: v.exactOptional(textSchema),
        danger: v.exactOptional(partSchema),
        gone: v.exactOptional(v.boolean()),
      }),
    ),
    land: v.exactOptional(listOf(listOf(v.strictTuple([v.number(), v.number()])))),
  }),
  places: ({ places }) => places.length,
  noPlace: ({ places }, place) => `there is no place ${place}; ${upTo('places', places.length)}`,
  flaws: (stage, _, skin) => [
    ...stage.places.flatMap((place, number) => whyNotPlaced(stage, place, skin, `/stage/places/${number}`)),
    ...stage.ways.flatMap((way, number) => whyNotWay(stage, way, `/stage/ways/${number}`)),
  ],
}

function whyNotPlaced({ width, height }: ChartStage, { x, y, icon }: ChartPlace, skin: Skin, path: string) {
  const flaws = whyUnknown('icon', icon, skin.icons, `${path}/icon`)
  if (!(x >= 0 && x <= width && y >= 0 && y <= height))
    flaws.push({ path, message: `${x}, ${y} is off the chart, which goes to ${width}, ${height}` })
  return flaws
}

function whyNotWay({ places }: ChartStage, way: ChartWay, path: string): Flaw[] {
  return (['from', 'to'] as const).flatMap(end =>
    places[way[end]]
      ? []
      : [
          {
            path: `${path}/${end}`,
            message: `there is no place ${way[end]}; places go from 0 to ${places.length - 1}`,
          },
        ],
  )
}
