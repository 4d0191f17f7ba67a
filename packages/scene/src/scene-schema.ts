import type { Schema } from '@sextant/engine'
import * as v from 'valibot'
import { ARROW_KINDS, MEANINGS, TONES } from './scene.ts'
import type { Text } from './text.ts'

/** What the types cannot hold text from outside to: the shape of a scene. `whyNotScene` checks what it means. */
export const textSchema: v.GenericSchema<Text> = v.lazy(() => v.union([v.string(), phraseSchema]))

const phraseSchema = v.strictObject({
  key: v.string(),
  values: v.exactOptional(v.record(v.string(), v.union([textSchema, v.number()]))),
})

const wholeSchema = v.pipe(v.number(), v.integer('a whole number is needed here'))

const partSchema = v.pipe(v.number(), v.minValue(0, 'below 0'), v.maxValue(1, 'above 1'))

const toneSchema = v.picklist(TONES)

const shadeSchema = v.picklist(['dark', 'light'])

const cellSchema = v.strictObject({
  q: wholeSchema,
  r: wholeSchema,
  terrain: v.string(),
  side: v.exactOptional(wholeSchema),
  label: v.exactOptional(v.string()),
  name: v.exactOptional(textSchema),
  address: v.exactOptional(v.string()),
})

const stageSchema = v.variant('kind', [
  v.strictObject({
    kind: v.literal('hexes'),
    orientation: v.picklist(['pointy', 'flat']),
    cells: listOf(cellSchema),
  }),
  v.strictObject({ kind: v.literal('sea'), distance: v.number(), farthest: v.number() }),
  v.strictObject({
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
])

const sideSchema = v.strictObject({
  name: textSchema,
  colour: v.string(),
  shape: v.picklist(['circle', 'square', 'diamond', 'shield', 'hexagon']),
})

const barSchema = v.strictObject({
  kind: v.picklist(['health', 'shield', 'armour', 'energy', 'breath', 'crew']),
  name: textSchema,
  value: v.number(),
  max: v.number(),
})

const badgeSchema = v.strictObject({
  icon: v.string(),
  name: textSchema,
  text: v.exactOptional(v.string()),
  tone: v.exactOptional(toneSchema),
})

const valueSchema = v.union([textSchema, v.number()])

const factSchema = v.strictObject({
  name: textSchema,
  value: valueSchema,
  tone: v.exactOptional(toneSchema),
})

const pieceSchema = v.strictObject({
  id: v.string(),
  at: wholeSchema,
  side: wholeSchema,
  icon: v.string(),
  name: textSchema,
  facing: v.exactOptional(wholeSchema),
  bars: v.exactOptional(listOf(barSchema)),
  badges: v.exactOptional(listOf(badgeSchema)),
  facts: v.exactOptional(listOf(factSchema)),
  ghost: v.exactOptional(v.boolean()),
  level: v.exactOptional(wholeSchema),
  shade: v.exactOptional(shadeSchema),
  wear: v.exactOptional(partSchema),
  tag: v.exactOptional(v.string()),
  readiness: v.exactOptional(v.picklist(['ready', 'moved', 'done'])),
})

const highlightSchema = v.strictObject({
  cell: wholeSchema,
  meaning: v.picklist(MEANINGS),
  label: v.exactOptional(textSchema),
})

const arrowSchema = v.strictObject({
  kind: v.picklist(ARROW_KINDS),
  path: listOf(wholeSchema),
  side: v.exactOptional(wholeSchema),
  label: v.exactOptional(textSchema),
  faint: v.exactOptional(v.boolean()),
})

const floatSchema = v.strictObject({
  at: wholeSchema,
  text: v.string(),
  tone: toneSchema,
  big: v.exactOptional(v.boolean()),
})

const sideNumber = v.exactOptional(wholeSchema)
const markSchema = v.union([
  v.strictObject({ arrow: v.picklist(ARROW_KINDS), side: sideNumber }),
  v.strictObject({ icon: v.string(), side: sideNumber, shade: v.exactOptional(shadeSchema) }),
  v.strictObject({ terrain: v.string() }),
  v.strictObject({ meaning: v.picklist(MEANINGS) }),
])

const panelSchema = v.variant('kind', [
  v.strictObject({ kind: v.literal('facts'), id: v.string(), title: textSchema, facts: listOf(factSchema) }),
  v.strictObject({
    kind: v.literal('table'),
    id: v.string(),
    title: textSchema,
    columns: listOf(textSchema),
    rows: listOf(listOf(valueSchema)),
    pieces: v.exactOptional(listOf(v.string())),
    side: v.exactOptional(wholeSchema),
  }),
  v.strictObject({ kind: v.literal('text'), id: v.string(), title: textSchema, lines: listOf(textSchema) }),
  v.strictObject({
    kind: v.literal('legend'),
    id: v.string(),
    title: textSchema,
    entries: listOf(v.strictObject({ mark: markSchema, text: textSchema })),
  }),
])

export const sceneSchema = v.strictObject({
  stage: stageSchema,
  sides: listOf(sideSchema),
  pieces: listOf(pieceSchema),
  highlights: v.exactOptional(listOf(highlightSchema)),
  arrows: v.exactOptional(listOf(arrowSchema)),
  floats: v.exactOptional(listOf(floatSchema)),
  panels: v.exactOptional(listOf(panelSchema)),
  status: textSchema,
})

function listOf<const T extends Schema<unknown>>(item: T) {
  return v.pipe(v.array(item), v.readonly())
}
