import { must } from '@sextant/engine'
import type { Gesture, PressGesture, Text } from '@sextant/scene'
import { iconOf } from '../../battle/show/skin.ts'
import type { Action } from '../actions.ts'
import { choicesOf } from '../rules/decisions.ts'
import { unitIn } from '../rules/platoon.ts'
import type { State } from '../state.ts'
import { priceOf, type Tables, unitOfKind } from '../tables.ts'
import { placeOfBattle } from './chart.ts'
import { battleTitle, kindName, text, traitName, unitName } from './words.ts'

/** How a person decides: a place where the road branches, a unit and then a button, or a button alone. */
export function gestureOf(tables: Tables, action: Action): Gesture {
  switch (action.type) {
    case 'choose':
      return {
        kind: 'pick',
        picks: [{ cell: placeOfBattle(tables, action.battle) }],
        meaning: 'objective',
        label: text('gesture.choose', { battle: battleTitle(tables, action.battle) }),
      }
    case 'start':
      return {
        kind: 'press',
        button: 'start',
        role: 'confirm',
        label: text('gesture.start'),
        group: text('group.orders'),
        key: 's',
        icon: 'fielded',
        about: text('about.start'),
      }
    case 'recruit': {
      const { kind } = action
      const cost = priceOf(tables, kind)
      return {
        kind: 'press',
        button: `recruit-${kind}`,
        label: text('gesture.recruit', { kind: kindName(tables, kind), cost }),
        group: text('group.recruits'),
        icon: iconOf(unitOfKind(tables, kind)),
        about: aboutKind(tables, kind),
      }
    }
    case 'train': {
      const { unit, trait } = action
      const label = text('gesture.train', { trait: traitName(trait) })
      return {
        ...ofUnit(unit, `train-${trait}`, label, 'group.traits'),
        icon: 'points',
        about: text(`about.${trait}`),
      }
    }
    case 'heal': {
      const label = text('gesture.heal', {
        unit: unitName(tables, action.unit),
        cost: tables.options.supplies.heal,
      })
      return {
        ...ofUnit(action.unit, 'heal', label, 'group.orders', 'h'),
        icon: 'infirmary',
        about: text('about.heal'),
      }
    }
    case 'field': {
      const label = text('gesture.field', { unit: unitName(tables, action.unit) })
      return { ...ofUnit(action.unit, 'field', label, 'group.orders', 'f'), icon: 'fielded' }
    }
    case 'hold-back': {
      const label = text('gesture.hold-back', { unit: unitName(tables, action.unit) })
      return { ...ofUnit(action.unit, 'hold-back', label, 'group.orders', 'x'), icon: 'tent' }
    }
  }
}

/** All that can be done, so that a player sees why something cannot be done; a wounded unit is only healed. */
export function offersTo(state: State): Action[] {
  return choicesOf(state).filter(
    action => action.type !== 'field' || unitIn(state, action.unit)?.wounded === false,
  )
}

/** The numbers of a recruit in a line. */
function aboutKind(tables: Tables, kind: string): Text {
  const { quality, defense, speed, wounds, traits = [] } = must(tables.kinds, kind).unit
  const numbers = text('about.recruit', { quality, defense, speed, wounds })
  return traits.reduce<Text>(
    (sum, trait) => text('list.and', { first: sum, second: traitName(trait) }),
    numbers,
  )
}

function ofUnit(
  unit: string,
  button: string,
  label: Text,
  group: 'group.orders' | 'group.traits',
  key?: string,
): PressGesture {
  return {
    kind: 'press',
    button,
    label,
    picks: [{ piece: unit }],
    group: text(group),
    ...(key !== undefined && { key }),
  }
}
