import { type DrawScope, overlap } from '../dice/draw-scope.ts'
import type { GameTypes, Rules } from '../game/game.ts'
import { type Branch, branches, MOST_WAYS, TooManyWays } from '../game/odds.ts'
import { at } from '../input/pointer.ts'
import { InputError } from '../input/schema.ts'
import { samePlain } from '../plain/plain.ts'
import type { Expectation } from './case-file.ts'
import { fits, type Mismatch } from './expectation.ts'

type Asked = NonNullable<Expectation['odds']>[number]

/** Odds are reckoned by carrying the action out for every way the dice can fall that matters for what is asked. */
export function checkOdds<T extends GameTypes>(
  rules: Rules<T>,
  state: T['state'],
  seat: number,
  action: T['action'],
  odds: readonly Asked[],
  source: string,
): Mismatch[] {
  const waysFor = rememberedWays(rules, state, seat, action)
  return odds.flatMap((asked, index) => {
    const { chance, within = 0.00005, ...what } = asked
    try {
      const actual =
        'of' in asked
          ? forecastChance(rules, state, seat, action, asked, source)
          : waysFor(asked).reduce((sum, branch) => (holdsIn(branch, asked) ? sum + branch.chance : sum), 0)
      if (Math.abs(actual - chance) <= within) return []
      return [{ what: `chance of ${JSON.stringify(what)}`, expected: chance, actual }]
    } catch (error) {
      if (!(error instanceof TooManyWays)) throw error
      const message = `${error.message}, too many to try; ask for less, script the dice, or ask for a forecast with "of"`
      throw new InputError(source, [{ path: `/expect/odds/${index}`, message }])
    }
  })
}

function holdsIn<T extends GameTypes>({ events, state }: Branch<T>, asked: Asked): boolean {
  if ('event' in asked) return events.some(event => fits(event, asked.event))
  if ('state' in asked)
    return Object.entries(asked.state).every(([pointer, value]) => samePlain(at(state, pointer), value))
  return false
}

/** Every way the dice can fall, tried again only where a question needs draws that the ones before did not. */
function rememberedWays<T extends GameTypes>(
  rules: Rules<T>,
  state: T['state'],
  seat: number,
  action: T['action'],
): (asked: Asked) => readonly Branch<T>[] {
  const known: { readonly ways: readonly Branch<T>[]; readonly mattered: ReadonlyMap<DrawScope, boolean> }[] =
    []
  return asked => {
    const found = known.find(({ mattered }) =>
      [...mattered].every(([scope, did]) => did === touches(asked, scope)),
    )
    if (found) return found.ways
    const mattered = new Map<DrawScope, boolean>()
    const ways = branches(rules, state, seat, action, MOST_WAYS, scope => {
      const matters = mattered.get(scope) ?? touches(asked, scope)
      mattered.set(scope, matters)
      return matters
    })
    known.push({ ways, mattered })
    return ways
  }
}

/** Whether draws of a scope can decide what is asked. */
function touches(asked: Asked, scope: DrawScope): boolean {
  if ('state' in asked)
    return Object.keys(asked.state).some(place => scope.state.some(decided => overlap(place, decided)))
  if (!('event' in asked)) return false
  const { type, ...fields } = asked.event
  const decided = typeof type === 'string' ? (scope.events[type] ?? []) : Object.values(scope.events).flat()
  return placesIn(fields).some(place => decided.some(other => overlap(place, other)))
}

/** The places of a part of an event that hold no object. */
function placesIn(part: object, above = ''): string[] {
  return Object.entries(part).flatMap(([key, value]) => {
    const place = `${above}/${key}`
    const inside = typeof value === 'object' && value !== null && !Array.isArray(value)
    return inside ? placesIn(value, place) : [place]
  })
}

function forecastChance<T extends GameTypes>(
  rules: Rules<T>,
  state: T['state'],
  seat: number,
  action: T['action'],
  { of, is }: { readonly of: string; readonly is: number | string | boolean },
  source: string,
): number {
  const forecast = rules.forecast?.(rules.view(state, seat), seat, action)
  const quantity = forecast?.odds.find(entry => entry.of === of)
  if (!quantity) {
    const known = forecast?.odds.map(entry => entry.of).join(', ') || 'none'
    throw new InputError(source, [
      { path: '/expect/odds/of', message: `no forecast of ${of}; choose from: ${known}` },
    ])
  }
  return quantity.outcomes.find(outcome => outcome.value === is)?.chance ?? 0
}
