import { testGame } from '@sextant/testing'
import { hexReversiBox } from '../src/index.ts'

testGame(hexReversiBox, new URL('.', import.meta.url), { matches: 8 })
