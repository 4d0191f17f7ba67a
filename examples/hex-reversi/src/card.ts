import type { GameCard } from '@sextant/scene'

/** What lists say of the game. */
export const card = {
  id: 'hex-reversi',
  title: { en: 'Hex Reversi', zh: '六角翻转棋' },
  kind: 'example',
  summary: {
    en: 'Enclose their discs and they are yours, until somebody encloses you.',
    zh: '夹住别人的棋子就归你，直到有人把你夹住。',
  },
  players: { least: 2, most: 6 },
  minutes: 10,
  accent: { light: '#3f6d34', dark: '#9cc48a' },
  seats: {
    red: { en: 'Red', zh: '红方' },
    green: { en: 'Green', zh: '绿方' },
    blue: { en: 'Blue', zh: '蓝方' },
    yellow: { en: 'Yellow', zh: '黄方' },
    purple: { en: 'Purple', zh: '紫方' },
    cyan: { en: 'Cyan', zh: '青方' },
  },
  scenarios: {
    three: { en: 'Three seats', zh: '三人' },
    duel: { en: 'Two seats', zh: '两人' },
    six: { en: 'Six seats', zh: '六人' },
    blitz: { en: 'Three seats, 18 turns, free passing', zh: '三人，18 手，可随时弃权' },
  },
  bots: {
    sprout: {
      title: { en: 'Sprout', zh: '新芽' },
      about: { en: 'Takes what it can get, and never looks back.', zh: '能翻就翻，从不回头看。' },
      stars: 1,
    },
    gardener: {
      title: { en: 'Gardener', zh: '园丁' },
      about: {
        en: 'Tends the corners and edges, and looks at what you would answer.',
        zh: '照看角和边，也会想到你的应手。',
      },
      stars: 3,
    },
  },
} as const satisfies GameCard
