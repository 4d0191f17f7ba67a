import { botChecks } from '@sextant/testing'
import { describe, test } from 'vitest'
import { trainModel } from '../src/battle/bot/admiral/training.ts'
import { admiral, broadside, type Options, show } from '../src/index.ts'
import { optionsOf } from './play.ts'
import { smallDuels } from './small-duel.ts'

const { training } = admiral
if (!training) throw new Error('the admiral has a training')

/** What every bot must do, of an admiral that has trained for less than a second. */
const quick = {
  ...admiral,
  training: { ...training, train: ({ tables }, progress) => trainModel(tables, progress, 2000) },
} satisfies typeof admiral

const duels: Readonly<Record<string, Options>> = { ...smallDuels, kraken: optionsOf('kraken') }

describe.each(Object.entries(duels))('the admiral in %s', (id, options) => {
  const game = { ...broadside, scenarios: [{ id, title: id, options }] as const }
  for (const { name, run } of botChecks({ game, show, bots: [quick], adviser: quick.id })) test(name, run)
})
