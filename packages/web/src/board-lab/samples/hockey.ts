import { rectangle } from '@sextant/hex'
import type { Cell, Piece } from '@sextant/scene'
import { NOTHING, type Sample, SIDES } from './sample.ts'

/** Swimmers at the surface and on the bottom, plans by colour. */
export function hockey(): Sample {
  const board = rectangle('pointy', 15, 25)
  const cells = Array.from({ length: board.size }, (_, number): Cell => {
    const [row, column] = [Math.floor(number / 25), number % 25]
    const goal = (column === 0 || column === 24) && row >= 6 && row <= 8
    return {
      q: board.q[number] ?? 0,
      r: board.r[number] ?? 0,
      terrain: goal ? 'goal' : 'pool',
      ...(goal ? { side: column === 0 ? 0 : 1 } : {}),
    }
  })
  const place = (row: number, column: number) => row * 25 + column
  const swimmer = (id: string, at: number, side: number, level: number, breath: number): Piece => ({
    id,
    at,
    side,
    level,
    icon: 'swimmer',
    name: 'forward',
    facing: side === 0 ? 0 : 3,
    bars: [{ kind: 'breath', name: 'breath', value: breath, max: 8 }],
    ...(id === 'r1' ? { badges: [{ icon: 'puck', name: 'puck', tone: 'strong' as const }] } : {}),
  })
  const pieces = [
    swimmer('r1', place(7, 10), 0, -1, 5),
    swimmer('b1', place(7, 11), 1, -1, 3),
    swimmer('r2', place(7, 11), 0, 0, 8),
    swimmer('r3', place(4, 8), 0, -1, 6),
    swimmer('b2', place(5, 14), 1, 0, 7),
    swimmer('b3', place(10, 14), 1, -1, 2),
    swimmer('r4', place(11, 7), 0, 0, 8),
  ]
  return {
    scene: {
      stage: { kind: 'hexes', orientation: 'pointy', cells },
      sides: SIDES,
      pieces,
      arrows: [
        { kind: 'pass', path: [place(7, 10), place(4, 8)], side: 0 },
        { kind: 'plan', path: [place(10, 14), place(10, 13), place(9, 12)], side: 1 },
        { kind: 'move', path: [place(4, 8), place(4, 9), place(4, 10), place(5, 10)], side: 0 },
        { kind: 'attack', path: [place(7, 11), place(7, 10)], side: 1 },
      ],
      status: 'Turn 7, 1 : 0',
    },
    overlay: NOTHING,
    effects: [{ kind: 'move', piece: 'r3', path: [place(4, 8), place(4, 9), place(4, 10), place(5, 10)] }],
  }
}
