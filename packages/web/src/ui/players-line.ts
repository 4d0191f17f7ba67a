import { playerIn } from '../i18n/game-names.ts'
import type { MatchMeta } from '../store/store.ts'

/** Who plays a match, without its game's code: `You – Rollout`. */
export function playersLine({ game, seats }: Pick<MatchMeta, 'game' | 'seats'>): string {
  return seats.map(({ player }) => playerIn(game, player)).join(' – ')
}
