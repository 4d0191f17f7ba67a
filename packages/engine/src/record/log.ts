import * as v from 'valibot'
import type { Seat } from '../game/game.ts'
import { LIMITS } from '../input/limits.ts'
import type { Flaw } from '../input/schema.ts'
import { nameText, wholeNumber } from '../input/schema-parts.ts'
import { matchEndSchema } from '../journal/match-end-schema.ts'
import { samePlain } from '../plain/plain.ts'
import { seatNumber, signatureHex } from './commitment-schema.ts'
import { contradictionsIn, type Handed } from './log-contradictions.ts'
import type { RecordedStep } from './record.ts'

/**
 * All that was done in a match, in order, as its host has stored it: what was taken back too, and what led to
 * it. Nothing in it is ever changed; the steps of the record follow from it.
 */

/** What a seat signed when it sent an entry: how many entries it knew of, and a name that is not used twice. */
const said = v.exactOptional(
  v.strictObject({ cursor: v.pipe(wholeNumber, v.minValue(0)), id: nameText, signature: signatureHex }),
)

const seat = seatNumber

export const logSchema = v.pipe(
  v.array(
    v.variant('kind', [
      v.strictObject({ kind: v.literal('action'), seat, action: v.unknown(), said }),
      v.strictObject({ kind: v.literal('undo'), seat, said }),
      v.strictObject({ kind: v.literal('redo'), seat, said }),
      v.strictObject({
        kind: v.literal('offer'),
        seat,
        offer: v.picklist(['undo', 'draw', 'call-off']),
        said,
      }),
      /** `to` is the number of the offer's entry; the first entry is 1. */
      v.strictObject({ kind: v.literal('answer'), seat, to: wholeNumber, accepted: v.boolean(), said }),
      /** Who plays the seat from here on. */
      v.strictObject({ kind: v.literal('handed-over'), seat, player: nameText }),
      v.strictObject({ kind: v.literal('end'), end: matchEndSchema, said }),
    ]),
  ),
  v.maxLength(LIMITS.entries),
)

export type LogEntry = v.InferOutput<typeof logSchema>[number]

/** What is wrong with a log, by itself and beside the record whose steps are said to follow from it. */
export function flawsOfLog(log: readonly LogEntry[], record: LoggedRecord): Flaw[] {
  const { steps } = record
  const most = LIMITS.entriesOfStep * steps.length + LIMITS.entriesBeside
  if (log.length > most)
    return [
      { path: '/log', message: `has ${log.length} entries; for ${steps.length} steps ${most} are allowed` },
    ]
  const answers = log.flatMap((entry, index) =>
    entry.kind === 'answer' && (entry.to > index || log[entry.to - 1]?.kind !== 'offer')
      ? [{ path: `/log/${index}/to`, message: `${entry.to} is not the number of an offer before it` }]
      : [],
  )
  if (answers.length > 0) return answers
  const contradictions = contradictionsIn(log, record)
  if (contradictions.length > 0) return contradictions
  const led = stepsOf(log)
  if ('flaw' in led) return [led.flaw]
  const at = led.steps.findIndex((step, index) => !samePlain(step, done(steps[index])))
  if (at >= 0) return [{ path: '/log', message: `leads to another step ${at + 1} than /steps/${at} says` }]
  if (led.steps.length === steps.length) return []
  return [{ path: '/log', message: `leads to ${led.steps.length} steps; there are ${steps.length}` }]
}

interface LoggedRecord extends Handed {
  readonly steps: readonly RecordedStep[]
}

type Done = { readonly seat: Seat; readonly action: unknown } | { readonly end: unknown }

function done(step: RecordedStep | undefined): Done | undefined {
  if (!step) return undefined
  return 'end' in step ? { end: step.end } : { seat: step.seat, action: step.action }
}

/** The steps that are left when all has been taken back that was. Each entry costs the same, however long the log is. */
function stepsOf(log: readonly LogEntry[]): { readonly steps: readonly Done[] } | { readonly flaw: Flaw } {
  const steps: (Done | undefined)[] = []
  /** By seat, where its steps stand, and what it may do again. */
  const seats = new Map<Seat, { readonly done: number[]; readonly undone: Done[] }>()
  const of = (seat: Seat) => {
    const known = seats.get(seat) ?? { done: [], undone: [] }
    seats.set(seat, known)
    return known
  }
  for (const [index, entry] of log.entries()) {
    const nothing = (what: string) => ({
      flaw: { path: `/log/${index}`, message: `${what}, but there is none of this seat's` },
    })
    if (entry.kind === 'end') steps.push({ end: entry.end })
    else if (entry.kind === 'action')
      of(entry.seat).done.push(steps.push({ seat: entry.seat, action: entry.action }) - 1)
    else if (entry.kind === 'undo') {
      const at = of(entry.seat).done.pop()
      const step = at === undefined ? undefined : steps[at]
      if (at === undefined || !step) return nothing('takes an action back')
      steps[at] = undefined
      of(entry.seat).undone.push(step)
    } else if (entry.kind === 'redo') {
      const step = of(entry.seat).undone.pop()
      if (!step) return nothing('does an action again')
      of(entry.seat).done.push(steps.push(step) - 1)
    }
  }
  return { steps: steps.filter(step => step !== undefined) }
}
