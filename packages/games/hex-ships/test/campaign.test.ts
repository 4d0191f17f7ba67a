import { campaignBox } from '@sextant/scene'
import { testCampaign } from '@sextant/testing'
import { battle } from '../src/box.ts'
import { commanders, lanternReach, lanternReachShow } from '../src/index.ts'

/** Battles at random go on to their last round: with few rounds, what lies between them is most of a campaign. */
const ROUNDS = 2

const usual = lanternReach.scenarios.find(({ id }) => id === 'usual') ?? lanternReach.scenarios[0]
const { missions, ...others } = usual.options
const short = {
  id: 'short',
  title: 'Battles of few rounds',
  options: {
    ...others,
    missions: Object.fromEntries(
      Object.entries(missions).map(([name, mission]) => [name, { ...mission, rounds: ROUNDS }]),
    ),
  },
}
const contents = { show: lanternReachShow, bots: commanders, battles: battle }
const withShort = { ...lanternReach, scenarios: [...lanternReach.scenarios, short] as const }

testCampaign(
  campaignBox({ ...contents, campaign: withShort }),
  new URL('campaign/', import.meta.url),
  // One of one level for each check meets most of it.
  { matches: 1, scenarios: ['short'] },
)
