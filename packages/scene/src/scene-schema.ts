import * as v from 'valibot'
import { DIAGRAM_PAINTS } from './diagram.ts'
import { ARROW_KINDS, MEANINGS, TONES } from './scene.ts'
import { listOf, partSchema, textSchema, valueSchema, wholeSchema } from './schema-parts.ts'
import { SIDE_SHAPES } from './side-palette.ts'
import { knownStage, type Stage, stageKinds } from './stages/index.ts'

const toneSchema = v.picklist(TONES)

const shadeSchema = v.picklist(['dark', 'light'])

/** The schema of the stage's own kind; where there is no such kind, one that says which there are. */
const stageSchema: v.GenericSchema<Stage> = v.lazy(input => schemaOf(input))

function schemaOf(stage: unknown): v.GenericSchema<Stage> {
  const kind = typeof stage === 'object' && stage !== null && 'kind' in stage ? stage.kind : undefined
  const known = typeof kind === 'string' ? knownStage(kind) : undefined
  return known?.schema ?? v.custom<Stage>(() => false, `a stage is one of ${stageKinds().join(', ')}`)
}

const sideSchema = v.strictObject({
  name: textSchema,
  colour: v.string(),
  shape: v.picklist(SIDE_SHAPES),
})

const barSchema = v.strictObject({
  kind: v.picklist(['health', 'shield', 'armour', 'energy', 'breath', 'crew']),
  name: textSchema,
  value: v.number(),
  max: v.number(),
})

const arcSchema = v.strictObject({ ...barSchema.entries, from: v.number(), to: v.number() })

const badgeSchema = v.strictObject({
  icon: v.string(),
  name: textSchema,
  text: v.exactOptional(v.string()),
  tone: v.exactOptional(toneSchema),
})

const factSchema = v.strictObject({
  name: textSchema,
  value: valueSchema,
  tone: v.exactOptional(toneSchema),
  part: v.exactOptional(v.string()),
})

const diagramSchema = v.strictObject({
  width: v.number(),
  height: v.number(),
  marks: listOf(
    v.strictObject({
      shape: v.union([
        v.strictObject({ path: v.string() }),
        v.strictObject({ text: textSchema, x: v.number(), y: v.number(), size: v.number() }),
        v.strictObject({ icon: v.string(), x: v.number(), y: v.number(), size: v.number() }),
      ]),
      paint: v.picklist(DIAGRAM_PAINTS),
      strength: v.exactOptional(v.pipe(v.number(), v.minValue(0), v.maxValue(1))),
      name: v.exactOptional(textSchema),
      button: v.exactOptional(v.string()),
      step: v.exactOptional(v.string()),
      part: v.exactOptional(v.string()),
    }),
  ),
})

export const pieceSchema = v.strictObject({
  id: v.string(),
  at: wholeSchema,
  side: wholeSchema,
  icon: v.string(),
  picture: v.exactOptional(v.string()),
  emblem: v.exactOptional(v.string()),
  name: textSchema,
  facing: v.exactOptional(wholeSchema),
  bars: v.exactOptional(listOf(barSchema)),
  badges: v.exactOptional(listOf(badgeSchema)),
  arcs: v.exactOptional(listOf(arcSchema)),
  diagram: v.exactOptional(diagramSchema),
  facts: v.exactOptional(listOf(factSchema)),
  ghost: v.exactOptional(v.boolean()),
  level: v.exactOptional(wholeSchema),
  shade: v.exactOptional(shadeSchema),
  wear: v.exactOptional(partSchema),
  props: v.exactOptional(wholeSchema),
  prominent: v.exactOptional(v.boolean()),
  carriedBy: v.exactOptional(v.string()),
  tag: v.exactOptional(v.string()),
  readiness: v.exactOptional(v.picklist(['ready', 'moved', 'done'])),
})

const highlightSchema = v.strictObject({
  cell: wholeSchema,
  meaning: v.picklist(MEANINGS),
  label: v.exactOptional(textSchema),
  band: v.exactOptional(wholeSchema),
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

const frame = { id: v.string(), title: textSchema, folded: v.exactOptional(v.boolean()) }
const panelSchema = v.variant('kind', [
  v.strictObject({ kind: v.literal('facts'), ...frame, facts: listOf(factSchema) }),
  v.strictObject({
    kind: v.literal('table'),
    ...frame,
    columns: listOf(textSchema),
    rows: listOf(listOf(valueSchema)),
    pieces: v.exactOptional(listOf(v.string())),
    icons: v.exactOptional(listOf(v.string())),
    sides: v.exactOptional(listOf(wholeSchema)),
    side: v.exactOptional(wholeSchema),
  }),
  v.strictObject({ kind: v.literal('card'), ...frame, piece: v.string() }),
  v.strictObject({ kind: v.literal('text'), ...frame, lines: listOf(textSchema) }),
  v.strictObject({
    kind: v.literal('dice'),
    ...frame,
    rolls: listOf(
      v.strictObject({
        name: textSchema,
        faces: wholeSchema,
        rolled: listOf(wholeSchema),
        needed: v.exactOptional(wholeSchema),
        result: v.exactOptional(textSchema),
      }),
    ),
  }),
  v.strictObject({
    kind: v.literal('legend'),
    ...frame,
    entries: listOf(v.strictObject({ mark: markSchema, text: textSchema })),
  }),
])

const orderSchema = v.strictObject({
  title: textSchema,
  turns: listOf(
    v.strictObject({ piece: v.string(), value: valueSchema, done: v.exactOptional(v.boolean()) }),
  ),
})

/** What the types cannot hold text from outside to: the shape of a scene. `whyNotScene` checks what it means. */
export const sceneSchema = v.strictObject({
  stage: stageSchema,
  sides: listOf(sideSchema),
  pieces: listOf(pieceSchema),
  highlights: v.exactOptional(listOf(highlightSchema)),
  arrows: v.exactOptional(listOf(arrowSchema)),
  floats: v.exactOptional(listOf(floatSchema)),
  panels: v.exactOptional(listOf(panelSchema)),
  lastAction: v.exactOptional(listOf(wholeSchema)),
  acting: v.exactOptional(v.string()),
  order: v.exactOptional(listOf(orderSchema)),
  status: textSchema,
  focus: v.exactOptional(wholeSchema),
  inView: v.exactOptional(v.array(wholeSchema)),
  score: v.exactOptional(v.strictObject({ points: listOf(v.number()), clock: textSchema })),
  goal: v.exactOptional(textSchema),
  ending: v.exactOptional(textSchema),
  tallies: v.exactOptional(v.array(v.strictObject({ name: textSchema, values: v.array(v.number()) }))),
})
