import { at, FULL_BUDGET, must, type Rules, SeededDice } from '@sextant/engine'
import { distance, sideHit } from '@sextant/hex'
import { describe, expect, test } from 'vitest'
import type { Action } from '../src/battle/actions.ts'
import { playerFor } from '../src/battle/bot/player.ts'
import { CAPTAIN, COMMODORE, LIEUTENANT, type Temper } from '../src/battle/bot/temper.ts'
import type { HexShips, Options, State } from '../src/index.ts'
import { begin, optionsWith, plainClass, setup } from './battlefield.ts'

/** What an experienced captain does with a ship, one thing at a time. */

const BOW = [{ kind: 'omni', face: 1 } as const]
const TURRET = { kind: 'omni' as const, sextants: [1, 2, 3, 4, 5, 6] }
const gunboat = { ...plainClass, initiative: 1, hardpoints: BOW }
const hulk = { ...plainClass, maxSpeed: 0, maneuverability: 0, thrust: { up: 0, down: 0 } }

test('goes astern with the bow to the enemy where that keeps out of reach of what it fires', () => {
  const torpedoes = { ...hulk, hardpoints: BOW }
  const options = optionsWith({ gunboat, torpedoes }, [
    setup('own', 'amber', 'gunboat', { at: '0,3', weapons: ['laser'], energy: 5 }),
    setup('foe', 'violet', 'torpedoes', { facing: 3, weapons: ['torpedo'], energy: 5 }),
  ])
  const moved = afterMove(options, CAPTAIN)
  expect(own(moved).speed).toBeLessThan(0)
  expect(own(moved).facing).toBe(0)
  expect(rangeIn(moved)).toBeGreaterThan(3)
  expect(own(afterMove(options, LIEUTENANT)).speed).toBeGreaterThanOrEqual(0)
})

describe('weak faces', () => {
  test('the enemy is attacked where it has least left', () => {
    const foe = { armor: { front: 10, right: 10, rear: 10, left: 0 } }
    const options = optionsWith({ gunboat: { ...gunboat, hardpoints: [TURRET] }, hulk }, [
      setup('own', 'amber', 'gunboat', { at: '0,4', speed: 3, weapons: ['laser'], energy: 5 }),
      setup('foe', 'violet', 'hulk', { ...foe, facing: 3 }),
    ])
    const moved = afterMove(options, CAPTAIN, ({ ships }) => {
      at(ships, 1).shields.left = 0
    })
    expect(sideIn(moved, 1, 0)).toBe('left')
  })

  test('the own weak face is turned away', () => {
    const battery = { ...hulk, hardpoints: [TURRET] }
    const options = optionsWith({ gunboat, battery }, [
      setup('own', 'amber', 'gunboat', {
        at: '0,3',
        armor: { front: 0, right: 10, rear: 10, left: 10 },
        hull: 8,
      }),
      setup('foe', 'violet', 'battery', { facing: 3, weapons: ['cannon'], energy: 5 }),
    ])
    const moved = afterMove(options, CAPTAIN, ({ ships }) => {
      at(ships, 0).shields.front = 0
    })
    expect(sideIn(moved, 0, 1)).not.toBe('front')
  })
})

describe('criticals', () => {
  test('a torpedo goes where it makes one: into an open hull', () => {
    const options = optionsWith({ gunboat, hulk: { ...hulk, hull: 60 } }, [
      setup('own', 'amber', 'gunboat', { at: '0,3', weapons: ['torpedo'], energy: 5 }),
      setup('thick', 'violet', 'hulk', { at: '0,2', facing: 3 }),
      setup('open', 'violet', 'hulk', {
        at: '0,1',
        facing: 3,
        armor: { front: 0, right: 10, rear: 10, left: 10 },
      }),
    ])
    expect(attackOf(options)).toEqual({ type: 'target', ship: 'open' })
  })

  test('a ship that cannot brake keeps clear of the edge', () => {
    const options = optionsWith({ gunboat, hulk }, [
      setup('own', 'amber', 'gunboat', { at: '0,-8', speed: 4, weapons: ['laser'], energy: 5 }),
      setup('foe', 'violet', 'hulk', { at: '0,-14' }),
    ])
    const brakes = afterMove(options, CAPTAIN)
    const hurt = afterMove(options, CAPTAIN, ({ ships }) => {
      at(ships, 0).criticals.push('forward-thrusters')
    })
    expect(own(brakes).facing).toBe(0)
    expect(own(hurt).facing).not.toBe(0)
  })
})

describe('ammunition', () => {
  const far = optionsWith({ gunboat, hulk: { ...hulk, maxSpeed: 8 } }, [
    setup('own', 'amber', 'gunboat', { at: '0,8', weapons: ['rocket-5'], energy: 5 }),
    setup('foe', 'violet', 'hulk', { facing: 3, speed: 5 }),
  ])

  test('is kept where a hit is unlikely, though the weapon would switch itself on', () => {
    expect(attackOf(far)).toEqual({ type: 'end-turn' })
    expect(attackOf(far, LIEUTENANT)).toEqual({ type: 'target', ship: 'foe' })
  })

  test('is used where a hit is likely', () => {
    expect(
      attackOf(far, CAPTAIN, ({ ships }) => {
        at(ships, 0).at = '0,2'
      }),
    ).toEqual({ type: 'target', ship: 'foe' })
  })
})

describe('Afterburners', () => {
  const engineer = { command: 1, gunnery: 1, engineering: 3 }
  const slow = { ...gunboat, maxSpeed: 3, thrust: { up: 1, down: 1 }, maneuverability: 0 }
  const duel = (away: number) =>
    optionsWith({ slow, hulk: { ...hulk, armor: { front: 0, right: 0, rear: 0, left: 0 } } }, [
      setup('own', 'amber', 'slow', {
        at: `0,${away}`,
        speed: 2,
        weapons: ['torpedo'],
        energy: 5,
        captain: engineer,
      }),
      setup('foe', 'violet', 'hulk', { facing: 3 }),
    ])

  test.each([
    ['a captain', CAPTAIN],
    ['the commodore', COMMODORE],
  ])('%s lights them where the last hex brings the guns into range', (_, temper) => {
    const moved = afterMove(duel(7), temper)
    expect(own(moved).used.afterburners).toBe(true)
    expect(rangeIn(moved)).toBe(3)
  })

  test('are kept where nothing is gained by them, and by those who do not think of them', () => {
    for (const away of [5, 14]) expect(own(afterMove(duel(away), CAPTAIN)).used.afterburners).toBe(false)
    expect(own(afterMove(duel(7), LIEUTENANT)).used.afterburners).toBe(false)
  })

  test('take a ship off the map that wins by it', () => {
    const convoy = { ...duel(-11), ...withObjective(duel(-11), ['own']) }
    expect(own(afterMove(convoy, CAPTAIN)).status).toBe('left')
    expect(own(afterMove(convoy, LIEUTENANT)).status).toBe('fighting')
  })

  function withObjective(options: Options, ships: string[]): Pick<Options, 'scenario'> {
    const leave = { type: 'leave' as const, seat: 'amber' as const, ships, count: 1, through: [0] }
    return { scenario: { ...options.scenario, objectives: [leave] } }
  }
})

describe('Shield Shift', () => {
  const shifter = { command: 1, gunnery: 1, engineering: 5 }
  const options = optionsWith({ hulk, battery: { ...hulk, hardpoints: [TURRET, TURRET] } }, [
    setup('own', 'amber', 'hulk', { at: '0,3', captain: shifter }),
    setup('foe', 'violet', 'battery', { facing: 3, weapons: ['cannon', 'cannon'], energy: 9 }),
  ])
  const weak = ({ ships }: State) => {
    at(ships, 0).shields.front = 0
  }

  test.each([
    ['a captain', CAPTAIN],
    ['the commodore', COMMODORE],
  ])('%s brings shields to where the fire comes from', (_, temper) => {
    const { shields, used } = own(afterMove(options, temper, weak))
    expect(used.shieldShift).toBe(true)
    expect(shields.front).toBeGreaterThan(3)
    expect(Math.min(shields.right, shields.rear, shields.left)).toBeGreaterThan(0)
  })

  test('is kept while the face under fire is whole, and where no enemy fires', () => {
    expect(own(afterMove(options, CAPTAIN)).used.shieldShift).toBe(false)
    const far = afterMove(options, CAPTAIN, state => {
      weak(state)
      at(state.ships, 1).at = '0,-12'
    })
    expect(own(far).used.shieldShift).toBe(false)
    expect(own(afterMove(options, LIEUTENANT, weak)).used.shieldShift).toBe(false)
  })
})

test('what is to be captured is not fired at', () => {
  const options = optionsWith(
    { gunboat, hulk },
    [
      setup('own', 'amber', 'gunboat', { at: '0,3', weapons: ['laser'], energy: 5 }),
      setup('prize', 'violet', 'hulk', { facing: 3 }),
    ],
    { objectives: [{ type: 'capture', seat: 'amber', ship: 'prize', radius: 1, rounds: 2 }] },
  )
  expect(attackOf(options)).toEqual({ type: 'end-turn' })
  expect(attackOf({ ...options, scenario: { ...options.scenario, objectives: [] } })).toEqual({
    type: 'target',
    ship: 'prize',
  })
  expect(rangeIn(afterMove(options, CAPTAIN))).toBeLessThan(3)
})

interface Position {
  readonly rules: Rules<HexShips>
  readonly state: State
}

/** Where the first ship is after its move, with the enemies before it standing still. */
function afterMove(
  options: Options,
  temper: Temper,
  change: (state: State) => void = () => undefined,
): Position {
  const { rules, state } = begin(options)
  change(state)
  state.order = [0, ...state.order.filter(index => index !== 0)]
  state.acted = state.order.length - 1
  state.move.turns = at(rules.tables.ships, 0).class.maneuverability
  const player = playerFor(rules.tables, 0, temper)
  const dice = SeededDice.from('move')
  const { turn } = state
  while (!state.over && state.phase === 'move' && state.turn === turn) {
    const action = player.choose(rules.copy(state), dice, FULL_BUDGET) as Action
    expect(rules.check(state, 0, action)).toBeUndefined()
    rules.apply(state, 0, action, dice, () => undefined)
  }
  return { rules, state }
}

function attackOf(
  options: Options,
  temper: Temper = CAPTAIN,
  change: (state: State) => void = () => undefined,
): Action {
  const { rules, state } = begin(options)
  state.phase = 'fire'
  state.order = [0, ...state.order.filter(index => index !== 0)]
  state.acted = 0
  change(state)
  return playerFor(rules.tables, 0, temper).choose(state, SeededDice.from('fire'), FULL_BUDGET) as Action
}

function own({ state }: Position) {
  return at(state.ships, 0)
}

function cellIn({ rules, state }: Position, index: number): number {
  return must(rules.tables.cellOf, at(state.ships, index).at)
}

function rangeIn(position: Position): number {
  return distance(position.rules.tables.board, cellIn(position, 0), cellIn(position, 1))
}

/** The side of one ship that another hits. */
function sideIn(position: Position, target: number, attacker: number) {
  const { rules, state } = position
  const { facing } = at(state.ships, target)
  return sideHit(rules.tables.board, cellIn(position, target), facing, cellIn(position, attacker))
}
