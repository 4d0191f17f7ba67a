import * as v from 'valibot'
import { parseJson } from '../input/parse-json.ts'
import { jsonSchemaOf, parseShape } from '../input/schema.ts'

/** What a case file may say. Documented for designers in docs/designers/cases.md. */

const about = <T extends v.GenericSchema>(schema: T, description: string) =>
  v.pipe(schema, v.description(description))

const places = v.record(v.string(), v.unknown())
const part = v.record(v.string(), v.unknown())
const dice = about(
  v.array(v.union([v.number(), v.boolean()])),
  'What is drawn, in order: the face of each die, true or false for each chance.',
)
const chance = about(v.pipe(v.number(), v.minValue(0), v.maxValue(1)), 'From 0 to 1.')
const within = v.optional(about(v.number(), 'How far off the chance may be; default: 0.00005.'))

const oddsForms = [
  about(
    v.strictObject({ event: part, chance, within }),
    'The chance that an event happens which has these fields with these values.',
  ),
  about(
    v.strictObject({ state: places, chance, within }),
    'The chance that these places of the state have these values afterwards.',
  ),
  about(
    v.strictObject({ of: v.string(), is: v.union([v.number(), v.string(), v.boolean()]), chance, within }),
    'What the forecast shown to players says: the chance that this quantity has this value.',
  ),
] as const
const odds = v.union(oddsForms, 'expected a chance, and with it either event, state, or of and is')

const expectation = v.strictObject({
  events: v.optional(about(v.array(part), 'All events in order; each needs only the fields that matter.')),
  includes: v.optional(about(v.array(part), 'Some of the events, in this order.')),
  refused: v.optional(
    about(v.union([v.string(), part]), 'The code of the refusal, or some of its fields. Nothing may change.'),
  ),
  state: v.optional(about(places, 'Places in the state, as /units/3/health, and what stands there.')),
  absent: v.optional(about(v.array(v.string()), 'Places in the state where there must be nothing.')),
  odds: v.optional(about(v.array(odds), 'Exact chances, over every possible result of the dice.')),
  legal: v.optional(
    v.strictObject({
      count: v.optional(about(v.number(), 'How many actions are allowed.')),
      includes: v.optional(about(v.array(part), 'Some allowed actions; only the fields that matter.')),
      excludes: v.optional(about(v.array(part), 'No allowed action has these fields.')),
    }),
  ),
  toAct: v.optional(about(v.array(v.string()), 'The names of the seats that decide next.')),
  outcome: v.optional(about(v.nullable(part), 'Fields of the outcome; null while it goes on.')),
})
export type Expectation = v.InferOutput<typeof expectation>

const step = v.strictObject({
  seat: about(v.union([v.string(), v.number()]), 'Who acts: the name or the number of the seat.'),
  action: v.unknown(),
  dice: v.optional(dice),
  expect: v.optional(expectation),
})
export type CaseStep = v.InferOutput<typeof step>

const caseFields = {
  name: v.optional(about(v.string(), 'The rule in a sentence.')),
  scenario: v.optional(about(v.string(), 'The scenario to begin with; default: the first one.')),
  options: v.optional(about(v.unknown(), 'Whole options instead of those of a scenario.')),
  changeOptions: v.optional(about(places, 'Places in the options and what to put there.')),
  position: v.optional(about(v.unknown(), 'A whole state to begin from.')),
  setupDice: v.optional(dice),
  seed: v.optional(about(v.string(), 'For dice that are not scripted: in the set-up and in steps.')),
  change: v.optional(about(places, 'Places in the first state and what to put there.')),
  remove: v.optional(about(v.array(v.string()), 'Places to take out of the first state.')),
  setup: v.optional(about(expectation, 'What is expected of the set-up: its events and the first position.')),
  steps: v.optional(v.array(step)),
  expect: v.optional(expectation),
}
const caseSchema = v.strictObject(caseFields)
export type Case = v.InferOutput<typeof caseSchema>

const game = about(v.string(), 'The game, as `sextant games` lists it.')
const oneCase = v.strictObject({ $schema: v.optional(v.string()), game, ...caseFields })
const manyCases = v.strictObject({
  $schema: v.optional(v.string()),
  game,
  cases: v.pipe(v.array(caseSchema), v.minLength(1, 'a list of cases needs at least one')),
})

export interface CaseFile {
  readonly game: string
  readonly cases: readonly Case[]
}

/** The cases in the text of a case file: one, or a list of them under `cases`. */
export function readCaseFile(text: string, source: string): CaseFile {
  const data = parseJson(text, source)
  if (typeof data === 'object' && data !== null && 'cases' in data) {
    const { game, cases } = parseShape(manyCases, data, source)
    return { game, cases }
  }
  const { $schema: _, game, ...only } = parseShape(oneCase, data, source)
  return { game, cases: [only] }
}

/** The JSON Schema of case files, for editors. */
export function caseFileJsonSchema(): Record<string, unknown> {
  return { ...jsonSchemaOf(v.union([oneCase, manyCases])), title: 'Sextant case file' }
}
