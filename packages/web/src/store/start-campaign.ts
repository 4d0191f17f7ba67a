import { findGame } from '@sextant/games/list'
import type { CampaignBox } from '@sextant/scene'
import { newCampaign as newRecord } from '@sextant/session'
import { loadTexts } from '../i18n/game-texts.ts'
import { campaignOf } from './find-campaign.ts'
import { pageStore } from './page-store.ts'
import { metaOf } from './save-campaign.ts'
import { newId, newSeed } from './start-match.ts'

export interface NewCampaignChoice {
  readonly game: string
  readonly campaign: string
  /** The usual one where it is left out. */
  readonly scenario?: string
  readonly seed?: string
}

/** Starts a campaign, stores it, and gives its id. */
export async function startStoredCampaign(departure: NewCampaignChoice): Promise<string> {
  const box = await findCampaign(departure.game, departure.campaign)
  const { record, scenario } = newRecord(box, {
    scenario: departure.scenario,
    seed: departure.seed || newSeed(),
  })
  const [id, now] = [newId(), Date.now()]
  const { game, campaign } = departure
  await pageStore().saveCampaign({
    meta: metaOf({ id, game, campaign, scenario, started: now }, record, now),
    record,
  })
  return id
}

/** A campaign on the table of games; an error says what is missing. */
export async function findCampaign(game: string, campaign: string): Promise<CampaignBox> {
  const listed = findGame(game)
  if (!listed) throw new Error(`there is no game "${game}"`)
  const found = await campaignOf(await listed.load(), campaign)
  await found.open(({ show, battles }) => Promise.all([loadTexts(show.texts), loadTexts(battles.show.texts)]))
  return found
}
