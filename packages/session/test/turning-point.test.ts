import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Evaluation, turningPoint } from '../src/index.ts'

type Known = Evaluation['known']
const at = (known: Known, ...chances: number[]): Evaluation[] =>
  chances.map((chance, step) => ({ step, chance, known }))
const percent = (chance: number) => ({ kind: 'percent', chance })
const words = (word: string) => ({ kind: 'words', word })

describe('the turning point', () => {
  test('is the change that helped who won most, not the largest', () => {
    expect(turningPoint(at('percent', 0.5, 0.92, 0.3, 0.6, 0.8), 0)).toEqual({
      step: 0,
      before: percent(0.5),
      after: percent(0.92),
    })
    expect(turningPoint(at('percent', 0.5, 0.75, 0.25, 0), 1)).toEqual({
      step: 1,
      before: percent(0.25),
      after: percent(0.75),
    })
  })

  test('may be the last turn', () => {
    const evaluations: Evaluation[] = [...at('percent', 0.5, 0.25), { step: 2, chance: 1, known: 'certain' }]
    expect(turningPoint(evaluations, 0)).toEqual({ step: 1, before: percent(0.25), after: percent(1) })
  })

  test('is none in a draw, and where nothing that changed much helped who won', () => {
    expect(turningPoint(at('percent', 0.2, 0.9, 0.5), undefined)).toBeUndefined()
    expect(turningPoint(at('percent', 0.5, 0.55, 0.6), 0)).toBeUndefined()
    expect(turningPoint(at('percent', 0.9, 0.2, 0.1), 0)).toBeUndefined()
    expect(turningPoint([], 0)).toBeUndefined()
  })

  test('is told in words where percentages were not tested, and only where the words change', () => {
    expect(turningPoint(at('words', 0.3, 0.55, 0.9), 0)).toEqual({
      step: 1,
      before: words('even'),
      after: words('ahead'),
    })
    expect(turningPoint(at('words', 0.61, 0.95), 0)).toBeUndefined()
    const evaluations: Evaluation[] = [...at('words', 0.5, 0.3), { step: 2, chance: 1, known: 'certain' }]
    expect(turningPoint(evaluations, 0)).toEqual({ step: 1, before: words('behind'), after: words('won') })
    // Nobody wins from ahead: that is no turn.
    expect(turningPoint([...at('words', 0.7), { step: 1, chance: 1, known: 'certain' }], 0)).toBeUndefined()
  })

  test('is always in favour of the winner', () => {
    const evaluation = fc.record({
      chance: fc.double({ min: 0, max: 1, noNaN: true }),
      known: fc.constantFrom<Known>('percent', 'words'),
    })
    const rank = { behind: 0, even: 1, ahead: 2, won: 2 }
    fc.assert(
      fc.property(fc.array(evaluation), fc.constantFrom(0, 1), (list, winner) => {
        const end = { chance: 1 - winner, known: 'certain' as const }
        const evaluations = [...list, end].map((one, step) => ({ step, ...one }))
        const found = turningPoint(evaluations, winner)
        if (!found) return
        const { step, before, after } = found
        const [from, to] = [evaluations[step], evaluations[step + 1]].map(one => one?.chance ?? -1)
        expect(winner === 0 ? (to ?? 0) > (from ?? 0) : (to ?? 0) < (from ?? 0)).toBe(true)
        if (before.kind === 'percent' && after.kind === 'percent')
          expect(after.chance).toBeGreaterThan(before.chance)
        else if (before.kind === 'words' && after.kind === 'words')
          expect(rank[after.word]).toBeGreaterThan(rank[before.word])
        else throw new Error('one is a percentage and the other is not')
      }),
    )
  })
})
