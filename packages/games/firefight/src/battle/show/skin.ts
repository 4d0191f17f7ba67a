import type { Skin } from '@sextant/scene'
import type { Unit } from '../schema/team.ts'
import { text } from './words.ts'

/** The figures that the teams of the game use. */
const FIGURES: Readonly<Record<string, string>> = {
  archer: 'A',
  armour: 'W',
  breaker: 'B',
  brute: 'U',
  burster: 'X',
  cannon: 'C',
  crawler: 'c',
  flamer: 'F',
  guard: 'G',
  gunner: 'g',
  husk: 'H',
  lancer: 'L',
  leaper: 'l',
  marshal: 'Q',
  matriarch: 'M',
  medic: '+',
  mortar: 'm',
  officer: 'O',
  oracle: 'V',
  plate: 'P',
  rifle: 'R',
  rocket: 'r',
  scout: 'S',
  shade: 's',
  sniper: 'N',
  spitter: 'i',
  spotter: 'o',
  walker: 'T',
  warlord: 'K',
  wisp: 'w',
}

/** Torn ground, day and night, in the printed colours. Blue and red also differ in shape. */
export const skin: Skin = {
  terrains: {
    open: { name: text('terrain.open'), glyph: '·', light: '#d9d8ce', dark: '#2b3440' },
    forest: { name: text('terrain.forest'), glyph: '♣', light: '#b3cda0', dark: '#24422f' },
    rock: { name: text('terrain.rock'), glyph: '^', light: '#bdbab3', dark: '#565a60' },
    water: { name: text('terrain.water'), glyph: '~', light: '#a9cbe0', dark: '#1b3f63', ripples: true },
    ruin: { name: text('terrain.ruin'), glyph: '#', light: '#d3b797', dark: '#4d382a' },
    reserve: { name: text('terrain.reserve'), glyph: ' ', light: '#efece2', dark: '#171c24' },
  },
  features: {
    flag: { name: text('feature.flag'), glyph: '⚑', emblem: { icon: 'flag', colour: '#e3b23c' } },
    'flag-blue': { name: text('feature.flag-blue'), glyph: '⚑', emblem: { icon: 'flag', colour: '#4d8fe6' } },
    'flag-red': { name: text('feature.flag-red'), glyph: '⚑', emblem: { icon: 'flag', colour: '#e0563f' } },
  },
  icons: {
    ...Object.fromEntries(Object.entries(FIGURES).map(([id, glyph]) => [id, { glyph }])),
    unit: { glyph: '?' },
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
    halted: {
      glyph: '!',
      name: text('badge.halted'),
      svg: '<path fill="currentColor" d="M170 30h172l140 140v172L342 482H170L30 342V170zm54 80v190h64V110zm0 236v60h64v-60z"/>',
    },
  },
  sounds: {
    shot: 'attack',
    melee: 'attack',
    heal: 'coins',
    watch: 'turn',
    flag: 'capture',
    destroyed: 'attack',
  },
  colours: {
    blue: { light: '#1d5fb8', dark: '#6fb1ff', terminal: 'blue' },
    red: { light: '#b8321c', dark: '#ff7f63', terminal: 'red' },
  },
}

/** The icon of a unit, also of one from a team that is only in the options of a match. */
export function iconOf({ image = 'unit' }: Pick<Unit, 'image'>): string {
  return Object.hasOwn(skin.icons, image) ? image : 'unit'
}
