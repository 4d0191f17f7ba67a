import { FULL_BUDGET, SeededDice } from '@sextant/engine'
import { expect, test } from 'vitest'
import type { Rollout } from '../src/battle/bot/admiral/evaluation.ts'
import { bestByRollouts, valueByRollouts } from '../src/battle/bot/admiral/playing-on.ts'
import type { RatedAction } from '../src/battle/bot/admiral/search.ts'
import { ACTIONS, type ActionId } from '../src/index.ts'

const rated = (type: ActionId, chance: number): RatedAction => ({ action: ACTIONS[type], chance, harm: 0 })

/** Rollouts whose results lie around a value for each action. */
function rolling(values: Partial<Record<ActionId, number>>, seen: string[] = []): Rollout {
  const dice = SeededDice.from('rollouts')
  return ({ type }) => {
    seen.push(type)
    return (values[type] ?? 0) + (dice.d(101) - 51) / 500
  }
}

test('playing on finds the better of two that the search takes for alike', () => {
  const ranked = [rated('brace', 0.52), rated('cannon', 0.51)]
  const best = bestByRollouts(rolling({ brace: 0.45, cannon: 0.55 }), ranked, FULL_BUDGET)
  expect(best.action.type).toBe('cannon')
})

test('what is clearly worse is not played on, and a clear choice costs no rollout', () => {
  const seen: string[] = []
  const ranked = [rated('cannon', 0.6), rated('close', 0.57), rated('gain', 0.3)]
  bestByRollouts(rolling({ cannon: 0.6, close: 0.5, gain: 0.9 }, seen), ranked, FULL_BUDGET)
  expect(new Set(seen)).toEqual(new Set(['cannon', 'close']))
  seen.length = 0
  const [clear] = [rated('cannon', 0.8)]
  expect(bestByRollouts(rolling({}, seen), [clear, rated('gain', 0.2)], FULL_BUDGET)).toBe(clear)
  expect(seen).toEqual([])
})

test('less work means fewer rollouts, and when time is up the search has the last word', () => {
  const count = (work: number) => {
    const seen: string[] = []
    bestByRollouts(rolling({}, seen), [rated('cannon', 0.5), rated('close', 0.5)], {
      work,
      expired: () => false,
    })
    return seen.length
  }
  expect(count(1)).toBe(80)
  expect(count(0.25)).toBe(24)
  const ranked = [rated('cannon', 0.5), rated('close', 0.49)]
  const hurried = { work: 1, expired: () => true }
  expect(bestByRollouts(rolling({ close: 1 }), ranked, hurried)).toBe(ranked[0])
  expect(valueByRollouts(rolling({ cannon: 0.7 }), rated('cannon', 0.5), FULL_BUDGET)).toBeCloseTo(0.7, 1)
})
