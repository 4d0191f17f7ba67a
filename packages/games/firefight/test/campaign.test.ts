import { campaignBox } from '@sextant/scene'
import { testCampaign } from '@sextant/testing'
import { battle } from '../src/box.ts'
import { commanders, emberRoad, emberRoadShow } from '../src/index.ts'

/** Battles at random go on to their last round: with few rounds, what lies between them is most of a campaign. */
const ROUNDS = 2

const usual = emberRoad.scenarios.find(({ id }) => id === 'usual') ?? emberRoad.scenarios[0]
const { battles, ...others } = usual.options
const short = {
  id: 'short',
  title: 'Battles of few rounds',
  options: {
    ...others,
    battles: Object.fromEntries(
      Object.entries(battles).map(([name, one]) => [
        name,
        { ...one, scenario: { ...one.scenario, rounds: ROUNDS } },
      ]),
    ),
  },
}
const contents = { show: emberRoadShow, bots: commanders, battles: battle }
const withShort = { ...emberRoad, scenarios: [...emberRoad.scenarios, short] as const }

testCampaign(
  campaignBox({ ...contents, campaign: withShort }),
  new URL('campaign/', import.meta.url),
  // One of one level for each check meets most of it.
  { matches: 1, scenarios: ['short'] },
)
