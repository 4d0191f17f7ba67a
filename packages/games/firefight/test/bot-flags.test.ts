import { distance } from '@sextant/hex'
import { describe, expect, test } from 'vitest'
import { CAPTAIN, SERGEANT } from '../src/battle/bot/temper.ts'
import type { State, Unit } from '../src/index.ts'
import { fieldOf, gun, soldier, turnOf, type Victory } from './bot-field.ts'

/** All three flags win at the end of a round, which is the end of red's turn. */
const victory: Victory = [
  {
    type: 'flags',
    at: [
      { q: 0, r: 0 },
      { q: 5, r: 0 },
      { q: -5, r: 0 },
    ],
    target: 3,
  },
]

/** With what tempts it to do something else. */
const LEVELS = [
  ['captain', CAPTAIN, { quality: 3, weapons: [gun(6, 6, 1)] }],
  ['sergeant', SERGEANT, { weapons: [gun(6, 4)] }],
] as const

describe.each(LEVELS)('where flags decide the round, the %s', (_, temper, tempting) => {
  test('takes one back as red, rather than lose at once, past a better target', async () => {
    const dear = soldier({ wounds: 1, ...tempting, weapons: [...tempting.weapons] })
    const field = fieldOf([soldier({}), soldier({}), dear], [soldier({}), soldier({})], { victory })
    // Nobody stands on the flag in the west, where nothing is in range.
    const state = field.position({ 0: [0, 0], 1: [5, 0], 2: [6, -1], 3: [-5, 5], 4: [2, 3] })
    Object.assign(state, { active: 1, flags: [0, 0, 0] })
    await play(field, state, temper)
    expect(state.flags).toContain(1)
    expect(state.over).toBeNull()
  })

  test('wins at once as red, whatever can come back', async () => {
    const field = fieldOf([frail, fierce, fierce], [soldier({}), soldier({}), soldier({})], { victory })
    const state = field.position({ 0: [-7, 7], 1: [0, -4], 2: [3, -4], 3: [0, 4], 4: [5, 0], 5: [-5, 0] })
    Object.assign(state, { active: 1, flags: [-1, 1, 1] })
    await play(field, state, temper)
    expect(state.over).toEqual({ winner: 1, reason: 'flags' })
  })

  test('stays on the only flag that red lacks, though it gets away more safely', async () => {
    const field = fieldOf([soldier({ wounds: 6, defense: 2 })], [soldier({}), soldier({})], {
      victory,
    })
    const state = field.position({ 0: [0, 0], 1: [5, 0], 2: [-5, 0] })
    state.flags = [0, 1, 1]
    const actions = await turnOf(field, state, 0, temper)
    expect(actions.filter(({ type }) => type === 'move')).toEqual([])
  })
})

describe('the captain', () => {
  test('shoots together at who must be off a flag, not at who is worth more', async () => {
    const strong = soldier({ quality: 2, weapons: [gun(6, 2)] })
    const field = fieldOf([soldier({}), sturdy, sturdy, frail], [strong, strong, strong], { victory })
    const state = field.position({
      ...{ 0: [0, 0], 1: [5, 0], 2: [-5, 0], 3: [3, 1] },
      ...{ 4: [0, 4], 5: [1, 4], 6: [-1, 4] },
    })
    const targets = async (flags: number[]) => {
      const actions = await turnOf(field, { ...state, active: 1, flags }, 1)
      return actions.flatMap(action => (action.type === 'attack' ? [action.target] : []))
    }
    expect((await targets([0, 0, 0])).slice(0, 2)).toEqual([0, 0])
    expect((await targets([0, -1, -1]))[0]).toBe(3)
  })

  test('deploys so that every flag can be reached in the first turn', async () => {
    const three = [soldier({}), soldier({}), soldier({})]
    const wide = [0, 7, -7].map(q => ({ q, r: 0 }))
    const field = fieldOf(three, three, { victory: [{ type: 'flags', at: wide, target: 3 }] })
    const state = field.rules.setup(field.dice(), () => undefined)
    const players = [0, 1].map(seat => field.player(seat))
    while (state.round === 0) {
      const [seat = 0] = field.rules.toAct(state)
      const action = await players[seat]?.choose(state, field.dice(), field.budget)
      if (action) field.rules.apply(state, seat, action, field.dice(), () => undefined)
    }
    const { flags, units } = field.rules.tables
    for (const seat of [0, 1])
      for (const flag of flags) {
        const own = units.filter(unit => unit.seat === seat)
        expect(own.some(({ index }) => distance(field.board, state.at[index] ?? 0, flag) <= 6)).toBe(true)
      }
  })
})

const fierce: Unit = soldier({ quality: 2, weapons: [gun(8, 6, 2)] })
const sturdy: Unit = soldier({ wounds: 12, defense: 2 })
const frail: Unit = soldier({ wounds: 1, quality: 3, weapons: [gun(6, 6, 1)] })

/** The whole turn and its end. */
async function play(field: ReturnType<typeof fieldOf>, state: State, temper: typeof CAPTAIN): Promise<void> {
  const actions = await turnOf(field, state, state.active, temper)
  await field.run(state, [...actions, { type: 'end-turn' }])
}
