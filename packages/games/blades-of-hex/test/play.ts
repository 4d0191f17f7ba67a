import { type Bot, FULL_BUDGET, SeededDice } from '@sextant/engine'
import { type Action, bladesOfHex, classic, type Event, type State } from '../src/index.ts'
import type { Blades } from '../src/types.ts'

const classicRules = bladesOfHex.load(classic)

export { classicRules as rules }

/** A match between bots from a seed: its states, its events and how it ended. */
export function playMatch(
  line: readonly Bot<Blades>[],
  seed: string,
  look: (state: State, seat: number, action: Action) => void = () => undefined,
  rules = classicRules,
) {
  const players = line.map((bot, seat) => bot.join(rules, seat))
  const dice = SeededDice.from(`${seed}/dice`)
  const choosing = SeededDice.from(`${seed}/choices`)
  const events: Event[] = []
  const state = rules.setup(dice, event => events.push(event))
  for (;;) {
    const outcome = rules.outcome(state)
    if (outcome) return { state, events, outcome }
    const seat = rules.toAct(state)[0] ?? 0
    const action = players[seat]?.choose(rules.view(state, seat), choosing, FULL_BUDGET)
    if (!action || action instanceof Promise) throw new Error(`nobody answers at once on seat ${seat}`)
    const refusal = rules.check(state, seat, action)
    if (refusal) throw new Error(`${line[seat]?.id} chose ${JSON.stringify(action)}: ${refusal.message}`)
    look(state, seat, action)
    rules.apply(state, seat, action, dice, event => events.push(event))
  }
}
