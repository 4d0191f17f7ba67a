import { type Budget, FULL_BUDGET, SeededDice } from '@sextant/engine'
import { describe, expect, test } from 'vitest'
import { effortWithin, numbers } from '../src/bot/numbers.ts'
import { tactician } from '../src/bot/tactician.ts'
import { positionAfter } from './play.ts'

describe('the budget', () => {
  /** Time is up after the bot has asked some times. */
  const cutOff = (questions: number): Budget & { readonly asked: () => number } => {
    let asked = 0
    return { work: 1, expired: () => ++asked > questions, asked: () => asked }
  }
  const budget = (work: number): Budget => ({ work, expired: () => false })

  test('less work plays fewer runs, in proportion; the full budget is the bot’s own', () => {
    const { effort } = numbers.tactician
    expect(effortWithin(FULL_BUDGET)).toEqual(effort)
    const half = effortWithin(budget(0.5))
    expect([half.own, half.other, half.runs, half.hint.runs]).toEqual(
      [effort.own, effort.other, effort.runs, effort.hint.runs].map(count => count / 2),
    )
    const least = effortWithin(budget(0))
    expect([least.own, least.other, least.runs, least.hint.runs]).toEqual([1, 1, 1, 1])
  })

  test.each([0, 0.1, 2])('with %f of the work it still plays and advises legally', async work => {
    const { rules, state } = positionAfter(9, 'budget')
    const view = rules.view(state, 0)
    const player = tactician.join(rules, 0)
    const action = await player.choose(view, SeededDice.from('own'), budget(work))
    expect(rules.check(view, 0, action)).toBeUndefined()
    const advice = await player.advise?.(view, SeededDice.from('own'), budget(work))
    for (const { action } of advice?.choices ?? []) expect(rules.check(view, 0, action)).toBeUndefined()
  })

  test.each([0, 1, 5, 40, 90, 130, 142])(
    'cut off after %i questions it answers with the best so far',
    async questions => {
      const { rules, state } = positionAfter(9, 'budget')
      const view = rules.view(state, 0)
      const limited = cutOff(questions)
      const action = await tactician.join(rules, 0).choose(view, SeededDice.from('own'), limited)
      expect(rules.check(view, 0, action)).toBeUndefined()
      // It stops where it is: no more than one question for each loop that it leaves.
      expect(limited.asked()).toBeLessThanOrEqual(questions + 5)
    },
  )

  test('out of time at once, it plays what is proposed and advises to commit', async () => {
    const { rules, state } = positionAfter(9, 'budget')
    const view = rules.view(state, 0)
    const player = tactician.join(rules, 0)
    expect(await player.choose(view, SeededDice.from('own'), cutOff(0))).toEqual({ type: 'commit' })
    const advice = await player.advise?.(view, SeededDice.from('own'), cutOff(0))
    expect(advice?.choices.map(({ action }) => action)).toEqual([{ type: 'commit' }])
  })
})
