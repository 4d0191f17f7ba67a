import { testGame } from '@sextant/testing'
import { broadsideBox } from '../src/index.ts'
import { smallDuels } from './small-duel.ts'

// The admiral is trained for a duel that is solved in full at once; for a scenario it would take a minute.
const bots = { options: { admiral: smallDuels['boat against boat'] } }

testGame(broadsideBox, new URL('.', import.meta.url), { matches: 6, bots })
