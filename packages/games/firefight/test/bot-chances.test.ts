import { describe, expect, test } from 'vitest'
import type { State, Unit } from '../src/index.ts'
import { dice, fieldOf, gun, SIZE, soldier, type Victory } from './bot-field.ts'

const FLAGS: Victory = [
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
const HILL: Victory = [{ type: 'hold', centre: { q: 0, r: 0 }, radius: 1, from: 2, points: 1, target: 5 }]
const RUINS: Victory = [{ type: 'terrain', terrain: 'ruin', least: 0, points: 1, target: 15 }]
const BREAKTHROUGH: Victory = [{ type: 'breakthrough', seat: 'blue', rows: 2, outOf: 2 }]

/** Nobody is in reach of anybody. */
const FAR = { 0: [-3, -4], 1: [3, -7], 2: [-3, 7], 3: [3, 4] } as const satisfies Places
type Places = Record<number, readonly [number, number]>

describe('the chances that the adviser of Firefight sees come from what decides the battle:', () => {
  test('points ahead on a hill, and units on it', async () => {
    const chance = chancesOn(HILL, { speed: 2 })
    expect(await chance({ points: [4, 0] })).toBeGreaterThan(await chance({ points: [1, 0] }))
    expect(await chance({ points: [0, 4] })).toBeLessThan(await chance({ points: [0, 1] }))
    expect(await chance({ points: [0, 0] }, { ...FAR, 0: [0, 0] })).toBeGreaterThan(await chance({}))
  })

  test('flags', async () => {
    const chance = chancesOn(FLAGS, { speed: 2 })
    expect(await chance({ flags: [0, 0, -1] })).toBeGreaterThan(await chance({ flags: [1, 1, -1] }))
    const late = { round: 10, turn: 20 }
    expect(await chance({ flags: [0, 0, -1], ...late })).toBeGreaterThan(await chance({ flags: [0, 0, -1] }))
  })

  test('points for ruins', async () => {
    const chance = chancesOn(RUINS)
    const [ahead, behind] = [await chance({ points: [12, 3] }), await chance({ points: [3, 12] })]
    expect(ahead).toBeGreaterThan(behind + 0.15)
  })

  test('who can still get through in the rounds that are left, whoever has more', async () => {
    const chance = chancesOn(BREAKTHROUGH, {}, [gun(6, 6)])
    const soon = await chance({ round: 3, turn: 6 }, { ...FAR, 0: [-4, 3], 1: [-5, 3] })
    const never = await chance({ round: 10, turn: 20 }, { ...FAR, 0: [-3, -4], 1: [3, -7] })
    expect(soon).toBeGreaterThan(never + 0.3)
    expect(never).toBeLessThan(0.35)
  })

  test('a turn that wins without dice wins for sure', async () => {
    const chance = chancesOn(BREAKTHROUGH)
    expect(await chance({}, { ...FAR, 0: [0, SIZE - 3] })).toBe(1)
  })

  test('what is left of both sides, if all enemies have to go', async () => {
    const chance = chancesOn([])
    expect(await chance({ wounds: [3, 3, 1, 1] })).toBeGreaterThan(0.6)
    expect(await chance({ wounds: [1, 1, 3, 3] })).toBeLessThan(0.4)
  })
})

/** The best of the chances that blue is told in such a position. */
function chancesOn(victory: Victory, unit: Partial<Unit> = {}, weapons: Unit['weapons'] = [gun(2, 2)]) {
  return async (given: Partial<State>, places: Places = FAR): Promise<number> => {
    const two = () => [soldier({ weapons: [gun(2, 2)], ...unit }), soldier({ weapons: [gun(2, 2)], ...unit })]
    const red = [soldier({ weapons, speed: 2 }), soldier({ weapons, speed: 2 })]
    const field = fieldOf(two(), red, { victory, rounds: 10 })
    const state = field.position(
      Object.fromEntries(Object.entries(places).map(([id, [q, r]]) => [id, [q, r]])),
    )
    Object.assign(state, given)
    const advice = await field.player(0).advise?.(state, dice(), field.budget)
    return advice?.choices[0]?.chance ?? expect.fail('the captain gives advice')
  }
}
