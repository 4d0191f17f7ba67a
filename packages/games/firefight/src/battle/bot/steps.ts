import { at } from '@sextant/engine'
import type { Board } from '@sextant/hex'

/** No way there, as nothing is to be reached. */
const NOWHERE = 255

/** Steps from every cell to the nearest of some, over units and any ground. */
export function stepsTo({ neighbours, size }: Board, cells: readonly number[]): Uint8Array {
  const steps = new Uint8Array(size).fill(NOWHERE)
  const waiting = cells.slice()
  for (const cell of cells) steps[cell] = 0
  for (let n = 0; n < waiting.length; n++) {
    const cell = at(waiting, n)
    for (let edge = 6 * cell; edge < 6 * cell + 6; edge++) {
      const next = neighbours[edge] as number
      if (next < 0 || steps[next] !== NOWHERE) continue
      steps[next] = (steps[cell] as number) + 1
      waiting.push(next)
    }
  }
  return steps
}
