import { type GameTypes, type Rules, SeededDice } from '@sextant/engine'
import type { BoxedGame } from '@sextant/scene'
import { isObject } from './text/is-object.ts'

const FUNCTIONS = ['setup', 'toAct', 'legal', 'check', 'apply', 'outcome', 'view', 'imagine', 'copy'] as const

/** What the rules of a game from outside lack, looked at in its first scenario; nothing if they have what it takes. */
export function whyNoRules<T extends GameTypes>({ game }: BoxedGame<T>): string | undefined {
  const [{ id, options }] = game.scenarios
  try {
    const rules = game.load(options)
    const given: unknown = rules
    if (!isObject(given)) return `\`load\` of its scenario ${id} returns no rules`
    if (!Array.isArray(given.seats) || given.seats.length === 0)
      return "its rules name no `seats`: at least one is needed, such as ['white', 'black']"
    const missing = FUNCTIONS.filter(name => typeof given[name] !== 'function')
    if (missing.length > 0) return `its rules have no ${missing.map(name => `\`${name}\``).join(', no ')}`
    return whyNoAction(rules)
  } catch {
    // Rules that throw do so again when they are played, and are named then with the step and the line.
    return undefined
  }
}

function whyNoAction<T extends GameTypes>(rules: Rules<T>): string | undefined {
  const state = rules.setup(SeededDice.from('outside'), () => undefined)
  const idle = rules.toAct(state).find(seat => rules.legal(rules.view(state, seat), seat).length === 0)
  const name = idle === undefined ? undefined : rules.seats[idle]
  return name === undefined ? undefined : `${name} is to act at the start, but \`legal\` lists no action`
}
