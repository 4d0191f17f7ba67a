import { at, type Rules, ScriptedDice } from '@sextant/engine'
import { cellOf, coursesFrom, createCourses, facingOf } from '@sextant/hex'
import { describe, expect, test } from 'vitest'
import type { Action, HexShips, State } from '../src/index.ts'
import { begin, optionsWith, plainClass, setup } from './battlefield.ts'

/** Everything a captain can do to get somewhere once the speed is set. */
const STEPS: readonly Action[] = [
  { type: 'advance' },
  { type: 'turn', to: 'left' },
  { type: 'turn', to: 'right' },
]

function position(
  speed: number,
  maneuverability: number,
  others: readonly string[] = [],
  facing = 0,
  start = '0,0',
) {
  const amber = { ...plainClass, maneuverability, maxSpeed: 14, speed: 0, initiative: -9 }
  return begin(
    optionsWith({ amber, violet: plainClass }, [
      setup('amber-1', 'amber', 'amber', { speed, facing, at: start }),
      setup('violet-1', 'violet', 'violet', { at: '0,14' }),
      ...others.map((cell, index) => setup(`violet-${index + 2}`, 'violet', 'violet', { at: cell })),
    ]),
  )
}

/** Where a move can end, by trying every sequence of the atomic actions. */
function endStates(rules: Rules<HexShips>, start: State): Set<string> {
  const ends = new Set<string>()
  const seen = new Set<string>()
  const open = [start]
  for (let state = open.pop(); state; state = open.pop()) {
    const ship = at(state.ships, 0)
    if (ship.status === 'left') {
      ends.add('left')
      continue
    }
    const key = `${ship.at} ${ship.facing} ${state.move.set} ${state.move.steps} ${state.move.turns} ${state.move.free}`
    if (seen.has(key)) continue
    seen.add(key)
    if (!rules.check(state, 0, { type: 'end-turn' })) ends.add(`${ship.at} ${ship.facing}`)
    for (const action of STEPS) {
      if (rules.check(state, 0, action)) continue
      const next = rules.copy(state)
      rules.apply(next, 0, action, new ScriptedDice([]), () => undefined)
      open.push(next)
    }
  }
  return ends
}

function hexesOf(ends: ReadonlySet<string>): number {
  return new Set([...ends].map(end => end.split(' ')[0])).size
}

describe('end states of a move', () => {
  test.each([
    // speed, maneuverability, hexes, end states
    [2, 1, 5, 7],
    [1, 2, 5, 13],
    [3, 2, 19, 35],
    [-2, 1, 5, 7],
    [-1, 2, 5, 13],
    [-3, 2, 19, 35],
    [0, 0, 1, 1],
    [0, 1, 1, 3],
    [0, 2, 1, 5],
    [0, 3, 1, 6],
    [0, 4, 1, 6],
    [1, 0, 1, 1],
    [5, 0, 1, 1],
    [1, 1, 3, 5],
    [3, 1, 7, 9],
    [4, 1, 9, 11],
  ])('speed %i, maneuverability %i: %i hexes, %i end states', (speed, maneuverability, hexes, count) => {
    const { rules, state } = position(speed, maneuverability)
    const ends = endStates(rules, state)
    expect([hexesOf(ends), ends.size]).toEqual([hexes, count])
  })

  test('speed 2, maneuverability 1, one by one', () => {
    const { rules, state } = position(2, 1)
    expect([...endStates(rules, state)].sort()).toEqual(
      ['-1,-1 5', '-2,0 5', '0,-2 0', '0,-2 1', '0,-2 5', '1,-2 1', '2,-2 1'].sort(),
    )
  })

  const speeds = [-4, -3, -2, -1, 0, 1, 2, 3, 4, 5]
  const questions = speeds.flatMap(speed => [0, 1, 2, 3, 4].map(turns => [speed, turns] as const))

  test.each(questions)('speed %i, maneuverability %i: the same as the courses of the map', (speed, turns) => {
    for (const facing of [0, 1, 2, 3, 4, 5]) {
      const { rules, state } = position(speed, turns, [], facing, '2,-3')
      expect(endStates(rules, state)).toEqual(coursesOf(rules, state, speed, turns))
    }
  })

  test('a move that leaves the map, and only that, is an end of its own', () => {
    const { rules, state } = position(3, 1, [], 0, '0,-12')
    const ends = endStates(rules, state)
    expect(ends.has('left')).toBe(true)
    ends.delete('left')
    expect(ends).toEqual(coursesOf(rules, state, 3, 1))
  })

  test('with ships in the way every end is a free hex, and those of the free map that are free are all reached', () => {
    const others = ['0,-2', '1,-2', '2,-3', '-1,-1']
    const { rules, state } = position(3, 2, others)
    const ends = endStates(rules, state)
    for (const end of ends) expect(others).not.toContain(end.split(' ')[0])
    for (const end of coursesOf(rules, state, 3, 2))
      if (!others.includes(end.split(' ')[0] ?? '')) expect(ends).toContain(end)
  })
})

/** The same by the search that the map has of its own. */
function coursesOf(rules: Rules<HexShips>, state: State, speed: number, turns: number): Set<string> {
  const { board, names, cellOf: cells } = rules.tables
  const ship = at(state.ships, 0)
  const courses = coursesFrom(createCourses(board), cells.get(ship.at) ?? -1, ship.facing, speed, turns)
  const ends = Array.from(courses.ends.subarray(0, courses.count))
  return new Set(ends.map(pose => `${at(names, cellOf(pose))} ${facingOf(pose)}`))
}
