import { testGame } from '@sextant/testing'
import { sealedBidsBox } from '../src/index.ts'

testGame(sealedBidsBox, new URL('.', import.meta.url))
