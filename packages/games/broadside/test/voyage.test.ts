import { testCampaign } from '@sextant/testing'
import { voyageBox } from '../src/index.ts'

// The levels differ in their numbers only; that those fit is checked of all of them.
testCampaign(voyageBox, new URL('voyage/', import.meta.url), { matches: 4, scenarios: ['usual'] })
