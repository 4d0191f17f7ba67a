import type { Dice, Emit } from '@sextant/engine'
import type { Action } from '../actions.ts'
import type { Event } from '../events.ts'
import type { Army } from '../schema.ts'
import type { State } from '../state.ts'
import { attack } from './attacking.ts'
import { move } from './moving.ts'
import { recruit } from './recruiting.ts'
import { endTurn } from './turns.ts'
import type { Workspace } from './workspace.ts'

/** Carries out an allowed action. */
export function applyAction(
  work: Workspace,
  state: State,
  army: Army,
  action: Action,
  dice: Dice,
  emit: Emit<Event>,
): void {
  switch (action.type) {
    case 'move':
      move(work, state, army, action, emit)
      break
    case 'attack':
      attack(work.tables, state, action, dice, emit)
      break
    case 'recruit':
      recruit(work.tables, state, army, action, emit)
      break
    case 'end-turn':
      endTurn(work.tables, state, army, emit)
      break
  }
}
