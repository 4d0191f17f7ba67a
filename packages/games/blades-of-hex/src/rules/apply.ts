import type { Dice, Emit } from '@sextant/engine'
import type { Action } from '../actions.ts'
import type { Event } from '../events.ts'
import type { Army } from '../schema.ts'
import type { State } from '../state.ts'
import type { World } from '../world.ts'
import { attack } from './attacking.ts'
import { move } from './moving.ts'
import { recruit } from './recruiting.ts'
import { endTurn } from './turns.ts'

/** Carries out an allowed action. */
export function applyAction(
  world: World,
  state: State,
  army: Army,
  action: Action,
  dice: Dice,
  emit: Emit<Event>,
): void {
  switch (action.type) {
    case 'move':
      move(world, state, army, action, emit)
      break
    case 'attack':
      attack(world, state, action, dice, emit)
      break
    case 'recruit':
      recruit(world, state, army, action, emit)
      break
    case 'end-turn':
      endTurn(world, state, army, emit)
      break
  }
}
