import { conformance } from '@sextant/engine/conformance'
import { showChecks } from '@sextant/testing'
import { describe, test } from 'vitest'
import { hexShips } from '../src/battle/game.ts'
import { show } from '../src/battle/show/show.ts'

// A random battle takes hundreds of actions and meets most rules, so that one for each check is enough.
const asked = { matches: 1, scenarios: ['duel', 'convoy', 'carriers'] }

describe('hex-ships: conformance', () => {
  for (const check of conformance(hexShips, asked)) test(check.name, check.run)
})

describe('hex-ships: scenes', () => {
  for (const check of showChecks({ game: hexShips, show }, asked)) test(check.name, check.run)
})
