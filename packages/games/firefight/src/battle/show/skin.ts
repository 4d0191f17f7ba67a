import type { Skin, TerrainSkin } from '@sextant/scene'
import type { Terrain } from '../schema/names.ts'
import type { Unit } from '../schema/team.ts'
import { EMBLEMS } from './emblems.ts'
import { sounds } from './sounds.ts'
import { unitPicture } from './unit-picture.ts'
import { text } from './words.ts'

/** The figures that teams may use, with their letters in the terminal. */
const FIGURES = {
  ...{ officer: 'O', rifle: 'R', gunner: 'g', mortar: 'm', medic: '+', scout: 'S' },
  ...{ matriarch: 'M', crawler: 'c', spitter: 'i', brute: 'U', leaper: 'l' },
  ...{ armour: 'W', plate: 'P', flamer: 'F', cannon: 'C', walker: 'T' },
  ...{ marshal: 'Q', sniper: 'N', spotter: 'o', guard: 'G', rocket: 'r', carbine: 'a' },
  ...{ warlord: 'K', lancer: 'L', archer: 'A', breaker: 'B' },
  ...{ oracle: 'V', shade: 's', wisp: 'w', husk: 'H', burster: 'X' },
  // Units without a picture get one of these, or one of the above.
  ...{ fighter: 'f', beast: 'b', flyer: 'y', tank: 't' },
}

/** All of them are fetched with the first that is shown. */
const drawings = () => import('./drawings.ts')

/** Torn ground, day and night, in the printed colours. Blue and red differ for every kind of colour vision, and in shape. */
export const skin: Skin = {
  terrains: {
    open: terrain('open', '·', '#d3d8db', '#2b3440'),
    forest: terrain('forest', '♣', '#b3cda0', '#24422f'),
    rock: terrain('rock', '^', '#c4c4c1', '#4c5159'),
    water: { ...terrain('water', '~', '#a9cbe0', '#1b3f63'), ripples: true },
    ruin: terrain('ruin', '#', '#d3b797', '#4d382a'),
    reserve: { name: text('terrain.reserve'), glyph: ' ', light: '#efece2', dark: '#171c24' },
  } satisfies Record<Terrain | 'reserve', TerrainSkin>,
  features: {
    flag: { name: text('feature.flag'), glyph: '⚑', emblem: { icon: 'flag', colour: '#e3b23c' } },
    'flag-blue': { name: text('feature.flag-blue'), glyph: '⚑', emblem: { icon: 'flag', colour: '#4d8fe6' } },
    'flag-red': { name: text('feature.flag-red'), glyph: '⚑', emblem: { icon: 'flag', colour: '#e0563f' } },
  },
  icons: {
    ...Object.fromEntries(
      Object.entries(FIGURES).map(([id, glyph]) => [
        id,
        { glyph, standing: true, svg: async () => (await drawings()).figures[id] ?? '' },
      ]),
    ),
    ...Object.fromEntries(
      EMBLEMS.map(id => [`faction-${id}`, { glyph: '▪', svg: async () => (await drawings()).emblems[id] }]),
    ),
    flag: { glyph: '⚑', svg: '<path fill="currentColor" d="M120 40h44v432h-44zM180 56l240 90-240 96z"/>' },
    watching: {
      glyph: '@',
      name: text('badge.watching'),
      svg: '<path fill="currentColor" d="M256 112C140 112 50 190 16 256c34 66 124 144 240 144s206-78 240-144c-34-66-124-144-240-144zm0 48a96 96 0 0 1 0 192 96 96 0 0 1 0-192zm0 48a48 48 0 0 0 0 96 48 48 0 0 0 0-96z"/>',
    },
    wounded: {
      glyph: '!',
      name: text('badge.wounded'),
      svg: '<path fill="currentColor" d="M256 30c80 120 150 190 150 290a150 150 0 0 1-300 0c0-100 70-170 150-290z"/>',
    },
    focus: {
      glyph: '◎',
      name: text('badge.focus-fire'),
      svg: '<path fill="currentColor" d="M236 16h40v104h-40zM236 392h40v104h-40zM16 236h104v40H16zM392 236h104v40H392zM256 96a160 160 0 0 1 0 320a160 160 0 0 1 0-320zM256 140a116 116 0 0 0 0 232a116 116 0 0 0 0-232zM256 216a40 40 0 0 1 0 80a40 40 0 0 1 0-80z"/>',
    },
    halted: {
      glyph: '!',
      name: text('badge.halted'),
      svg: '<path fill="currentColor" d="M170 30h172l140 140v172L342 482H170L30 342V170zm54 80v190h64V110zm0 236v60h64v-60z"/>',
    },
  },
  sounds,
  // As printed: wounds on grey, thin grey lines around hexes, a thick blue one around the chosen hex.
  barBed: { light: '#8b9097', dark: '#6d747d' },
  cellLine: { light: '#8f9499', dark: '#7b828a' },
  selected: { light: '#0b57d0', dark: '#5aa9ff', circled: true },
  strike: { light: '#1f57c4', dark: '#7fb0ff' },
  colours: {
    blue: { light: '#1d5fb8', dark: '#6fb1ff', terminal: 'blue' },
    red: { light: '#b8321c', dark: '#ff7f63', terminal: 'red' },
  },
}

/** The icon of a unit, also of one from a team that is only in the options of a match. */
export function iconOf(unit: Unit): string {
  return unitPicture(unit, skin.icons).icon
}

function terrain(id: Terrain, glyph: string, light: string, dark: string): Skin['terrains'][string] {
  return {
    name: text(`terrain.${id}`),
    glyph,
    light,
    dark,
    matters: id !== 'open',
    drawings: async () => (await drawings()).terrainDrawings[id],
  }
}
