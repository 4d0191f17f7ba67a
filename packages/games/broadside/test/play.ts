import {
  type Bot,
  type BotPlayer,
  type Budget,
  type Dice,
  FULL_BUDGET,
  type Outcome,
  SeededDice,
} from '@sextant/engine'
import {
  type Action,
  type Broadside,
  broadside,
  type Event,
  type Options,
  type State,
  show,
} from '../src/index.ts'

export type BroadsideBot = Bot<Broadside>

export function optionsOf(scenario: string): Options {
  const found = broadside.scenarios.find(({ id }) => id === scenario)
  if (!found) throw new Error(`there is no scenario ${scenario}`)
  return found.options
}

/** The even duel with the player to act first. */
export function begun(scenario = 'even-duel'): State {
  const rules = broadside.load(optionsOf(scenario))
  for (let seed = 0; ; seed++) {
    const state = rules.setup(SeededDice.from(`begun ${seed}`), () => undefined)
    if (state.T === 0) return state
  }
}

/** How a duel with these options is shown. */
export function presentationOf(options: Options) {
  return show.load(broadside.load(options), options)
}

/** What a bot chooses with all the time it wants. */
export function choice(
  player: BotPlayer<Broadside> | undefined,
  view: State,
  dice: Dice = SeededDice.from('not used'),
  budget: Budget = FULL_BUDGET,
): Action {
  const action = player?.choose(view, dice, budget)
  if (!action || action instanceof Promise) throw new Error('nobody chose at once')
  return action
}

/** What the admiral says of each choice. */
export function adviceOf(
  player: BotPlayer<Broadside> | undefined,
  view: State,
  budget: Budget = FULL_BUDGET,
) {
  const advice = player?.advise?.(view, SeededDice.from('not used'), budget)
  if (!advice || advice instanceof Promise) throw new Error('nobody advised at once')
  return advice.choices
}

/** A duel between bots from a seed: its last state, its events and how it ended. */
export function playDuel(
  options: Options,
  line: readonly [BroadsideBot, BroadsideBot],
  seed: string,
  look: (state: State) => void = () => undefined,
): { state: State; events: Event[]; outcome: Outcome } {
  const rules = broadside.load(options)
  const players = line.map((bot, seat) => bot.join(rules, seat))
  const dice = SeededDice.from(`${seed}/dice`)
  const choosing = SeededDice.from(`${seed}/choices`)
  const events: Event[] = []
  const state = rules.setup(dice, event => events.push(event))
  for (;;) {
    look(state)
    const outcome = rules.outcome(state)
    if (outcome) return { state, events, outcome }
    const seat = rules.toAct(state)[0] ?? 0
    const action = choice(players[seat], rules.view(state, seat), choosing)
    const refusal = rules.check(state, seat, action)
    if (refusal) throw new Error(`${line[seat]?.id} chose ${action.type}: ${refusal.message}`)
    rules.apply(state, seat, action, dice, event => events.push(event))
  }
}
