import { describe, expect, test } from 'vitest'
import { type Case, checkNames } from '../src/cases/index.ts'
import { conformance } from '../src/conformance/index.ts'
import { type EventFields, InputError, type Names } from '../src/index.ts'
import { type Event, race } from './race.ts'

const names: Names = {
  events: {
    hidden: ['seat', 'card'],
    moved: ['seat', 'by'],
    shown: ['seat', 'card'],
  } satisfies EventFields<Event>,
  refusals: ['not-now', 'off-course'],
  odds: ['moved'],
}

/** The flaws of a case, as `place: message`. */
function flaws(given: Case): string[] {
  try {
    checkNames(names, given, 'case')
    return []
  } catch (error) {
    if (!(error instanceof InputError)) throw error
    return error.flaws.map(({ path, message }) => `${path}: ${message}`)
  }
}

const step = (expect: NonNullable<Case['expect']>): Case => ({ steps: [{ seat: 0, action: {}, expect }] })

describe('names in cases', () => {
  test('an event that does not exist is no event that never happens', () => {
    expect(flaws(step({ odds: [{ event: { type: 'movd' }, chance: 0 }] }))).toEqual([
      '/steps/0/expect/odds/0/event/type: there is no event "movd"; did you mean moved?',
    ])
  })

  test('every place that speaks of events is checked, and all flaws are listed', () => {
    const found = flaws({
      setup: { events: [{ type: 'delt' }] },
      steps: [{ seat: 0, action: {}, expect: { includes: [{ type: 'moved', bye: 2 }] } }],
    })
    expect(found).toEqual([
      '/setup/events/0/type: there is no event "delt"; choose from: hidden, moved, shown',
      '/steps/0/expect/includes/0/bye: there is no field of the event moved named "bye"; did you mean by?',
    ])
  })

  test('an event without a type may have the fields of any', () => {
    expect(flaws(step({ includes: [{ by: 4 }, { card: 'ace' }] }))).toEqual([])
    expect(flaws(step({ includes: [{ cart: 'ace' }] }))).toEqual([
      '/steps/0/expect/includes/0/cart: there is no field of any event named "cart"; did you mean card?',
    ])
  })

  test('refusals are known by their code, those of every match too', () => {
    for (const code of ['off-course', 'not-your-turn', 'match-over'])
      expect(flaws(step({ refused: code }))).toEqual([])
    expect(flaws(step({ refused: 'of-course' }))).toEqual([
      '/steps/0/expect/refused: there is no refusal "of-course"; did you mean off-course?',
    ])
    expect(flaws(step({ refused: { code: 'not-nov' } }))).toEqual([
      '/steps/0/expect/refused/code: there is no refusal "not-nov"; did you mean not-now?',
    ])
    expect(flaws(step({ refused: { message: 'No.' } }))).toEqual([])
  })

  test('forecasts are known by what they speak of', () => {
    expect(flaws(step({ odds: [{ of: 'moved', is: 1, chance: 0.5 }] }))).toEqual([])
    expect(flaws(step({ odds: [{ of: 'move', is: 1, chance: 0 }] }))).toEqual([
      '/steps/0/expect/odds/0/of: there is no forecast of "move"; did you mean moved?',
    ])
  })
})

describe('conformance of names', () => {
  const declared = async (given: Names) => {
    const checks = conformance({ ...race, names: async () => given }, { matches: 3 })
    for (const { name, run } of checks) if (name.endsWith('are declared')) await run()
  }

  test('what is declared holds', async () => {
    await expect(declared(names)).resolves.toBeUndefined()
  })

  test('an event, a field, odds or a refusal that is missing is found', async () => {
    const { moved: _, ...others } = names.events
    await expect(declared({ ...names, events: others })).rejects.toThrow('emits "moved"')
    const fewer = { ...names.events, moved: ['seat'] }
    await expect(declared({ ...names, events: fewer })).rejects.toThrow('emits moved with by')
    await expect(declared({ ...names, odds: [] })).rejects.toThrow('forecasts moved')
    await expect(declared({ ...names, refusals: [] })).rejects.toThrow('refuses with')
  })
})
