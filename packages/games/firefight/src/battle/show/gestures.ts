import { at } from '@sextant/engine'
import type { Gesture } from '@sextant/scene'
import type { Action } from '../actions.ts'
import { numberAt } from '../rules/units.ts'
import { watchersOf } from '../rules/watching.ts'
import { readState } from '../rules/workspace.ts'
import type { State } from '../state.ts'
import { attackGesture } from './attack-gestures.ts'
import type { Field } from './field.ts'
import { moveGesture } from './move-gestures.ts'
import { type Shots, shotOf } from './shots.ts'
import { percentOf, placeOf, sidedName, tenths, text, unitName, weaponName } from './words.ts'

/** How a person takes an action: a unit, then a hex or another unit; watching and reactions by buttons. */
export function gestureOf(field: Field, shots: Shots, state: State, action: Action): Gesture {
  const { tables, ids } = field
  switch (action.type) {
    case 'deploy':
      return {
        kind: 'pick',
        picks: [{ piece: at(ids, action.unit) }, { cell: action.to }],
        meaning: 'reach',
        label: text('gesture.deploy', {
          unit: unitName(tables, action.unit),
          cell: placeOf(tables, action.to),
        }),
        ghost: { piece: at(ids, action.unit), at: action.to },
      }
    case 'move':
      return moveGesture(field, shots, state, action)
    case 'attack':
      return attackGesture(field, shots, action)
    case 'heal':
      return {
        kind: 'pick',
        picks: [{ piece: at(ids, action.unit) }, { piece: at(ids, action.target) }],
        meaning: 'good',
        label: text('gesture.heal', { target: unitName(tables, action.target) }),
        hint: { text: text('hint.heal', { wounds: tables.rules.traits.medic }), tone: 'good' },
      }
    case 'watch': {
      const { weapons, watching } = at(tables.units, action.unit)
      const first = watching[0] === action.weapon
      const { name, range } = at(weapons, action.weapon)
      return {
        kind: 'press',
        button: `watch-${action.weapon}`,
        picks: [{ piece: at(ids, action.unit) }],
        label: text('gesture.watch', { weapon: weaponName(name), range }),
        about: text('gesture.watch-about'),
        icon: 'watching',
        ...(first && { key: 'w' }),
      }
    }
    case 'react': {
      const weapon = numberAt(state.watch, action.unit)
      const { wounds, destroyed } = shotOf(shots, {
        unit: action.unit,
        weapon,
        target: state.mover,
        watch: true,
      })
      readState(field.work, state)
      const place = watchersOf(field.work, state).indexOf(action.unit) + 1
      return {
        kind: 'press',
        button: `react-${action.unit}`,
        group: text('gesture.react-group', { unit: sidedName(tables, state.mover) }),
        label: text('gesture.react', {
          unit: unitName(tables, action.unit),
          wounds: tenths(wounds),
          destroyed: percentOf(destroyed),
        }),
        icon: 'watching',
        ...(place <= 9 && { key: String(place) }),
      }
    }
    case 'end-turn':
      return {
        kind: 'press',
        button: 'end-turn',
        role: 'end-turn',
        label: text('gesture.end-turn'),
        key: 'e',
      }
  }
}
