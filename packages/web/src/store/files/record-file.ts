import {
  flawOfCommitment,
  flawOfOlderPromise,
  InputError,
  jsonFault,
  LIMITS,
  type MatchRecord,
  readRecord,
  writeRecord,
} from '@sextant/engine'
import { findGame } from '@sextant/games/list'
import type { Box } from '@sextant/scene'
import { recordedMatch } from '@sextant/session'
import type { StoredMatch } from '../store.ts'

/** Larger files are not matches; reading them would freeze the page. */
export const LARGEST_FILE = LIMITS.characters

/** Why a file cannot be taken in. */
export type Fault =
  | { readonly kind: 'too-large' }
  | { readonly kind: 'unreadable' }
  | { readonly kind: 'cut-off' }
  | { readonly kind: 'not-json'; readonly detail: string }
  | { readonly kind: 'foreign' }
  | { readonly kind: 'unknown-game'; readonly game: string }
  | { readonly kind: 'broken'; readonly detail: string }

export type Imported =
  | { readonly ok: true; readonly match: StoredMatch }
  | { readonly ok: false; readonly fault: Fault }

/** A match out of a file's text that can be watched; everything that can be wrong with it has a name. */
export async function importedFrom(text: string, name: string, id: string, now: number): Promise<Imported> {
  if (text.length > LARGEST_FILE) return { ok: false, fault: { kind: 'too-large' } }
  let record: MatchRecord
  try {
    record = readRecord(text, name)
  } catch (error) {
    if (error instanceof InputError) return { ok: false, fault: faultOf(text, error) }
    throw error
  }
  const listed = findGame(record.game)
  if (!listed) return { ok: false, fault: { kind: 'unknown-game', game: record.game } }
  const detail = whyNotShown(await listed.load(), record)
  if (detail !== undefined) return { ok: false, fault: { kind: 'broken', detail } }
  const { game, seats, steps, outcome } = record
  const meta = { id, game, seats, started: now, touched: now, steps: steps.length, imported: true }
  return {
    ok: true,
    match: {
      meta: { ...meta, ...(outcome && { outcome }), ...(record.start.given && { given: true }) },
      record,
    },
  }
}

/**
 * Why a record cannot be watched, if so. Under the rules it was played by it must play out as recorded; one of
 * other rules is shown as it was recorded, so it must have something to show from its first step to its last.
 */
function whyNotShown(box: Box, record: MatchRecord): string | undefined {
  try {
    const recorded = recordedMatch(box, record)
    if (record.seats.length !== recorded.info.seats.length)
      return `/seats: found ${record.seats.length}, expected ${recorded.info.seats.length}`
    const today = box.open(({ game }) => game.version)
    if (recorded.trouble && record.rules === today) {
      const path = recorded.trouble.step === 0 ? '/start' : `/steps/${recorded.trouble.step - 1}`
      return `${path}: ${recorded.trouble.message}`
    }
    // One that goes on must be what was promised; one that is over can be watched, and its verdict says what it is.
    const forged = record.outcome ? undefined : (flawOfOlderPromise(record) ?? flawOfCommitment(record))
    if (forged) return brief(`${forged.path}: ${forged.message}`)
    for (const step of [0, recorded.length]) recorded.scene(step, 'spectator')
    return undefined
  } catch (error) {
    // The rules may stumble over anything that is no state of their game.
    return brief(error instanceof Error ? error.message : String(error))
  }
}

export function exported(record: MatchRecord): Blob {
  return new Blob([writeRecord(record)], { type: 'application/json' })
}

/** Lines of what is wrong that are worth reading in a notice, and characters of a line. */
const MOST_LINES = 3
const LONGEST_LINE = 200

export function brief(message: string): string {
  const lines = message.split('\n')
  const shown = lines
    .slice(0, MOST_LINES)
    .map(line => (line.length > LONGEST_LINE ? `${line.slice(0, LONGEST_LINE - 1)}…` : line))
  return [...shown, ...(lines.length > MOST_LINES ? ['…'] : [])].join('\n')
}

/** What a reader's error means to the person who chose the file. */
export function faultOf(text: string, error: InputError): Fault {
  const detail = brief(error.message)
  if (error.flaws.some(({ message }) => message.startsWith('not JSON')))
    return isCutOff(text) ? { kind: 'cut-off' } : { kind: 'not-json', detail }
  if (error.flaws.some(({ path }) => path === '/format' || path === '/')) return { kind: 'foreign' }
  return { kind: 'broken', detail }
}

/** A document that begins like one and does not end like one: in the middle of something, or with brackets open. */
function isCutOff(text: string): boolean {
  const trimmed = text.trim()
  if (!trimmed.startsWith('{')) return false
  const fault = jsonFault(trimmed)
  return !trimmed.endsWith('}') || (fault !== undefined && fault.at >= trimmed.length)
}
