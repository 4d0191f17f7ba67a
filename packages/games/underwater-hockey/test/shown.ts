import { SeededDice } from '@sextant/engine'
import { say, type Text } from '@sextant/scene'
import { expect } from 'vitest'
import { type Action, classic, type State, show } from '../src/index.ts'
import { rules } from './play.ts'

/** How the usual match is shown. */
export const presentation = show.load(rules, classic)

export function start(): State {
  return rules.setup(dice(), () => undefined)
}

/** Blue's centre forward has the puck in the middle. */
export function holding(state: State): State {
  Object.assign(state.units[1] ?? {}, { at: '13,8', plane: 'bottom' })
  state.puck = { at: '13,8', holder: 1 }
  return state
}

export function coach(state: State, ...actions: Action[]): void {
  for (const action of actions) rules.apply(state, 0, action, dice(), () => undefined)
}

export function dice(): SeededDice {
  return SeededDice.from('show')
}

export function sayable(text: Text): void {
  for (const catalogue of Object.values(show.texts)) expect(say(text, catalogue)).not.toMatch(/[⟨{]/)
}
