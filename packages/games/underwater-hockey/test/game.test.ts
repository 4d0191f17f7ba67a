import { conformance } from '@sextant/engine/conformance'
import { showChecks, testGame } from '@sextant/testing'
import { describe, test } from 'vitest'
import { show, underwaterHockey, underwaterHockeyBox } from '../src/index.ts'
import { optionsOf } from './play.ts'

// Random coaches change their plans as often as they may: one match of forty turns takes 560 actions.
testGame(underwaterHockeyBox, new URL('.', import.meta.url), { scenarios: ['golden-goal'], matches: 1 })

/** A short match with few changes of plans, so that many random ones can be played. */
const drill = { ...optionsOf('drawn') }
const short = {
  ...underwaterHockey,
  scenarios: [
    {
      id: 'drill',
      title: 'Drill',
      options: {
        ...drill,
        ruleset: { ...drill.ruleset, match: { goals: 1, turns: 15 }, planning: { changes: 3 } },
      },
    },
  ] as const,
}

describe('underwater-hockey: a drill', () => {
  for (const check of conformance(short, { matches: 4 })) test(check.name, check.run)
  for (const check of showChecks({ game: short, show }, { matches: 1 })) test(check.name, check.run)
})
