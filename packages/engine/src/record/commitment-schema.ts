import * as v from 'valibot'
import { LIMITS } from '../input/limits.ts'
import type { Flaw, Schema } from '../input/schema.ts'
import { nameText } from '../input/schema-parts.ts'
import type { Ruleset } from './commitment.ts'
import type { Contribution } from './contributions.ts'
import type { SigningKeys } from './signing-keys.ts'

export const hash64 = hexDigits(64)
/** Ed25519: a public key of 32 bytes, a signature of 64. */
const keyHex = hexDigits(64)
export const signatureHex = hexDigits(128)

export const seatNumber = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(LIMITS.seats))
export const hostOrSeat = v.union(
  [v.literal('host'), seatNumber],
  'is neither "host" nor the number of a seat',
)

/** Contributions as records write them. */
export const contributionsSchema: Schema<Contribution[]> = v.pipe(
  v.array(
    v.strictObject({
      by: hostOrSeat,
      hash: hash64,
      nonce: v.exactOptional(
        v.pipe(v.string(), v.regex(/^[0-9a-f]{32,128}$/, 'a nonce is 32 to 128 hex digits')),
      ),
    }),
  ),
  v.minLength(1, 'there is one contribution at least, of the host'),
  v.maxLength(LIMITS.seats + 1),
)

export const keysSchema: Schema<SigningKeys> = v.strictObject({
  host: v.exactOptional(keyHex),
  seats: v.exactOptional(v.pipe(v.array(v.nullable(keyHex)), v.maxLength(LIMITS.seats))),
})

export const rulesetSchema: Schema<Ruleset> = v.strictObject({
  name: nameText,
  module: v.exactOptional(hash64),
  changes: v.exactOptional(
    v.record(v.pipe(v.string(), v.startsWith('/'), v.maxLength(LIMITS.path)), v.unknown()),
  ),
})

/** What is wrong with contributions that their schema cannot say. */
export function flawsOfContributions(contributions: readonly Contribution[], seats: number): Flaw[] {
  return contributions.flatMap(({ by }, index) => {
    const before = contributions[index - 1]?.by
    const message = whyNotThere(by, before, seats)
    return message === undefined ? [] : [{ path: `/contributions/${index}/by`, message }]
  })
}

function whyNotThere(
  by: 'host' | number,
  before: 'host' | number | undefined,
  seats: number,
): string | undefined {
  if (before === undefined) return by === 'host' ? undefined : 'is not "host", which comes first'
  if (by === 'host') return 'is "host" a second time'
  if (by >= seats) return `there is no seat ${by}`
  return before === 'host' || before < by ? undefined : `seat ${by} does not come after seat ${before}`
}

function hexDigits(count: number) {
  return v.pipe(
    v.string(),
    v.regex(new RegExp(`^[0-9a-f]{${count}}$`), `${count} hex digits, 0 to 9 and a to f, were expected`),
  )
}
