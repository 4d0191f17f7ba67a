import type { MatchMeta } from '../store/store.ts'
import { playerIn } from './names.ts'

/** Who plays a match, without its game's code: `You – Rollout`. */
export function playersLine({ game, seats }: Pick<MatchMeta, 'game' | 'seats'>): string {
  return seats.map(({ player }) => playerIn(game, player)).join(' – ')
}
