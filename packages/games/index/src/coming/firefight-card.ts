import type { GameCard } from '@sextant/scene'

export const card = {
  id: 'firefight',
  title: { en: 'Firefight', zh: '遭遇战' },
  kind: 'game',
  summary: {
    en: 'Two squads among ruins and rocks, a handful of dice, and nowhere safe to stand.',
    zh: '两支小队，废墟与岩石，一把骰子，没有哪里是安全的。',
  },
  players: { least: 2, most: 2 },
  minutes: 20,
  accent: { light: '#5d6b2a', dark: '#a9bb62' },
  seats: {},
  scenarios: {},
  bots: {},
} as const satisfies GameCard
