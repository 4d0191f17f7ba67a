import { cellAt, hexagon } from '@sextant/hex'
import type { Cell, Piece } from '@sextant/scene'
import { scatter } from '../../board/draw/easing.ts'
import { type Sample, SIDES } from './sample.ts'

/** A hexagon of 169 cells, five cities, twenty units: the board of the frame budget. */
export function blades(): Sample {
  const board = hexagon('pointy', 7)
  const at = (q: number, r: number) => cellAt(board, q, r)
  const cities = [at(-6, 0), at(6, 0), at(0, 0), at(3, -6), at(-3, 6)]
  const cells = Array.from({ length: board.size }, (_, number): Cell => {
    const [q, r] = [board.q[number] ?? 0, board.r[number] ?? 0]
    const x = q + r / 2
    const kind = scatter(number * 3.3)
    const terrain = cities.includes(number)
      ? 'city'
      : kind > 0.86
        ? 'wood'
        : kind > 0.78
          ? 'hill'
          : kind > 0.75
            ? 'water'
            : 'plain'
    const side = x < -3.4 ? 0 : x > 3.4 ? 1 : undefined
    return {
      q,
      r,
      terrain,
      ...(side === undefined ? {} : { side }),
      ...(cities.includes(number) ? { feature: 'city', name: 'city' } : {}),
    }
  })
  const icons = ['infantry', 'cavalry', 'artillery'] as const
  const pieces = Array.from({ length: 20 }, (_, number): Piece => {
    const side = number % 2
    const row = Math.floor(number / 2) - 4
    const q = (side === 0 ? -4 : 4) - Math.round(row / 2) + (number % 3) - 1
    const icon = icons[number % 3] ?? 'infantry'
    return {
      id: `unit-${number}`,
      at: at(q, row),
      side,
      icon,
      name: icon,
      readiness: (['ready', 'ready', 'moved', 'done'] as const)[number % 4] ?? 'ready',
      bars: [{ kind: 'health', name: 'health', value: 100 - ((number * 37) % 90), max: 100 }],
      ...(number % 5 === 0 ? { badges: [{ icon: 'shield', name: 'fortified', tone: 'good' as const }] } : {}),
    }
  }).filter((piece, number, all) => piece.at >= 0 && all.findIndex(other => other.at === piece.at) === number)
  const neutral: Piece = {
    id: 'guard',
    at: at(0, 0),
    side: 2,
    icon: 'infantry',
    name: 'guard',
    bars: [{ kind: 'health', name: 'health', value: 120, max: 120 }],
  }
  const chosen = at(-2, 0)
  const scout: Piece = {
    id: 'scout',
    at: chosen,
    side: 0,
    icon: 'cavalry',
    name: 'cavalry',
    readiness: 'ready',
    bars: [{ kind: 'health', name: 'health', value: 80, max: 100 }],
  }
  const foe: Piece = {
    id: 'foe',
    at: at(1, -1),
    side: 1,
    icon: 'artillery',
    name: 'artillery',
    readiness: 'ready',
    bars: [{ kind: 'health', name: 'health', value: 41, max: 75 }],
  }
  const reach = Array.from({ length: board.size }, (_, cell) => cell).filter(cell => {
    const [q, r] = [(board.q[cell] ?? 0) + 2, board.r[cell] ?? 0]
    const far = Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r))
    return far > 0 && far <= 2 && ![...pieces, neutral, foe].some(piece => piece.at === cell)
  })
  return {
    scene: {
      stage: { kind: 'hexes', orientation: 'pointy', cells },
      sides: SIDES,
      pieces: [...pieces, neutral, scout, foe],
      status: 'Red to move, round 4',
    },
    overlay: {
      highlights: [
        ...reach.map(cell => ({ cell, meaning: 'reach' as const })),
        { cell: chosen, meaning: 'selected' },
        { cell: at(0, 0), meaning: 'target' },
        { cell: at(1, -1), meaning: 'target' },
        { cell: at(-1, -1), meaning: 'path' },
        { cell: at(0, -1), meaning: 'hover' },
      ],
      arrows: [
        { kind: 'move', path: [chosen, at(-1, -1), at(0, -1)], side: 0 },
        { kind: 'attack', path: [at(0, -1), at(1, -1)] },
      ],
      hints: [
        { cell: at(1, -1), text: 'Counter ↑', tone: 'good' },
        { cell: at(0, 0), text: 'Be Countered ↓', tone: 'bad' },
      ],
    },
    effects: [
      { kind: 'banner', text: 'Red attacks' },
      { kind: 'move', piece: 'scout', path: [chosen, at(-1, -1), at(0, -1)] },
      { kind: 'strike', from: at(0, -1), to: at(1, -1), style: 'melee' },
      { kind: 'float', float: { at: at(1, -1), text: '−67', tone: 'bad', big: true } },
      { kind: 'vanish', piece: 'foe' },
      { kind: 'hold', cells: [at(0, -1), at(1, -1), at(1, -2), at(0, -2), at(2, -2), at(2, -1)], side: 0 },
      { kind: 'float', float: { at: at(0, -1), text: '+20', tone: 'good' } },
    ],
  }
}
