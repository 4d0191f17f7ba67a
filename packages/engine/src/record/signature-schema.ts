import * as v from 'valibot'
import { LIMITS } from '../input/limits.ts'
import type { Flaw } from '../input/schema.ts'
import { hostOrSeat, signatureHex } from './commitment-schema.ts'

const place = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(LIMITS.steps))

/** Over the chained hash after a step (0 is the start), or over that of the log after an entry. */
export const signaturesSchema = v.pipe(
  v.array(
    v.union(
      [
        v.strictObject({ by: hostOrSeat, step: place, signature: signatureHex }),
        v.strictObject({ by: hostOrSeat, entry: place, signature: signatureHex }),
      ],
      'is no signature: by "host" or the number of a seat, at a step or an entry, with 128 hex digits',
    ),
  ),
  v.maxLength(
    LIMITS.signatures,
    issue => `has ${issue.received} signatures; ${LIMITS.signatures} are allowed beside its log`,
  ),
)

export type RecordSignature = v.InferOutput<typeof signaturesSchema>[number]

/** What signatures name that is not in the record; whether they are true is a matter of its verdict. */
export function flawsOfSignatures(
  signatures: readonly RecordSignature[],
  { seats, log }: { readonly seats: readonly unknown[]; readonly log?: readonly object[] },
): Flaw[] {
  const inLog = log?.filter(entry => 'said' in entry).length ?? 0
  if (signatures.length + inLog > LIMITS.signaturesWithLog)
    return [
      {
        path: '/log',
        message: `has ${inLog} signatures; ${LIMITS.signaturesWithLog} are allowed in a record`,
      },
    ]
  return signatures.flatMap((signature, index) => {
    if (typeof signature.by === 'number' && signature.by >= seats.length)
      return [{ path: `/signatures/${index}/by`, message: `there is no seat ${signature.by}` }]
    if ('entry' in signature && !log)
      return [{ path: `/signatures/${index}/entry`, message: 'is of a log, and the record has none' }]
    return []
  })
}
