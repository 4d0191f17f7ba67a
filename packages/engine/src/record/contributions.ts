import type { Seat } from '../game/game.ts'
import type { Flaw } from '../input/schema.ts'
import { canonicalJson } from '../plain/canonical.ts'
import { domainHash } from '../plain/domain-hash.ts'
import { sha256Hex } from '../plain/sha256.ts'
import type { OlderPromise } from './commitment.ts'

/**
 * One of the secrets that the seed is made of, by its hash, so that what was agreed can be checked before any secret is out.
 * Who runs the match comes first, then seats in their order; where nobody else adds one, the host's secret is the seed itself.
 */
export type Contribution = {
  readonly by: 'host' | Seat
  readonly hash: string
  /** The secret, once it is out; a host's that is the seed stands there. */
  readonly nonce?: string
}

/** The secrets of a match whose seats add some: the host's first, then those of seats, by number. */
export type Nonces = readonly { readonly by: 'host' | Seat; readonly nonce: string }[]

/** The seed as the one contribution of who runs the match. */
export function contributionsOf(seed: string): Contribution[] {
  return [{ by: 'host', hash: hashOfContribution('host', seed) }]
}

/** What is given out of a secret before it is revealed. Its owner is in it, so that nobody can give out another's. */
export function hashOfContribution(by: 'host' | Seat, secret: string): string {
  return domainHash('contribution/4', canonicalJson([by, secret]))
}

/** The seed that several secrets come to; nobody who knows all but one of them knows anything of it. */
export function seedOfNonces(nonces: Nonces): string {
  return domainHash('seed/4', canonicalJson(nonces.map(({ by, nonce }) => [by, nonce])))
}

/** Why a seed is not the one that these contributions promise, or nothing. Without a seed, what has been revealed is looked at. */
export function flawOfSeed(
  contributions: readonly Contribution[],
  seed: string | undefined,
  older?: OlderPromise,
): Flaw | undefined {
  const [host] = contributions
  if (contributions.length === 1 && host?.nonce === undefined) {
    if (seed === undefined) return undefined
    const hash = older === undefined ? hashOfContribution('host', seed) : sha256Hex(seed)
    return hash === host?.hash ? undefined : NOT_PROMISED
  }
  for (const [index, { by, hash, nonce }] of contributions.entries())
    if (nonce !== undefined && hashOfContribution(by, nonce) !== hash)
      return { path: `/contributions/${index}/nonce`, message: 'is not the secret that was promised' }
  if (seed === undefined) return undefined
  const nonces = contributions.flatMap(({ by, nonce }) => (nonce === undefined ? [] : [{ by, nonce }]))
  const silent = contributions.findIndex(({ nonce }) => nonce === undefined)
  if (silent >= 0)
    return {
      path: `/contributions/${silent}/nonce`,
      message: 'is missing: the seed cannot be checked without it',
    }
  return seedOfNonces(nonces) === seed ? undefined : NOT_PROMISED
}

export const NOT_PROMISED: Flaw = { path: '/seed', message: 'is not the one that was promised' }
