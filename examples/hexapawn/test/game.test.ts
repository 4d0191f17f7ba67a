import { testGame } from '@sextant/testing'
import { hexapawnBox } from '../src/index.ts'

testGame(hexapawnBox, new URL('.', import.meta.url))
