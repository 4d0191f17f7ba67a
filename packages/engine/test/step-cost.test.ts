import { expect, test } from 'vitest'
import { type Rules, SeededDice, startMatch } from '../src/index.ts'
import { alteredGame } from './altered.ts'
import { type RaceTypes, race } from './race.ts'

test('the rules are asked as often for the last step of a long match as for the first', () => {
  let asked = 0
  const counted = alteredGame(race, rules => countedRules(rules, () => asked++))
  const match = startMatch(counted, { options: { goal: 100, faces: 2 }, seed: 'long' })
  const dice = SeededDice.from('choices')
  const perStep: number[] = []
  while (!match.outcome) {
    const [seat = 0] = match.toAct
    const action = dice.pick(match.legal(seat).filter(({ type }) => type !== 'show'))
    asked = 0
    expect(match.submit(seat, action).ok).toBe(true)
    perStep.push(asked)
  }
  expect(perStep.length).toBeGreaterThan(50)
  expect(new Set(perStep).size).toBe(1)
})

/** Rules that say when they are asked. */
function countedRules(rules: Rules<RaceTypes>, asked: () => void): Partial<Rules<RaceTypes>> {
  const counted =
    <A extends unknown[], R>(ask: (...given: A) => R) =>
    (...given: A): R => {
      asked()
      return ask(...given)
    }
  const { copy, view, toAct, outcome, check, apply } = rules
  return {
    copy: counted(copy),
    view: counted(view),
    toAct: counted(toAct),
    outcome: counted(outcome),
    check: counted(check),
    apply: counted(apply),
  }
}
