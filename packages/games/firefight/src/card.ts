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
  bots: {
    recruit: {
      title: { en: 'Recruit Finch', zh: '新兵芬奇' },
      about: {
        en: 'Runs at the nearest gun and empties the magazine.',
        zh: '看见枪口就往上冲，打光弹匣再说。',
      },
      stars: 1,
    },
    corporal: {
      title: { en: 'Corporal Obi', zh: '奥比下士' },
      about: {
        en: 'Picks targets well, and forgets that they shoot back.',
        zh: '目标挑得准，就是忘了对方也会还手。',
      },
      stars: 2,
    },
    sergeant: {
      title: { en: 'Sergeant Maro', zh: '马罗中士' },
      about: {
        en: 'Keeps heads down, leaves somebody to watch, and never strolls into a crossfire.',
        zh: '让弟兄们低头，总留一个人警戒，绝不走进交叉火力。',
      },
      stars: 4,
    },
    captain: {
      title: { en: 'Captain Lindqvist', zh: '林奎斯特上尉' },
      about: {
        en: 'Plans the whole turn as one move, your answer included.',
        zh: '把整个回合当一步棋来算，连你的回应也算在内。',
      },
      stars: 5,
    },
  },
  match: { en: 'Battle', zh: '战斗' },
  campaigns: {
    'ember-road': {
      title: { en: 'Ember Road', zh: '余烬之路' },
      summary: {
        en: 'One platoon, ten battles, and a long way home: survivors learn, and not everyone survives.',
        zh: '一个排，十场战斗，一条漫长的回家路：活下来的会成长，也有人活不下来。',
      },
      minutes: 200,
      seat: { id: 'commander', name: { en: 'You', zh: '你' } },
      scenarios: {
        usual: { en: 'The usual road', zh: '寻常之路' },
        easy: { en: 'A quiet road', zh: '平静之路' },
        hard: { en: 'No way back', zh: '没有退路' },
      },
      bots: {
        careful: {
          title: { en: 'Lieutenant Vance', zh: '万斯中尉' },
          about: {
            en: 'Counts the platoon twice, rests the hurt, and takes the road with fewer tracks on it.',
            zh: '全排要数两遍，伤员先休息，挑脚印少的路走。',
          },
          stars: 4,
        },
        bold: {
          title: { en: 'Sergeant Flint', zh: '弗林特中士' },
          about: {
            en: 'Where the enemy is thickest, there must be something worth having.',
            zh: '敌人最多的地方，一定有好东西。',
          },
          stars: 2,
        },
      },
    },
  },
} as const satisfies GameCard
