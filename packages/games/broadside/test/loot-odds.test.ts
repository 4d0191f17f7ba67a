import { InputError } from '@sextant/engine'
import { runCase } from '@sextant/engine/cases'
import { expect, test } from 'vitest'
import { broadside } from '../src/index.ts'

test('odds of six dice of gold after a shot have too many ways to try, and the message says so', () => {
  const given = {
    scenario: 'pirate-brig',
    setupDice: [20, 1],
    change: { '/sides/1/crew': 2 },
    steps: [
      {
        seat: 'player',
        action: { type: 'rifle' },
        expect: { odds: [{ state: { '/loot/gold': 100 }, chance: 0.01 }] },
      },
    ],
  }
  const refused = thrownBy(() => runCase(broadside, given, 'case'))
  expect(refused).toBeInstanceOf(InputError)
  expect(String(refused)).toMatch(/odds\/0.* in more than 200000 ways.*script the dice/)
})

function thrownBy(run: () => unknown): unknown {
  try {
    return run()
  } catch (error) {
    return error
  }
}
