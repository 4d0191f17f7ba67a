import { botChecks } from '@sextant/testing'
import { describe, test } from 'vitest'
import { trainModel } from '../src/battle/bot/admiral/training.ts'
import { admiral, broadside, show } from '../src/index.ts'
import { optionsOf } from './play.ts'

const { training } = admiral
if (!training) throw new Error('the admiral has a training')

/** What every bot must do, of an admiral that has trained for less than a second. */
const quick = {
  ...admiral,
  training: { ...training, train: ({ tables }, progress) => trainModel(tables, progress, 2000) },
} satisfies typeof admiral

const game = {
  ...broadside,
  scenarios: [{ id: 'kraken', title: 'Kraken', options: optionsOf('kraken') }] as const,
}

// `game.test.ts` has the same for a duel that is solved exactly.
describe('the admiral with a value network', () => {
  for (const { name, run } of botChecks({ game, show, bots: [quick], adviser: quick.id })) test(name, run)
})
