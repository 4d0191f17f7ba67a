import type { Bot } from '@sextant/engine'
import type { Broadside } from '../../types.ts'
import { matchupOf } from '../matchup.ts'
import { planValues } from '../plan.ts'
import { CAUTIOUS, cautious } from '../scripts.ts'

/** Advises while the admiral's model is trained: by the values of the cautious bot, which are about log-odds. */
export const standIn: Bot<Broadside> = {
  ...cautious,
  join(rules, seat, model) {
    const matchup = matchupOf(rules.tables)
    return {
      ...cautious.join(rules, seat, model),
      advise: (view, _dice, budget) => ({
        choices: planValues(matchup, view, seat, CAUTIOUS, budget)
          .sort((a, b) => b.value - a.value)
          .map(({ action, value }) => ({ action, chance: 1 / (1 + Math.exp(-value)) })),
      }),
    }
  },
}
