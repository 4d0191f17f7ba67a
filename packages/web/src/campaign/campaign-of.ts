import type { BoxedGame, CampaignBox } from '@sextant/scene'

/** A campaign of a game by its id. */
export function campaignOf<S, A, E, O>(
  contents: Pick<BoxedGame<S, A, E, O>, 'game' | 'campaigns'>,
  id: string,
): CampaignBox {
  const found = contents.campaigns?.find(campaign => campaign.id === id)
  if (!found) throw new Error(`${contents.game.title} has no campaign "${id}"`)
  return found
}
