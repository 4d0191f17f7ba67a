import type { BotCard, Seat } from '@sextant/engine'
import { type Catalogue, type Scene, say } from '@sextant/scene'
import { PERSON, REMOTE, type Session } from '@sextant/session'
import { catalogueOf, named, spelled } from './game-texts.ts'
import { t } from './texts.ts'

/** What a seat is called in its game. */
export function seatName(session: Session, seat: Seat): string {
  return sideName(session.snapshot.value.scene, seat, catalogueOf(session.info.texts), session.info.seats)
}

export function sideName(
  scene: Pick<Scene, 'sides'>,
  seat: Seat,
  catalogue: Catalogue,
  seats: readonly string[],
): string {
  const side = scene.sides[seat]
  return side ? say(side.name, catalogue) : spelled(seats[seat] ?? '')
}

/** What a player is called: a person, here or elsewhere, or a bot by its title. */
export function playerName(player: string, bots: readonly BotCard[], catalogue: Catalogue): string {
  if (player === PERSON) return t('player.person')
  if (player === REMOTE) return t('player.remote')
  const bot = bots.find(({ id }) => id === player)
  return named(catalogue, 'bot', player, bot?.title ?? spelled(player))
}
