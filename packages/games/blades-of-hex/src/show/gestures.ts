import type { Gesture, Hint } from '@sextant/scene'
import type { Action, Attack, Move } from '../actions.ts'
import { type Army, KINDS } from '../schema.ts'
import type { State, Unit } from '../state.ts'
import type { World } from '../world.ts'
import { cityName, kindName, text, unitName } from './words.ts'

/** How a person takes an action: unit, then cell or enemy; city, then button. */
export function gestureOf(world: World, state: State, army: Army, action: Action): Gesture {
  switch (action.type) {
    case 'move':
      return moveGesture(world, state, army, action)
    case 'attack':
      return attackGesture(world, state, action)
    case 'recruit': {
      const { cost } = world.rules.units[action.kind]
      return {
        kind: 'press',
        button: `recruit-${action.kind}`,
        group: text('gesture.recruit-group'),
        label: text('gesture.recruit', { kind: kindName(action.kind), cost }),
        picks: [{ cell: world.regionById.get(action.city)?.city ?? -1 }],
        key: String(KINDS.indexOf(action.kind) + 1),
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

/** Recruiting is offered on every own city, so that a player sees what it costs and why it cannot be done. */
export function offersTo(world: World, state: State, army: Army): Action[] {
  return world.regions
    .filter(({ id }) => state.cities[id] === army)
    .flatMap(({ id }) => KINDS.map((kind): Action => ({ type: 'recruit', kind, city: id })))
}

function moveGesture(world: World, state: State, army: Army, { unit, to }: Move): Gesture {
  const cell = world.cellOf.get(to) ?? -1
  const region = world.cityOn[cell]
  const takes = region !== undefined && state.cities[region.id] !== army
  return {
    kind: 'pick',
    picks: [{ piece: unit }, { cell }],
    meaning: takes ? 'objective' : 'reach',
    label: takes ? text('gesture.take', { city: cityName(region.id) }) : text('gesture.move', { cell: to }),
  }
}

function attackGesture(world: World, state: State, { unit, target: targetId }: Attack): Gesture {
  const target = state.units[targetId]
  const name = target ? unitName(targetId, target.army, target.kind) : targetId
  const hint = counterHint(world, state.units[unit], target)
  return {
    kind: 'pick',
    picks: [{ piece: unit }, { piece: targetId }],
    meaning: 'target',
    label: text('gesture.attack', { target: name }),
    ...(hint && { hint }),
  }
}

/** Before the attack, a "Counter/Be Countered" prompt is displayed (4.2.3). */
function counterHint({ rules }: World, unit: Unit | undefined, target: Unit | undefined): Hint | undefined {
  if (!unit || !target) return undefined
  const coefficient = rules.counters[unit.kind][target.kind]
  if (coefficient === 1) return undefined
  return coefficient > 1
    ? { text: text('hint.counter'), tone: 'good' }
    : { text: text('hint.countered'), tone: 'bad' }
}
