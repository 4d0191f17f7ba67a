import { PERSON } from '@sextant/session'
import { playerIn } from '../i18n/game-names.ts'
import { repeated } from '../i18n/listed.ts'
import { t } from '../i18n/texts.ts'
import type { MatchMeta } from '../store/store.ts'

/** Who plays a match, without its game's code: `You – Rollout`, `You – Human`, `You – Rollout × 5`. */
export function playersLine({ game, seats, given }: Pick<MatchMeta, 'game' | 'seats' | 'given'>): string {
  const you = seats.findIndex(({ player }) => player === PERSON)
  const names = seats.map(({ player }, seat) =>
    player === PERSON && seat !== you ? t('player.human') : playerIn(game, player),
  )
  const line = (names.length > 2 ? repeated(names) : names).join(' – ')
  return given ? `${line} · ${t('match.given')}` : line
}
