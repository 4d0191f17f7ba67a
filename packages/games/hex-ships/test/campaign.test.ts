import { testCampaign } from '@sextant/testing'
import { lanternReachBox } from '../src/index.ts'

// A campaign at random has up to eight battles of hundreds of actions: one of one level for each check is enough.
testCampaign(lanternReachBox, new URL('campaign/', import.meta.url), { matches: 1, scenarios: ['usual'] })
