import type { GameCard } from '@sextant/scene'

/** Broadside and its voyage on one card, in every language. */
export const card = {
  id: 'broadside',
  title: { en: 'Broadside', zh: '侧舷齐射' },
  kind: 'game',
  summary: {
    en: 'Two ships, one stretch of water: close in, hold off or run, and fire when it counts.',
    zh: '两艘船，一片海：逼近、周旋还是逃跑？看准时机再开炮。',
  },
  players: { least: 1, most: 2 },
  minutes: 5,
  accent: { light: '#1f6a7d', dark: '#63b8c9' },
  seats: {
    player: { en: 'First ship', zh: '甲船' },
    game: { en: 'Second ship', zh: '乙船' },
  },
  scenarios: {
    'even-duel': { en: 'Even duel', zh: '势均力敌' },
    'pirate-sloop': { en: 'Pirate sloop', zh: '海盗单桅船' },
    'pirate-brig': { en: 'Pirate brig', zh: '海盗双桅船' },
    'navy-frigate': { en: 'Navy frigate', zh: '海军巡航舰' },
    merchant: { en: 'Merchant', zh: '商船' },
    'ghost-ship': { en: 'Ghost ship', zh: '幽灵船' },
    kraken: { en: 'Kraken', zh: '海怪克拉肯' },
    'sea-serpent': { en: 'Sea serpent', zh: '海蛇' },
  },
  bots: {
    greedy: {
      title: { en: 'Mad Meg', zh: '疯子梅格' },
      about: {
        en: 'Fires whatever is loaded and lets the water come in.',
        zh: '有什么弹就打什么弹，船进水也不管。',
      },
      stars: 1,
    },
    cautious: {
      title: { en: 'Captain Thorne', zh: '索恩船长' },
      about: {
        en: 'Thinks of your reply first: keeps off, braces and repairs in time.',
        zh: '先想你会怎么应对：保持距离，及时戒备和修补。',
      },
      stars: 3,
    },
    admiral: {
      title: { en: 'The Admiral', zh: '海军上将' },
      about: {
        en: 'Has fought this duel thousands of times, and knows what every choice is worth.',
        zh: '这场对决早已演练过千百遍，每个选择值多少都了然于胸。',
      },
      stars: 5,
    },
  },
  match: { en: 'Duel', zh: '决斗' },
  campaigns: {
    voyage: {
      title: { en: 'Voyage', zh: '远航' },
      summary: {
        en: 'From Saltmere to Far Verity with a prize in tow, through pirates, frigates and worse.',
        zh: '从盐泊港启航，拖着战利船抵达远信港，一路上有海盗、巡航舰，还有更可怕的东西。',
      },
      minutes: 30,
      seat: { id: 'captain', name: { en: 'You', zh: '你' } },
      scenarios: {
        usual: { en: 'The usual run', zh: '普通航程' },
        easy: { en: 'Fair weather', zh: '风平浪静' },
        hard: { en: 'Against the admiral', zh: '对阵海军上将' },
      },
      bots: {
        careful: {
          title: { en: 'Captain Wren', zh: '雷恩船长' },
          about: {
            en: 'Keeps the ship in repair, hunts what is weak, runs from what is strong.',
            zh: '勤修船只，专挑弱者下手，遇强则避。',
          },
          stars: 4,
        },
        bold: {
          title: { en: 'Captain Furlong', zh: '弗隆船长' },
          about: { en: 'Takes the short way and fights whatever comes.', zh: '抄近路，来一个打一个。' },
          stars: 1,
        },
      },
    },
  },
} as const satisfies GameCard
