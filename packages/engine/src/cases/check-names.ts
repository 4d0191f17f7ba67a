import type { Names } from '../game/names.ts'
import { type Flaw, InputError } from '../input/schema.ts'
import type { Case, Expectation } from './case-file.ts'
import { unknown } from './nearest.ts'

/**
 * Refuses a case that speaks of events, refusals or odds which the game does not have: that a mistyped event never
 * happens would hold whatever the rules do.
 */
export function checkNames(names: Names, given: Case, source: string): void {
  const flaws = [
    ...flawsOf(names, given.setup, '/setup'),
    ...(given.steps ?? []).flatMap((step, index) => flawsOf(names, step.expect, `/steps/${index}/expect`)),
    ...flawsOf(names, given.expect, '/expect'),
  ]
  if (flaws.length > 0) throw new InputError(source, flaws)
}

/** What a match refuses by itself, and a campaign in case files, whatever the game. */
const ALWAYS_REFUSED = ['no-such-seat', 'match-over', 'not-your-turn', 'not-of-this-seat', 'ended-early']

function flawsOf(names: Names, expect: Expectation | undefined, path: string): Flaw[] {
  if (!expect) return []
  const { events = [], includes = [], odds = [], refused } = expect
  const flaws = [
    ...events.flatMap((part, index) => eventFlaws(names, part, `${path}/events/${index}`)),
    ...includes.flatMap((part, index) => eventFlaws(names, part, `${path}/includes/${index}`)),
    ...odds.flatMap((asked, index) => {
      const at = `${path}/odds/${index}`
      if ('event' in asked) return eventFlaws(names, asked.event, `${at}/event`)
      return 'of' in asked ? unknownName('forecast of', asked.of, names.odds, `${at}/of`) : []
    }),
  ]
  const [code, at] = typeof refused === 'string' ? [refused, ''] : [refused?.code, '/code']
  if (typeof code === 'string') {
    const codes = [...names.refusals, ...ALWAYS_REFUSED]
    flaws.push(...unknownName('refusal', code, codes, `${path}/refused${at}`))
  }
  return flaws
}

function eventFlaws({ events }: Names, part: Readonly<Record<string, unknown>>, path: string): Flaw[] {
  const { type, ...fields } = part
  const wrong =
    typeof type === 'string' ? unknownName('event', type, Object.keys(events), `${path}/type`) : []
  if (wrong.length > 0) return wrong
  const known = typeof type === 'string' ? (events[type] ?? []) : Object.values(events).flat()
  const what = typeof type === 'string' ? `field of the event ${type} named` : 'field of any event named'
  return Object.keys(fields).flatMap(field =>
    unknownName(what, field, [...new Set(known)], `${path}/${field}`),
  )
}

function unknownName(what: string, name: string, known: readonly string[], path: string): Flaw[] {
  return known.includes(name) ? [] : [{ path, message: unknown(what, name, known) }]
}
