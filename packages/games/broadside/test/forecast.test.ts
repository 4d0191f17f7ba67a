import { branches, distribution, randomBot, SeededDice } from '@sextant/engine'
import { describe, expect, test } from 'vitest'
import { atLeast, cappedAt, chancesOf, meanUpTo } from '../src/battle/harm/chances.ts'
import { ACTIONS, type ActionId, broadside, type Options, type State } from '../src/index.ts'
import { begun, optionsOf, playDuel } from './play.ts'

describe('chances of a roll', () => {
  test('2d10 − 3: below zero counts as zero', () => {
    const chances = chancesOf(10, 2, -3)
    expect(chances).toHaveLength(18)
    expect(chances[0]).toBeCloseTo(0.03, 12)
    expect(chances[8]).toBeCloseTo(0.1, 12)
    expect(chances.reduce((sum, chance) => sum + chance)).toBeCloseTo(1, 12)
  })

  test('a die that can only come to nothing', () => {
    expect(chancesOf(4, 1, -9)).toEqual([1])
  })

  test('what is left caps what is lost', () => {
    const chances = chancesOf(4, 1, 0)
    expect(cappedAt(chances, 2)).toEqual([0, 0.25, 0.75])
    expect(cappedAt(chances, 9)).toBe(chances)
    expect(atLeast(chances, 3)).toBe(0.5)
    expect(atLeast(chances, -1)).toBe(1)
    expect(meanUpTo(chances, 2)).toBe(1.75)
  })
})

describe('the forecast is what the rules do', () => {
  test.each(broadside.scenarios.map(({ id, options }) => [id, options] as const))(
    'in positions of %s, by every way the dice can fall',
    (id, options) => {
      // Loot is nobody's forecast, and would multiply the ways.
      const [player, game] = options.sides
      const bare: Options = {
        ...options,
        sides: [
          { ...player, loot: [] },
          { ...game, loot: [] },
        ],
      }
      const positions: State[] = []
      for (let game = 0; game < 3; game++)
        playDuel(bare, [randomBot(), randomBot()], `forecast ${id} ${game}`, state => {
          if (!state.ended) positions.push(structuredClone(state))
        })
      const pick = SeededDice.from(`forecast ${id}`)
      for (const state of pick.shuffle(positions).slice(0, 12)) compare(bare, state)
    },
  )

  test('every factor is named: dice, distance, brace', () => {
    const rules = broadside.load(optionsOf('even-duel'))
    const state = begun()
    state.sides[1].braced = true
    const odds = rules.forecast?.(state, 0, ACTIONS.cannon).odds ?? []
    expect(odds.find(({ of }) => of === 'hull-lost')?.factors).toEqual([
      { name: 'dice', effect: '2d10' },
      { name: 'distance', effect: '−3' },
    ])
    expect(odds.find(({ of }) => of === 'crew-lost')?.factors).toEqual([
      { name: 'dice', effect: '1d6' },
      { name: 'distance', effect: '−3' },
      { name: 'brace', effect: '−3' },
    ])
  })

  test('what does nothing is said to do nothing, and why', () => {
    const rules = broadside.load(optionsOf('ghost-ship'))
    const state = begun('ghost-ship')
    state.sides[0].AT = 2
    const [odds] = rules.forecast?.(state, 0, ACTIONS.cannon).odds ?? []
    expect(odds).toEqual({
      of: 'hull-lost',
      outcomes: [{ value: 0, chance: 1 }],
      factors: [{ name: 'immune', effect: '0' }],
    })
  })
})

describe('what is not foretold', () => {
  const oddsOf = (scenario: string, seat: 0 | 1, type: ActionId, change: Partial<State> = {}) => {
    const rules = broadside.load(optionsOf(scenario))
    return rules.forecast?.({ ...begun(scenario), ...change }, seat, ACTIONS[type]).odds ?? []
  }

  test.each([
    ['kraken', 'dive', 1],
    ['sea-serpent', 'slip', 5],
  ] as const)('%s: a %s only moves, and says nothing of immunity', (scenario, type, to) => {
    const odds = oddsOf(scenario, 1, type)
    expect(odds.map(({ of, outcomes }) => [of, outcomes])).toEqual([['distance', [{ value: to, chance: 1 }]]])
    expect(odds.flatMap(({ factors }) => factors.map(({ name }) => name))).not.toContain('immune')
  })

  test('boarders of a ghost ship find nobody, and may be lost all the same', () => {
    const odds = oddsOf('ghost-ship', 0, 'board', { D: 0 })
    expect(odds.map(({ of }) => of)).toEqual(['crew-lost', 'own-crew-lost', 'own-loss'])
    expect(odds[0]?.factors).toEqual([{ name: 'immune', effect: '0' }])
  })

  test.each([
    ['even-duel', 0, 0],
    ['kraken', 1, 1],
  ] as const)('%s: closing from the nearest leads nowhere', (scenario, seat, D) => {
    expect(oddsOf(scenario, seat, 'close', { D })).toEqual([])
    expect(oddsOf(scenario, seat, 'close', { D: D + 1 })[0]?.outcomes).toEqual([{ value: D, chance: 1 }])
  })
})

/** Every quantity of every legal action's forecast against the rules themselves. */
function compare(options: Options, state: State): void {
  const rules = broadside.load(options)
  const seat = rules.toAct(state)[0] === 1 ? 1 : 0
  const other = seat === 0 ? 1 : 0
  const before = state.sides
  const measures: Record<string, (after: State) => number | boolean> = {
    'hull-lost': after => before[other].hull - after.sides[other].hull,
    'crew-lost': after => (before[other].crew ?? 0) - (after.sides[other].crew ?? 0),
    'own-crew-lost': after => (before[seat].crew ?? 0) - (after.sides[seat].crew ?? 0),
    'hull-gained': after => after.sides[seat].hull - before[seat].hull,
    'crew-gained': after => (after.sides[seat].crew ?? 0) - (before[seat].crew ?? 0),
    win: after => after.ended?.seat === other,
    'own-loss': after => after.ended?.seat === seat,
    distance: after => after.D,
    fled: after => after.ended?.reason === 'fled',
    brace: () => options.ruleset.brace,
  }
  for (const action of rules.legal(state, seat)) {
    const ways = branches(rules, state, seat, action)
    for (const { of, outcomes } of rules.forecast?.(state, seat, action).odds ?? []) {
      const measure = measures[of]
      if (!measure) throw new Error(`nothing measures ${of}`)
      const actual = distribution(ways, branch => measure(branch.state))
      for (const { value, chance } of actual)
        expect(
          outcomes.find(one => one.value === value)?.chance ?? 0,
          `${action.type} ${of} ${value}`,
        ).toBeCloseTo(chance, 9)
    }
  }
}
