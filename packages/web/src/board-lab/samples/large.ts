import { rectangle } from '@sextant/hex'
import type { Cell, Piece } from '@sextant/scene'
import { scatter } from '../../board/draw/easing.ts'
import { NOTHING, type Sample, SIDES } from './sample.ts'

/** 3,600 cells and 300 units: the large board of the frame budget. */
export function large(): Sample {
  const board = rectangle('pointy', 60, 60)
  const terrains = ['plain', 'plain', 'plain', 'wood', 'hill', 'water', 'rock']
  const cells = Array.from({ length: board.size }, (_, number): Cell => {
    const [row, column] = [Math.floor(number / 60), number % 60]
    const patch = scatter(Math.floor(row / 3) * 40 + Math.floor(column / 3))
    const side = column < 16 ? 0 : column > 43 ? 1 : undefined
    return {
      q: board.q[number] ?? 0,
      r: board.r[number] ?? 0,
      terrain: terrains[Math.floor(patch * terrains.length)] ?? 'plain',
      ...(side === undefined ? {} : { side }),
      ...(scatter(number) > 0.99 ? { feature: 'city' } : {}),
    }
  })
  const icons = ['infantry', 'cavalry', 'artillery', 'trooper']
  const pieces = Array.from(
    { length: 300 },
    (_, number): Piece => ({
      id: `${number}`,
      at: number * 12 + (number % 7),
      side: number % 2,
      icon: icons[number % 4] ?? 'infantry',
      name: 'unit',
      ...(number % 3 === 0 ? { facing: number % 6 } : {}),
      readiness: (['ready', 'moved', 'done'] as const)[number % 3] ?? 'ready',
      bars: [{ kind: 'health', name: 'health', value: (number * 13) % 100, max: 100 }],
    }),
  )
  return {
    scene: { stage: { kind: 'hexes', orientation: 'pointy', cells }, sides: SIDES, pieces, status: 'Large' },
    overlay: NOTHING,
    effects: [],
  }
}
