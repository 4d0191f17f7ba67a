import { type Bot, FULL_BUDGET, type Rules, SeededDice } from '@sextant/engine'
import { bots, type Event, type Options, type State, scenarios, underwaterHockey } from '../src/index.ts'
import { createWorkspace } from '../src/rules/workspace.ts'
import type { Hockey } from '../src/types.ts'

export type HockeyBot = Bot<Hockey>
export type HockeyRules = Rules<Hockey>

export function botNamed(id: string): HockeyBot {
  const bot = bots.find(bot => bot.id === id)
  if (!bot) throw new Error(`there is no bot ${id}`)
  return bot
}

export function optionsOf(scenario: string): Options {
  const found = scenarios.find(({ id }) => id === scenario)
  if (!found) throw new Error(`there is no scenario ${scenario}`)
  return found.options
}

export const rules = underwaterHockey.load(optionsOf('classic'))
/** For questions that only the inside of the rules answers. */
export const work = createWorkspace(rules.tables)

/** A match between bots that answer at once, from a seed: its last state, its events and how it ended. */
export function playMatch(
  line: readonly HockeyBot[],
  seed: string,
  look: (state: State, events: readonly Event[]) => void = () => undefined,
  played: HockeyRules = rules,
) {
  const players = line.map((bot, seat) => bot.join(played, seat))
  const dice = SeededDice.from(`${seed}/dice`)
  const choosing = SeededDice.from(`${seed}/choices`)
  const events: Event[] = []
  const state = played.setup(dice, event => events.push(event))
  look(state, events)
  for (;;) {
    const outcome = played.outcome(state)
    if (outcome) return { state, events, outcome }
    const seat = played.toAct(state)[0] ?? 0
    const action = players[seat]?.choose(played.view(state, seat), choosing, FULL_BUDGET)
    if (!action) throw new Error(`nobody sits on seat ${seat}`)
    if (action instanceof Promise) throw new Error(`${line[seat]?.id} takes its time`)
    const refusal = played.check(state, seat, action)
    if (refusal) throw new Error(`${line[seat]?.id} chose ${JSON.stringify(action)}: ${refusal.message}`)
    const before = events.length
    played.apply(state, seat, action, dice, event => events.push(event))
    look(state, events.slice(before))
  }
}

/** A position some turns into a match between playbooks. */
export function positionAfter(turns: number, seed: string, options: Options = optionsOf('classic')) {
  const loaded = underwaterHockey.load(options)
  const dice = SeededDice.from(seed)
  const state = loaded.setup(dice, unheard)
  for (let turn = 0; turn < turns && !loaded.outcome(state); turn++)
    for (const seat of [0, 1]) loaded.apply(state, seat, { type: 'commit' }, dice, unheard)
  return { rules: loaded, state, dice }
}

const unheard = () => undefined
