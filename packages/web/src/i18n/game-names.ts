import { findGame } from '@sextant/games'
import { PERSON } from '@sextant/session'
import { spelled } from './game-texts.ts'
import { inLanguage } from './game-title.ts'
import { knownText, t } from './texts.ts'

/** What a seat or a scenario of a game is called, without the game's code. */
export function nameIn(game: string, id: string): string {
  return announced(game, id) ?? spelled(id)
}

/** The same for who plays: a person, or a program of the game or of all games. */
export function playerIn(game: string, player: string): string {
  if (player === PERSON) return t('player.person')
  return announced(game, player) ?? knownText(`bot.${player}`) ?? spelled(player)
}

/** The same for a campaign. */
export function campaignIn(game: string, campaign: string): string {
  const names = findGame(game)?.modes?.campaigns
  return names && Object.hasOwn(names, campaign) && names[campaign]
    ? inLanguage(names[campaign])
    : spelled(campaign)
}

function announced(game: string, id: string): string | undefined {
  const names = findGame(game)?.names
  return names && Object.hasOwn(names, id) && names[id] ? inLanguage(names[id]) : undefined
}
