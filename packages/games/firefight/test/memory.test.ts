import { at, SeededDice } from '@sextant/engine'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Action, advanced, firefight, type Options, type State } from '../src/index.ts'

const offered = firefight.scenarios.map(({ id, options }) => [id, options] as const)
const usual = firefight.scenarios[0].options

/** Large maps, and difficult ground that is paid hex by hex, are walked and not flooded. */
const large: Options = { ...usual, scenario: { ...usual.scenario, size: 16, rounds: 3 } }
const perHex: Options = { ...usual, rules: { ...advanced, movement: { surcharge: 1, perHex: true } } }

test.each([...offered, ['a large map', large] as const, ['ground paid hex by hex', perHex] as const])(
  'in %s legal actions are the same whatever was asked before',
  (_, options) => {
    fc.assert(
      fc.property(fc.nat(), seed => asksInAnyOrder(options, seed)),
      { numRuns: 1 },
    )
  },
)

describe('what was found stands no longer', () => {
  const rules = firefight.load(usual)
  const { units, board, own } = rules.tables
  const begun = rules.setup(SeededDice.from('memory'), () => undefined)
  const red = at(at(own, 1), 0)
  const centre = (board.size - 1) / 2
  const corner = board.size - 1
  const beside = centre + 1

  /** A battle with units on some cells alone. */
  function battle(cells: Record<number, number>, active = 0): State {
    const places = units.map(({ index }) => cells[index] ?? -1)
    return { ...rules.copy(begun), terrain: '.'.repeat(board.size), round: 2, active, at: places }
  }

  /** The last of some states, asked about after the others. */
  function asked(...states: readonly State[]): { used: readonly Action[]; fresh: readonly Action[] } {
    const lists = states.map(state => rules.legal(state, state.active))
    const last = at(states, states.length - 1)
    return { used: at(lists, lists.length - 1), fresh: firefight.load(usual).legal(last, last.active) }
  }

  test('on another map', () => {
    const open = battle({ 0: centre, [red]: corner })
    const { used, fresh } = asked(open, { ...open, terrain: 'r'.repeat(board.size) })
    expect(used).toEqual(fresh)
    expect(used).not.toEqual(rules.legal(open, 0))
  })

  test('after many changes, of which the last were far away', () => {
    const apart = battle({ 0: centre, 1: 0, [red]: corner })
    const far = Array.from({ length: 20 }, (_, n) =>
      battle({ 0: centre, 1: beside, [red]: corner - (n % 2) }, 1),
    )
    const { used, fresh } = asked(apart, ...far, battle({ 0: centre, 1: beside, [red]: corner }))
    expect(used).toEqual(fresh)
    expect(used).not.toEqual(rules.legal(apart, 0))
  })

  test.each([
    ['the first', { 1: beside }],
    ['the second', { 0: beside }],
  ])('when of two units above each other %s has left', (_, left) => {
    const both = { 0: beside, 1: beside, 2: centre, [red]: corner }
    const { 0: _first, 1: _second, ...others } = both
    const elsewhere = { ...others, [red]: corner - 1 }
    const { used, fresh } = asked(
      battle(both),
      battle({ ...both, [red]: corner - 1 }),
      battle({ ...elsewhere, ...left }),
    )
    expect(used).toEqual(fresh)
    expect(used.some(action => action.type === 'move' && action.unit === 2 && action.to === beside)).toBe(
      false,
    )
  })
})

interface Kept {
  readonly state: State
  readonly seat: number
  readonly list: readonly Action[]
  /** What rules that were asked nothing before list. */
  readonly expected: string
}

/** Two matches on different maps; in between, earlier states are asked about again. */
function asksInAnyOrder(options: Options, seed: number): void {
  const rules = firefight.load(options)
  const dice = SeededDice.from(`memory ${seed}`)
  const kept: Kept[] = []
  for (let match = 0; match < 2; match++) {
    const state = rules.setup(dice, () => undefined)
    for (let asked = 0; asked < 120 && !rules.outcome(state); asked++) {
      const seat = at(rules.toAct(state), 0)
      const list = rules.legal(state, seat)
      const expected = JSON.stringify(firefight.load(options).legal(state, seat))
      expect(JSON.stringify(list)).toBe(expected)
      kept.push({ state: rules.copy(state), seat, list, expected })
      const earlier = dice.pick(kept)
      if (dice.d(3) === 1)
        expect(JSON.stringify(rules.legal(earlier.state, earlier.seat))).toBe(earlier.expected)
      rules.apply(state, seat, dice.pick(list), dice, () => undefined)
    }
  }
  for (const { list, expected } of kept) expect(JSON.stringify(list)).toBe(expected)
}
