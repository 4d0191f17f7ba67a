import { ScriptError, ScriptedDice } from '@sextant/engine'
import type { Action } from '../actions.ts'
import { applyAction } from '../rules/apply.ts'
import type { Workspace } from '../rules/workspace.ts'
import { copyState, type State } from '../state.ts'

/** The state after an action; nothing where dice decide. */
export function foreseen(work: Workspace, view: State, action: Action): State | undefined {
  const state = copyState(view)
  try {
    applyAction(work, state, action, new ScriptedDice([]), () => {})
    return state
  } catch (error) {
    if (error instanceof ScriptError) return undefined
    throw error
  }
}
