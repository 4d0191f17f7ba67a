import { FULL_BUDGET, SeededDice } from '@sextant/engine'
import { describe, expect, test } from 'vitest'
import type { Action } from '../src/actions.ts'
import { changesFor } from '../src/bot/changes.ts'
import { nextAction } from '../src/bot/next-action.ts'
import { raceFrom } from '../src/bot/race.ts'
import { matchRegrets } from '../src/bot/regret.ts'
import { tactician } from '../src/bot/tactician.ts'
import { underwaterHockey } from '../src/game.ts'
import type { Plan } from '../src/plan.ts'
import { plansNow, proposalsFor } from '../src/rules/proposals.ts'
import { createWorkspace, waterOf } from '../src/rules/workspace.ts'
import type { State } from '../src/state.ts'
import { botNamed, positionAfter, rules } from './play.ts'

const { options: usual } = underwaterHockey.scenarios[0]
/** The first goal wins. */
const sudden = { ...usual, ruleset: { ...usual.ruleset, match: { ...usual.ruleset.match, goals: 1 } } }
const unheard = () => undefined

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
    const { rules, state } = positionAfter(turns, `reach ${turns}`)
    const work = createWorkspace(rules.tables)
    for (const seat of [0, 1] as const) {
      const proposed = proposalsFor(work, state, seat)
      const water = waterOf(work, state)
      for (const { unit, plan } of changesFor(rules.tables, water, seat, proposed, 120)) {
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
        expect(plansNow(work, planned, seat)).toEqual(wanted)
      }
    }
  }
})

test.each([0, 1, 2, 6])('with %i changes in a turn it makes no more, and commits', async changes => {
  const few = { ...sudden, ruleset: { ...sudden.ruleset, planning: { changes } } }
  const { rules, state, dice } = positionAfter(6, 'few', few)
  const player = tactician.join(rules, 0)
  const own = SeededDice.from('own')
  let planned = 0
  for (let turn = 0; turn < 4 && !rules.outcome(state); ) {
    const action = await player.choose(rules.view(state, 0), own, FULL_BUDGET)
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

test('what it chooses does not depend on what the other coach has planned', async () => {
  const { rules, state } = positionAfter(9, 'secret')
  const other = rules.copy(state)
  const [swim] = rules.legal(other, 1)
  if (!swim) throw new Error('red has nothing to plan')
  rules.apply(other, 1, swim, SeededDice.from('none'), unheard)
  const choice = (position: typeof state) =>
    tactician.join(rules, 0).choose(rules.view(position, 0), SeededDice.from('own'), FULL_BUDGET)
  expect(await choice(other)).toEqual(await choice(state))
})

test('beats the playbook it begins from', async () => {
  const score: [number, number] = [0, 0]
  for (const [number, seat] of [0, 1, 0].entries()) {
    const { rules, state, dice } = positionAfter(0, `match ${number}`, sudden)
    const player = tactician.join(rules, seat)
    const own = SeededDice.from(`own ${number}`)
    while (!rules.outcome(state)) {
      const action = await player.choose(rules.view(state, seat), own, FULL_BUDGET)
      if (action.type === 'commit') rules.apply(state, 1 - seat, { type: 'commit' }, dice, unheard)
      rules.apply(state, seat, action, dice, unheard)
    }
    score[0] += state.score[seat as 0 | 1]
    score[1] += state.score[(1 - seat) as 0 | 1]
  }
  expect(score[0]).toBeGreaterThan(score[1])
})

describe('advice', () => {
  const played = (turns: number, seed: string, options = usual) => positionAfter(turns, seed, options)
  /** Little work, for questions that do not turn on how good the advice is. */
  const small = { work: 0.2, expired: () => false }
  const advice = async (turns: number, seed: string, seat: 0 | 1, options = usual) => {
    const { rules, state } = played(turns, seed, options)
    const view = rules.view(state, seat)
    const given = await tactician.join(rules, seat).advise?.(view, SeededDice.from(seed), small)
    const { choices } = given ?? { choices: [] }
    return { rules, state, view, choices }
  }

  test('is about legal actions, to commit among them, the best first', async () => {
    for (const seat of [0, 1] as const)
      for (const turns of [0, 9, 23]) {
        const { rules, view, choices } = await advice(turns, `advice ${turns}`, seat)
        const chances = choices.map(({ chance }) => chance)
        expect(choices.filter(({ action }) => action.type === 'commit')).toHaveLength(1)
        for (const { action } of choices) expect(rules.check(view, seat, action)).toBeUndefined()
        expect(new Set(choices.map(({ action }) => JSON.stringify(action))).size).toBe(choices.length)
        expect(chances).toEqual(chances.toSorted((a, b) => b - a))
        expect(chances.every(chance => chance >= 0 && chance <= 1)).toBe(true)
      }
  })

  test('sees an open goal, and what it is worth at the score', async () => {
    const { rules, state } = played(3, 'open goal')
    Object.assign(state.units[1] ?? {}, { at: '24,8', facing: 1, plane: 'bottom', breath: 10 })
    state.puck = { at: '24,8', holder: 1 }
    state.score = [1, 1]
    const flick = { type: 'flick', unit: 'CF', direction: 1, distance: 1 } as const
    const stay: Action = { type: 'swim', unit: 'CF', path: [] }
    const told = async (seat: 0 | 1) =>
      (await tactician.join(rules, seat).advise?.(state, SeededDice.from('goal'), FULL_BUDGET))?.choices
    // The playbook shoots by itself.
    expect((await told(0))?.[0]).toEqual({ action: { type: 'commit' }, chance: 1 })
    expect(Math.max(...((await told(1)) ?? []).map(({ chance }) => chance))).toBe(0)
    rules.apply(state, 0, stay, SeededDice.from('stay'), unheard)
    expect((await told(0))?.[0]).toEqual({ action: flick, chance: 1 })
  })

  test('counts on a goal the less, the farther off it is', async () => {
    const { rules, state } = played(3, 'open goal')
    state.score = [1, 1]
    const chanceAt = async (at: string) => {
      Object.assign(state.units[1] ?? {}, { at, facing: 1, plane: 'bottom', breath: 15 })
      state.puck = { at, holder: 1 }
      const advice = await tactician.join(rules, 0).advise?.(state, SeededDice.from('far'), FULL_BUDGET)
      return advice?.choices[0]?.chance ?? 0
    }
    const [near, far] = [await chanceAt('22,8'), await chanceAt('14,8')]
    expect(near).toBeGreaterThan(far)
    expect(far).toBeGreaterThan(0.5)
    expect(far).toBeLessThan(0.9)
  })

  test('knows nothing of what the other coach has planned', async () => {
    const { rules, state } = played(12, 'secret')
    const asked = () =>
      tactician.join(rules, 0).advise?.(rules.view(state, 0), SeededDice.from('secret'), FULL_BUDGET)
    const before = await asked()
    const [change] = rules.legal(state, 1).filter(({ type }) => type === 'swim')
    if (!change) throw new Error('nobody can swim')
    rules.apply(state, 1, change, SeededDice.from('change'), unheard)
    expect(await asked()).toEqual(before)
  })

  test('is to commit where nothing may be changed any more', async () => {
    const none = { ...usual, ruleset: { ...usual.ruleset, planning: { changes: 0 } } }
    const { choices } = await advice(5, 'no changes', 0, none)
    expect(choices.map(({ action }) => action)).toEqual([{ type: 'commit' }])
  })

  test('knows that a lead counts the more the fewer turns are left', async () => {
    const { rules, state } = played(0, 'clock')
    const chanceAt = async (turn: number) => {
      const view = rules.view({ ...state, score: [1, 0], turn }, 0)
      const given = await tactician.join(rules, 0).advise?.(view, SeededDice.from('clock'), small)
      return given?.choices[0]?.chance ?? 0
    }
    const { turns } = usual.ruleset.match
    const [early, late] = [await chanceAt(10), await chanceAt(turns - 2)]
    expect(early).toBeLessThan(0.85)
    expect(late).toBeGreaterThan(0.9)
  })

  test('reckons what a lead is worth when every goal is as likely as the other', () => {
    const long = 1000
    const race = (own: number, others: number) => raceFrom(3, own, others, long)
    const expected = [0.5, 0.75, 0.875, 0.125]
    for (const [i, chance] of [race(0, 0), race(2, 1), race(2, 0), race(0, 2)].entries())
      expect(chance).toBeCloseTo(expected[i] ?? -1, 6)
    expect([raceFrom(3, 3, 2, long), raceFrom(1, 0, 1, long)]).toEqual([1, 0])
    // At the end the one ahead has won; half a goal to come evens out nothing.
    expect([raceFrom(3, 1, 0, 0), raceFrom(3, 1, 1, 0), raceFrom(3, 0, 2, 0)]).toEqual([1, 0.5, 0])
    expect(raceFrom(3, 1, 0, 0.5)).toBeCloseTo(1 - 0.25 * (1 - Math.exp(-0.5)), 1)
  })

  test('gives both teams chances that add up to one, and never less for a goal more', () => {
    for (const goals of [1, 2, 3, 5])
      for (let own = 0; own <= goals; own++)
        for (let others = 0; others < goals; others++)
          for (const goalsToCome of [0, 0.3, 2, 9]) {
            const chance = raceFrom(goals, own, others, goalsToCome)
            if (own < goals) {
              expect(chance + raceFrom(goals, others, own, goalsToCome)).toBeCloseTo(1, 9)
              expect(raceFrom(goals, own + 1, others, goalsToCome)).toBeGreaterThanOrEqual(chance - 1e-12)
            }
          }
  })
})

describe('the beginner', () => {
  const chosen = (state: State, seat: number) => {
    const player = botNamed('novice').join(rules, seat)
    const found = new Set<string>()
    for (let seed = 0; seed < 120; seed++)
      found.add(JSON.stringify(player.choose(state, SeededDice.from(`${seed}`), FULL_BUDGET)))
    return [...found].map((text): Action => JSON.parse(text))
  }

  test('swims after the puck, wherever it stands', () => {
    const state = rules.setup(SeededDice.from('beginner'), () => undefined)
    for (const action of chosen(state, 0)) {
      if (action.type === 'commit') continue
      expect(action.type).toBe('swim')
      // All of them go down the pool, towards the middle.
      if (action.type === 'swim') for (const direction of action.path) expect([1, 2]).toContain(direction)
    }
  })

  test('with the puck, flicks it straight away as far as it goes', () => {
    const state = rules.setup(SeededDice.from('beginner'), () => undefined)
    Object.assign(state.units[1] ?? {}, { at: '13,8', plane: 'bottom', facing: 1 })
    state.puck = { at: '13,8', holder: 1 }
    const flicks = chosen(state, 0).filter(({ type }) => type === 'flick')
    expect(flicks).toEqual([{ type: 'flick', unit: 'CF', direction: 1, distance: 3 }])
  })
})
