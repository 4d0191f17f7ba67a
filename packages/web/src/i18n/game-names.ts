import { findGame } from '@sextant/games/list'
import { namesOf } from '@sextant/games/names'
import { PERSON } from '@sextant/session'
import { spelled } from './game-texts.ts'
import { inLanguage } from './game-title.ts'
import { knownText, t } from './texts.ts'

/** What a seat or a scenario of a game is called, without the game's code. */
export function nameIn(game: string, id: string, fallback = spelled(id)): string {
  return announced(game, id) ?? fallback
}

/** The same for who plays: a person, or a bot of the game or of all games. */
export function playerIn(game: string, player: string): string {
  if (player === PERSON) return t('player.person')
  return announced(game, player) ?? knownText(`bot.${player}`) ?? spelled(player)
}

/** The same for a campaign. */
export function campaignIn(game: string, campaign: string): string {
  const card = own(findGame(game)?.campaigns, campaign)
  return card ? inLanguage(card.title) : spelled(campaign)
}

function announced(game: string, id: string): string | undefined {
  const names = namesOf(game)
  const name = own(names?.seats, id) ?? own(names?.bots, id)?.title ?? own(names?.scenarios, id)
  return name && inLanguage(name)
}

/** Ids come from files: one that every object inherits, such as `constructor`, is not there. */
function own<T>(record: Readonly<Record<string, T>> | undefined, id: string): T | undefined {
  return record && Object.hasOwn(record, id) ? record[id] : undefined
}
