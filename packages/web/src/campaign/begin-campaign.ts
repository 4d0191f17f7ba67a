import { type CampaignRecord, startCampaign } from '@sextant/engine'
import { findGame } from '@sextant/games'
import type { CampaignBox } from '@sextant/scene'
import { newId, newSeed } from '../setup/start.ts'
import { kept } from '../store/kept.ts'
import { PERSON } from '../store/store.ts'
import { bringWords } from '../words/game-words.ts'
import { metaOf } from './campaign-keeper.ts'
import { campaignOf } from './campaign-of.ts'

export interface Departure {
  readonly game: string
  readonly campaign: string
  /** The usual one where it is left out. */
  readonly scenario?: string
  readonly seed?: string
}

/** Starts a campaign, keeps it, and gives its id. */
export async function newCampaign(departure: Departure): Promise<string> {
  const { record, scenario } = depart(await findCampaign(departure.game, departure.campaign), departure)
  const [id, now] = [newId(), Date.now()]
  const { game, campaign } = departure
  await kept().keepCampaign({
    meta: metaOf({ id, game, campaign, scenario, started: now }, record, now),
    record,
  })
  return id
}

/** The record of a campaign in which nothing has been decided yet. */
export function depart(
  box: CampaignBox,
  { scenario, seed }: Pick<Departure, 'scenario' | 'seed'>,
): { record: CampaignRecord; scenario: string } {
  return box.open(({ campaign }) => {
    const chosen = campaign.scenarios.find(({ id }) => id === scenario) ?? campaign.scenarios[0]
    const run = startCampaign(campaign, { options: chosen.options, seed: seed || newSeed(), player: PERSON })
    return { record: run.save(), scenario: chosen.id }
  })
}

/** A campaign on the table of games; an error says what is missing. */
export async function findCampaign(game: string, campaign: string): Promise<CampaignBox> {
  const listed = findGame(game)
  if (!listed) throw new Error(`there is no game "${game}"`)
  const found = await campaignOf(await listed.load(), campaign)
  await found.open(({ show, battles }) =>
    Promise.all([bringWords(show.texts), bringWords(battles.show.texts)]),
  )
  return found
}
