import { testCampaign } from '@sextant/testing'
import { tourBox } from '../../src/index.ts'

testCampaign(tourBox, new URL('.', import.meta.url), { matches: 5 })
