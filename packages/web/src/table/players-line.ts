import { type MatchMeta, PERSON } from '../store/store.ts'
import { spelled } from '../words/game-words.ts'
import { knownText, t } from '../words/words.ts'

/** Who plays a match, without its game's code: `You – Rollout`. */
export function playersLine({ seats }: Pick<MatchMeta, 'seats'>): string {
  return seats.map(({ player }) => playerWord(player)).join(' – ')
}

export function playerWord(player: string): string {
  return player === PERSON ? t('player.person') : (knownText(`bot.${player}`) ?? spelled(player))
}
