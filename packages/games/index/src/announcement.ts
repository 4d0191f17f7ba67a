import type { Preview } from './preview.ts'

/** What a table of games shows of one before its code is loaded. */
export interface Announcement {
  readonly id: string
  readonly title: string
  /** The title by language, where it is not the same in all. */
  readonly titles: InLanguages
  /** Examples are there to be read; they stand apart on the players' table. */
  readonly kind: 'game' | 'example'
  /** One sentence that makes one want to play. */
  readonly summary: InLanguages
  /** How many play, and how long it takes. */
  readonly players: InLanguages
  readonly length: InLanguages
  /** What lists call its seats, programs and scenarios, by id, where the id made readable does not do. */
  readonly names?: Readonly<Record<string, InLanguages>>
  /** What a single match is called where there are campaigns as well, and what those are called, by id. */
  readonly modes?: {
    readonly match: InLanguages
    readonly campaigns: Readonly<Record<string, InLanguages>>
  }
  /** CSS colours of the game's own, for the light and the dark theme. */
  readonly accent: { readonly light: string; readonly dark: string }
  preview(): Promise<Preview>
}

export type InLanguages = { readonly en: string; readonly zh: string }

const two = { en: '2 players', zh: '2 人' }
const oneOrTwo = { en: '1–2 players', zh: '1–2 人' }

export const announcements: readonly Announcement[] = [
  {
    id: 'blades-of-hex',
    title: 'Blades of Hex',
    titles: { en: 'Blades of Hex', zh: '海克斯之剑' },
    kind: 'game',
    summary: {
      en: 'Red and blue armies, five cities, and a purse that is never full enough.',
      zh: '红蓝两军争夺五座城市，金币总是不够花。',
    },
    players: oneOrTwo,
    length: { en: '20 minutes', zh: '20 分钟' },
    names: {
      red: { en: 'Red', zh: '红军' },
      blue: { en: 'Blue', zh: '蓝军' },
      recruit: { en: 'Recruit', zh: '新兵' },
      captain: { en: 'Captain', zh: '队长' },
      general: { en: 'General', zh: '将军' },
      classic: { en: 'Classic', zh: '经典' },
    },
    accent: { light: '#a63a2b', dark: '#d9705c' },
    preview: async () => (await import('./previews/index.ts')).bladesOfHex,
  },
  {
    id: 'hex-ships',
    title: 'Hex Ships',
    titles: { en: 'Hex Ships', zh: '六角战舰' },
    kind: 'game',
    summary: {
      en: 'Capital ships with six shields to turn and never enough energy to feed them.',
      zh: '主力舰在星海中转向、列阵、开火，能量永远捉襟见肘。',
    },
    players: oneOrTwo,
    length: { en: '40 minutes', zh: '40 分钟' },
    accent: { light: '#3b4fa0', dark: '#8ea2f0' },
    preview: async () => (await import('./previews/index.ts')).hexShips,
  },
  {
    id: 'broadside',
    title: 'Broadside',
    titles: { en: 'Broadside', zh: '侧舷齐射' },
    kind: 'game',
    summary: {
      en: 'Two ships, one stretch of water: close in, hold off or run, and fire when it counts.',
      zh: '两艘船，一片海：逼近、周旋还是逃跑？看准时机再开炮。',
    },
    players: oneOrTwo,
    length: { en: '15 minutes', zh: '15 分钟' },
    modes: { match: { en: 'Duel', zh: '决斗' }, campaigns: { voyage: { en: 'Voyage', zh: '远航' } } },
    names: {
      player: { en: 'Player', zh: '玩家' },
      game: { en: 'Game', zh: '对方' },
      greedy: { en: 'Greedy', zh: '莽撞' },
      cautious: { en: 'Cautious', zh: '谨慎' },
      admiral: { en: 'Admiral', zh: '上将' },
      'even-duel': { en: 'Even duel', zh: '势均力敌' },
      'pirate-sloop': { en: 'Pirate sloop', zh: '海盗单桅船' },
      'pirate-brig': { en: 'Pirate brig', zh: '海盗双桅船' },
      'navy-frigate': { en: 'Navy frigate', zh: '海军护卫舰' },
      merchant: { en: 'Merchant', zh: '商船' },
      'ghost-ship': { en: 'Ghost ship', zh: '幽灵船' },
      kraken: { en: 'Kraken', zh: '克拉肯海怪' },
      'sea-serpent': { en: 'Sea serpent', zh: '海蛇' },
    },
    accent: { light: '#1f6a7d', dark: '#63b8c9' },
    preview: async () => (await import('./previews/index.ts')).broadside,
  },
  {
    id: 'underwater-hockey',
    title: 'Underwater Hockey',
    titles: { en: 'Underwater Hockey', zh: '水下曲棍球' },
    kind: 'game',
    summary: {
      en: 'Twelve swimmers, one puck at the bottom of the pool, and only so much breath.',
      zh: '十二名选手，池底一枚球饼，而一口气只有那么长。',
    },
    players: oneOrTwo,
    length: { en: '30 minutes', zh: '30 分钟' },
    names: {
      blue: { en: 'Blue', zh: '蓝队' },
      red: { en: 'Red', zh: '红队' },
      novice: { en: 'Novice', zh: '新手' },
      script: { en: 'Playbook', zh: '战术手册' },
      tactician: { en: 'Tactician', zh: '战术家' },
      classic: { en: 'Kingfishers against Morays', zh: '翠鸟队对海鳗队' },
      'lungs-and-wings': { en: 'Belugas against Flying Fish', zh: '白鲸队对飞鱼队' },
      turtles: { en: 'Snapping Turtles against Kingfishers', zh: '鳄龟队对翠鸟队' },
      drawn: { en: 'Two drawn teams', zh: '两支抽签队' },
      printed: { en: 'The printed kickoff', zh: '文字版开球站位' },
      'golden-goal': { en: 'Golden goal, 40 turns', zh: '金球赛，40 回合' },
    },
    accent: { light: '#0d7490', dark: '#56c3df' },
    preview: async () => (await import('./previews/index.ts')).underwaterHockey,
  },
  {
    id: 'firefight',
    title: 'Firefight',
    titles: { en: 'Firefight', zh: '遭遇战' },
    kind: 'game',
    summary: {
      en: 'Two squads among ruins and rocks, a handful of dice, and nowhere safe to stand.',
      zh: '两支小队，废墟与岩石，一把骰子，没有哪里是安全的。',
    },
    players: two,
    length: { en: '20 minutes', zh: '20 分钟' },
    accent: { light: '#5d6b2a', dark: '#a9bb62' },
    preview: async () => (await import('./previews/index.ts')).firefight,
  },
  {
    id: 'hexapawn',
    title: 'Hexapawn',
    titles: { en: 'Hexapawn', zh: '六角兵棋' },
    kind: 'example',
    summary: { en: 'One pawn across, or no move left for the other.', zh: '一兵过界，或令对手无子可动。' },
    players: two,
    length: { en: '2 minutes', zh: '2 分钟' },
    names: {
      white: { en: 'White', zh: '白方' },
      black: { en: 'Black', zh: '黑方' },
      classic: { en: 'Five pawns each', zh: '每方五兵' },
      small: { en: 'Three pawns each', zh: '每方三兵' },
    },
    accent: { light: '#8a6d24', dark: '#d9bd74' },
    preview: async () => (await import('./previews/index.ts')).hexapawn,
  },
  {
    id: 'hex-reversi',
    title: 'Hex Reversi',
    titles: { en: 'Hex Reversi', zh: '六角翻转棋' },
    kind: 'example',
    summary: {
      en: 'Enclose their discs and they are yours, until somebody encloses you.',
      zh: '夹住别人的棋子就归你，直到有人把你夹住。',
    },
    players: { en: '2–6 players', zh: '2–6 人' },
    length: { en: '10 minutes', zh: '10 分钟' },
    names: {
      red: { en: 'Red', zh: '红方' },
      green: { en: 'Green', zh: '绿方' },
      blue: { en: 'Blue', zh: '蓝方' },
      yellow: { en: 'Yellow', zh: '黄方' },
      purple: { en: 'Purple', zh: '紫方' },
      cyan: { en: 'Cyan', zh: '青方' },
      sprout: { en: 'Sprout', zh: '新芽' },
      gardener: { en: 'Gardener', zh: '园丁' },
      three: { en: 'Three seats', zh: '三人' },
      duel: { en: 'Two seats', zh: '两人' },
      six: { en: 'Six seats', zh: '六人' },
      blitz: { en: 'Three seats, 18 turns, free passing', zh: '三人，18 手，可随时弃权' },
    },
    accent: { light: '#3f6d34', dark: '#9cc48a' },
    preview: async () => (await import('./previews/index.ts')).hexReversi,
  },
  {
    id: 'sealed-bids',
    title: 'Sealed Bids',
    titles: { en: 'Sealed Bids', zh: '密封竞标' },
    kind: 'example',
    summary: { en: 'Bid in secret for one hex after the other.', zh: '暗中出价，逐格争夺。' },
    players: two,
    length: { en: '3 minutes', zh: '3 分钟' },
    names: {
      gold: { en: 'Gold', zh: '金方' },
      teal: { en: 'Teal', zh: '青方' },
      classic: { en: 'Seven hexes, 20 coins', zh: '七格，20 枚金币' },
      long: { en: 'Nineteen hexes, 60 coins', zh: '十九格，60 枚金币' },
    },
    accent: { light: '#0f766e', dark: '#5cc8bd' },
    preview: async () => (await import('./previews/index.ts')).sealedBids,
  },
]
