import type { Seat } from '../game/game.ts'
import { canonicalJson } from '../plain/canonical.ts'
import { domainHash, inDomain } from '../plain/domain-hash.ts'
import { hmacUnder } from '../plain/hmac.ts'
import type { LogEntry } from '../record/log.ts'

/**
 * The texts that are signed. Each names the match by its commitment, who signs, and the place; its domain says what kind of
 * text it is. So no signature fits another match, another signer, another place or another kind.
 */

/** A match up to a step (0 is its start), by the chained hash there. */
export interface SignedStep {
  readonly commitment: string
  readonly by: 'host' | Seat
  readonly step: number
  readonly hash: string
}

/** The same of its log, up to an entry (the first is 1), by the hash of the log there. */
export interface SignedEntry {
  readonly commitment: string
  readonly by: 'host' | Seat
  readonly entry: number
  readonly hash: string
}

export function textOfStep({ commitment, by, step, hash }: SignedStep): string {
  return inDomain('signature/4', canonicalJson({ commitment, by, step, hash }))
}

export function textOfEntry({ commitment, by, entry, hash }: SignedEntry): string {
  return inDomain('entry-signature/4', canonicalJson({ commitment, by, entry, hash }))
}

/** What a seat sends: an entry of the log, with how many it knew of and a name of its own. */
export function textOfSaid(
  commitment: string,
  seat: Seat,
  { cursor, id }: { readonly cursor: number; readonly id: string },
  entry: LogEntry,
): string {
  const said = Object.fromEntries(Object.entries(entry).filter(([field]) => field !== 'said'))
  return inDomain('said/4', canonicalJson({ commitment, seat, cursor, id, entry: said }))
}

/** The hash that the chain of a log begins with. */
export function firstEntryHash(commitment: string): string {
  return domainHash('entry/4', canonicalJson([commitment]))
}

/** The hash after an entry. */
export function nextEntryHash(before: string, seed: string, entry: number, said: LogEntry): string {
  return entryHashing(seed)(before, entry, said)
}

/**
 * The hash after an entry, for all entries under one seed. It is salted by the seed, which is secret until the end: without that, a plan made in secret could be
 * found from its hash by trying all there are.
 */
export function entryHashing(seed: string): (before: string, entry: number, said: LogEntry) => string {
  const hmac = hmacUnder(seed)
  return (before, entry, said) =>
    domainHash('entry/4', canonicalJson([before, hmac(inDomain('entry/4', String(entry))), said]))
}
