import { type CampaignRecord, loadRules, startCampaign } from '@sextant/engine'
import type { CampaignBox } from '@sextant/scene'
import type { NewMatch } from './new-match.ts'
import { PERSON } from './players.ts'

export interface NewCampaign extends Pick<NewMatch, 'scenario' | 'options' | 'seed'> {
  /** Who decides: a person where it is left out. */
  readonly player?: string
}

/** The record of a campaign in which nothing has been decided yet. */
export function newCampaign(
  box: CampaignBox,
  { scenario, options, player = PERSON, seed }: NewCampaign,
): { readonly record: CampaignRecord; readonly scenario: string } {
  return box.open(({ campaign }) => {
    const chosen = campaign.scenarios.find(({ id }) => id === scenario) ?? campaign.scenarios[0]
    const loaded = loadRules(campaign, options ?? chosen.options)
    const run = startCampaign(campaign, { options: loaded.options, seed, player })
    return { record: run.save(), scenario: chosen.id }
  })
}
