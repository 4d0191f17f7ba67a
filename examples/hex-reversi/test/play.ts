import { type Rules, SeededDice } from '@sextant/engine'
import { type Event, type HexReversi, hexReversi, type Options, type State, show } from '../src/index.ts'

export function optionsOf(id: string): Options {
  return (hexReversi.scenarios.find(scenario => scenario.id === id) ?? hexReversi.scenarios[0]).options
}

/** A scenario with its rules and how it is shown. */
export function loaded(id: string) {
  const options = optionsOf(id)
  const rules = hexReversi.load(options)
  return { options, rules, presentation: show.load(rules, options) }
}

export function startOf(rules: Rules<HexReversi>): State {
  return rules.setup(SeededDice.from('start'), () => undefined)
}

/** A random match up to its end, or to a turn; the events come with it. */
export function playRandom(
  rules: Rules<HexReversi>,
  seed: string,
  turns = Number.POSITIVE_INFINITY,
): { readonly state: State; readonly events: readonly Event[] } {
  const dice = SeededDice.from(seed)
  const events: Event[] = []
  const state = rules.setup(dice, event => events.push(event))
  for (let turn = 0; turn < turns && !rules.outcome(state); turn++) {
    const action = dice.pick(rules.legal(state, state.seat))
    rules.apply(state, state.seat, action, dice, event => events.push(event))
  }
  return { state, events }
}
