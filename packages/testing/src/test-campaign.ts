import { campaignInCases, caseChecks } from '@sextant/engine/cases'
import { campaignConformance, goldenCampaignChecks } from '@sextant/engine/conformance'
import type { CampaignBox } from '@sextant/scene'
import { campaignBotChecks } from './bot-checks.ts'
import { group, jsonFiles } from './group.ts'
import { campaignShowChecks } from './show-checks.ts'
import type { GameTestOptions } from './test-game.ts'
import { asThoroughAsAsked } from './thorough.ts'

/**
 * All the tests a campaign has in common with every other: the conformance suite with its battles played at random, the
 * scenes and gestures of its decisions, the case files in `cases/` and the golden campaigns in `golden/` of its test
 * folder.
 *
 *     testCampaign(tourBox, new URL('tour/', import.meta.url))
 */
export function testCampaign(box: CampaignBox, folder: URL, asked: GameTestOptions = {}): void {
  const options = asThoroughAsAsked(asked)
  box.open(contents => {
    const { campaign } = contents
    const { id } = campaign
    group(`${id}: conformance`, campaignConformance(campaign, options))
    group(`${id}: scenes`, campaignShowChecks(contents, options))
    if (contents.bots.length > 0) group(`${id}: bots`, campaignBotChecks(contents, options))
    group(`${id}: cases`, caseChecks(campaignInCases(campaign), jsonFiles(new URL('cases/', folder))))
    group(`${id}: golden campaigns`, goldenCampaignChecks(campaign, jsonFiles(new URL('golden/', folder))))
  })
}
