import { type Bot, type Budget, type Dice, type Rules, type Seat, SeededDice } from '@sextant/engine'
import { botCard } from '@sextant/scene'
import type { Action } from '../actions.ts'
import { card } from '../card.ts'
import type { Temper, TemperName } from '../schema.ts'
import type { State } from '../state.ts'
import type { HexReversi } from '../types.ts'
import { tempers } from './temper.ts'
import { type Worth, worthBy } from './worth.ts'

/** A bot that takes what looks best after its own action, or after the best reply to it where its temper looks so far. */
export function temperedBot(name: TemperName): Bot<HexReversi> {
  const temper = tempers[name]
  return {
    ...botCard(card.bots, name),
    join(rules, seat) {
      const worth = worthBy(temper, rules.tables)
      return { choose: (view, dice, budget) => chosen(rules, worth, temper, view, seat, dice, budget) }
    },
  }
}

interface Option {
  readonly action: Action
  readonly after: State
  readonly worth: number
}

function chosen(
  rules: Rules<HexReversi>,
  worth: Worth,
  { replies }: Temper,
  view: State,
  seat: Seat,
  dice: Dice,
  budget: Budget,
): Action {
  const options = optionsOf(rules, worth, view, seat).sort((a, b) => b.worth - a.worth)
  const looked: Option[] = []
  for (const option of options.slice(0, Math.round(replies * budget.work))) {
    if (budget.expired()) break
    looked.push({ ...option, worth: worth(replied(rules, worth, option.after), seat) })
  }
  // What has been looked at and what has not cannot be compared: a reply makes every position look worse.
  const compared = looked.length > 0 ? looked : options
  const best = Math.max(...compared.map(option => option.worth))
  return dice.pick(compared.filter(option => option.worth === best)).action
}

/** The position after the reply that suits the next seat best; the same where it is over. */
function replied(rules: Rules<HexReversi>, worth: Worth, state: State): State {
  const [next] = rules.toAct(state)
  if (next === undefined) return state
  const [first, ...more] = optionsOf(rules, worth, state, next)
  if (!first) return state
  return more.reduce((best, option) => (option.worth > best.worth ? option : best), first).after
}

function optionsOf(rules: Rules<HexReversi>, worth: Worth, state: State, seat: Seat): Option[] {
  return rules.legal(state, seat).map(action => {
    const after = rules.copy(state)
    rules.apply(after, seat, action, NO_DICE, ignore)
    return { action, after, worth: worth(after, seat) }
  })
}

/** The rules draw no dice. */
const NO_DICE = SeededDice.from('hex-reversi')
const ignore = () => undefined
