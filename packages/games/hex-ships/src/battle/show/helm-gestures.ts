import { at } from '@sextant/engine'
import { NO_CELL, neighbour, opposite } from '@sextant/hex'
import type { GestureStep, PressGesture, Text } from '@sextant/scene'
import type { ActionOf } from '../actions.ts'
import { actingIndex } from '../rules/acting.ts'
import { stepsLeft } from '../rules/moving.ts'
import { cellOfShip } from '../rules/places.ts'
import { chargeCost } from '../rules/shields.ts'
import { impliedSpeed } from '../rules/speed.ts'
import type { Side } from '../schema/names.ts'
import type { State } from '../state.ts'
import type { Tables } from '../tables.ts'
import { facingName, number, shipName, sideName, signed, text } from './words.ts'

type Helm = ActionOf<
  'set-speed' | 'advance' | 'turn' | 'charge' | 'shield-shift' | 'afterburners' | 'ecm' | 'launch'
>

/** The buttons of a ship's movement and action turn. */
export function helmGesture(tables: Tables, state: State, action: Helm): PressGesture {
  switch (action.type) {
    case 'set-speed':
      return speedButton(tables, state, action.speed)
    case 'advance':
      return helmButton(tables, state, 'advance', 'w')
    case 'turn':
      return helmButton(tables, state, action.to, action.to === 'left' ? 'a' : 'd')
    case 'charge':
      return chargeButton(tables, state, action.face)
    case 'shield-shift':
      return shiftButton(tables, state, action)
    case 'afterburners': {
      const { energy, thrust, speed } = tables.combat.afterburners
      return {
        ...ability('afterburners', 'b'),
        label: text('gesture.afterburners', { energy }),
        about: text('gesture.afterburners-about', { thrust, speed }),
      }
    }
    case 'ecm': {
      const { energy, difficulty, radius } = tables.combat.ecm
      return {
        ...ability('ecm', 'm'),
        label: text('gesture.ecm', { energy }),
        about: text('gesture.ecm-about', { difficulty, radius }),
      }
    }
    case 'launch':
      return launchButton(tables, state, action)
  }
}

function ability(button: string, key: string): Omit<PressGesture, 'label'> {
  return { kind: 'press', button, key, icon: button, group: text('gesture.abilities-group') }
}

function speedButton(tables: Tables, state: State, speed: number): PressGesture {
  const steps = Math.abs(speed)
  const modifier = signed(at(tables.speedModifiers, steps))
  const isNow = speed === at(state.ships, actingIndex(state)).speed
  return {
    kind: 'press',
    button: `speed-${speed}`,
    group: text('gesture.speed-group'),
    label: text(isNow ? 'gesture.speed-now' : 'gesture.speed', { speed: number(speed) }),
    about: text(speed < 0 ? 'gesture.speed-about-reverse' : 'gesture.speed-about', { steps, modifier }),
    ...(speed >= 0 && speed <= 9 && { key: String(speed) }),
  }
}

function helmButton(
  tables: Tables,
  state: State,
  button: 'advance' | 'left' | 'right',
  key: string,
): PressGesture {
  const steps = stepsLeft(tables, state)
  const label = button === 'advance' ? stepLabel(tables, state) : (`gesture.${button}` as const)
  const leaves = label === 'gesture.leave'
  return {
    kind: 'press',
    button,
    // Nobody comes back: not with the key that was just pressed for a step.
    key: leaves ? 'x' : key,
    icon: button,
    group: text('gesture.helm-group', { steps, turns: state.move.turns }),
    label: text(label),
    ...(leaves && { about: text('gesture.leave-about') }),
  }
}

function stepLabel(tables: Tables, state: State): 'gesture.advance' | 'gesture.reverse' | 'gesture.leave' {
  const ship = at(state.ships, actingIndex(state))
  const speed = state.move.set ? ship.speed : impliedSpeed(tables, state)
  const way = speed < 0 ? opposite(ship.facing) : ship.facing
  if (neighbour(tables.board, cellOfShip(tables, ship), way) === NO_CELL) return 'gesture.leave'
  return speed < 0 ? 'gesture.reverse' : 'gesture.advance'
}

const CHARGE_KEYS: Readonly<Record<Side, string>> = { front: 'i', right: 'l', rear: 'k', left: 'j' }

function chargeButton(tables: Tables, state: State, face: Side): PressGesture {
  const index = actingIndex(state)
  const ship = at(state.ships, index)
  const { shields, generator } = at(tables.ships, index).class
  const shield = ship.shields[face]
  const cost = chargeCost(tables, shield)
  return {
    kind: 'press',
    button: `charge-${face}`,
    key: CHARGE_KEYS[face],
    group: text('gesture.shields-group', {
      cost: tables.combat.shields.cost,
      left: generator - state.move.charged,
      energy: ship.energy,
    }),
    label: text(shield === 0 ? 'gesture.rebuild' : 'gesture.charge', {
      side: sideName(face),
      max: shields[face],
      ...(shield === 0 ? { cost } : { shield }),
    }),
    about: text('gesture.charge-about', { cost }),
  }
}

/** From, to, how many points: each an answer, and the sides are the arcs of the card. */
function shiftButton(
  tables: Tables,
  state: State,
  { from, to, points }: ActionOf<'shield-shift'>,
): PressGesture {
  const { shields: most } = at(tables.ships, actingIndex(state)).class
  const { shields } = at(state.ships, actingIndex(state))
  const step = (side: Side, ask: Text): GestureStep => ({
    id: side,
    ask,
    name: text('step.side', { side: sideName(side), shield: shields[side], max: most[side] }),
  })
  return {
    kind: 'press',
    button: `shift-${from}-${to}-${points}`,
    group: text('gesture.shift-group'),
    label: text('gesture.shift', { from: sideName(from), to: sideName(to), points }),
    steps: [
      step(from, text('step.shift-from')),
      step(to, text('step.shift-to')),
      { id: String(points), ask: text('step.shift-points'), name: String(points) },
    ],
  }
}

/** A squadron, and the hex that it starts from. */
function launchButton(
  tables: Tables,
  state: State,
  { squadron, direction }: ActionOf<'launch'>,
): PressGesture {
  const cell = neighbour(tables.board, cellOfShip(tables, at(state.ships, actingIndex(state))), direction)
  const [name, where] = [shipName(tables, squadron), facingName(direction)]
  return {
    kind: 'press',
    button: `launch-${squadron}-${direction}`,
    group: text('gesture.launch-group'),
    label: text('gesture.launch', { squadron: name, direction: where }),
    steps: [
      { id: squadron, ask: text('step.launch-squadron'), name },
      {
        id: String(direction),
        ask: text('step.launch-where'),
        name: where,
        ...(cell !== NO_CELL && { cell }),
      },
    ],
  }
}
