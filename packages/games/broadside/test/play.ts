import { type Bot, type Outcome, SeededDice } from '@sextant/engine'
import { type Action, broadside, type Event, type Options, type State } from '../src/index.ts'
import type { Broadside } from '../src/types.ts'

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

/** A duel between programs from a seed: its last state, its events and how it ended. */
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
    const action = players[seat]?.choose(rules.view(state, seat), choosing)
    if (!action) throw new Error(`nobody sits on seat ${seat}`)
    const refusal = rules.check(state, seat, action)
    if (refusal) throw new Error(`${line[seat]?.id} chose ${action.type}: ${refusal.message}`)
    rules.apply(state, seat, action, dice, event => events.push(event))
  }
}
