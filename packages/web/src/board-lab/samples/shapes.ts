import { rectangle } from '@sextant/hex'
import { type Cell, MEANINGS, type Piece } from '@sextant/scene'
import { type Sample, SIDES } from './sample.ts'

/** Every shape, readiness, level and ghost side by side. */
export function shapes(): Sample {
  const board = rectangle('flat', 5, 9)
  const cells = Array.from({ length: board.size }, (_, number): Cell => {
    const column = number % 9
    const terrains = ['plain', 'wood', 'hill', 'rock', 'water', 'city', 'space', 'pool', 'goal']
    return {
      q: board.q[number] ?? 0,
      r: board.r[number] ?? 0,
      terrain: terrains[column] ?? 'plain',
      ...(number % 9 > 5 ? { side: number % 5 } : {}),
      ...(number === 4 ? { label: '12' } : {}),
      ...(number === 13 ? { feature: 'city' } : {}),
    }
  })
  const icons = ['infantry', 'cavalry', 'artillery', 'trooper', 'galleon', 'puck']
  const pieces = Array.from({ length: 25 }, (_, number): Piece => {
    const [row, side] = [Math.floor(number / 5), number % 5]
    const base: Piece = {
      id: `${number}`,
      at: row * 9 + side,
      side,
      icon: icons[number % 6] ?? 'pawn',
      name: 'piece',
    }
    if (row === 0) return { ...base, readiness: 'ready', facing: side }
    if (row === 1)
      return {
        ...base,
        readiness: 'moved',
        bars: [{ kind: 'health', name: 'health', value: 20 * (side + 1), max: 100 }],
      }
    if (row === 2)
      return {
        ...base,
        readiness: 'done',
        bars: [
          { kind: 'crew', name: 'crew', value: side + 1, max: 6 },
          { kind: 'armour', name: 'armour', value: 3, max: 4 },
        ],
      }
    if (row === 3)
      return {
        ...base,
        level: -1,
        badges: [
          { icon: 'heart', name: 'x', tone: 'bad' },
          { icon: 'shield', name: 'y', tone: 'good' },
        ],
      }
    return { ...base, ghost: true }
  })
  const above = [0, 1, 2].map(
    (level): Piece => ({ id: `s${level}`, at: 16, side: level, icon: 'pawn', name: 'pawn', level }),
  )
  return {
    scene: {
      stage: { kind: 'hexes', orientation: 'flat', cells },
      sides: SIDES,
      pieces: [...pieces, ...above],
      status: 'Shapes',
    },
    overlay: {
      highlights: MEANINGS.map((meaning, number) => ({
        cell: [5, 6, 7, 8, 14, 15, 16, 17, 23, 24][number] ?? 0,
        meaning,
      })),
      arrows: [],
      hints: [],
    },
    effects: [{ kind: 'vanish', piece: '3' }],
  }
}
