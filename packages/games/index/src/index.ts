import type { Box } from '@sextant/scene'

/** A game on the list. Its code is loaded only when it is asked for. */
export interface ListedGame {
  readonly id: string
  readonly title: string
  /** Examples are there to be read; they stay off the players' table. */
  readonly kind: 'game' | 'example'
  load(): Promise<Box>
}

/** The one place that names the games one by one. */
export const games: readonly ListedGame[] = [
  {
    id: 'hexapawn',
    title: 'Hexapawn',
    kind: 'example',
    load: async () => (await import('@sextant/hexapawn')).hexapawnBox,
  },
  {
    id: 'sealed-bids',
    title: 'Sealed Bids',
    kind: 'example',
    load: async () => (await import('@sextant/sealed-bids')).sealedBidsBox,
  },
]

export function findGame(id: string): ListedGame | undefined {
  return games.find(game => game.id === id)
}
