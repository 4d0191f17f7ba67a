import { type GameTypes, type Rules, ScriptError, ScriptedDice, type Seat } from '@sextant/engine'
import { type Effect, flatEffects, type Presentation } from '@sextant/scene'

/**
 * The effects of an action where nothing about it is left to chance: it is carried out on an imagined state with dice
 * that refuse to be rolled. Nothing where dice or secrets decide.
 */
export function foreseenEffects<T extends GameTypes>(
  rules: Rules<T>,
  presentation: Presentation<T>,
  view: T['state'],
  seat: Seat,
  action: T['action'],
): readonly Effect[] | undefined {
  const noDice = new ScriptedDice([])
  try {
    const state = rules.imagine(view, seat, noDice)
    const events: T['event'][] = []
    rules.apply(state, seat, action, noDice, event => events.push(event))
    return events.flatMap(event => presentation.effects?.(event) ?? [])
  } catch (error) {
    if (error instanceof ScriptError) return undefined
    throw error
  }
}

/** The cells a piece goes over, the first being where it is now. */
export function pathIn(effects: readonly Effect[] | undefined): readonly number[] | undefined {
  const moved = effects && flatEffects(effects).find(effect => effect.kind === 'move')
  return moved && moved.path.length > 1 ? moved.path : undefined
}
