import { playerIn } from '../i18n/game-names.ts'
import { repeated } from '../i18n/listed.ts'
import type { MatchMeta } from '../store/store.ts'

/** Who plays a match, without its game's code: `You – Rollout`, `You – Rollout × 5`. */
export function playersLine({ game, seats }: Pick<MatchMeta, 'game' | 'seats'>): string {
  const names = seats.map(({ player }) => playerIn(game, player))
  return (names.length > 2 ? repeated(names) : names).join(' – ')
}
