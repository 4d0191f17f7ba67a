import { testGame } from '@sextant/testing'
import { broadsideBox } from '../src/index.ts'

const skip = { admiral: 'its training takes 15 seconds: admiral-bot.test.ts has it with shorter ones' }

testGame(broadsideBox, new URL('.', import.meta.url), { matches: 6, bots: { skip } })
