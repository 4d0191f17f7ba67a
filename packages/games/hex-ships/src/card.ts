import type { GameCard } from '@sextant/scene'

/** Hex Ships on one card, in every language. */
export const card = {
  id: 'hex-ships',
  title: { en: 'Hex Ships', zh: '六角战舰' },
  kind: 'game',
  summary: {
    en: 'Capital ships with four shields to turn to the enemy, and never enough energy to feed them.',
    zh: '主力舰用四面护盾迎敌，能量却总是不够。',
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
    'last-stand': { en: 'Last stand', zh: '背水一战' },
    carriers: { en: 'Carriers', zh: '航母对战' },
    custom: { en: 'Custom battle', zh: '自定义战斗' },
    printed: { en: 'Duel, printed rules', zh: '单舰对决（原版规则）' },
  },
  bots: {
    ensign: {
      title: { en: 'Ensign Bray', zh: '布雷少尉' },
      about: {
        en: 'Full ahead and all guns, wherever the bow happens to point.',
        zh: '全速前进，火力全开，舰首朝哪儿算哪儿。',
      },
      stars: 1,
    },
    lieutenant: {
      title: { en: 'Lieutenant Osei', zh: '奥塞上尉' },
      about: {
        en: 'Turns the best guns on you, and charges shields with what is left.',
        zh: '把最好的炮口对准你，剩下的能量拿来充护盾。',
      },
      stars: 2,
    },
    captain: {
      title: { en: 'Captain Ferro', zh: '费罗舰长' },
      about: {
        en: 'Weighs every shot against the one that comes back, and wastes no energy.',
        zh: '每一炮都先算好对方的回击，能量绝不乱花。',
      },
      stars: 4,
    },
    commodore: {
      title: { en: 'Commodore Achterberg', zh: '阿赫特贝格准将' },
      about: {
        en: 'Knows where you will be before you have moved, and is already behind you.',
        zh: '你还没动，她就知道你要去哪儿，而且已经绕到了你身后。',
      },
      stars: 5,
    },
  },
  match: { en: 'Battle', zh: '战斗' },
  campaigns: {
    'lantern-reach': {
      title: { en: 'The Lantern Reach', zh: '灯塔星域' },
      summary: {
        en: 'Eight missions with one fleet: what is lost stays lost, and what survives learns.',
        zh: '一支舰队，八场任务：失去的不再回来，活下来的会成长。',
      },
      minutes: 180,
      seat: { id: 'commander', name: { en: 'You', zh: '你' } },
      scenarios: {
        usual: { en: 'The usual war', zh: '普通战争' },
        easy: { en: 'Green crews', zh: '新兵对手' },
        hard: { en: 'Old enemies', zh: '老对手' },
      },
      bots: {
        careful: {
          title: { en: 'Commander Sable', zh: '塞布尔中校' },
          about: {
            en: 'Repairs what is hurt, sends what is sound, and trains gunners first.',
            zh: '伤舰进坞，完好的出战，先练炮术。',
          },
          stars: 4,
        },
        bold: {
          title: { en: 'Commander Rush', zh: '拉什中校' },
          about: { en: 'Sends everything that fits, holes and all.', zh: '能派的全派上去，带伤也不管。' },
          stars: 1,
        },
      },
    },
  },
} as const satisfies GameCard
