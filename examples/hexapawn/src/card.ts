import type { GameCard } from '@sextant/scene'

export const card = {
  id: 'hexapawn',
  title: { en: 'Hexapawn', zh: '六角兵棋' },
  kind: 'example',
  summary: { en: 'One pawn across, or no move left for the other.', zh: '一兵过界，或令对手无子可动。' },
  players: { least: 1, most: 2 },
  minutes: 2,
  accent: { light: '#8a6d24', dark: '#d9bd74' },
  seats: { white: { en: 'White', zh: '白方' }, black: { en: 'Black', zh: '黑方' } },
  scenarios: {
    classic: { en: 'Five pawns each', zh: '每方五兵' },
    small: { en: 'Three pawns each', zh: '每方三兵' },
  },
  bots: {},
} as const satisfies GameCard
