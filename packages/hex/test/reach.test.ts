import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type Board,
  cellAt,
  costTo,
  createReach,
  distance,
  type Ground,
  hexagon,
  neighbour,
  pathTo,
  type Reach,
  reachFrom,
} from '../src/index.ts'
import { cellOn, holedBoard } from './boards.ts'

interface Question {
  board: Board
  start: number
  budget: number
  ground: Ground
}

const question: fc.Arbitrary<Question> = holedBoard(4).chain(board => {
  const cells = { minLength: board.size, maxLength: board.size }
  const mask = fc.uint8Array({ ...cells, max: 3 }).map(bytes => bytes.map(byte => (byte === 0 ? 1 : 0)))
  const given = <T>(table: fc.Arbitrary<T>) => fc.option(table, { nil: undefined })
  return fc
    .record({
      start: cellOn(board),
      budget: fc.oneof(fc.integer({ min: 0, max: 12 }), fc.constant(Number.POSITIVE_INFINITY)),
      cost: given(fc.oneof(fc.uint8Array({ ...cells, max: 3 }), fc.uint8Array(cells))),
      blocked: given(mask),
      passing: given(mask),
      difficult: given(mask),
      surcharge: given(fc.oneof(fc.integer({ min: 0, max: 3 }), fc.constant(255))),
    })
    .map(({ start, budget, ...ground }) => ({ board, start, budget, ground: withoutUndefined(ground) }))
})

describe('reach', () => {
  test('costs what a plain search finds, over holes and any ground', () => {
    fc.assert(
      fc.property(question, ({ board, start, budget, ground }) => {
        const reach = reachFrom(createReach(board), start, budget, ground)
        const expected = plainSearch({ board, start, budget, ground })
        for (let cell = 0; cell < board.size; cell++) expect(costTo(reach, cell)).toBe(expected[cell])
      }),
      { numRuns: 300 },
    )
  })

  test('lists each cell once, cheapest first, from the start', () => {
    fc.assert(
      fc.property(question, ({ board, start, budget, ground }) => {
        const reach = reachFrom(createReach(board), start, budget, ground)
        const cells = reached(reach)
        expect(new Set(cells).size).toBe(cells.length)
        expect(cells).toHaveLength([...board.q.keys()].filter(cell => costTo(reach, cell) >= 0).length)
        expect(costTo(reach, start)).toBe(0)
        const costs = cells.map(cell => costTo(reach, cell))
        expect(costs).toEqual([...costs].sort((a, b) => a - b))
      }),
    )
  })

  test('has a path to each cell that may be walked and costs what it says', () => {
    fc.assert(
      fc.property(question, ({ board, start, budget, ground }) => {
        const reach = reachFrom(createReach(board), start, budget, ground)
        for (const cell of reached(reach)) {
          const path = pathTo(reach, cell)
          expect([path[0], path.at(-1)]).toEqual([start, cell])
          expect(walkCost(board, path, ground)).toBe(costTo(reach, cell))
        }
      }),
    )
  })

  test('asked again answers the new question, and nothing of the old one', () => {
    fc.assert(
      fc.property(
        question.chain(first => fc.tuple(fc.constant(first), cellOn(first.board), fc.nat(6))),
        ([{ board, start, budget, ground }, again, steps]) => {
          const reach = reachFrom(createReach(board), start, budget, ground)
          reachFrom(reach, again, steps)
          const fresh = reachFrom(createReach(board), again, steps)
          expect(reached(reach)).toEqual(reached(fresh))
          for (let cell = 0; cell < board.size; cell++)
            expect(pathTo(reach, cell)).toEqual(pathTo(fresh, cell))
        },
      ),
    )
  })

  test('counts generations for ever', () => {
    const board = hexagon('flat', 2)
    const reach = createReach(board)
    reachFrom(reach, 0, 1)
    reach.generation = 0x7fffffff
    reachFrom(reach, 9, 2)
    expect(reach.generation).toBe(1)
    expect(reached(reach)).toEqual(reached(reachFrom(createReach(board), 9, 2)))
    expect(costTo(reach, 0)).toBe(distance(board, 9, 0) <= 2 ? distance(board, 9, 0) : -1)
  })

  test('on open ground is the disc', () => {
    const board = hexagon('pointy', 6)
    const centre = cellAt(board, 0, 0)
    const reach = reachFrom(createReach(board), centre, 4)
    expect(reach.count).toBe(61)
    for (const cell of reached(reach)) expect(costTo(reach, cell)).toBe(distance(board, centre, cell))
  })
})

describe('a move', () => {
  const board = hexagon('flat', 4)
  const start = cellAt(board, 0, 0)
  const [one, two, three] = [cellAt(board, 0, -1), cellAt(board, 0, -2), cellAt(board, 0, -3)]

  test('crosses friends but does not end on them', () => {
    const reach = reachFrom(createReach(board), start, 2, { passing: marked(board, one) })
    expect(costTo(reach, one)).toBe(-1)
    expect(pathTo(reach, one)).toEqual([])
    expect(costTo(reach, two)).toBe(2)
    expect(pathTo(reach, two)).toEqual([start, one, two])
  })

  test('goes around what blocks it', () => {
    const reach = reachFrom(createReach(board), start, 3, { blocked: marked(board, one) })
    expect(costTo(reach, one)).toBe(-1)
    expect(costTo(reach, two)).toBe(3)
  })

  test('may stay where it stands, whatever stands there', () => {
    const here = marked(board, start)
    const reach = reachFrom(createReach(board), start, 0, { blocked: here, passing: here })
    expect(reached(reach)).toEqual([start])
  })

  test('pays for difficult ground once, however much of it it enters', () => {
    const difficult = marked(board, one, two, three)
    const reach = reachFrom(createReach(board), start, 4, { difficult, surcharge: 1 })
    expect([one, two, three].map(cell => costTo(reach, cell))).toEqual([2, 3, 4])
  })

  test('goes around difficult ground when that costs less', () => {
    const reach = reachFrom(createReach(board), start, 9, { difficult: marked(board, one), surcharge: 2 })
    expect(costTo(reach, two)).toBe(3)
    expect(pathTo(reach, two)).not.toContain(one)
    expect(costTo(reach, one)).toBe(3)
  })

  test('keeps the dearer way in mind that has paid already', () => {
    // Around the first marsh is the cheaper way to the hex behind it, through it the cheaper way to the second.
    const reach = reachFrom(createReach(board), start, 9, {
      difficult: marked(board, one, three),
      surcharge: 2,
    })
    expect(costTo(reach, two)).toBe(3)
    expect(pathTo(reach, two)).not.toContain(one)
    expect(costTo(reach, three)).toBe(5)
    expect(pathTo(reach, three)).toEqual([start, one, two, three])
  })

  test.each<[string, () => unknown]>([
    ['a start off the board', () => reachFrom(createReach(board), board.size, 3)],
    ['a negative budget', () => reachFrom(createReach(board), start, -1)],
    ['no number as a budget', () => reachFrom(createReach(board), start, Number.NaN)],
    ['a table of another board', () => reachFrom(createReach(board), start, 3, { cost: new Uint8Array(7) })],
    ['a surcharge above 255', () => reachFrom(createReach(board), start, 3, { surcharge: 256 })],
  ])('with %s is refused with a sentence', (_, ask) => {
    expect(ask).toThrow(RangeError)
    expect(ask).toThrow(/^[A-Z].+\.$/)
  })
})

/** Relaxes every edge until nothing changes any more. */
function plainSearch({ board, start, budget, ground }: Question): number[] {
  const best = new Map<string, number>([[`${start} false`, 0]])
  for (let changed = true; changed; ) {
    changed = false
    for (const [key, spent] of [...best]) {
      const [from, flag] = key.split(' ')
      for (let direction = 0; direction < 6; direction++) {
        const to = neighbour(board, Number(from), direction)
        if (to < 0 || isMarked(ground.blocked, to)) continue
        const hard = isMarked(ground.difficult, to)
        const fee = hard && flag === 'false' ? (ground.surcharge ?? 0) : 0
        const total = spent + (ground.cost?.[to] ?? 1) + fee
        const next = `${to} ${hard || flag === 'true'}`
        if (total > budget || total >= (best.get(next) ?? Number.POSITIVE_INFINITY)) continue
        best.set(next, total)
        changed = true
      }
    }
  }
  return [...board.q.keys()].map(cell => {
    if (isMarked(ground.passing, cell) && cell !== start) return -1
    const least = Math.min(
      ...[true, false].map(flag => best.get(`${cell} ${flag}`) ?? Number.POSITIVE_INFINITY),
    )
    return least === Number.POSITIVE_INFINITY ? -1 : least
  })
}

function walkCost(board: Board, path: readonly number[], ground: Ground): number {
  let cost = 0
  let paid = false
  for (const [i, cell] of path.entries()) {
    if (i === 0) continue
    expect(distance(board, path[i - 1] ?? -1, cell)).toBe(1)
    expect(isMarked(ground.blocked, cell)).toBe(false)
    cost += ground.cost?.[cell] ?? 1
    if (isMarked(ground.difficult, cell) && !paid) {
      cost += ground.surcharge ?? 0
      paid = true
    }
  }
  return cost
}

function reached(reach: Reach): number[] {
  return [...reach.cells.subarray(0, reach.count)]
}

function marked(board: Board, ...cells: readonly number[]): Uint8Array {
  const table = new Uint8Array(board.size)
  for (const cell of cells) table[cell] = 1
  return table
}

function isMarked(table: Uint8Array | undefined, cell: number): boolean {
  return table !== undefined && table[cell] !== 0
}

function withoutUndefined(ground: { [K in keyof Ground]: Ground[K] | undefined }): Ground {
  return Object.fromEntries(Object.entries(ground).filter(([, value]) => value !== undefined))
}
