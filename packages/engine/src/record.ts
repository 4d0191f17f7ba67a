import * as v from 'valibot'
import { canonicalJson } from './canonical.ts'
import type { Change } from './difference.ts'
import { copyPlain } from './plain.ts'
import { checkShape, type Flaw, InputError, parseJson, parseShape } from './schema.ts'
import { commitmentTo } from './seeded-dice.ts'
import type { Table } from './table.ts'

/** The version of the record format that this code writes. */
export const RECORD_VERSION = 1

const draws = v.array(v.union([v.number(), v.boolean()]))
const hash = v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/, 'a hash is 16 hex digits'))
const change = v.custom<Change>(
  value => Array.isArray(value) && value.length >= 1 && value.length <= 2 && Array.isArray(value[0]),
  'a change is [path, value] or [path]',
)

/**
 * A match, whole. Its faces are recorded, so that it outlives a change of generator; a hash for each step
 * finds the first one where rules have changed; what changed in the state is kept too, so that both states
 * can be shown there, and so that it can be watched even when it can no longer be replayed.
 */
export const recordSchema = v.strictObject({
  format: v.literal('sextant.match'),
  version: v.literal(RECORD_VERSION),
  game: v.string(),
  /** The version of the game's rules. */
  rules: v.number(),
  options: v.unknown(),
  seats: v.array(v.strictObject({ name: v.string(), player: v.string() })),
  /** SHA-256 of the seed. */
  commitment: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/, 'a commitment is 64 hex digits')),
  /** Told when the match is over, or kept by whoever keeps the match. */
  seed: v.optional(v.string()),
  start: v.strictObject({
    /** The position was given, not set up by the rules. */
    given: v.boolean(),
    dice: draws,
    state: v.unknown(),
    hash,
  }),
  steps: v.array(
    v.strictObject({
      seq: v.number(),
      seat: v.number(),
      action: v.unknown(),
      dice: draws,
      changes: v.array(change),
      hash,
    }),
  ),
  outcome: v.optional(
    v.strictObject({
      scores: v.array(v.number()),
      reason: v.string(),
      values: v.exactOptional(v.record(v.string(), v.number())),
    }),
  ),
})

export type MatchRecord = v.InferOutput<typeof recordSchema>

/** Turns a document of one version into the next; by the version it takes. */
export type Upgrades = Readonly<
  Record<number, (document: Record<string, unknown>) => Record<string, unknown>>
>

const upgrades: Upgrades = {}

/** The play on a table so far; the seed is told only where it is to be revealed. */
export function recordOf<S, A, E, O>(
  table: Table<S, A, E, O>,
  players: readonly string[],
  seed: string,
  reveal: boolean,
): MatchRecord {
  const { game, rules, start } = table
  const outcome = rules.outcome(table.state)
  return copyPlain({
    format: 'sextant.match' as const,
    version: RECORD_VERSION as typeof RECORD_VERSION,
    game: game.id,
    rules: game.version,
    options: table.options,
    seats: rules.seats.map((name, seat) => ({ name, player: players[seat] ?? name })),
    commitment: commitmentTo(seed),
    ...(reveal && { seed }),
    start: { given: start.given, dice: [...start.dice], state: start.state, hash: start.hash },
    steps: table.steps.map(({ seat, action, dice, changes, hash }, index) => ({
      seq: index + 1,
      seat,
      action,
      dice: [...dice],
      changes: [...changes],
      hash,
    })),
    ...(outcome && { outcome: { ...outcome, scores: [...outcome.scores] } }),
  })
}

export function writeRecord(record: MatchRecord): string {
  return `${canonicalJson(record)}\n`
}

/** A record out of a text, of this version or an older one; an `InputError` says what is wrong with it. */
export function readRecord(text: string, source: string, older: Upgrades = upgrades): MatchRecord {
  const anyRecord = v.looseObject({ format: v.literal('sextant.match'), version: v.number() })
  const found = parseShape(anyRecord, parseJson(text, source), source)
  const checked = checkShape(recordSchema, upgraded(found, found.version, source, older))
  const flaws: readonly Flaw[] = checked.ok ? outOfOrder(checked.value) : checked.flaws
  if (!checked.ok || flaws.length > 0) throw new InputError(source, flaws)
  return checked.value
}

function upgraded(
  document: Record<string, unknown>,
  version: number,
  source: string,
  older: Upgrades,
): Record<string, unknown> {
  if (version === RECORD_VERSION) return document
  const upgrade = older[version]
  if (!upgrade) {
    const message = `found version ${version}, this program reads version ${RECORD_VERSION} and those before it`
    throw new InputError(source, [{ path: '/version', message }])
  }
  return upgraded({ ...upgrade(document), version: version + 1 }, version + 1, source, older)
}

function outOfOrder(record: MatchRecord): Flaw[] {
  const at = record.steps.findIndex((step, index) => step.seq !== index + 1)
  if (at < 0) return []
  return [{ path: `/steps/${at}/seq`, message: `found ${record.steps[at]?.seq}, expected ${at + 1}` }]
}
