import { describe, expect, test } from 'vitest'
import { conformance } from '../src/conformance/index.ts'
import { keptFrom, sealed } from './sealed.ts'

describe('plans that are sealed one after the other', () => {
  type SealedRules = ReturnType<typeof sealed.load>
  /** What the check says of the game with a fault. */
  const faultOf = (change: (rules: SealedRules) => Partial<SealedRules>) => {
    const game: typeof sealed = {
      ...sealed,
      load(options) {
        const rules = sealed.load(options)
        return { ...rules, ...change(rules) }
      },
    }
    const check = conformance(game).find(({ name }) => name === 'short: simultaneous choices are secret')
    try {
      check?.run()
    } catch (error) {
      return String(error instanceof Error ? error.cause : error)
    }
    return 'nothing'
  }

  test.each(conformance(sealed))('$name', check => check.run())

  test('a number that is seen once it is sealed, before the other is', () => {
    const found = faultOf(() => ({
      view: (s, viewer) => keptFrom(s, viewer, (now, seat) => now.sealed[seat]),
    }))
    expect(found).toMatch(/can see the difference .* when it is done/)
  })

  test('a number that a seat that has sealed can watch being written', () => {
    const found = faultOf(() => ({
      view: (s, viewer) => keptFrom(s, viewer, now => viewer !== 'spectator' && now.sealed[viewer as 0 | 1]),
    }))
    expect(found).toMatch(/can see the difference .* when the others are done/)
  })

  test('a number that is announced when the other has sealed', () => {
    const found = faultOf(rules => ({
      apply(s, seat, action, dice, emit) {
        const waiting = s.sealed[1 - seat]
        rules.apply(s, seat, action, dice, event =>
          emit(waiting && event.type === 'wrote' ? { type: 'opened', numbers: [event.number] } : event),
        )
      },
    }))
    expect(found).toMatch(/can hear the difference .* when the others are done/)
  })

  test('a number that is announced as it is sealed', () => {
    const found = faultOf(rules => ({
      apply(s, seat, action, dice, emit) {
        const number = s.written[seat as 0 | 1] ?? 0
        rules.apply(s, seat, action, dice, event =>
          emit(event.type === 'sealed' ? { type: 'opened', numbers: [number] } : event),
        )
      },
    }))
    expect(found).toMatch(/can hear the difference .* when it is done/)
  })
})
