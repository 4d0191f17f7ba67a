import { checkShape } from '@sextant/engine'
import { hexagon } from '@sextant/hex'
import { describe, expect, test } from 'vitest'
import { deploymentPlaces } from '../src/battle/deployment.ts'
import type { Fleet } from '../src/battle/schema/fleets.ts'
import { designs, hexShips, type Options, tablesOf } from '../src/index.ts'

const custom = hexShips.scenarios.find(({ id }) => id === 'custom')?.options
if (!custom?.scenario.fleets) throw new Error('there is no custom battle')
const { fleets } = custom.scenario

const ship = (id: string, more: object = {}) => ({ ...structuredClone(designs[id]), ...more })

function withFleets(changes: object, scenario: object = {}): Options {
  const options = {
    ...custom,
    scenario: { ...custom?.scenario, fleets: { ...fleets, ...changes }, ...scenario },
  }
  const checked = checkShape(hexShips.options, options)
  if (!checked.ok) throw new Error(`the schema refuses it: ${JSON.stringify(checked.flaws)}`)
  return checked.value
}

const flawsOf = (options: Options) => hexShips.flaws?.(options) ?? []

describe('a custom battle', () => {
  test('has fleets of the limit’s size, and no ships of its own', () => {
    expect(custom.scenario.ships).toEqual([])
    const { ships } = tablesOf(custom)
    const size = (seat: number) =>
      ships.filter(one => one.seat === seat).reduce((sum, { class: sheet }) => sum + sheet.size, 0)
    expect([size(0), size(1)]).toEqual([fleets.size, fleets.size])
  })

  test('of equal fleets is the same from both sides', () => {
    const { ships } = tablesOf(withFleets({ violet: fleets.amber }))
    const half = ships.length / 2
    for (const [index, { setup }] of ships.slice(0, half).entries()) {
      const [q = 0, r = 0] = (setup.at ?? '').split(',').map(Number)
      expect(ships[half + index]?.setup.at).toBe(`${-q},${-r}`.replaceAll('-0', '0'))
    }
  })

  test('counts ships of one name', () => {
    const knife = ship('dagger', { name: 'Long Knife' })
    const { ships } = tablesOf(withFleets({ amber: [knife, knife, ship('dagger')] }))
    expect(ships.slice(0, 3).map(({ setup }) => setup.name)).toEqual([
      'Long Knife',
      'Long Knife 2',
      undefined,
    ])
  })

  test.each([1, 2, 3])('has a cell of its own for every ship, at spacing %i', spacing => {
    const board = hexagon('flat', 14)
    const both = (['amber', 'violet'] as const).flatMap(seat =>
      deploymentPlaces(board, { lines: [1, 9, 12], spacing }, seat),
    )
    expect(new Set(both).size).toBe(both.length)
  })
})

describe('fleets that cannot be sent are refused with the reason', () => {
  const many = (count: number): Fleet => Array.from({ length: count }, () => ship('dagger') as Fleet[number])
  test.each<[string, object, object, string, RegExp]>([
    ['an empty one', { amber: [] }, {}, '/scenario/fleets/amber', /needs a ship/],
    [
      'one too large',
      { violet: [ship('bastion'), ship('bastion'), ship('sabre')] },
      {},
      '/scenario/fleets/violet',
      /found size 13, at most 12/,
    ],
    ['a smaller limit', { size: 11 }, {}, '/scenario/fleets/amber', /found size 12, at most 11/],
    [
      'an unknown class',
      { amber: [{ class: 'rowboat', weapons: [] }] },
      {},
      '/scenario/fleets/amber/0/class',
      /no class rowboat/,
    ],
    [
      'an unknown weapon',
      { amber: [ship('dagger', { weapons: ['catapult', null] })] },
      {},
      '/scenario/fleets/amber/0/weapons/0',
      /no weapon catapult/,
    ],
    [
      'a weapon that does not fit',
      { amber: [ship('dagger', { weapons: [null, 'cannon'] })] },
      {},
      '/scenario/fleets/amber/0/weapons/1',
      /energy hardpoint holds no cannon/,
    ],
    [
      'a torpedo in a turret',
      { amber: [ship('dagger', { weapons: ['torpedo', null] })] },
      {},
      '/scenario/fleets/amber/0/weapons/0',
      /fixed mounts/,
    ],
    [
      'too few weapons',
      { amber: [ship('dagger', { weapons: ['laser'] })] },
      {},
      '/scenario/fleets/amber/0/weapons',
      /has 2 hardpoints/,
    ],
    [
      'a squadron by itself',
      { amber: [ship('dagger'), ship('wasp')] },
      {},
      '/scenario/fleets/amber/1/class',
      /launched from carriers/,
    ],
    [
      'more ships than there is room for',
      { amber: many(4), lines: [3], spacing: 2 },
      { radius: 3 },
      '/scenario/fleets/amber',
      /room for 1/,
    ],
    [
      'ships beside them',
      {},
      { ships: [{ ...ship('dagger'), id: 'x', seat: 'amber', at: '0,0' }] },
      '/scenario/ships',
      /beside fleets/,
    ],
    [
      'bays full of frigates',
      { squadron: ship('dagger') },
      {},
      '/scenario/fleets/squadron/class',
      /no squadron/,
    ],
    [
      'an objective about nobody',
      {},
      { objectives: [{ type: 'destroy', seat: 'amber', ships: ['violet-9'], count: 1 }] },
      '/scenario/objectives/0/ships/0',
      /no ship violet-9/,
    ],
  ])('%s', (_name, changes, scenario, path, message) => {
    const flaw = flawsOf(withFleets(changes, scenario)).find(one => one.path === path)
    expect(flaw?.message).toMatch(message)
  })

  test('too many of everything, by the schema', () => {
    expect(() => withFleets({ amber: many(13) })).toThrow(/fleets\/amber/)
    expect(() => withFleets({ size: 0 })).toThrow(/size/)
    expect(() => withFleets({ size: 61 })).toThrow(/size/)
  })
})
