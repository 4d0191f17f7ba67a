import type { GameCard } from '@sextant/scene'

/** Firefight on one card, in every language. */
export const card = {
  id: 'firefight',
  title: { en: 'Firefight', zh: '烽火对决' },
  kind: 'game',
  summary: {
    en: 'Two squads, broken ground and handfuls of dice: move, shoot, and keep a rifle on the gap.',
    zh: '两支小队，一片乱石林地，一把骰子：移动、开火，再留一支枪盯住缺口。',
  },
  players: { least: 1, most: 2 },
  minutes: 20,
  accent: { light: '#8a4b2a', dark: '#e0a37c' },
  seats: { blue: { en: 'Blue', zh: '蓝方' }, red: { en: 'Red', zh: '红方' } },
  scenarios: {
    elimination: { en: 'Elimination', zh: '歼灭战' },
    printed: { en: 'Elimination, basic rules', zh: '歼灭战（基础规则）' },
    hill: { en: 'Hold the hill', zh: '坚守高地' },
    'hill-ford': { en: 'Hold the hill at the ford', zh: '坚守渡口高地' },
    flags: { en: 'Capture the flags', zh: '夺旗' },
    'flags-town': { en: 'Capture the flags in town', zh: '小镇夺旗' },
    breakthrough: { en: 'Breakthrough', zh: '突破' },
    ruins: { en: 'King of the ruins', zh: '废墟之王' },
  },
  bots: {},
} as const satisfies GameCard
