import type { GameCard } from '@sextant/scene'

export const card = {
  id: 'hex-ships',
  title: { en: 'Hex Ships', zh: '六角战舰' },
  kind: 'game',
  summary: {
    en: 'Capital ships with six shields to turn and never enough energy to feed them.',
    zh: '主力舰在星海中转向、列阵、开火，能量永远捉襟见肘。',
  },
  players: { least: 1, most: 2 },
  minutes: 40,
  accent: { light: '#3b4fa0', dark: '#8ea2f0' },
  seats: {},
  scenarios: {},
  bots: {},
} as const satisfies GameCard
