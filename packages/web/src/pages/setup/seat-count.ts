import type { SeatCount } from '@sextant/engine'
import { nameIn, playerIn } from '../../i18n/game-names.ts'
import { percent } from '../../i18n/percent.ts'
import { t } from '../../i18n/texts.ts'

/** How even a scenario is, as it was counted between two equal bots. */
export function seatCountText(game: string, { seat, score, matches, bot }: SeatCount): string {
  return t('setup.seat-count', {
    seat: nameIn(game, seat),
    share: percent(score),
    matches,
    bot: playerIn(game, bot),
  })
}
