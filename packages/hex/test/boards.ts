import fc from 'fast-check'
import { type Axial, type Board, boardOf, coordinatesOf, hexagon, ORIENTATIONS } from '../src/index.ts'

export const orientation = fc.constantFrom(...ORIENTATIONS)

/** Far enough to meet every case of rounding, near enough for exact expectations in floating point. */
export const hex: fc.Arbitrary<Axial> = fc.record({
  q: fc.integer({ min: -200, max: 200 }),
  r: fc.integer({ min: -200, max: 200 }),
})

export const direction = fc.integer({ min: 0, max: 5 })

/** A hexagon from which any cells but one may be missing, and some of its cells. */
export function holedBoard(radius: number): fc.Arbitrary<Board> {
  const whole = cellsOf(hexagon('pointy', radius))
  return fc
    .record({
      orientation,
      kept: fc.oneof(
        { arbitrary: fc.shuffledSubarray(whole, { minLength: 1 }), weight: 1 },
        { arbitrary: fc.constant(whole), weight: 1 },
        {
          arbitrary: fc
            .array(fc.boolean(), { minLength: whole.length, maxLength: whole.length })
            .map(bits => whole.filter((cell, i) => bits[i] || bits[(i * 7) % bits.length] || cell.q === 0)),
          weight: 2,
        },
      ),
    })
    .map(({ orientation, kept }) => boardOf(orientation, kept))
}

export function cellOn(board: Board): fc.Arbitrary<number> {
  return fc.integer({ min: 0, max: board.size - 1 })
}

export function cellsOf(board: Board): Axial[] {
  return Array.from({ length: board.size }, (_, cell) => coordinatesOf(board, cell))
}
