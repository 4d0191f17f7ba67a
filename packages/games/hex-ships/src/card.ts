import type { GameCard } from '@sextant/scene'

/** Hex Ships on one card, in every language. */
export const card = {
  id: 'hex-ships',
  title: { en: 'Hex Ships', zh: '六角战舰' },
  kind: 'game',
  summary: {
    en: 'Capital ships with four shields to turn to the enemy, and never enough energy to feed them.',
    zh: '主力舰在星海中转向、列阵、开火，四面护盾，能量永远捉襟见肘。',
  },
  players: { least: 1, most: 2 },
  minutes: 30,
  accent: { light: '#3b4fa0', dark: '#8ea2f0' },
  seats: {
    amber: { en: 'Amber fleet', zh: '琥珀舰队' },
    violet: { en: 'Violet fleet', zh: '紫罗兰舰队' },
  },
  scenarios: {
    duel: { en: 'Duel', zh: '单舰对决' },
    patrol: { en: 'Patrol', zh: '巡逻' },
    'line-of-battle': { en: 'Line of battle', zh: '战列线' },
    ambush: { en: 'Ambush', zh: '伏击' },
    convoy: { en: 'Convoy', zh: '护航' },
    'last-stand': { en: 'Last stand', zh: '最后防线' },
    carriers: { en: 'Carriers', zh: '航母对战' },
    custom: { en: 'Custom battle', zh: '自定义战斗' },
    printed: { en: 'Duel, printed rules', zh: '单舰对决（原版规则）' },
  },
  bots: {},
} as const satisfies GameCard
