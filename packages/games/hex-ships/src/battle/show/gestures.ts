import type { Gesture } from '@sextant/scene'
import type { Action } from '../actions.ts'
import type { State } from '../state.ts'
import type { Tables } from '../tables.ts'
import { firingGesture } from './firing-gestures.ts'
import { helmGesture } from './helm-gestures.ts'
import { text } from './words.ts'

/** How a person takes an action: the helm and shields by buttons, a target by pointing at it. */
export function gestureOf(tables: Tables, state: State, action: Action): Gesture {
  switch (action.type) {
    case 'set-speed':
    case 'advance':
    case 'turn':
    case 'charge':
    case 'shield-shift':
    case 'afterburners':
    case 'ecm':
    case 'launch':
      return helmGesture(tables, state, action)
    case 'target':
    case 'switch':
    case 'fire':
    case 'reroll':
    case 'keep':
      return firingGesture(tables, state, action)
    case 'end-turn':
      return {
        kind: 'press',
        button: 'end-turn',
        role: 'end-turn',
        label: text(endLabel(state)),
        key: 'e',
      }
  }
}

function endLabel({ phase, volley }: State): 'gesture.end-move' | 'gesture.end-fire' | 'gesture.hold-fire' {
  if (phase === 'move') return 'gesture.end-move'
  return volley.attacked.length > 0 ? 'gesture.end-fire' : 'gesture.hold-fire'
}
