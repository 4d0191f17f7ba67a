import { type Advice, type AdvisedAction, at, type Budget, type Dice } from '@sextant/engine'
import type { Action } from '../actions.ts'
import type { State } from '../state.ts'
import { attacks, towards } from './attack.ts'
import { chanceAfterFire, chanceAfterRoll, chanceAfterVolley } from './estimate/after-volley.ts'
import { END_TURN, movePlans } from './plan.ts'
import { type BotSeat, outlookOf } from './player.ts'
import { playedPlans } from './playing-on.ts'
import { decideRoll } from './reroll.ts'
import type { PlayingOn } from './temper.ts'

/** Plans that are shown as hints. */
const MOST_ADVISED = 5

/**
 * What may be done next, of a move all of it, each with the chance to win that it leads to when the round is over. The
 * first is what the bot would do itself; what it likes less is not called better.
 */
export function adviseOn(
  bot: BotSeat,
  playing: PlayingOn,
  state: State,
  dice: Dice,
  budget: Budget,
): Advice<Action> {
  const choices: AdvisedAction<Action>[] = []
  const known = new Set<string>()
  let most = 1
  for (const { chance, ...plan } of choicesOf(bot, playing, state, dice, budget)) {
    const key = JSON.stringify(plan)
    if (known.has(key)) continue
    known.add(key)
    most = Math.min(most, chance)
    choices.push({ ...plan, chance: most })
  }
  return { choices }
}

/** What the bot prefers comes first. */
function choicesOf(
  bot: BotSeat,
  playing: PlayingOn,
  state: State,
  dice: Dice,
  budget: Budget,
): AdvisedAction<Action>[] {
  const { tables } = bot
  if (state.volley.roll !== null) {
    const preferred = decideRoll(tables, state)
    const rolls: readonly Action[] = [{ type: 'keep' }, { type: 'reroll' }]
    return rolls
      .map(action => ({ action, chance: chanceAfterRoll(bot, state, action.type === 'keep') }))
      .sort((a, b) => Number(b.action.type === preferred.type) - Number(a.action.type === preferred.type))
  }
  const outlook = outlookOf(bot, state)
  if (state.phase === 'fire') {
    return [
      ...attacks(outlook, state).map(attack => ({
        action: towards(tables, state, attack),
        chance: chanceAfterVolley(bot, state, attack),
      })),
      { action: END_TURN, chance: chanceAfterFire(bot, state) },
    ]
  }
  const plans = movePlans(outlook, bot.work, state, dice, playing.plans)
  return playedPlans(bot, playing, plans, state, dice, budget)
    .slice(0, MOST_ADVISED)
    .map(({ actions, chance }) => ({ action: at(actions, 0), next: actions.slice(1), chance }))
}
