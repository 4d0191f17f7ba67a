import { describe, expect, test } from 'vitest'
import { conformance } from '../src/conformance/index.ts'
import { replay, startMatch } from '../src/index.ts'
import { complaintOf } from './altered.ts'
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

describe('undo beside the plans of another', () => {
  const LEFT = 0
  const RIGHT = 1
  const begun = () => startMatch(sealed, { options: { rounds: 3, changes: 3 }, seed: 's' })
  const write = (number: number) => ({ type: 'write', number }) as const

  test('is not stopped by them, and leaves them as they are', () => {
    const match = begun()
    match.act(LEFT, write(1))
    match.act(RIGHT, write(3))
    match.act(RIGHT, write(2))
    expect(match.whyNoUndo(LEFT)).toBeUndefined()
    expect(match.undo(LEFT)).toBeUndefined()
    expect(match.view(LEFT)).toMatchObject({ written: [null, null] })
    expect(match.view(RIGHT)).toMatchObject({ written: [null, 2], changes: [0, 2] })
    expect(match.redo(LEFT)).toMatchObject({ ok: true, events: [{ number: 1 }] })
    expect(match.view(LEFT)).toMatchObject({ written: [1, null] })
    expect(match.undo(RIGHT)).toBeUndefined()
    expect(match.view(RIGHT)).toMatchObject({ written: [null, 3] })
    expect(match.seq).toBe(2)
  })

  test('says the same however often the other has planned', () => {
    const answers = [0, 1, 3].map(times => {
      const match = begun()
      for (let time = 0; time < times; time++) match.act(RIGHT, write(time))
      return [match.whyNoUndo(LEFT), match.undo(LEFT), match.redo(LEFT), match.act(LEFT, write(1))]
    })
    expect(answers[1]).toEqual(answers[0])
    expect(answers[2]).toEqual(answers[0])
    expect(answers[0]?.[0]).toMatchObject({ code: 'nothing-to-undo' })
  })

  test('does not tell one who has sealed that the other still writes', () => {
    const match = begun()
    match.act(LEFT, { type: 'seal' })
    expect(match.whyNoUndo(LEFT)).toBeUndefined()
    match.act(RIGHT, write(3))
    expect(match.whyNoUndo(LEFT)).toBeUndefined()
    match.act(RIGHT, { type: 'seal' })
    expect(match.whyNoUndo(LEFT)).toMatchObject({ code: 'others-acted' })
  })

  test('a match in which plans were taken back replays', () => {
    const match = begun()
    match.act(LEFT, write(1))
    match.act(RIGHT, write(3))
    match.undo(LEFT)
    for (const seat of [LEFT, RIGHT]) match.act(seat, { type: 'seal' })
    expect(replay(sealed, match.save()).ok).toBe(true)
    expect(match.view('spectator')).toMatchObject({ points: [0, 1] })
  })

  test('a game that rolls for a plan in secret, which would stop the other’s undo, is found out', () => {
    const rolling: typeof sealed = {
      ...sealed,
      load(options) {
        const rules = sealed.load(options)
        return {
          ...rules,
          apply(s, seat, taken, dice, emit) {
            const luck = taken.type === 'write' ? dice.d(6) : 0
            rules.apply(s, seat, luck > 3 ? { type: 'write', number: 0 } : taken, dice, emit)
          },
        }
      },
    }
    const name = 'what others cannot notice draws no dice'
    expect(complaintOf(sealed, name)).toBe('')
    expect(complaintOf(rolling, name)).toMatch(/which (left|right) can neither see nor hear/)
    // Where the other hears that something was drawn, though not what, its undo has a reason.
    const heard: typeof sealed = {
      ...rolling,
      load: options => ({ ...rolling.load(options), hears: () => true }),
    }
    expect(complaintOf(heard, name)).toBe('')
  })

  test('a game whose undo depends on the plans of others is found out', () => {
    const counted: typeof sealed = {
      ...sealed,
      load(options) {
        const rules = sealed.load(options)
        // How often the other has written is in the view, before and after the undo.
        return {
          ...rules,
          view: (s, viewer) => ({ ...rules.view(s, viewer), changes: s.changes }),
        }
      },
    }
    const check = conformance(counted).find(({ name }) => name.endsWith('and is not stopped by them'))
    expect(() => check?.run()).toThrow()
  })
})
