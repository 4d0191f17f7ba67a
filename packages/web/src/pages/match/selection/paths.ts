import type { Scene } from '@sextant/scene'
import type { Choice } from '@sextant/session'
import { cellOf } from './targets.ts'

/** The cells a choice goes over, first and last among them, where it says so. */
export function wholeWay({ gesture }: Choice, scene: Scene): readonly number[] | undefined {
  if (gesture.kind !== 'pick' || !gesture.way) return undefined
  const [first, last] = [gesture.picks[0], gesture.picks.at(-1)]
  const from = cellOf(first, scene)
  const to = last && cellOf(last, scene)
  return from === undefined || to === undefined ? undefined : [from, ...gesture.way, to]
}

/** Whether the board shows a choice as planned already: an arrow goes the same way. */
export function isPlanned(choice: Choice, scene: Scene): boolean {
  const way = wholeWay(choice, scene)
  return way !== undefined && (scene.arrows ?? []).some(({ path }) => sameCells(path, way))
}

/** Of choices that differ by their way only: the first, or the one after that which is planned. */
export function nextWay(choices: readonly Choice[], scene: Scene | undefined): Choice | undefined {
  const planned = scene && choices.length > 1 ? choices.findIndex(choice => isPlanned(choice, scene)) : -1
  return choices[(planned + 1) % Math.max(1, choices.length)]
}

/** The choice whose way is most like the cells that were gone over; of equals the first. */
export function nearestWay(choices: readonly Choice[], over: readonly number[]): Choice | undefined {
  let best: { choice: Choice; far: number } | undefined
  for (const choice of choices) {
    const far = difference(choice.gesture.kind === 'pick' ? (choice.gesture.way ?? []) : [], over)
    if (!best || far < best.far) best = { choice, far }
  }
  return best?.choice
}

/** How many cells must be added, left out or exchanged to make one way the other. */
export function difference(a: readonly number[], b: readonly number[]): number {
  let row = Array.from({ length: b.length + 1 }, (_, column) => column)
  a.forEach((cell, line) => {
    const next = [line + 1]
    b.forEach((other, column) => {
      const exchanged = (row[column] ?? 0) + (cell === other ? 0 : 1)
      next.push(Math.min(exchanged, (row[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1))
    })
    row = next
  })
  return row.at(-1) ?? 0
}

function sameCells(a: readonly number[], b: readonly number[]): boolean {
  return a.length === b.length && a.every((cell, number) => cell === b[number])
}
