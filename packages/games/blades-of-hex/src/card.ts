import type { GameCard } from '@sextant/scene'

export const card = {
  id: 'blades-of-hex',
  title: { en: 'Blades of Hex', zh: '海克斯之剑' },
  kind: 'game',
  summary: {
    en: 'Red and blue armies, five cities, and a purse that is never full enough.',
    zh: '红蓝两军争夺五座城市，金币总是不够花。',
  },
  players: { least: 1, most: 2 },
  minutes: 20,
  accent: { light: '#a63a2b', dark: '#d9705c' },
  seats: {
    red: { en: 'Red', zh: '红军' },
    blue: { en: 'Blue', zh: '蓝军' },
  },
  scenarios: { classic: { en: 'Classic', zh: '经典' } },
  bots: {
    recruit: {
      title: { en: 'Recruit', zh: '新兵' },
      about: {
        en: 'Easy: rushes at cities, guards little and misjudges fights.',
        zh: '简单：一心抢城，疏于防守，常看错战局。',
      },
    },
    captain: {
      title: { en: 'Captain', zh: '队长' },
      about: {
        en: 'Takes cities, trades well and recruits what counters you.',
        zh: '夺城、换子都有章法，专招克制你的兵种。',
      },
    },
    general: {
      title: { en: 'General', zh: '将军' },
      about: {
        en: 'A captain who thinks each plan through to your answer and beyond.',
        zh: '在队长之上，每个计划都会推演到你的应对之后。',
      },
    },
  },
} as const satisfies GameCard
