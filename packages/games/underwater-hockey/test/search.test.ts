import { SeededDice } from '@sextant/engine'
import { describe, expect, test } from 'vitest'
import { underwaterHockey, worldOf } from '../src/game.ts'
import type { Plan } from '../src/plan.ts'
import { legalActions } from '../src/rules/legal.ts'
import { plansNow, proposalsFor } from '../src/rules/proposals.ts'
import type { Options } from '../src/schema.ts'
import { changesFor } from '../src/search/changes.ts'
import { nextAction } from '../src/search/next-action.ts'
import { matchRegrets } from '../src/search/regret.ts'
import { tactician } from '../src/search/tactician.ts'
import { readWater } from '../src/water.ts'

const { options: usual } = underwaterHockey.scenarios[0]
/** The first goal wins. */
const sudden = { ...usual, ruleset: { ...usual.ruleset, match: { ...usual.ruleset.match, goals: 1 } } }
const unheard = () => undefined

/** A position some turns into a match between playbooks. */
function after(turns: number, seed: string, options: Options = usual) {
  const rules = underwaterHockey.load(options)
  const dice = SeededDice.from(seed)
  const state = rules.setup(dice, unheard)
  for (let turn = 0; turn < turns && !rules.outcome(state); turn++)
    for (const seat of [0, 1]) rules.apply(state, seat, { type: 'commit' }, dice, unheard)
  return { rules, state, dice }
}

describe('regret matching', () => {
  test('finds the even mixture of rock, paper, scissors', () => {
    const chances = matchRegrets(
      [
        [0, -1, 1],
        [1, 0, -1],
        [-1, 1, 0],
      ],
      4000,
    )
    for (const chance of chances) expect(chance).toBeCloseTo(1 / 3, 1)
  })

  test('mixes as the payoffs ask for, not evenly', () => {
    // Rows choose the first with 2/5: then both columns cost the same.
    const [first] = matchRegrets(
      [
        [3, -1],
        [-1, 1 + 2 / 3],
      ],
      8000,
    )
    expect(first).toBeCloseTo(0.4, 1)
  })

  test('takes what is best against everything', () => {
    const [first, second] = matchRegrets(
      [
        [0.1, 0.2],
        [0.3, 0.4],
      ],
      1000,
    )
    expect(second).toBeGreaterThan(0.99)
    expect(first).toBeLessThan(0.01)
  })
})

test('any change of a plan is reached by legal actions, and then the team commits', () => {
  for (const turns of [0, 5, 12, 23]) {
    const { rules, state } = after(turns, `reach ${turns}`)
    const world = worldOf(rules)
    for (const seat of [0, 1] as const) {
      const proposed = proposalsFor(world, state, seat)
      const water = readWater(world, state)
      for (const { unit, plan } of changesFor(world, water, seat, proposed, 120)) {
        const wanted: Plan[] = [...proposed]
        wanted[unit % 6] = plan
        const planned = rules.copy(state)
        let steps = 0
        for (;;) {
          const action = nextAction(planned, seat, wanted, proposed, 24 - steps)
          expect(rules.check(planned, seat, action)).toBeUndefined()
          if (action.type === 'commit') break
          expect(++steps).toBeLessThan(5)
          rules.apply(planned, seat, action, SeededDice.from('none'), unheard)
        }
        expect(plansNow(world, planned, seat)).toEqual(wanted)
      }
    }
  }
})

test.each([0, 1, 2, 6])('with %i changes in a turn it makes no more, and commits', changes => {
  const few = { ...sudden, ruleset: { ...sudden.ruleset, planning: { changes } } }
  const { rules, state, dice } = after(6, 'few', few)
  const player = tactician.sit(rules, 0)
  const own = SeededDice.from('own')
  let planned = 0
  for (let turn = 0; turn < 4 && !rules.outcome(state); ) {
    const action = player.choose(rules.view(state, 0), own)
    expect(rules.check(state, 0, action)).toBeUndefined()
    rules.apply(state, 0, action, dice, unheard)
    if (action.type !== 'commit') planned++
    else {
      turn++
      rules.apply(state, 1, action, dice, unheard)
    }
  }
  expect(planned > 0).toBe(changes > 0)
})

test('what it chooses does not depend on what the other coach has planned', () => {
  const { rules, state } = after(9, 'secret')
  const world = worldOf(rules)
  const other = rules.copy(state)
  const [swim] = legalActions(world, other, 1)
  if (!swim) throw new Error('red has nothing to plan')
  rules.apply(other, 1, swim, SeededDice.from('none'), unheard)
  const choice = (position: typeof state) =>
    tactician.sit(rules, 0).choose(rules.view(position, 0), SeededDice.from('own'))
  expect(choice(other)).toEqual(choice(state))
})

test('beats the playbook it begins from', { timeout: 120_000 }, () => {
  const score: [number, number] = [0, 0]
  for (const [number, seat] of [0, 1, 0].entries()) {
    const { rules, state, dice } = after(0, `match ${number}`, sudden)
    const player = tactician.sit(rules, seat)
    const own = SeededDice.from(`own ${number}`)
    while (!rules.outcome(state)) {
      const action = player.choose(rules.view(state, seat), own)
      if (action.type === 'commit') rules.apply(state, 1 - seat, { type: 'commit' }, dice, unheard)
      rules.apply(state, seat, action, dice, unheard)
    }
    score[0] += state.score[seat as 0 | 1]
    score[1] += state.score[(1 - seat) as 0 | 1]
  }
  expect(score[0]).toBeGreaterThan(score[1])
})
