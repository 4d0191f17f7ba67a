import { axialFromOddR } from '@sextant/hex'
import type {
  Arrow,
  Cell,
  ChartPlace,
  ChartStage,
  HexStage,
  Highlight,
  Piece,
  Scene,
  Side,
  Skin,
} from '../src/index.ts'

/** Scenes like those of the five games, to look at and to test with. */
export const skin: Skin = {
  terrains: {
    plain: { name: 'Plain', glyph: '·', light: '#e6ead6', dark: '#1b2430' },
    city: { name: 'City', glyph: '⌂', light: '#ead9b0', dark: '#3a3526' },
    forest: { name: 'Forest', glyph: '♣', light: '#bcd8b4', dark: '#1d3327' },
    rock: { name: 'Rock', glyph: '▲', light: '#cfcac4', dark: '#35363a' },
    water: { name: 'Water', glyph: '~', light: '#b8d6ea', dark: '#15304a' },
    ruin: { name: 'Ruin', glyph: '#', light: '#d8c8b8', dark: '#3a2c26' },
    goal: { name: 'Goal', glyph: '‗', light: '#f2e2b0', dark: '#3c3a20' },
    space: { name: 'Open space', glyph: '·', light: '#e8e8f2', dark: '#11131f' },
  },
  icons: {
    infantry: { glyph: 'I', name: 'Infantry' },
    cavalry: { glyph: 'C', name: 'Cavalry' },
    artillery: { glyph: 'A', name: 'Artillery' },
    LF: { glyph: 'LF' },
    CF: { glyph: 'CF' },
    RF: { glyph: 'RF' },
    LB: { glyph: 'LB' },
    CB: { glyph: 'CB' },
    RB: { glyph: 'RB' },
    puck: { glyph: '●', name: 'Puck' },
    frigate: { glyph: 'F', name: 'Frigate' },
    cruiser: { glyph: 'K', name: 'Cruiser' },
    squad: { glyph: '步', name: 'Squad' },
    tank: { glyph: 'T', name: 'Tank' },
    grape: { glyph: '¤', name: 'Grape shot' },
    brace: { glyph: '≡', name: 'Braced' },
    port: { glyph: '■', name: 'Port' },
    reef: { glyph: '∘', name: 'Open water' },
    ship: { glyph: '▲', name: 'Ship' },
  },
  features: { city: { name: 'Walled city', glyph: '★', emblem: 'star', walls: true } },
  sounds: { horn: [1, 0, 220] },
  colours: {
    red: { light: '#b3362c', dark: '#d8574b', terminal: 'red' },
    blue: { light: '#2f5fa8', dark: '#5b8fd9', terminal: 'blue' },
    grey: { light: '#77736a', dark: '#a29d92', terminal: 'grey' },
  },
}

export const red: Side = { name: 'Red', colour: 'red', shape: 'circle' }
export const blue: Side = { name: 'Blue', colour: 'blue', shape: 'square' }
export const neutral: Side = { name: 'Neutral', colour: 'grey', shape: 'diamond' }

export function hexagon(
  orientation: HexStage['orientation'],
  radius: number,
  cell: (q: number, r: number) => Omit<Cell, 'q' | 'r'>,
): HexStage {
  const cells: Cell[] = []
  for (let r = -radius; r <= radius; r++)
    for (let q = -radius; q <= radius; q++) if (Math.abs(q + r) <= radius) cells.push({ q, r, ...cell(q, r) })
  return { kind: 'hexes', orientation, cells }
}

export function at(stage: HexStage, q: number, r: number): number {
  return stage.cells.findIndex(cell => cell.q === q && cell.r === r)
}

/** Like Blades of Hex: radius 7, pointy, held regions, cities, one unit chosen. */
export function skirmish(): Scene {
  const cities = new Map([
    ['-5,0', 0],
    ['5,0', 1],
    ['0,0', 2],
    ['2,-5', 2],
    ['-2,5', 2],
  ])
  const stage = hexagon('pointy', 7, (q, r) => {
    const held = q + r / 2 < -2.5 ? 0 : q + r / 2 > 2.5 ? 1 : undefined
    const city = cities.get(`${q},${r}`)
    return {
      terrain: city === undefined ? 'plain' : 'city',
      ...(city === undefined ? {} : { feature: 'city' }),
      ...((city ?? held) === undefined ? {} : { side: city ?? held ?? 0 }),
    }
  })
  const unit = (
    id: string,
    side: number,
    icon: string,
    q: number,
    r: number,
    value: number,
    max: number,
  ): Piece => ({
    id,
    at: at(stage, q, r),
    side,
    icon,
    name: skin.icons[icon]?.name ?? icon,
    bars: [{ kind: 'health', name: 'Health', value, max }],
  })
  const reach = (cells: readonly (readonly [number, number])[]): Highlight[] =>
    cells.map(([q, r]) => ({ cell: at(stage, q, r), meaning: 'reach' }))
  return {
    stage,
    sides: [red, blue, neutral],
    pieces: [
      { ...unit('r1', 0, 'infantry', -5, 0, 120, 120), readiness: 'ready' },
      { ...unit('r2', 0, 'cavalry', -1, 0, 64, 100), readiness: 'ready' },
      { ...unit('r3', 0, 'artillery', -3, 2, 75, 75), readiness: 'done' },
      { ...unit('r4', 0, 'infantry', -2, -1, 30, 120), readiness: 'moved' },
      unit('b1', 1, 'infantry', 0, 1, 88, 120),
      unit('b2', 1, 'cavalry', 2, -1, 100, 100),
      unit('b3', 1, 'artillery', 4, 0, 12, 75),
      unit('n1', 2, 'infantry', 0, 0, 120, 120),
    ],
    highlights: [
      { cell: at(stage, -1, 0), meaning: 'selected' },
      ...reach([
        [-1, -1],
        [0, -1],
        [0, -2],
        [1, -2],
        [-2, 0],
        [-2, 1],
        [-1, 1],
        [-1, 2],
        [-2, 2],
        [-1, -2],
      ]),
      { cell: at(stage, 0, 0), meaning: 'target' },
      { cell: at(stage, 0, 1), meaning: 'target', label: 'Counter ↑' },
    ],
    arrows: [
      {
        kind: 'move',
        side: 0,
        path: [at(stage, -1, 0), at(stage, -1, -1), at(stage, 0, -2), at(stage, 1, -2)],
      },
    ],
    floats: [{ at: at(stage, 4, 0), text: '-35', tone: 'bad', big: true }],
    panels: [
      {
        kind: 'facts',
        id: 'red',
        title: 'Red',
        facts: [
          { name: 'Gold', value: 45, tone: 'gain' },
          { name: 'Cities', value: 1 },
        ],
      },
      { kind: 'text', id: 'help', title: 'Turn', lines: ['Red cavalry may move 3 and strike once.'] },
    ],
    status: { key: 'turn', values: { side: 'Red', round: 4 } },
  }
}

/** Like underwater hockey: 25 rows of 15, two on one hex, plans as arrows. */
export function pool(): Scene {
  const cells: Cell[] = []
  for (let row = 0; row < 25; row++)
    for (let column = 0; column < 15; column++) {
      const goal = (row === 0 || row === 24) && column >= 6 && column <= 8
      cells.push({
        ...axialFromOddR({ row, column }),
        terrain: goal ? 'goal' : 'water',
        ...(goal ? { side: row === 0 ? 1 : 0 } : {}),
      })
    }
  const stage: HexStage = { kind: 'hexes', orientation: 'pointy', cells }
  const cell = (row: number, column: number) => (row - 1) * 15 + column - 1
  const swimmer = (
    side: number,
    icon: string,
    row: number,
    column: number,
    facing: number,
    level: number,
    breath: number,
  ): Piece => ({
    id: `${side}${icon}`,
    at: cell(row, column),
    side,
    icon,
    name: `${side === 0 ? 'Red' : 'Blue'} ${icon}`,
    facing,
    level,
    bars: [{ kind: 'breath', name: 'Breath', value: breath, max: 20 }],
  })
  const plan = (side: number, ...path: number[]): Arrow => ({ kind: 'plan', side, path })
  const pieces: Piece[] = [
    swimmer(1, 'CF', 11, 8, 1, -1, 14),
    swimmer(1, 'LF', 10, 10, 2, -1, 12),
    swimmer(1, 'RF', 9, 6, 1, 0, 20),
    swimmer(1, 'LB', 4, 11, 2, 0, 20),
    swimmer(1, 'CB', 5, 8, 1, 0, 18),
    swimmer(1, 'RB', 4, 5, 1, 0, 20),
    { ...swimmer(0, 'CF', 13, 8, 4, -1, 9), badges: [{ icon: 'puck', name: 'Puck', tone: 'gain' }] },
    swimmer(0, 'LF', 15, 6, 5, -1, 3),
    swimmer(0, 'RF', 11, 8, 4, 0, 20),
    swimmer(0, 'LB', 22, 5, 5, 0, 20),
    swimmer(0, 'CB', 21, 8, 5, 0, 20),
    swimmer(0, 'RB', 22, 11, 4, 0, 20),
  ]
  return {
    stage,
    sides: [red, blue, neutral],
    pieces,
    arrows: [
      plan(0, cell(13, 8), cell(12, 8), cell(11, 9)),
      plan(1, cell(10, 10), cell(11, 10), cell(12, 9)),
      { kind: 'pass', side: 0, path: [cell(13, 8), cell(16, 6)], label: 'flick' },
    ],
    panels: [
      {
        kind: 'table',
        id: 'blue',
        title: 'Blue 1',
        columns: ['Unit', 'Where', 'Breath', 'Plan'],
        rows: [
          ['CF', 'bottom', 14, 'steal'],
          ['LF', 'bottom', 12, 'swim 2'],
        ],
      },
      {
        kind: 'table',
        id: 'red',
        title: 'Red 2',
        columns: ['Unit', 'Where', 'Breath', 'Plan'],
        rows: [
          ['CF', 'bottom', 9, 'swim 2'],
          ['LF', 'bottom', 3, 'surface'],
        ],
      },
    ],
    status: 'Turn 12 · Blue 1 : 2 Red',
  }
}

/** Like Firefight: radius 9, flat, five terrains, a line of fire. */
export function firefight(): Scene {
  const stage = hexagon('flat', 9, (q, r) => {
    const draw = Math.abs(q * 7919 + r * 104729 + q * r * 31) % 100
    const terrain =
      draw < 50 ? 'plain' : draw < 68 ? 'forest' : draw < 86 ? 'rock' : draw < 93 ? 'water' : 'ruin'
    return { terrain }
  })
  const unit = (
    id: string,
    side: number,
    icon: string,
    q: number,
    r: number,
    value: number,
    max: number,
  ): Piece => ({
    id,
    at: at(stage, q, r),
    side,
    icon,
    name: id,
    bars: [{ kind: 'health', name: 'Wounds', value, max }],
  })
  return {
    stage,
    sides: [blue, red],
    pieces: [
      { ...unit('Squad A', 0, 'squad', -2, -3, 3, 3), readiness: 'ready' },
      { ...unit('Squad B', 0, 'squad', 1, -5, 1, 3), readiness: 'done' },
      { ...unit('Tank', 0, 'tank', 4, -4, 6, 9), badges: [{ icon: 'brace', name: 'Pinned', tone: 'bad' }] },
      unit('Squad X', 1, 'squad', -3, 4, 3, 3),
      unit('Squad Y', 1, 'squad', 2, 1, 2, 3),
      unit('Gun', 1, 'artillery', 5, 2, 1, 2),
      { ...unit('Tank ghost', 0, 'tank', 4, -2, 6, 9), ghost: true },
    ],
    highlights: [
      { cell: at(stage, 4, -4), meaning: 'selected' },
      { cell: at(stage, 4, -3), meaning: 'path' },
      { cell: at(stage, 2, 1), meaning: 'target', label: '4+ to hit, 2+ to save' },
      { cell: at(stage, 0, 0), meaning: 'objective' },
    ],
    arrows: [
      { kind: 'move', side: 0, path: [at(stage, 4, -4), at(stage, 4, -3), at(stage, 4, -2)] },
      {
        kind: 'move',
        side: 1,
        path: [at(stage, -3, 4), at(stage, -2, 3), at(stage, -1, 3), at(stage, 0, 2)],
      },
      { kind: 'fire', path: [at(stage, 4, -4), at(stage, 2, 1)] },
    ],
    panels: [
      {
        kind: 'text',
        id: 'dice',
        title: 'Dice',
        lines: ['Hit roll 4+: 3 4 5 2 → 2 hits', 'Save roll 3+: 2 5 → 1 failed'],
      },
    ],
    status: 'Round 3 · Blue to act',
  }
}

/** Like Hex Ships: facings, many bars, fields of fire. */
export function ships(orientation: HexStage['orientation'] = 'flat'): Scene {
  const stage = hexagon(orientation, 4, () => ({ terrain: 'space' }))
  const ship = (id: string, side: number, icon: string, q: number, r: number, facing: number): Piece => ({
    id,
    at: at(stage, q, r),
    side,
    icon,
    name: id,
    facing,
    bars: [
      { kind: 'health', name: 'Hull', value: 5, max: 5 },
      { kind: 'armour', name: 'Armour', value: 7, max: 10 },
      { kind: 'shield', name: 'Shields', value: 1, max: 5 },
      { kind: 'energy', name: 'Energy', value: 0, max: 8 },
    ],
  })
  const zone = [
    [0, 0],
    [0, -1],
    [1, -1],
    [0, -2],
    [1, -2],
    [2, -2],
  ] as const
  return {
    stage,
    sides: [blue, red],
    pieces: [
      {
        ...ship('Dagger', 0, 'frigate', 0, 1, 0),
        readiness: 'ready',
        badges: [{ icon: 'brace', name: 'Speed', text: '3' }],
      },
      ship('Lance', 0, 'cruiser', -2, 3, 1),
      ship('Wraith', 1, 'frigate', 1, -2, 3),
      ship('Maul', 1, 'cruiser', -1, -2, 2),
    ],
    highlights: [
      { cell: at(stage, 0, 1), meaning: 'selected' },
      ...zone.map(([q, r]): Highlight => ({ cell: at(stage, q, r), meaning: 'zone' })),
      { cell: at(stage, 1, -2), meaning: 'target', label: 'Laser 7+, 58 %' },
    ],
    arrows: [{ kind: 'fire', side: 0, path: [at(stage, 0, 1), at(stage, 1, -2)] }],
    status: 'Movement · Dagger, speed 3',
  }
}

/** Like Broadside: two ships on a rope. */
export function duel(distance = 3): Scene {
  return {
    stage: { kind: 'sea', distance, farthest: 6 },
    sides: [blue, red],
    pieces: [
      {
        id: 'player',
        at: 0,
        side: 0,
        icon: 'frigate',
        name: 'Resolute',
        bars: [
          { kind: 'health', name: 'Hull', value: 62, max: 100 },
          { kind: 'crew', name: 'Crew', value: 38, max: 50 },
        ],
        badges: [
          { icon: 'grape', name: 'Grape', text: '×4' },
          { icon: 'brace', name: 'Braced', tone: 'good' },
        ],
      },
      {
        id: 'game',
        at: 1,
        side: 1,
        icon: 'cruiser',
        name: 'Pirate brig',
        bars: [
          { kind: 'health', name: 'Hull', value: 20, max: 80 },
          { kind: 'crew', name: 'Crew', value: 12, max: 60 },
        ],
      },
    ],
    highlights: [{ cell: 0, meaning: 'selected' }],
    arrows: [{ kind: 'fire', side: 0, path: [0, 1], label: 'Cannon' }],
    floats: [{ at: 1, text: '-11', tone: 'bad' }],
    panels: [
      {
        kind: 'text',
        id: 'log',
        title: 'Log',
        lines: ['The brig closes.', 'Cannon shot: 11 damage to hull.'],
      },
    ],
    status: 'Your turn · 2 actions',
  }
}

export function port(name: string, x: number, y: number, more: Partial<ChartPlace> = {}): ChartPlace {
  return { x, y, name, icon: 'port', size: 'large', ...more }
}

/** Like Broadside's voyage: four places and the ways between them. */
export function voyage(): Scene & { readonly stage: ChartStage } {
  return {
    stage: {
      kind: 'chart',
      width: 100,
      height: 60,
      places: [
        port('Home', 8, 48, { note: 'Repairs' }),
        port('Reef', 46, 26, { icon: 'reef', size: 'small' }),
        port('Far Port', 92, 10, { note: 'The goal' }),
        port('Cove', 60, 54),
      ],
      ways: [
        { from: 0, to: 1, label: '3 days, calm', danger: 0.1, gone: true },
        { from: 1, to: 2, label: '4 days, deadly', danger: 0.9 },
        { from: 0, to: 3, label: '2 days, pirates', danger: 0.5 },
        { from: 1, to: 3 },
      ],
    },
    sides: [red],
    pieces: [{ id: 'ship', at: 0, side: 0, icon: 'ship', name: 'Your sloop' }],
    status: 'Day 3',
  }
}
