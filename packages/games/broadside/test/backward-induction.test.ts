import { branches, type Rules, SeededDice } from '@sextant/engine'
import { describe, expect, test } from 'vitest'
import { backwardInduction, type Policy } from '../src/battle/bot/perfect/backward-induction.ts'
import { graphOfDuel } from '../src/battle/bot/perfect/duel-graph.ts'
import { choiceChances, scriptPolicy } from '../src/battle/bot/perfect/script-policy.ts'
import { CAUTIOUS, cautious } from '../src/battle/bot/scripts.ts'
import { type Broadside, broadside, type Options, type State } from '../src/index.ts'
import { smallDuels } from './small-duel.ts'

const boats = smallDuels['boat against boat'] as Options

/** Both sides have one ball and as many points; the first hull that breaks decides. */
function duel(hull: number, turns: number): Options {
  const { ruleset, sides } = boats
  const boat = { ...sides[0], hull, hullMax: hull, crew: 3, crewMax: 3, stores: { shoring: 0, dressing: 0 } }
  const cannon = { ...boat, menu: ['cannon', 'brace'] as const }
  return { ruleset: { ...ruleset, turns: { actions: 2, limit: turns } }, sides: [cannon, cannon] as never }
}

function laidOut(options: Options) {
  const rules = broadside.load(options)
  const first = rules.setup(SeededDice.from('start'), () => undefined)
  const starts = [0, 2].map(T => ({ ...first, T }))
  return { rules, starts, graph: graphOfDuel(rules, starts), limit: options.ruleset.turns.limit }
}

describe('perfect play by backward induction', () => {
  // At distance 1 a ball takes 1d3 − 1 of the hull: 2 points with a chance of 1/3.
  test('one shot at two points of hull: by hand', () => {
    const { graph, limit } = laidOut(duel(2, 2))
    const { worth, won, lost } = backwardInduction(graph, limit, [undefined, undefined])
    const [own = -1] = graph.starts
    // Seat 0 sinks the other in a third of the duels; in a third of the rest the other sinks it.
    expect(won[own]).toBeCloseTo(1 / 3, 12)
    expect(lost[own]).toBeCloseTo((2 / 3) * (1 / 3), 12)
    expect(worth[own]).toBeCloseTo(1 / 3 + (4 / 9) * 0.5, 12)
  })

  test('with one turn only who begins can shoot', () => {
    const { graph, limit } = laidOut(duel(2, 1))
    const { worth } = backwardInduction(graph, limit, [undefined, undefined])
    expect(graph.starts.map(start => worth[start])).toEqual([expect.closeTo(2 / 3), expect.closeTo(1 / 3)])
  })

  test('values are those of going through every line of play by the rules', () => {
    const options = { ...boats, ruleset: { ...boats.ruleset, turns: { actions: 2, limit: 2 } } }
    const { rules, starts, graph, limit } = laidOut(options)
    const { worth } = backwardInduction(graph, limit, [undefined, undefined])
    for (const [number, start] of starts.entries())
      expect(worth[graph.starts[number] ?? -1]).toBeCloseTo(bruteForce(rules, start), 12)
  })
})

describe('the best answer to a policy', () => {
  const { graph } = laidOut(boats)
  const still: Policy = (_turn, state) =>
    graph.choices[state]?.map(({ action }) => (action.type === 'brace' ? 1 : 0)) ?? []

  test('gets at least as much as perfect play, and more from one who only braces', () => {
    const perfect = backwardInduction(graph, 12, [undefined, undefined]).worth
    const answer = backwardInduction(graph, 12, [undefined, still])
    for (const start of graph.starts) {
      expect(answer.worth[start]).toBeGreaterThan(perfect[start] ?? 1)
      expect(answer.lost[start]).toBeCloseTo(0, 12)
    }
  })
})

describe('chances of a scripted bot', () => {
  test('noise decides between values that it can bridge, and only between them', () => {
    expect(choiceChances([1, 2, 3], 0)).toEqual([0, 0, 1])
    expect(choiceChances([3, 3, 1], 0)).toEqual([1, 0, 0])
    const [low = 0, high = 0, far] = choiceChances([1, 1.505, 0.2], 1)
    expect(low + high).toBeCloseTo(1, 12)
    // Noise of 1 … 100 hundredths each: the lower one is ahead in 49 + 48 + … + 1 of 10,000 ways.
    expect(low).toBeCloseTo((49 * 50) / 2 / 10_000, 12)
    expect(far).toBe(0)
  })

  test('are how often it chooses', () => {
    const { rules, graph } = laidOut(boats)
    const policy = scriptPolicy(graph, rules.tables, CAUTIOUS)
    const player = cautious.join(rules, 0)
    const dice = SeededDice.from('often')
    const [start = 0] = graph.starts
    const state = { ...(graph.states[start] as State), turn: 3 }
    const counts = graph.choices[start]?.map(() => 0) ?? []
    for (let i = 0; i < 2000; i++) {
      const chosen = player.choose(state, dice, { work: 1, expired: () => false })
      const type = 'type' in chosen ? chosen.type : undefined
      const number = graph.choices[start]?.findIndex(({ action }) => action.type === type) ?? -1
      counts[number] = (counts[number] ?? 0) + 1
    }
    for (const [number, count] of counts.entries())
      expect(count / 2000).toBeCloseTo(policy(3, start)[number] ?? -1, 1)
  })
})

function bruteForce(rules: Rules<Broadside>, state: State): number {
  const outcome = rules.outcome(state)
  if (outcome) return outcome.scores[0] ?? 0
  const [seat = 0] = rules.toAct(state)
  const worths = rules
    .legal(state, seat)
    .map(action =>
      branches(rules, state, seat, action).reduce(
        (sum, branch) => sum + branch.chance * bruteForce(rules, branch.state),
        0,
      ),
    )
  return seat === 0 ? Math.max(...worths) : Math.min(...worths)
}
