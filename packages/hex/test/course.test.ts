import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type Board,
  type Courses,
  cellAt,
  cellOf,
  courseOff,
  coursesFrom,
  courseTo,
  createCourses,
  DIRECTIONS,
  facingOf,
  hexagon,
  neighbour,
  opposite,
  poseOf,
  turn,
  turnsBetween,
  turnsTo,
} from '../src/index.ts'
import { cellOn, direction, holedBoard } from './boards.ts'

interface Question {
  board: Board
  cell: number
  facing: number
  speed: number
  turns: number
  blocked: Uint8Array
  passing: Uint8Array
}

const question: fc.Arbitrary<Question> = holedBoard(4).chain(board => {
  const mask = fc
    .uint8Array({ minLength: board.size, maxLength: board.size, max: 5 })
    .map(bytes => bytes.map(byte => (byte === 0 ? 1 : 0)))
  return fc.record({
    board: fc.constant(board),
    cell: cellOn(board),
    facing: direction,
    speed: fc.integer({ min: -4, max: 4 }),
    turns: fc.integer({ min: 0, max: 3 }),
    blocked: mask,
    passing: mask,
  })
})

describe('courses', () => {
  test('speed 2 and maneuverability 1 reaches 5 hexes in 7 different end states', () => {
    const sea = hexagon('flat', 5)
    for (const facing of DIRECTIONS) {
      for (const speed of [2, -2]) {
        const courses = coursesFrom(createCourses(sea), cellAt(sea, 0, 0), facing, speed, 1)
        expect(courses.count).toBe(7)
        expect(new Set(ends(courses).map(cellOf)).size).toBe(5)
      }
    }
  })

  test('end where trying every order of steps and turns ends, with as few turns', () => {
    fc.assert(
      fc.property(question, asked => {
        const courses = ask(createCourses(asked.board), asked)
        const { found, stepsOff } = everyOrder(asked)
        expect([...ends(courses)].sort()).toEqual([...found.keys()].sort())
        for (let pose = 0; pose < asked.board.size * 6; pose++) {
          expect(turnsTo(courses, pose)).toBe(found.get(pose) ?? -1)
        }
        const off = courseOff(courses)
        expect(off.length > 0 ? stepsAndTurns(asked, off).steps : undefined).toBe(stepsOff)
      }),
      { numRuns: 150 },
    )
  })

  test('have a way to each end: single steps and turns, exactly the speed and within the turns', () => {
    fc.assert(
      fc.property(question, asked => {
        const courses = ask(createCourses(asked.board), asked)
        for (const end of ends(courses)) {
          const way = courseTo(courses, end)
          expect([way[0], way.at(-1)]).toEqual([poseOf(asked.cell, asked.facing), end])
          expect(stepsAndTurns(asked, way)).toEqual({
            steps: Math.abs(asked.speed),
            turned: turnsTo(courses, end),
          })
        }
        const off = courseOff(courses)
        const last = off.at(-1)
        if (last === undefined) return
        const { steps, turned } = stepsAndTurns(asked, off)
        expect(steps).toBeLessThan(Math.abs(asked.speed))
        expect(turned).toBeLessThanOrEqual(asked.turns)
        expect(neighbour(asked.board, cellOf(last), heading(asked, last))).toBe(-1)
      }),
    )
  })

  test('asked again answer the new question, and nothing of the old one', () => {
    fc.assert(
      fc.property(question, fc.integer({ min: -4, max: 4 }), (asked, speed) => {
        const again = { ...asked, speed }
        const courses = ask(ask(createCourses(asked.board), asked), again)
        const fresh = ask(createCourses(asked.board), again)
        expect(ends(courses)).toEqual(ends(fresh))
        expect(ends(courses).map(end => courseTo(courses, end))).toEqual(
          ends(fresh).map(end => courseTo(fresh, end)),
        )
        expect(courseOff(courses)).toEqual(courseOff(fresh))
      }),
    )
  })

  test('take the fewest turns where a straight way and a winding one meet', () => {
    const sea = hexagon('flat', 6)
    // Right along the outside of a square of steps north and north-east, or in a staircase through it.
    const outside = [
      [1, 0],
      [2, 0],
      [3, 0],
      [3, 1],
      [3, 2],
    ] as const
    const staircase = [
      [0, 1],
      [1, 1],
      [1, 2],
      [2, 2],
      [2, 3],
    ] as const
    const square = (north: number, northEast: number) => cellAt(sea, northEast, -north - northEast)
    const goal = square(3, 3)
    const blocked = new Uint8Array(sea.size).fill(1)
    for (const [north, northEast] of [...outside, ...staircase]) blocked[square(north, northEast)] = 0
    blocked[goal] = 0
    const courses = coursesFrom(createCourses(sea), square(0, 0), 0, 6, 4, { blocked })
    expect(turnsTo(courses, poseOf(goal, 1))).toBe(1)
    expect(turnsTo(courses, poseOf(goal, 0))).toBe(2)
    expect(courseTo(courses, poseOf(goal, 0)).slice(-2)).toEqual([poseOf(goal, 1), poseOf(goal, 0)])
  })

  test('off the board take the fewest steps, not the last way found', () => {
    const sea = hexagon('flat', 3)
    const edge = cellAt(sea, 0, -2)
    const courses = coursesFrom(createCourses(sea), edge, 0, 6, 3)
    expect(courseOff(courses)).toEqual([poseOf(edge, 0), poseOf(cellAt(sea, 0, -3), 0)])
  })

  test('at speed 0 turn on the spot', () => {
    const sea = hexagon('flat', 1)
    const courses = coursesFrom(createCourses(sea), 3, 2, 0, 2)
    expect(ends(courses).map(facingOf).sort()).toEqual([0, 1, 2, 3, 4])
    expect(ends(courses).every(pose => cellOf(pose) === 3)).toBe(true)
    for (const pose of ends(courses)) expect(turnsTo(courses, pose)).toBe(turnsBetween(2, facingOf(pose)))
  })

  test('have room for long ones', () => {
    const sea = hexagon('flat', 12)
    const courses = coursesFrom(createCourses(sea), cellAt(sea, 0, 0), 0, 9, 100)
    for (const end of ends(courses)) expect(courseTo(courses, end)).toHaveLength(10 + turnsTo(courses, end))
    expect(new Set(ends(courses).map(cellOf)).size).toBe(271)
  })

  test('count generations for ever', () => {
    const sea = hexagon('flat', 3)
    const courses = coursesFrom(createCourses(sea), 5, 0, 2, 1)
    courses.generation = 0x7fffffff - 1
    coursesFrom(courses, 9, 1, 3, 2)
    expect(ends(courses)).toEqual(ends(coursesFrom(createCourses(sea), 9, 1, 3, 2)))
  })

  test.each<[string, [number, number, number, number]]>([
    ['a start off the board', [99, 0, 1, 1]],
    ['a facing of 6', [0, 6, 1, 1]],
    ['half a speed', [0, 0, 0.5, 1]],
    ['negative turns', [0, 0, 1, -1]],
  ])('with %s are refused with a sentence', (_, [cell, facing, speed, turns]) => {
    const sea = hexagon('flat', 3)
    expect(() => coursesFrom(createCourses(sea), cell, facing, speed, turns)).toThrow(RangeError)
  })

  test('with tables of another board are refused with a sentence', () => {
    const courses = createCourses(hexagon('flat', 3))
    for (const waters of [{ blocked: new Uint8Array(7) }, { passing: new Uint8Array(7) }]) {
      expect(() => coursesFrom(courses, 0, 0, 1, 1, waters)).toThrow(/^A table of the waters has 7 entries/)
    }
  })
})

function ask(courses: Courses, { cell, facing, speed, turns, ...waters }: Question): Courses {
  return coursesFrom(courses, cell, facing, speed, turns, waters)
}

function ends(courses: Courses): number[] {
  return [...courses.ends.subarray(0, courses.count)]
}

function heading({ speed }: Question, pose: number): number {
  return speed < 0 ? opposite(facingOf(pose)) : facingOf(pose)
}

/** The fewest turns to each end, and the fewest steps made before one off the board. */
function everyOrder(asked: Question): { found: Map<number, number>; stepsOff: number | undefined } {
  const { board, blocked, passing } = asked
  const found = new Map<number, number>()
  const speed = Math.abs(asked.speed)
  let stepsOff: number | undefined
  const go = (pose: number, steps: number, turned: number): void => {
    const [cell, facing] = [cellOf(pose), facingOf(pose)]
    if (steps === 0 && (asked.speed === 0 || passing[cell] === 0)) {
      found.set(pose, Math.min(turned, found.get(pose) ?? turned))
    }
    if (turned < asked.turns) {
      go(poseOf(cell, turn(facing, 1)), steps, turned + 1)
      go(poseOf(cell, turn(facing, -1)), steps, turned + 1)
    }
    if (steps === 0) return
    const there = neighbour(board, cell, heading(asked, pose))
    if (there < 0) stepsOff = Math.min(speed - steps, stepsOff ?? speed)
    else if (blocked[there] === 0) go(poseOf(there, facing), steps - 1, turned)
  }
  go(poseOf(asked.cell, asked.facing), speed, 0)
  return { found, stepsOff }
}

function stepsAndTurns(asked: Question, way: readonly number[]): { steps: number; turned: number } {
  let steps = 0
  let turned = 0
  way.forEach((pose, i) => {
    const before = way[i - 1]
    if (before === undefined) return
    if (cellOf(before) === cellOf(pose)) {
      expect(turnsBetween(facingOf(before), facingOf(pose))).toBe(1)
      turned++
    } else {
      expect(facingOf(pose)).toBe(facingOf(before))
      expect(neighbour(asked.board, cellOf(before), heading(asked, before))).toBe(cellOf(pose))
      expect(asked.blocked[cellOf(pose)]).toBe(0)
      steps++
    }
  })
  return { steps, turned }
}
