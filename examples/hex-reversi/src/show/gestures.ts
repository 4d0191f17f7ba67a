import type { Seat } from '@sextant/engine'
import type { Gesture } from '@sextant/scene'
import type { Action } from '../actions.ts'
import { flipsAt } from '../rules/flips.ts'
import type { State } from '../state.ts'
import type { Tables } from '../tables.ts'
import { placeOf } from './address.ts'
import { text } from './words.ts'

/** How a person takes an action: point at the hex, or press the button to pass. */
export function gestureOf(tables: Tables, { discs }: State, seat: Seat, action: Action): Gesture {
  switch (action.type) {
    case 'place': {
      const flips = flipsAt(tables, discs, seat, action.cell)
      return {
        kind: 'pick',
        picks: [{ cell: action.cell }],
        meaning: 'reach',
        label: text('gesture.place', { cell: placeOf(tables, action.cell) }),
        preview: flips.map(cell => ({ cell, meaning: 'good' })),
        hint: {
          text: `+${flips.length}`,
          about: text('hint.flips', { discs: flips.length }),
          tone: 'gain',
        },
      }
    }
    case 'pass':
      return {
        kind: 'press',
        button: 'pass',
        role: 'pass',
        label: text('gesture.pass'),
        about: text(tables.freePass ? 'gesture.pass-free' : 'gesture.pass-stuck'),
        key: 'p',
      }
  }
}
