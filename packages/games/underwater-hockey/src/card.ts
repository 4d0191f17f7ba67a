import type { GameCard } from '@sextant/scene'

export const card = {
  id: 'underwater-hockey',
  title: { en: 'Underwater Hockey', zh: '水下曲棍球' },
  kind: 'game',
  summary: {
    en: 'Twelve swimmers, one puck at the bottom of the pool, and only so much breath.',
    zh: '十二名选手，池底一枚球饼，而一口气只有那么长。',
  },
  players: { least: 1, most: 2 },
  // The median of playbook against playbook is 75 turns: 24 seconds for each.
  minutes: 30,
  accent: { light: '#0d7490', dark: '#56c3df' },
  seats: {
    blue: { en: 'Blue', zh: '蓝队' },
    red: { en: 'Red', zh: '红队' },
  },
  scenarios: {
    classic: { en: 'Kingfishers against Morays', zh: '翠鸟队对海鳗队' },
    'lungs-and-wings': { en: 'Belugas against Flying Fish', zh: '白鲸队对飞鱼队' },
    turtles: { en: 'Snapping Turtles against Kingfishers', zh: '鳄龟队对翠鸟队' },
    drawn: { en: 'Two drawn teams', zh: '两支抽签队' },
    printed: { en: 'The printed kickoff', zh: '文字版开球站位' },
    'golden-goal': { en: 'Golden goal, 40 turns', zh: '金球赛，40 回合' },
  },
  bots: {
    novice: {
      title: { en: 'Novice', zh: '新手' },
      about: {
        en: 'Easy: plays by the book, but now and then a swimmer loses its head.',
        zh: '简单：照战术手册打，但时不时有队员乱了阵脚。',
      },
    },
    script: {
      title: { en: 'Playbook', zh: '战术手册' },
      about: {
        en: 'Plays every proposed plan: lanes, passes and breathing in shifts.',
        zh: '完全按建议行动：守位、传球、轮流换气。',
      },
    },
    tactician: {
      title: { en: 'Tactician', zh: '战术家' },
      about: {
        en: 'Tries many plans against your likely answers before it commits to one.',
        zh: '先用许多方案对付你可能的应对，再定下一个。',
      },
    },
  },
} as const satisfies GameCard
