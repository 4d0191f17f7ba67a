import { testCampaign } from '@sextant/testing'
import { voyageBox } from '../src/index.ts'

testCampaign(voyageBox, new URL('voyage/', import.meta.url), { matches: 4 })
