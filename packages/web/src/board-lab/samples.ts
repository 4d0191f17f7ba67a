import { cellAt, hexagon, rectangle } from '@sextant/hex'
import { type Cell, type Effect, MEANINGS, type Piece, type Scene, type Side } from '@sextant/scene'
import type { Overlay } from '../board/contract.ts'
import { scatter } from '../board/easing.ts'

/** A position to look at, what is lit on it, and what can be played on it. */
export interface Sample {
  readonly scene: Scene
  readonly overlay: Overlay
  readonly effects: readonly Effect[]
}

const SIDES: readonly Side[] = [
  { name: 'Red', colour: 'red', shape: 'circle' },
  { name: 'Blue', colour: 'blue', shape: 'square' },
  { name: 'Neutral', colour: 'grey', shape: 'diamond' },
  { name: 'Gold', colour: 'gold', shape: 'shield' },
  { name: 'Violet', colour: 'violet', shape: 'hexagon' },
]

const NOTHING: Overlay = { highlights: [], arrows: [], hints: [] }

export const SAMPLES: Readonly<Record<string, () => Sample>> = {
  blades,
  ships,
  hockey,
  shapes,
  sea,
  large,
  tiny,
}

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
      ...(cities.includes(number) ? { label: '★', name: 'city' } : {}),
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

/** Facings, shields and lines of fire on a flat board. */
function ships(): Sample {
  const board = hexagon('flat', 6)
  const at = (q: number, r: number) => cellAt(board, q, r)
  const cells = Array.from({ length: board.size }, (_, number): Cell => {
    const rock = scatter(number * 5.1) > 0.93
    return { q: board.q[number] ?? 0, r: board.r[number] ?? 0, terrain: rock ? 'rock' : 'space' }
  })
  const ship = (
    id: string,
    cell: number,
    side: number,
    facing: number,
    more: Partial<Piece> = {},
  ): Piece => ({
    id,
    at: cell,
    side,
    facing,
    icon: 'ship',
    name: 'frigate',
    bars: [
      { kind: 'shield', name: 'shield', value: 3, max: 5 },
      { kind: 'health', name: 'hull', value: 6, max: 8 },
      { kind: 'energy', name: 'energy', value: 2, max: 6 },
    ],
    ...more,
  })
  const pieces = [
    ship('a', at(-3, 2), 0, 1, { readiness: 'ready' }),
    ship('b', at(-4, 0), 0, 2, { readiness: 'done' }),
    ship('c', at(3, -2), 1, 4),
    ship('d', at(2, 1), 1, 5, { badges: [{ icon: 'heart', name: 'crew', text: '12' }] }),
    ship('e', at(0, 2), 0, 0, { ghost: true, bars: [] }),
  ]
  const zone = [at(-2, 1), at(-1, 0), at(-1, 1), at(0, -1), at(0, 0), at(0, 1), at(1, -1), at(1, 0)]
  return {
    scene: { stage: { kind: 'hexes', orientation: 'flat', cells }, sides: SIDES, pieces, status: 'Movement' },
    overlay: {
      highlights: [
        ...zone.map(cell => ({ cell, meaning: 'zone' as const })),
        ...[at(3, 0), at(4, -1), at(4, -2), at(2, 2), at(3, 1)].map(cell => ({
          cell,
          meaning: 'threat' as const,
        })),
        { cell: at(0, 4), meaning: 'objective', label: 'Relay' },
        { cell: at(-1, 4), meaning: 'good' },
        { cell: at(1, 3), meaning: 'bad' },
      ],
      arrows: [
        { kind: 'fire', path: [at(-3, 2), at(2, 1)], label: '62 %' },
        { kind: 'plan', path: [at(-4, 0), at(-3, -1), at(-2, -2), at(-1, -3)], side: 0 },
        { kind: 'pass', path: [at(3, -2), at(2, 1)], side: 1 },
      ],
      hints: [],
    },
    effects: [
      { kind: 'turn', piece: 'a', facing: 2 },
      { kind: 'dice', faces: 6, rolled: [6, 2, 5, 1], name: 'To hit, 4+' },
      { kind: 'strike', from: at(-3, 2), to: at(2, 1), style: 'beam' },
      { kind: 'float', float: { at: at(2, 1), text: '−3', tone: 'bad' } },
      { kind: 'strike', from: at(3, -2), to: at(-3, 2), style: 'shot' },
      { kind: 'float', float: { at: at(-3, 2), text: '−1', tone: 'bad' } },
    ],
  }
}

/** Swimmers at the surface and on the bottom, plans by colour. */
function hockey(): Sample {
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

/** Every shape, readiness, level and ghost side by side. */
function shapes(): Sample {
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
      ...(number === 13 ? { label: '★' } : {}),
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

function sea(): Sample {
  const ship = (at: number, side: number, name: string): Piece => ({
    id: name,
    at,
    side,
    icon: 'galleon',
    name,
    bars: [
      { kind: 'health', name: 'hull', value: 14 - at * 5, max: 20 },
      { kind: 'crew', name: 'crew', value: 7, max: 9 },
    ],
  })
  return {
    scene: {
      stage: { kind: 'sea', distance: 4, farthest: 9 },
      sides: SIDES,
      pieces: [ship(0, 0, 'Resolute'), ship(1, 1, 'Fortune')],
      status: 'Round 3',
    },
    overlay: {
      highlights: [{ cell: 1, meaning: 'target' }],
      arrows: [{ kind: 'fire', path: [0, 1] }],
      hints: [{ cell: 1, text: 'Broadside', tone: 'neutral' }],
    },
    effects: [
      { kind: 'dice', faces: 6, rolled: [3, 6, 4], name: 'Gunnery' },
      { kind: 'strike', from: 0, to: 1, style: 'shot' },
      { kind: 'float', float: { at: 1, text: '−5', tone: 'bad', big: true } },
    ],
  }
}

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
      ...(scatter(number) > 0.99 ? { label: '★' } : {}),
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

function tiny(): Sample {
  const board = hexagon('flat', 2)
  const cells = Array.from(
    { length: board.size },
    (_, number): Cell => ({ q: board.q[number] ?? 0, r: board.r[number] ?? 0, terrain: 'plain' }),
  )
  const pieces = [0, 1, 2, 16, 17, 18].map(
    (at, number): Piece => ({ id: `${number}`, at, side: number < 3 ? 3 : 1, icon: 'pawn', name: 'pawn' }),
  )
  return {
    scene: { stage: { kind: 'hexes', orientation: 'flat', cells }, sides: SIDES, pieces, status: 'Tiny' },
    overlay: NOTHING,
    effects: [],
  }
}
