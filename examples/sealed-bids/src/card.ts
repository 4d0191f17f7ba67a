import type { GameCard } from '@sextant/scene'

export const card = {
  id: 'sealed-bids',
  title: { en: 'Sealed Bids', zh: '密封竞标' },
  kind: 'example',
  summary: { en: 'Bid in secret for one hex after the other.', zh: '暗中出价，逐格争夺。' },
  players: { least: 1, most: 2 },
  minutes: 3,
  accent: { light: '#0f766e', dark: '#5cc8bd' },
  seats: { gold: { en: 'Gold', zh: '金方' }, teal: { en: 'Teal', zh: '青方' } },
  scenarios: {
    classic: { en: 'Seven hexes, 20 coins', zh: '七格，20 枚金币' },
    long: { en: 'Nineteen hexes, 60 coins', zh: '十九格，60 枚金币' },
  },
  bots: {},
  match: { en: 'Auction', zh: '拍卖' },
  campaigns: {
    tour: {
      title: { en: "The Collector's Tour", zh: '收藏家之旅' },
      summary: {
        en: 'From town to town, a seal from every auction you win.',
        zh: '走遍各城，每赢一场拍卖便得一枚印章。',
      },
      minutes: 10,
      seat: { id: 'collector', name: { en: 'Collector', zh: '收藏家' } },
      scenarios: {
        usual: { en: 'Two seals in twelve days', zh: '十二天内两枚印章' },
        grand: { en: 'Three seals in twelve days', zh: '十二天内三枚印章' },
      },
      bots: {
        eager: {
          title: { en: 'Eager', zh: '热切' },
          about: { en: 'Attends every auction on the way.', zh: '途中每场拍卖都参加。' },
        },
      },
    },
  },
} as const satisfies GameCard
