import type { Preview } from '../preview.ts'
import { icons } from './icons.ts'

/** Three cables apart, the guns run out. */
export const preview: Preview = {
  texts: { en: {} },
  skin: {
    terrains: { sea: { name: 'sea', glyph: '~', light: '#cfe0e2', dark: '#12303a' } },
    icons: {
      schooner: { glyph: 'S', svg: icons.schooner },
      sloop: { glyph: 's', svg: icons.sloop },
    },
    colours: {
      navy: { light: '#1d4e6b', dark: '#7fc4dd', terminal: 'blue' },
      crimson: { light: '#96303a', dark: '#e58189', terminal: 'red' },
    },
  },
  scene: {
    stage: { kind: 'sea', distance: 3, farthest: 6 },
    sides: [
      { name: 'Your ship', colour: 'navy', shape: 'circle' },
      { name: 'Pirates', colour: 'crimson', shape: 'diamond' },
    ],
    pieces: [
      {
        id: 'player',
        at: 0,
        side: 0,
        icon: 'schooner',
        name: 'frigate',
        wear: 0.1,
        bars: [
          { kind: 'health', name: 'hull', value: 48, max: 60 },
          { kind: 'crew', name: 'crew', value: 31, max: 40 },
        ],
      },
      {
        id: 'enemy',
        at: 1,
        side: 1,
        icon: 'sloop',
        name: 'pirate sloop',
        wear: 0.45,
        bars: [
          { kind: 'health', name: 'hull', value: 22, max: 40 },
          { kind: 'crew', name: 'crew', value: 24, max: 25 },
        ],
      },
    ],
    status: '',
  },
}
