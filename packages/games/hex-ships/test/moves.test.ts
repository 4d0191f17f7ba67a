import { at, type Rules, ScriptedDice } from '@sextant/engine'
import { cellOf, coursesFrom, createCourses, facingOf } from '@sextant/hex'
import fc from 'fast-check'
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
      setup('violet-1', 'violet', 'violet', { at: '-14,14' }),
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

  test('with ships in the way: the same as by going through every course on paper', () => {
    const offset = fc.integer({ min: -3, max: 3 })
    const near = fc.array(fc.tuple(offset, offset), { maxLength: 12 })
    const asked = fc.tuple(fc.integer({ min: -4, max: 4 }), fc.nat(3), fc.nat(5), near, fc.boolean())
    fc.assert(
      fc.property(asked, ([speed, turns, facing, cells, atEdge]) => {
        const start: Cell = atEdge ? [3, -13] : [0, 0]
        const others = new Set(
          cells
            .map(([q, r]) => nameOf([start[0] + q, start[1] + r]))
            .filter(name => isOnMap(cellNamed(name))),
        )
        others.delete(nameOf(start))
        const { rules, state } = position(speed, turns, [...others], facing, nameOf(start))
        expect(endStates(rules, state)).toEqual(coursesOnPaper(start, facing, speed, turns, others))
      }),
      { numRuns: 150 },
    )
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

type Cell = readonly [q: number, r: number]

/** A step to the north, then clockwise. */
const AHEAD: readonly Cell[] = [
  [0, -1],
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
]

/** Every course, turn by turn and step by step, as the rulings tell it. */
function coursesOnPaper(
  start: Cell,
  facing: number,
  speed: number,
  turns: number,
  others: ReadonlySet<string>,
): Set<string> {
  const ends = new Set<string>()
  const go = (cell: Cell, bow: number, steps: number, left: number, free: Cell): void => {
    for (let turned = -left; turned <= left; turned++) {
      const to = (bow + turned + 12) % 6
      if (steps === 0) {
        ends.add(`${nameOf(others.has(nameOf(cell)) ? free : cell)} ${to}`)
        continue
      }
      const [q, r] = at(AHEAD, speed < 0 ? (to + 3) % 6 : to)
      const next: Cell = [cell[0] + q, cell[1] + r]
      if (isOnMap(next))
        go(next, to, steps - 1, left - Math.abs(turned), others.has(nameOf(next)) ? free : next)
      else ends.add('left')
    }
  }
  go(start, facing, Math.abs(speed), turns, start)
  return ends
}

function isOnMap([q, r]: Cell): boolean {
  return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r)) <= 14
}

function nameOf([q, r]: Cell): string {
  return `${q},${r}`
}

function cellNamed(name: string): Cell {
  const [q = 0, r = 0] = name.split(',').map(Number)
  return [q, r]
}
