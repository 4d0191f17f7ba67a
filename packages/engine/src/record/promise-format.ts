import type { Flaw } from '../input/schema.ts'
import type { Committed } from './commitment.ts'

/** The parts of a record that came with this version, beside what promises are about. */
type Promising = Committed & {
  readonly hash?: string
  readonly keys?: unknown
  readonly ruleset?: unknown
  readonly log?: unknown
  readonly signatures?: unknown
}

/**
 * What a record has that its promise does not go with. A record of this version has all that is promised today: by leaving a part
 * of it out, nobody makes it pass for one of a format that promised less.
 */
export function flawsOfPromiseFormat(record: Promising): Flaw[] {
  const { promiseFormat, contributions = [], hash } = record
  if (promiseFormat === undefined) {
    if (!record.contributions)
      return [{ path: '/contributions', message: 'is missing; records of format 4 have them' }]
    return hash === undefined ? [{ path: '/hash', message: 'is missing; records of format 4 have one' }] : []
  }
  const since = `the record says it was begun under format ${promiseFormat}, which has none`
  const later = (['ruleset', 'keys', 'log', 'signatures'] as const).filter(
    field => record[field] !== undefined,
  )
  if (later.length > 0) return later.map(field => ({ path: `/${field}`, message: since }))
  if (promiseFormat === 2) return record.contributions ? [{ path: '/contributions', message: since }] : []
  const [host, ...others] = contributions
  if (host && host.nonce === undefined && others.length === 0) return []
  return [{ path: '/contributions', message: 'one is expected, of the host, by its hash, under format 3' }]
}
