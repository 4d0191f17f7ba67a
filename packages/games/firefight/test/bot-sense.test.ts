import { FULL_BUDGET } from '@sextant/engine'
import { distance } from '@sextant/hex'
import { describe, expect, test } from 'vitest'
import { playerFor } from '../src/battle/bot/player.ts'
import { botSeatFor } from '../src/battle/bot/seat.ts'
import { cautionLeft } from '../src/battle/bot/standing.ts'
import { CAPTAIN } from '../src/battle/bot/temper.ts'
import { firefight } from '../src/index.ts'
import { dice, fieldOf, gun, open, put, SIZE, soldier, turnOf, type Victory } from './bot-field.ts'

/** What the captain does in positions where the sense of it is plain. */
describe('a captain of Firefight', () => {
  test('takes the weapon that does more', async () => {
    const both = soldier({
      weapons: [gun(6, 1), { name: 'Axe', type: 'melee', range: 1, attacks: 6, ap: 2 }],
    })
    const field = fieldOf([both], [soldier({ wounds: 6 })])
    const actions = await turnOf(field, field.position({ 0: [0, 0], 1: [0, 1] }))
    expect(actions).toContainEqual({ type: 'attack', unit: 0, weapon: 1, target: 1 })
  })

  test('shoots from cover where it can', async () => {
    const rows = open()
    const field = fieldOf([soldier({})], [soldier({})], { terrain: put(rows, 0, -3, 'f') })
    const state = field.position({ 0: [0, -5], 1: [0, 3] })
    await field.run(state, await turnOf(field, state))
    expect(state.at[0]).toBe(field.cell(0, -3))
  })

  test('watches when there is nothing better to do', async () => {
    const field = fieldOf(
      [soldier({ weapons: [gun(8, 4)] })],
      [soldier({ speed: 5, weapons: [gun(3, 3)] })],
      {
        victory: [{ type: 'hold', centre: { q: 0, r: -5 }, radius: 0, from: 1, points: 1, target: 3 }],
      },
    )
    const actions = await turnOf(field, field.position({ 0: [0, -5], 1: [0, 6] }))
    expect(actions[0]).toEqual({ type: 'watch', unit: 0, weapon: 0 })
  })

  test('goes around the field of a watcher, or sends the one first that has least to lose', async () => {
    const field = fieldOf(
      [soldier({ wounds: 1, weapons: [gun(3, 3)] }), soldier({ wounds: 6, weapons: [gun(3, 6, 3)] })],
      [soldier({ weapons: [gun(6, 6, 3)], quality: 2 })],
    )
    const state = field.position({ 0: [-1, -5], 1: [1, -5], 2: [0, 3] })
    state.watch[2] = 0
    const [first] = await turnOf(field, state)
    const path = first?.type === 'move' ? (first.path ?? []) : []
    const entered = path.some(cell => distance(field.board, cell, field.cell(0, 3)) <= 6)
    expect(entered && first?.type === 'move' && first.unit === 1).toBe(false)
  })

  test('lets the watcher shoot first whose kill saves the other shot', async () => {
    // The same guns; the one that is nearer hits a unit with Stealth more easily.
    const field = fieldOf([soldier({}), soldier({})], [soldier({ traits: ['stealth'] }), soldier({})])
    const state = field.position({ 0: [0, -2], 1: [0, 0], 2: [0, 3], 3: [5, 2] })
    Object.assign(state, { active: 1, mover: 2, path: [field.cell(0, 2)], watch: [0, 0, -1, -1] })
    expect(await field.player(0).choose(state, dice(), FULL_BUDGET)).toEqual({ type: 'react', unit: 1 })
  })

  test('heals a friend that is badly wounded', async () => {
    const medic = soldier({ traits: ['medic'], weapons: [gun(3, 1)] })
    const field = fieldOf([medic, soldier({ wounds: 4 })], [soldier({})])
    const state = field.position({ 0: [0, -6], 1: [1, -6], 2: [0, 6] })
    state.wounds[1] = 1
    expect(await turnOf(field, state)).toContainEqual({ type: 'heal', unit: 0, target: 1 })
  })

  test('steps on a flag', async () => {
    const field = fieldOf([soldier({})], [soldier({})], {
      victory: [{ type: 'flags', at: [{ q: 0, r: 0 }], target: 1 }],
    })
    const state = field.position({ 0: [0, -4], 1: [0, 6] })
    await field.run(state, await turnOf(field, state))
    expect(state.at[0]).toBe(field.cell(0, 0))
  })

  test('holds the hill', async () => {
    const field = fieldOf([soldier({})], [soldier({})], {
      victory: [{ type: 'hold', centre: { q: 0, r: 0 }, radius: 1, from: 1, points: 1, target: 3 }],
    })
    const state = field.position({ 0: [0, -4], 1: [0, 6] })
    await field.run(state, await turnOf(field, state))
    expect(distance(field.board, state.at[0] ?? 0, field.cell(0, 0))).toBeLessThanOrEqual(1)
  })

  test('stands on ruins that count', async () => {
    const field = fieldOf([soldier({})], [soldier({})], {
      terrain: put(open(), 1, -2, '#'),
      victory: [{ type: 'terrain', terrain: 'ruin', least: 0, points: 1, target: 5 }],
    })
    const state = field.position({ 0: [0, -5], 1: [0, 6] })
    await field.run(state, await turnOf(field, state))
    expect(state.at[0]).toBe(field.cell(1, -2))
  })

  test('breaks through when the last rows are near, and shoots at who is about to', async () => {
    const victory = [{ type: 'breakthrough', seat: 'blue', rows: 2, outOf: 2 } as const]
    const two = [soldier({}), soldier({})]
    const field = fieldOf(two, two, { victory })
    const near = field.position({ 0: [0, 2], 1: [-2, -4], 2: [5, -2], 3: [5, -3] })
    await field.run(near, await turnOf(field, near))
    expect(near.over).toEqual({ winner: 0, reason: 'breakthrough' })
    const stop = field.position({ 0: [0, 4], 1: [0, -5], 2: [3, 2], 3: [-4, 4] })
    stop.active = 1
    stop.round = 2
    const actions = await turnOf(field, stop, 1)
    expect(actions.filter(({ type }) => type === 'attack')).not.toEqual([])
  })

  test('shoots at who could be through next, not at who is worth more', async () => {
    const dear = soldier({ quality: 3, wounds: 4, weapons: [gun(6, 5, 1)] })
    const targets = async (victory: Victory) => {
      const field = fieldOf([soldier({}), dear], [soldier({ weapons: [gun(6, 4, 1)] })], { victory })
      const state = field.position({ 0: [0, 2], 1: [3, -3], 2: [3, 0] })
      state.active = 1
      const actions = await turnOf(field, state, 1)
      return actions.flatMap(action => (action.type === 'attack' ? [action.target] : []))
    }
    expect(await targets([])).toEqual([1])
    expect(await targets([{ type: 'breakthrough', seat: 'blue', rows: 2, outOf: 2 }])).toEqual([0])
  })

  test('stands in the way of who could be through next', async () => {
    // Along the edge of the map there is one way only that is short enough.
    const through = async (victory: Victory) => {
      const field = fieldOf([soldier({}), soldier({})], [soldier({ weapons: [gun(3, 1)] })], { victory })
      const state = field.position({ 0: [7, 0], 1: [-5, -2], 2: [-1, 4] })
      state.active = 1
      await field.run(state, [...(await turnOf(field, state, 1)), { type: 'end-turn' }])
      const last = (to: number) => (field.board.r[to] ?? 0) >= SIZE - 1
      return field.rules.legal(state, 0).some(action => action.type === 'move' && last(action.to))
    }
    expect(await through([])).toBe(true)
    expect(await through([{ type: 'breakthrough', seat: 'blue', rows: 2, outOf: 2 }])).toBe(false)
  })

  test('loses its caution turn by turn, so that neither seat is always the first to dare', () => {
    const field = fieldOf([soldier({})], [soldier({})])
    const seats = [0, 1].map(seat => botSeatFor(field.rules.tables, seat, CAPTAIN))
    const state = field.position({ 0: [0, -5], 1: [0, 5] })
    const cautions = [4, 5].flatMap(round =>
      seats.map(bot => cautionLeft(bot, { ...state, round, active: bot.seat })),
    )
    expect(cautions).toEqual([...new Set(cautions)].sort((a, b) => b - a))
  })

  test('deploys most of its units in cover, and scouts further in', async () => {
    const { options } = firefight.scenarios[0]
    const rules = firefight.load(options)
    const state = rules.setup(dice(), () => undefined)
    const players = [0, 1].map(seat => playerFor(rules.tables, seat, CAPTAIN))
    while (state.round === 0) {
      const [seat = 0] = rules.toAct(state)
      const action = await players[seat]?.choose(state, dice(), FULL_BUDGET)
      if (action) rules.apply(state, seat, action, dice(), () => undefined)
    }
    const inCover = state.at.filter(cell => 'f#'.includes(state.terrain[cell] ?? '.')).length
    expect(inCover).toBeGreaterThan(state.at.length / 2)
    const scouts = rules.tables.units.filter(({ scout }) => scout)
    expect(scouts.length).toBeGreaterThan(0)
    for (const { index } of scouts) expect(rules.tables.zoneOf[state.at[index] ?? 0]).toBe(-1)
  })
})
