import type { Gesture, PressGesture, Text } from '@sextant/scene'
import { gainsAt } from '../../battle/show/skill-gains.ts'
import type { Action } from '../actions.ts'
import { choicesOf } from '../rules/decisions.ts'
import { isDamaged, pointsOf, shipIn } from '../rules/fleet.ts'
import type { State } from '../state.ts'
import { sizeOf, type Tables } from '../tables.ts'
import { placeOfMission } from './chart.ts'
import { captainName, missionTitle, shipName, text } from './words.ts'

/** How a person decides: a place where the story branches, a ship and then a button for everything else. */
export function gestureOf(tables: Tables, state: State, action: Action): Gesture {
  switch (action.type) {
    case 'choose':
      return {
        kind: 'pick',
        picks: [{ cell: placeOfMission(tables, action.mission) }],
        meaning: 'objective',
        label: text('gesture.choose', { mission: missionTitle(tables, action.mission) }),
      }
    case 'start':
      return {
        kind: 'press',
        button: 'start',
        role: 'confirm',
        label: text('gesture.start'),
        group: text('group.orders'),
        key: 's',
        icon: 'fire',
        about: text('about.start'),
      }
    case 'raise': {
      const { skill, ship } = action
      const rank = (shipIn(state, ship)?.captain?.[skill] ?? 0) + 1
      const label = text('gesture.raise', { skill: text(`skill.${skill}`), rank })
      return {
        ...ofShip(ship, `raise-${skill}`, label, 'group.captain', KEYS[skill]),
        icon: 'points',
        about: text('about.raise', { rank, gains: gainsAt(tables.options.rules.combat, skill, rank) }),
      }
    }
    case 'appoint': {
      const { captain, ship } = action
      const label = text('gesture.appoint', {
        captain: captainName(tables, captain),
        ship: shipName(tables, ship),
      })
      return {
        ...ofShip(ship, `appoint-${captain}`, label, 'group.captain'),
        about: text('about.appoint'),
      }
    }
    case 'dock':
      return {
        ...ofShip(
          action.ship,
          'dock',
          text('gesture.dock', { ship: shipName(tables, action.ship) }),
          'group.orders',
          'd',
        ),
        icon: 'dock',
        about: text('about.dock'),
      }
    case 'undock':
      return {
        ...ofShip(
          action.ship,
          'undock',
          text('gesture.undock', { ship: shipName(tables, action.ship) }),
          'group.orders',
          'u',
        ),
        icon: 'dock',
      }
    case 'select': {
      const ship = shipName(tables, action.ship)
      const label = text('gesture.select', { ship, size: sizeOf(tables, [action.ship]) })
      return { ...ofShip(action.ship, 'select', label, 'group.orders', 'a'), icon: 'sent' }
    }
    case 'deselect': {
      const label = text('gesture.deselect', { ship: shipName(tables, action.ship) })
      return { ...ofShip(action.ship, 'deselect', label, 'group.orders', 'x'), icon: 'berth' }
    }
  }
}

const KEYS = { command: 'c', gunnery: 'g', engineering: 'e' } as const

/**
 * All that can be done with a ship, so that a player sees why something cannot be done; skills only where there are
 * points, the dock only where something is damaged.
 */
export function offersTo(tables: Tables, state: State): Action[] {
  return choicesOf(state).filter(action => {
    const ship = 'ship' in action ? shipIn(state, action.ship) : undefined
    if (!ship) return true
    if (action.type === 'dock') return isDamaged(tables, ship)
    return action.type !== 'raise' || (ship.captain !== null && pointsOf(tables, ship.captain) > 0)
  })
}

function ofShip(
  ship: string,
  button: string,
  label: Text,
  group: 'group.orders' | 'group.captain',
  key?: string,
): PressGesture {
  return {
    kind: 'press',
    button,
    label,
    picks: [{ piece: ship }],
    group: text(group),
    ...(key !== undefined && { key }),
  }
}
