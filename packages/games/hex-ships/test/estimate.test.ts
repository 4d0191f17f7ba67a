import { at, FULL_BUDGET, must, SeededDice } from '@sextant/engine'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bots } from '../src/battle/bot/bots.ts'
import { chanceOf } from '../src/battle/bot/estimate/estimate.ts'
import { tablesOf } from '../src/battle/tables.ts'
import { type HexShips, hexShips, type Options, type State } from '../src/index.ts'
import { begin, optionsWith, plainClass, setup } from './battlefield.ts'

/** What the odds say: they come from what decides the battle. */

const turret = { kind: 'omni' as const, sextants: [1, 2, 3, 4, 5, 6] }
const cruiser = { ...plainClass, hardpoints: [turret, turret] }
const amberLeaves = (ships: string[], count = 1) => ({
  type: 'leave' as const,
  seat: 'amber' as const,
  ships,
  count,
  through: [0],
})

describe('a convoy', () => {
  const options = must(new Map(hexShips.scenarios.map(scenario => [scenario.id, scenario])), 'convoy').options
  const tables = tablesOf(options)
  const atStart = begin(options).state
  const chance = (change: (state: State) => void) => {
    const state = structuredClone(atStart)
    change(state)
    return chanceOf(tables, state)
  }

  test('is undecided when it sets out', () => {
    expect(chance(() => undefined)).toBeGreaterThan(0.4)
    expect(chance(() => undefined)).toBeLessThan(0.9)
  })

  test('is nearly through when its freighters are at the edge, and lost when they are', () => {
    const arrived = chance(({ ships }) => {
      for (const [number, cell] of ['-1,-13', '0,-14', '1,-14'].entries()) at(ships, number).at = cell
    })
    expect(arrived).toBeGreaterThan(0.95)
    const oneLost = chance(({ ships }) => {
      at(ships, 0).status = 'destroyed'
    })
    expect(oneLost).toBeLessThan(chance(() => undefined) - 0.1)
    const twoLost = chance(({ ships }) => {
      for (const ship of ships.slice(0, 2)) ship.status = 'destroyed'
    })
    expect(twoLost).toBeLessThan(0.02)
  })

  test('is in danger when its freighters are wrecks, whatever its escorts are, and less so with an enemy less', () => {
    const nearly = (violet: 'fighting' | 'destroyed') =>
      chance(({ ships }) => {
        for (const ship of ships.slice(0, 2)) ship.hull = 1
        for (const ship of ships.slice(0, 2)) ship.shields = { front: 0, right: 0, rear: 0, left: 0 }
        for (const ship of ships.slice(0, 2)) ship.armor = { front: 0, right: 0, rear: 0, left: 0 }
        at(ships, 5).status = violet
      })
    expect(nearly('destroyed')).toBeGreaterThan(nearly('fighting'))
    expect(nearly('fighting')).toBeLessThan(0.5)
  })
})

test('who has to hold out is the better off the less time is left', () => {
  const options = optionsWith(
    { cruiser },
    [
      setup('own', 'amber', 'cruiser', { weapons: ['laser', 'laser'] }),
      setup('one', 'violet', 'cruiser', { at: '0,-6', weapons: ['laser', 'laser'] }),
    ],
    { objectives: [{ type: 'survive', seat: 'amber', ships: ['own'], count: 1, round: 12 }] },
  )
  const { rules, state } = begin(options)
  const chances = [1, 6, 12].map(round => chanceOf(rules.tables, { ...state, round }))
  expect(chances).toEqual(chances.toSorted((a, b) => a - b))
  expect(at(chances, 0)).toBeLessThan(at(chances, 2) - 0.2)
})

test.each([
  ['hold', { type: 'hold', seat: 'amber', at: '0,0', radius: 2, rounds: 3 }],
  ['capture', { type: 'capture', seat: 'amber', ship: 'prize', radius: 2, rounds: 3 }],
] as const)('%s: who is there is ahead, and further ahead with every round', (_, objective) => {
  const options = (amber: string, violet: string) =>
    optionsWith(
      { cruiser },
      [
        setup('own', 'amber', 'cruiser', { at: amber, weapons: ['laser', 'laser'] }),
        setup('foe', 'violet', 'cruiser', { at: violet, weapons: ['laser', 'laser'] }),
        setup('prize', 'violet', 'cruiser', { at: '0,0' }),
      ],
      { objectives: [objective] },
    )
  const chance = (amber: string, violet: string, held: number) => {
    const { rules, state } = begin(options(amber, violet))
    state.held[0] = held
    return chanceOf(rules.tables, state)
  }
  expect(chance('0,1', '0,-12', 0)).toBeGreaterThan(chance('0,12', '0,-1', 0) + 0.2)
  expect(chance('0,1', '0,-12', 2)).toBeGreaterThan(chance('0,1', '0,-12', 0))
})

test('a freighter that cannot arrive in time does not count', () => {
  const options = optionsWith(
    { cruiser },
    [setup('own', 'amber', 'cruiser', {}), setup('foe', 'violet', 'cruiser', {})],
    {
      rounds: 12,
      objectives: [amberLeaves(['own'])],
    },
  )
  const { rules, state } = begin(options)
  expect(chanceOf(rules.tables, { ...state, round: 12 })).toBeLessThan(0.05)
})

describe('without objectives', () => {
  const points = fc.record({ front: fc.nat(10), right: fc.nat(10), rear: fc.nat(10), left: fc.nat(10) })
  const condition = fc.record({ hull: fc.integer({ min: 1, max: 20 }), armor: points, shields: points })
  const options = optionsWith({ cruiser }, [
    setup('own', 'amber', 'cruiser', { weapons: ['laser', 'cannon'] }),
    setup('foe', 'violet', 'cruiser', { at: '0,-6', facing: 3, weapons: ['laser', 'cannon'] }),
  ])
  const { rules, state: fresh } = begin(options)

  test('what one fleet has is what the other lacks', () => {
    fc.assert(
      fc.property(condition, condition, fc.integer({ min: 1, max: 30 }), (own, foe, round) => {
        const standing = (...conditions: (typeof own)[]) => ({
          ...fresh,
          round,
          ships: fresh.ships.map((ship, index) => ({ ...ship, ...at(conditions, index) })),
        })
        const chance = chanceOf(rules.tables, standing(own, foe))
        expect(chance + chanceOf(rules.tables, standing(foe, own))).toBeCloseTo(1)
        const worn = { ...own, hull: Math.ceil(own.hull / 2) }
        expect(chanceOf(rules.tables, standing(worn, foe))).toBeLessThanOrEqual(chance)
      }),
    )
  })

  test('a battle that is over is certain', () => {
    expect(chanceOf(rules.tables, { ...fresh, over: { winner: 0, reason: 'no-ship-left' } })).toBe(1)
    expect(chanceOf(rules.tables, { ...fresh, over: { winner: null, reason: 'round-limit' } })).toBe(0.5)
  })
})

test('before a volley that wins in 15 of 36 cases, the chance is no less', () => {
  // 8 or more with a torpedo, against a fleet that no other volley comes near.
  const { rules, state } = lastShot()
  const commodore = must(new Map(bots.map(bot => [bot.id, bot])), 'commodore')
  const player = commodore.join(rules, 0)
  const advice = player.advise?.(state, SeededDice.from('shot'), FULL_BUDGET)
  if (!advice || advice instanceof Promise) throw new Error('the commodore does not advise')
  const [best, other] = advice.choices
  expect(best?.action).toEqual({ type: 'target', ship: 'foe' })
  expect(best?.chance).toBeGreaterThan(15 / 36 - 1e-9)
  expect(best?.chance).toBeLessThan(0.6)
  expect(other?.action).toEqual({ type: 'end-turn' })
  expect(other?.chance).toBeLessThan(0.1)
})

function lastShot() {
  const nothing = { front: 0, right: 0, rear: 0, left: 0 }
  const options: Options = optionsWith({ cruiser }, [
    setup('own', 'amber', 'cruiser', {
      at: '0,2',
      weapons: ['torpedo', null],
      hull: 2,
      armor: nothing,
      energy: 5,
    }),
    setup('foe', 'violet', 'cruiser', { facing: 3, speed: 3, weapons: ['laser', 'laser'], energy: 10 }),
  ])
  const begun = begin(options)
  const { state } = begun
  state.phase = 'fire'
  state.order = [0, 1]
  state.acted = 0
  at(state.ships, 0).shields = { ...nothing }
  at(state.ships, 1).armor = { ...nothing }
  return begun as { rules: typeof begun.rules & { readonly tables: HexShips['tables'] }; state: State }
}
