import type { Box, CampaignBox } from '@sextant/scene'

/** A campaign of a game by its id. */
export async function campaignOf(box: Box, id: string): Promise<CampaignBox> {
  const found = box.open(({ campaigns = [] }) => campaigns.find(campaign => campaign.id === id))
  if (!found) throw new Error(`${box.title} has no campaign "${id}"`)
  return found.load()
}
