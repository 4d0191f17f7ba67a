import { at, type Dice, type Emit } from '@sextant/engine'
import type { Action } from '../actions.ts'
import type { Event } from '../events.ts'
import type { State } from '../state.ts'
import type { Tables } from '../tables.ts'
import { launch, lightAfterburners, raiseEcm } from './abilities.ts'
import { actingIndex } from './acting.ts'
import { advance, turnShip } from './moving.ts'
import { charge, shift } from './shields.ts'
import { settleAtRest, settleSpeed } from './speed.ts'
import { endTurn } from './turns.ts'
import { chooseTarget, fire, keep, reroll, switchWeapon } from './volley.ts'

/** Carries out an allowed action of the ship whose turn it is. */
export function applyAction(
  tables: Tables,
  state: State,
  action: Action,
  dice: Dice,
  emit: Emit<Event>,
): void {
  switch (action.type) {
    case 'set-speed':
      settleSpeed(tables, state, action.speed, emit)
      break
    case 'advance':
      advanceOrLeave(tables, state, emit)
      break
    case 'turn':
      turnShip(tables, state, action, dice, emit)
      break
    case 'charge':
      charge(tables, state, action, emit)
      break
    case 'shield-shift':
      shift(tables, state, action, emit)
      break
    case 'afterburners':
      lightAfterburners(tables, state, emit)
      break
    case 'ecm':
      raiseEcm(tables, state, emit)
      break
    case 'launch':
      launch(tables, state, action, emit)
      break
    case 'target':
      chooseTarget(tables, state, action, emit)
      break
    case 'switch':
      switchWeapon(tables, state, action, emit)
      break
    case 'fire':
      fire(tables, state, dice, emit)
      break
    case 'reroll':
      reroll(tables, state, dice, emit)
      break
    case 'keep':
      keep(tables, state, dice, emit)
      break
    case 'end-turn':
      if (state.phase === 'move') settleAtRest(tables, state, emit)
      endTurn(tables, state, emit)
      break
  }
}

/** A ship that leaves the map has no more to do. */
function advanceOrLeave(tables: Tables, state: State, emit: Emit<Event>): void {
  const ship = at(state.ships, actingIndex(state))
  advance(tables, state, emit)
  if (ship.status === 'left' && !state.over) endTurn(tables, state, emit)
}
