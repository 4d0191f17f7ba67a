import type { Seat } from '../game/game.ts'
import { LIMITS } from '../input/limits.ts'
import type { Finding } from '../record/finding.ts'
import type { MatchRecord } from '../record/record.ts'
import { chainedHashes } from '../record/record-hash.ts'
import type { RecordSignature } from '../record/signature-schema.ts'
import { isSigned } from './ed25519.ts'
import { entryHashes, keyOf } from './sign-record.ts'
import { textOfEntry, textOfSaid, textOfStep } from './signed-texts.ts'

type Signer = 'host' | Seat

/** What else is known of a record. */
interface Known {
  /** Nothing in it is wrong, signatures aside. */
  readonly holds: boolean
  /** Its commitment, and so the keys that it names, is the one from outside. */
  readonly promised: boolean
}

/** What the signatures of a record prove: of each who signed it, and whether together they cover all of it. */
export function signedIn(record: MatchRecord, known: Known): Finding[] {
  const judged = judgedSignatures(record)
  const said = saidIn(record)
  const wrong = [...judged.flatMap(({ wrong }) => (wrong ? [wrong] : [])), ...wrongSaid(record, said)]
  const fitting = judged.flatMap(({ signature, wrong, open }) => (wrong || open ? [] : [signature]))
  const signers = [...new Set(fitting.map(({ by }) => by))].map(by => {
    const own = fitting.filter(signature => signature.by === by)
    return { by, steps: placesOf(own, 'step'), entries: placesOf(own, 'entry') }
  })
  const open = judged.filter(signature => signature.open).length
  return [
    ...wrong.slice(0, LIMITS.flaws),
    ...(wrong.length > LIMITS.flaws ? [more(wrong.length - LIMITS.flaws)] : []),
    ...signers.map(signer => proven(record, signer)),
    ...(wrong.length > 0 ? [] : saidBySeat(record, said)),
    ...(open > 0 ? [unchecked(open)] : []),
    movesIn(record, signers, { ...known, holds: known.holds && wrong.length === 0 }),
  ]
}

/** Signatures that are not true mostly have one cause. */
function more(count: number): Finding {
  return {
    of: 'signatures',
    ok: false,
    message: `and ${count} more that are not true`,
    places: ['/signatures', '/log'],
  }
}

interface SignerReach {
  readonly by: Signer
  readonly steps: readonly number[]
  readonly entries: readonly number[]
}

function placesOf(signatures: readonly RecordSignature[], kind: 'step' | 'entry'): number[] {
  const places = signatures.flatMap(signature =>
    kind === 'step' && 'step' in signature
      ? [signature.step]
      : kind === 'entry' && 'entry' in signature
        ? [signature.entry]
        : [],
  )
  return places.sort((a, b) => a - b)
}

interface JudgedSignature {
  readonly signature: RecordSignature
  readonly wrong?: Finding
  /** It cannot be checked yet. */
  readonly open?: boolean
}

function judgedSignatures(record: MatchRecord): JudgedSignature[] {
  const { commitment, signatures = [], log = [], steps } = record
  // Hashing takes long where there is much to hash, so only what is signed is.
  const hashes = signatures.some(signature => 'step' in signature) ? chainedHashes(record) : []
  const logged = signatures.some(signature => 'entry' in signature) ? entryHashes(record) : undefined
  const seen = new Set<string>()
  return signatures.map((signature, index): JudgedSignature => {
    const { by } = signature
    const onStep = 'step' in signature
    const [place, last] = onStep ? [signature.step, steps.length] : [signature.entry, log.length]
    const where = `${onStep ? 'step' : 'entry'} ${place}`
    const wrong = (message: string): JudgedSignature => ({
      signature,
      wrong: {
        of: 'signatures',
        ok: false,
        ...(onStep && place <= last && { step: place }),
        message: `/signatures/${index}, by ${nameOf(record, by)}: ${message}`,
        places: [`/signatures/${index}`],
      },
    })
    const name = `${by} ${where}`
    if (seen.has(name)) return wrong(`a second one at ${where}`)
    seen.add(name)
    const key = keyOf(record, by)
    if (key === undefined) return wrong('the commitment names no key of this signer')
    if (place > last)
      return wrong(
        `it is at ${where}, and the record ends with ${last}: it was cut short, or this is the signature of another match`,
      )
    const hash = (onStep ? hashes : logged)?.[place]
    if (hash === undefined) return { signature, open: true }
    const text = onStep
      ? textOfStep({ commitment, by, step: place, hash })
      : textOfEntry({ commitment, by, entry: place, hash })
    if (isSigned(text, signature.signature, key)) return { signature }
    return wrong(
      `it does not fit at ${where}: it is of another match, signer or place, or something up to there was changed afterwards`,
    )
  })
}

function nameOf({ seats }: MatchRecord, by: Signer): string {
  return by === 'host' ? 'who ran the match' : (seats[by]?.name ?? `seat ${by}`)
}

/** As people compare keys: enough of it to tell them apart. */
const KEY_SHOWN = 16

function keyName(record: MatchRecord, by: Signer): string {
  return `key ${keyOf(record, by)?.slice(0, KEY_SHOWN)}…`
}

function proven(record: MatchRecord, { by, steps, entries }: SignerReach): Finding {
  const { steps: all, log = [] } = record
  const upTo = [
    ...(steps.length > 0 ? [`up to step ${steps.at(-1)} of ${all.length} (${counted(steps.length)})`] : []),
    ...(entries.length > 0
      ? [`up to entry ${entries.at(-1)} of ${log.length} of its log (${counted(entries.length)})`]
      : []),
  ]
  return {
    of: 'signatures',
    ok: true,
    message: `signed by ${nameOf(record, by)}, ${keyName(record, by)}: ${upTo.join(' and ')}`,
  }
}

function counted(count: number): string {
  return count === 1 ? '1 signature' : `${count} signatures`
}

function unchecked(count: number): Finding {
  return {
    of: 'signatures',
    ok: null,
    message: `not proven yet: ${counted(count)} over the log; they can be checked once the seed is revealed`,
    places: ['/signatures'],
  }
}

/** An entry of the log that a seat has signed, and whether that is true. */
interface SaidEntry {
  readonly index: number
  readonly id: string
  /** Nobody's where no seat in particular ended the match. */
  readonly seat: Seat | undefined
  readonly fits: boolean
}

function saidIn(record: MatchRecord): SaidEntry[] {
  return (record.log ?? []).flatMap((entry, index): SaidEntry[] => {
    if (!('said' in entry) || !entry.said) return []
    const { id, signature } = entry.said
    const seat = 'seat' in entry ? entry.seat : 'seat' in entry.end ? entry.end.seat : undefined
    const key = seat === undefined ? undefined : keyOf(record, seat)
    if (seat === undefined || key === undefined) return [{ index, id, seat, fits: false }]
    return [
      {
        index,
        id,
        seat,
        fits: isSigned(textOfSaid(record.commitment, seat, entry.said, entry), signature, key),
      },
    ]
  })
}

function wrongSaid(record: MatchRecord, said: readonly SaidEntry[]): Finding[] {
  const ids = new Set<string>()
  return said.flatMap(({ index, id, seat, fits }) => {
    const name = `${seat} ${id}`
    const again = ids.has(name)
    ids.add(name)
    if (fits && !again) return []
    const signer = seat === undefined ? 'a seat' : nameOf(record, seat)
    const message = again
      ? `/log/${index}: its id was used before by ${signer}`
      : `/log/${index}: the signature is not that of ${signer} over this entry`
    return [{ of: 'signatures', ok: false, message, places: [`/log/${index}`] } as const]
  })
}

function saidBySeat(record: MatchRecord, said: readonly SaidEntry[]): Finding[] {
  const seats = [...new Set(said.flatMap(({ seat }) => seat ?? []))].sort((a, b) => a - b)
  return seats.map(seat => {
    const count = said.filter(entry => entry.seat === seat).length
    return {
      of: 'signatures',
      ok: true,
      message: `${nameOf(record, seat)}, ${keyName(record, seat)}, signed ${count} of the log's entries, each by itself`,
    }
  })
}

const MOVES = ['/steps', '/outcome']

/** Whether all that was played is signed up to the end by who ran the match, or by every seat. */
function movesIn(record: MatchRecord, signers: readonly SignerReach[], { holds, promised }: Known): Finding {
  const last = record.steps.length
  const reaches = ({ steps, entries }: SignerReach) =>
    steps.at(-1) === last || (record.log !== undefined && entries.at(-1) === record.log.length)
  const full = signers.filter(reaches).map(({ by }) => by)
  const unproven = (why: string): Finding => ({
    of: 'moves',
    ok: null,
    message: `not proven: that these moves were played, and no others${why}`,
    places: MOVES,
  })
  if (signers.length === 0) return unproven('')
  if (!holds) return unproven('; other things in this record are not true')
  const furthest = Math.max(0, ...signers.flatMap(({ steps }) => steps))
  if (full.length === 0)
    return unproven(`; signatures reach up to step ${furthest} of ${last}, and cover nothing after it`)
  const names = full.map(by => `${nameOf(record, by)} (${keyName(record, by)})`).join(', ')
  if (!full.includes('host') && full.length < record.seats.length)
    return unproven(
      `; up to the end it is signed by ${names} only, not by who ran the match nor by all seats`,
    )
  if (!record.outcome)
    return unproven(`; they are signed up to step ${last}, the last one here, but the match is not over`)
  return {
    of: 'moves',
    ok: true,
    message: `${promised ? 'these moves were played' : 'these moves are signed'}, and no others, as ${names} signed at the end: without their keys nobody changes, shortens or prolongs it${
      promised
        ? ''
        : '. Whose keys they are, and that this is the match that was begun, is not proven: anyone can sign a match of their own'
    }`,
    keys: full.flatMap(by => keyOf(record, by)?.slice(0, KEY_SHOWN) ?? []),
  }
}
