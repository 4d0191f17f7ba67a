import type { Refusal } from '@sextant/engine'
import type { Action } from '../actions.ts'
import type { State } from '../state.ts'
import type { Tables } from '../tables.ts'
import { whyNotAfterburners, whyNotEcm, whyNotLaunch } from './abilities.ts'
import { whyNotAdvance, whyNotEndMove, whyNotSetSpeed, whyNotTurn } from './moving.ts'
import { refuse } from './refusals.ts'
import { whyNotCharge, whyNotShift } from './shields.ts'
import { whyNotSwitch, whyNotTarget } from './targeting.ts'
import { whyNotFire } from './volley.ts'

/** Why the ship whose turn it is cannot do something. */
export function whyNot(tables: Tables, state: State, action: Action): Refusal | undefined {
  const wrong = whyNotNow(state, action)
  if (wrong) return wrong
  switch (action.type) {
    case 'set-speed':
      return whyNotSetSpeed(tables, state, action)
    case 'advance':
      return whyNotAdvance(tables, state)
    case 'turn':
      return whyNotTurn(state)
    case 'charge':
      return whyNotCharge(tables, state, action)
    case 'shield-shift':
      return whyNotShift(tables, state, action)
    case 'afterburners':
      return whyNotAfterburners(tables, state)
    case 'ecm':
      return whyNotEcm(tables, state)
    case 'launch':
      return whyNotLaunch(tables, state, action)
    case 'target':
      return whyNotTarget(tables, state, action)
    case 'switch':
      return whyNotSwitch(tables, state, action)
    case 'fire':
      return whyNotFire(state)
    case 'reroll':
    case 'keep':
      return undefined
    case 'end-turn':
      return state.phase === 'move' ? whyNotEndMove(tables, state) : undefined
  }
}

/** Why something belongs to another phase, or waits for a decision. */
function whyNotNow({ phase, volley }: State, { type }: Action): Refusal | undefined {
  const decides = type === 'reroll' || type === 'keep'
  if (volley.roll !== null) return decides ? undefined : refuse('roll-to-decide')
  if (decides) return refuse('no-roll')
  if (type === 'end-turn') return undefined
  const fires = type === 'target' || type === 'switch' || type === 'fire'
  if (fires) return phase === 'fire' ? undefined : refuse('not-firing')
  return phase === 'move' ? undefined : refuse('not-moving')
}
