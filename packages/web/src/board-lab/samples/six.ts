import { type Effect, type Piece, SIDE_SHAPES } from '@sextant/scene'
import { LAB_SIDE_COLOURS } from '../skin.ts'
import type { Sample } from './sample.ts'

/** Six sides by shape and colour, the cells of the last action, and pieces that are flipped. */
export function six(): Sample {
  const cells = Array.from({ length: 36 }, (_, number) => ({
    q: (number % 9) - Math.floor(number / 18),
    r: Math.floor(number / 9),
    terrain: 'plain',
  }))
  const pieces = Array.from(
    { length: 18 },
    (_, number): Piece => ({
      id: `p${number}`,
      at: number * 2,
      side: number % 6,
      icon: 'cavalry',
      name: `Piece ${number}`,
      ...(number < 6 && { readiness: 'ready' }),
    }),
  )
  const effects: Effect[] = [
    { kind: 'convert', piece: 'p0', side: 5 },
    {
      kind: 'together',
      effects: [1, 2, 3].map(number => ({ kind: 'convert', piece: `p${number}`, side: 0 })),
    },
  ]
  return {
    scene: {
      stage: { kind: 'hexes', orientation: 'pointy', cells },
      sides: SIDE_SHAPES.map((shape, side) => ({
        name: `Side ${side + 1}`,
        colour: LAB_SIDE_COLOURS[side] ?? '',
        shape,
      })),
      pieces,
      lastAction: [2, 3, 13],
      status: 'Six sides',
    },
    overlay: { highlights: [], arrows: [], hints: [], cellNames: 'numbers' },
    effects,
  }
}
