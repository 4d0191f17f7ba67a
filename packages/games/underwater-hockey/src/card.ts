import type { GameCard } from '@sextant/scene'

export const card = {
  id: 'underwater-hockey',
  title: { en: 'Underwater Hockey', zh: '水下曲棍球' },
  kind: 'game',
  summary: {
    en: 'Twelve swimmers, one puck at the bottom of the pool, and only so much breath.',
    zh: '十二名队员，池底一枚球饼，一口气就那么长。',
  },
  players: { least: 1, most: 2 },
  // First to two: the median of playbook against playbook is 43 turns, 20 seconds for each.
  minutes: 15,
  accent: { light: '#0d7490', dark: '#56c3df' },
  seats: {
    blue: { en: 'Blue', zh: '蓝队' },
    red: { en: 'Red', zh: '红队' },
  },
  scenarios: {
    short: { en: 'First to two goals', zh: '先进两球' },
    classic: { en: 'The full match: first to three', zh: '完整比赛：先进三球' },
    'lungs-and-wings': { en: 'Belugas against Flying Fish', zh: '白鲸队对飞鱼队' },
    turtles: { en: 'Snapping Turtles against Kingfishers', zh: '鳄龟队对翠鸟队' },
    drawn: { en: 'Two random teams', zh: '两支随机球队' },
    printed: { en: 'The printed kickoff', zh: '原版开球站位' },
    'golden-goal': { en: 'Golden goal, 40 turns', zh: '金球赛，40 回合' },
  },
  bots: {
    novice: {
      title: { en: 'Tilly Splash', zh: '小水花蒂莉' },
      about: {
        en: 'Chases the puck with everyone she has, and forgets to breathe.',
        zh: '带着全队追球跑，常常忘了换气。',
      },
      stars: 1,
    },
    script: {
      title: { en: 'Coach Marlow', zh: '马洛教练' },
      about: {
        en: 'Plays by the book: lanes, passes, breathing in shifts. Never surprised, never surprising.',
        zh: '一切照战术手册：守位、传球、轮流换气。从不吃惊，也从不出奇。',
      },
      stars: 2,
    },
    scout: {
      title: { en: 'Juno Riptide', zh: '朱诺·激流' },
      about: {
        en: 'Plays by the book until something better turns up.',
        zh: '照战术手册打，看到更好的就改。',
      },
      stars: 4,
    },
    tactician: {
      title: { en: 'Vera Undertow', zh: '薇拉·暗流' },
      about: {
        en: 'Tries out what you may do next, and is waiting where you are going.',
        zh: '先推演你的下一步，然后在你要去的地方等着。',
      },
      stars: 5,
    },
  },
} as const satisfies GameCard
