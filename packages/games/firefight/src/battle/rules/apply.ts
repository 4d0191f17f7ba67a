import type { Dice, Emit } from '@sextant/engine'
import type { Action } from '../actions.ts'
import type { Event } from '../events.ts'
import type { State } from '../state.ts'
import { attackOnce } from './attacking.ts'
import { deploy } from './deployment.ts'
import { heal } from './healing.ts'
import { goOn, move } from './moving.ts'
import { endTurn } from './turns.ts'
import { beginWatch, shoot } from './watching.ts'
import { readState, type Workspace } from './workspace.ts'

/** Carries out an allowed action. */
export function applyAction(
  work: Workspace,
  state: State,
  action: Action,
  dice: Dice,
  emit: Emit<Event>,
): void {
  switch (action.type) {
    case 'deploy':
      deploy(work, state, action, emit)
      break
    case 'move':
      move(work, state, action, dice, emit)
      break
    case 'attack':
      attackOnce(work, state, action, dice, emit)
      break
    case 'heal':
      heal(work, state, action, emit)
      break
    case 'watch':
      beginWatch(work, state, action, emit)
      break
    case 'react':
      readState(work, state)
      if (shoot(work, state, action.unit, dice, emit)) stopMove(state)
      else goOn(work, state, true, dice, emit)
      break
    case 'end-turn':
      endTurn(work, state, emit)
      break
  }
}

/** The moving unit is destroyed, or the battle decided. */
function stopMove(state: State): void {
  state.mover = -1
  state.path = []
}
