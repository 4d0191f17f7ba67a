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
      title: { en: 'Recruit Pip', zh: '新兵皮普' },
      about: {
        en: 'Two units at a time, straight at the nearest city. Never looks back.',
        zh: '一次只顾两个单位，直奔最近的城市，从不回头。',
      },
      stars: 1,
    },
    sergeant: {
      title: { en: 'Sergeant Tovar', zh: '托瓦尔中士' },
      about: {
        en: 'Hits first, counts the cost later.',
        zh: '先打了再说，不计代价。',
      },
      stars: 2,
    },
    captain: {
      title: { en: 'Captain Ilse', zh: '伊尔莎上尉' },
      about: {
        en: 'Takes cities, trades well and recruits what counters you.',
        zh: '夺城、换子都有章法，专招克制你的兵种。',
      },
      stars: 3,
    },
    colonel: {
      title: { en: 'Colonel Adeyemi', zh: '阿德耶米上校' },
      about: {
        en: 'Weighs every plan against a second one, and your reply to both.',
        zh: '每个计划都要和另一个比一比，连你的应对也算进去。',
      },
      stars: 4,
    },
    general: {
      title: { en: 'General Wolfram', zh: '沃尔夫拉姆将军' },
      about: {
        en: 'Forty years at war. Plays every plan through to your reply and beyond.',
        zh: '戎马四十年，每个计划都推演到你的应对之后。',
      },
      stars: 5,
    },
  },
} as const satisfies GameCard
