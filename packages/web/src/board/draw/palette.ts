import type { ArrowKind, Bar, Meaning, Tone } from '@sextant/scene'

/** The board's own colours: ink blue and chart paper, brass for what matters now, gold only for objectives. */
export interface Palette {
  /** Around the board. */
  readonly table: string
  /** Lines of the chart on the table. */
  readonly graticule: string
  readonly ink: string
  readonly paper: string
  readonly brass: string
  /** Letters on the ground. */
  readonly lettering: string
  /** Under the cells, seen as thin lines between them. */
  readonly line: string
  /** What casts no light: under pieces and around the board. */
  readonly shade: string
  readonly ring: string
  readonly meanings: Readonly<Record<Meaning, string>>
  /** Arrows that are nobody's: no two things one may plan have the same colour. */
  readonly arrows: Readonly<Record<ArrowKind, string>>
  readonly tones: Readonly<Record<Tone, string>>
  readonly bars: Readonly<Record<Bar['kind'], string>>
  /** The rim of bars and the lines between their points. */
  readonly barBed: string
  /** What is lost of a bar. */
  readonly barLost: string
  readonly water: readonly [deep: string, shallow: string]
}

export type Theme = 'light' | 'dark'

export const PALETTES: Readonly<Record<Theme, Palette>> = {
  light: {
    table: '#ece4d2',
    graticule: '#d9cdb2',
    ink: '#14284b',
    paper: '#fbf6ea',
    brass: '#b5852c',
    lettering: '#14284b',
    line: '#a9a59b',
    shade: '#14284b',
    ring: '#0b57d0',
    meanings: {
      selected: '#f2b705',
      hover: '#f7c83a',
      reach: '#0aa3c2',
      target: '#d3271f',
      strike: '#d3271f',
      threat: '#c2410c',
      path: '#14284b',
      zone: '#6a4fc4',
      objective: '#c9961a',
      good: '#1b8a4b',
      bad: '#c62828',
    },
    arrows: {
      move: '#14284b',
      plan: '#14284b',
      attack: '#d3271f',
      fire: '#d3271f',
      pass: '#0f7a3c',
      turn: '#7a3fc0',
      down: '#1769d2',
      up: '#b35c00',
    },
    tones: { neutral: '#14284b', good: '#15803d', bad: '#c4231c', gain: '#9a6a08', strong: '#b23a0e' },
    bars: {
      health: '#2e9e4f',
      shield: '#1f9fd0',
      armour: '#7b8794',
      energy: '#d99a0b',
      breath: '#4aa8e0',
      crew: '#a0703a',
    },
    barBed: '#14284b',
    barLost: '#14284b',
    water: ['#9fc3d6', '#cfe2e8'],
  },
  dark: {
    table: '#0d1626',
    graticule: '#18263d',
    ink: '#0a1222',
    paper: '#f4ecd8',
    brass: '#dcb05a',
    lettering: '#e9dfc6',
    line: '#0f1829',
    shade: '#000000',
    ring: '#8ec5ff',
    meanings: {
      selected: '#ffd23f',
      hover: '#ffe07a',
      reach: '#38d6f2',
      target: '#ff5a4d',
      strike: '#ff5a4d',
      threat: '#ff8a4c',
      path: '#f4ecd8',
      zone: '#a892ff',
      objective: '#f0bf45',
      good: '#4ade80',
      bad: '#ff6b60',
    },
    arrows: {
      move: '#f4ecd8',
      plan: '#f4ecd8',
      attack: '#ff5a4d',
      fire: '#ff5a4d',
      pass: '#4ade80',
      turn: '#c39bff',
      down: '#6cb6ff',
      up: '#ffb84d',
    },
    tones: { neutral: '#f4ecd8', good: '#5ee08c', bad: '#ff7a6e', gain: '#f3c65a', strong: '#ffa05c' },
    bars: {
      health: '#4cc46e',
      shield: '#45c4f0',
      armour: '#aab4c0',
      energy: '#f2bd3a',
      breath: '#7cc8f5',
      crew: '#d0a066',
    },
    barBed: '#05090f',
    barLost: '#05090f',
    water: ['#0f2c47', '#1b4767'],
  },
}
