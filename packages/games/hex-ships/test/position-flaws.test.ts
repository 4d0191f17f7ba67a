import { at, checkShape, SeededDice } from '@sextant/engine'
import { describe, expect, test } from 'vitest'
import { hexShips, type State } from '../src/index.ts'
import { optionsWith, plainClass, setup } from './battlefield.ts'

const gun = { ...plainClass, initiative: 5, maneuverability: 2, hardpoints: [turret(), turret()] }
const none = { front: 0, right: 0, rear: 0, left: 0 }
const mini = { front: 'mini', side: 'mini' } as const
const squadron = { ...plainClass, size: 0, silhouette: mini, shields: none, armor: none }
const options = optionsWith(
  { gun, hulk: { ...plainClass, squadrons: 1 }, wasp: squadron },
  [
    setup('amber-1', 'amber', 'gun', { at: '0,2', weapons: ['cannon', null], energy: 5 }),
    setup('violet-1', 'violet', 'hulk', { at: '0,0' }),
    { id: 'violet-2', seat: 'violet', class: 'wasp', weapons: [], carrier: 'violet-1' },
  ],
  { objectives: [{ type: 'destroy', seat: 'amber', ships: ['violet-1'], count: 1 }] },
)
const rules = hexShips.load(options)
const begin = () => rules.setup(SeededDice.from('flaws'), () => undefined)

function turret() {
  return { kind: 'omni' as const, sextants: [1, 2, 3, 4, 5, 6] }
}

/** The first position with one thing changed. */
function flawsAfter(change: (state: State) => void): string[] {
  const state = begin()
  change(state)
  expect(checkShape(hexShips.state, state).ok).toBe(true)
  return (rules.flaws?.(state) ?? []).map(({ path, message }) => `${path}: ${message}`)
}

type Part = (state: State) => object
const whole: Part = state => state
const move: Part = state => state.move
const volley: Part = state => state.volley
const ship =
  (index: number): Part =>
  state =>
    at(state.ships, index)
const cannon: Part = state => at(at(state.ships, 0).weapons, 0)

const firing = (state: State) => {
  state.phase = 'fire'
  Object.assign(state.volley, { target: 1, weapons: [0] })
}

describe('positions that cannot be', () => {
  test('the first one can, and the one with a volley prepared', () => {
    expect(flawsAfter(() => undefined)).toEqual([])
    expect(flawsAfter(firing)).toEqual([])
  })

  const first = begin()
  const changes: readonly [string, string, Part, object][] = [
    ['a ship too many', '/ships', whole, { ships: [...first.ships, at(first.ships, 1)] }],
    ['a ship too few', '/ships', whole, { ships: first.ships.slice(1) }],
    ['a rank twice', '/ranks', whole, { ranks: [0, 0, 1] }],
    ['a rank too few', '/ranks', whole, { ranks: [0, 1] }],
    ['a rank beyond the last', '/ranks', whole, { ranks: [0, 1, 3] }],
    ['another number of objectives', '/held', whole, { held: [] }],
    ['after the last round', '/round', whole, { round: 31 }],
    ['off the map', '/ships/1/at', ship(1), { at: '15,0' }],
    ['another number of weapons', '/ships/0/weapons', ship(0), { weapons: [] }],
    ['a free cell off the map', '/move/free', move, { free: '0,15' }],
    ['everybody has acted', '/acted', whole, { acted: 2 }],
    ['more hull than the class has', '/ships/1/hull', ship(1), { hull: 21 }],
    ['no hull, and fighting', '/ships/1/hull', ship(1), { hull: 0 }],
    ['destroyed, with hull left', '/ships/2/hull', ship(2), { status: 'destroyed' }],
    ['gone through no edge', '/ships/2/exit', ship(2), { status: 'left' }],
    ['gone through an edge, and fighting', '/ships/0/exit', ship(0), { exit: 2 }],
    ['aboard without a carrier', '/ships/0/status', ship(0), { status: 'aboard' }],
    ['more energy than the class holds', '/ships/1/energy', ship(1), { energy: 11 }],
    ['more armor', '/ships/1/armor/left', state => at(state.ships, 1).armor, { left: 11 }],
    ['more shield', '/ships/1/shields/rear', state => at(state.ships, 1).shields, { rear: 11 }],
    ['shields without a generator', '/ships/1/shields/front', ship(1), { criticals: ['shield-generator'] }],
    ['more ammunition', '/ships/0/weapons/0/ammo', cannon, { ammo: 9 }],
    [
      'ammunition for no weapon',
      '/ships/0/weapons/1/ammo',
      state => at(at(state.ships, 0).weapons, 1),
      { ammo: 1 },
    ],
    ['sensors damaged twice', '/ships/1/criticals/1', ship(1), { criticals: ['sensors', 'sensors'] }],
    ['two ships on one hex', '/ships/1/at', ship(1), { at: '0,2' }],
    ['a ship in the order that there is not', '/order/0', whole, { order: [9, 1] }],
    ['a ship in the order twice', '/order/1', whole, { order: [1, 1] }],
    ['a squadron aboard in the order', '/order/0', whole, { order: [2, 0, 1] }],
    ['a ship to act that is gone', '/order/1', ship(1), { status: 'left', exit: 0 }],
    ['a ship to act that is disabled', '/ships/1/disabled', ship(1), { disabled: true }],
    ['more turns than the class makes', '/move/turns', move, { turns: 3 }],
    ['more steps than the speed', '/move/steps', move, { steps: 1 }],
    ['more charged than the generator does', '/move/charged', move, { charged: 3 }],
    ['a target in the movement phase', '/volley/target', volley, { target: 0 }],
    ['weapons switched on without a target', '/volley/weapons', volley, { weapons: [0] }],
    ['a roll without a target', '/volley/roll', volley, { roll: [1, 2] }],
  ]
  test.each(changes)('%s', (_, path, part, change) => {
    const flaws = flawsAfter(state => Object.assign(part(state), change))
    expect(flaws.map(flaw => flaw.split(':')[0])).toContain(path)
  })

  const volleys: readonly [string, string, Part, object][] = [
    ['at a ship of the same side', '/volley/target', volley, { target: 0 }],
    ['at a ship that there is not', '/volley/target', volley, { target: 9 }],
    ['at a squadron aboard', '/volley/target', volley, { target: 2 }],
    ['with an empty hardpoint', '/volley/weapons/0', volley, { weapons: [1] }],
    ['with a weapon twice', '/volley/weapons/1', volley, { weapons: [0, 0] }],
    ['without ammunition', '/volley/weapons/0', cannon, { ammo: 0 }],
    ['with a broken weapon', '/volley/weapons/0', cannon, { broken: true }],
    ['with a weapon that has fired', '/volley/weapons/0', cannon, { fired: true }],
    ['out of range', '/volley/weapons/0', ship(1), { at: '0,-8' }],
    ['without energy', '/volley/weapons', ship(0), { energy: 1 }],
    ['with a roll and no weapon', '/volley/weapons', volley, { roll: [1, 2], weapons: [] }],
  ]
  test.each(volleys)('a volley %s', (_, path, part, change) => {
    const flaws = flawsAfter(state => {
      firing(state)
      Object.assign(part(state), change)
    })
    expect(flaws.map(flaw => flaw.split(':')[0])).toContain(path)
  })

  test('a ship that passes another may share its hex', () => {
    const passing = (state: State) => {
      Object.assign(at(state.ships, 1), { speed: 2, at: '0,2' })
      Object.assign(state.move, { set: true, steps: 1 })
    }
    expect(flawsAfter(passing)).toEqual([])
  })

  test('the last free hex of its way is free', () => {
    const stopped = (state: State) => {
      Object.assign(at(state.ships, 1), { speed: 2, at: '0,3' })
      Object.assign(state.move, { set: true, steps: 1, free: at(state.ships, 0).at })
    }
    expect(flawsAfter(stopped)).toEqual(['/move/free: another ship is on 0,2'])
  })

  test.each([
    { hull: -1 },
    { energy: 1.5 },
    { facing: 6 },
    { speed: 21 },
    { status: 'asleep' },
    { at: 'a1' },
    { criticals: ['galley'] },
    { disruption: -1 },
    { exit: 7 },
  ])('the schema refuses a ship with %j', change => {
    const state = begin()
    Object.assign(at(state.ships, 1), change)
    expect(checkShape(hexShips.state, state).ok).toBe(false)
  })
})
