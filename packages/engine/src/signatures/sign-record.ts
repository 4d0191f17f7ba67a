import type { Seat } from '../game/game.ts'
import type { MatchRecord } from '../record/record.ts'
import { chainedHashes } from '../record/record-hash.ts'
import { publicKeyOf, sign } from './ed25519.ts'
import { entryHashing, firstEntryHash, textOfEntry, textOfSaid, textOfStep } from './signed-texts.ts'

/**
 * The record with one more signature: of the match up to a step, the last one if none is said. Not for others to see while the
 * match goes on: whoever has a signature over a plan made in secret can find the plan by trying all there are.
 */
export function withSignature(
  record: MatchRecord,
  by: 'host' | Seat,
  secretKey: string,
  step = record.steps.length,
): MatchRecord {
  const hash = chainedHashes(record)[step]
  if (hash === undefined) throw new Error(`there is no step ${step} to sign`)
  checkKey(record, by, secretKey)
  const signature = sign(textOfStep({ commitment: record.commitment, by, step, hash }), secretKey)
  return { ...record, signatures: [...(record.signatures ?? []), { by, step, signature }] }
}

/** The same of its log, up to an entry; this one may be seen while the match goes on. */
export function withEntrySignature(
  record: MatchRecord,
  by: 'host' | Seat,
  secretKey: string,
  entry = record.log?.length ?? 0,
): MatchRecord {
  const hash = entryHashes(record)?.[entry]
  if (hash === undefined) throw new Error(whyNoEntryHash(record, entry))
  checkKey(record, by, secretKey)
  const signature = sign(textOfEntry({ commitment: record.commitment, by, entry, hash }), secretKey)
  return { ...record, signatures: [...(record.signatures ?? []), { by, entry, signature }] }
}

function whyNoEntryHash({ log, seed }: MatchRecord, entry: number): string {
  if (!log)
    return 'the record has no log to sign: it is what whoever ran the match has kept of all that was done'
  if (seed === undefined)
    return 'the record does not name its seed, which hashes of its log are salted with: sign it once the seed is revealed, or in a save'
  return `there is no entry ${entry} to sign; its log has ${log.length}`
}

/** What a seat signs when it sends an entry; it needs no record. */
export function signSaid(secretKey: string, ...said: Parameters<typeof textOfSaid>): string {
  return sign(textOfSaid(...said), secretKey)
}

/** The hashes of a log, before its first entry and after each; nothing where there is no log, or the seed is still secret. */
export function entryHashes({ commitment, seed, log }: MatchRecord): readonly string[] | undefined {
  if (!log || seed === undefined) return undefined
  const next = entryHashing(seed)
  const hashes = [firstEntryHash(commitment)]
  for (const [index, entry] of log.entries()) hashes.push(next(hashes[index] ?? '', index + 1, entry))
  return hashes
}

/** The key that the record promises for a signer. */
export function keyOf({ keys }: Pick<MatchRecord, 'keys'>, by: 'host' | Seat): string | undefined {
  return (by === 'host' ? keys?.host : keys?.seats?.[by]) ?? undefined
}

function checkKey(record: MatchRecord, by: 'host' | Seat, secretKey: string): void {
  if (keyOf(record, by) !== publicKeyOf(secretKey))
    throw new Error(`the record does not promise this key of ${by === 'host' ? by : `seat ${by}`}`)
}
