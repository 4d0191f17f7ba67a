import { at, must } from '@sextant/engine'
import type { Gesture, Hint, PickGesture } from '@sextant/scene'
import type { Action, Attack, Move } from '../actions.ts'
import { counterOf } from '../rules/blow.ts'
import { kindOf } from '../rules/board-units.ts'
import type { Army, Kind } from '../schema.ts'
import type { State, Unit } from '../state.ts'
import type { Tables } from '../tables.ts'
import { cityPlace, kindName, placeOf, text, unitName } from './words.ts'

/** How a person takes an action: unit, then cell or enemy; city, then button. */
export function gestureOf(tables: Tables, state: State, army: Army, action: Action): Gesture {
  switch (action.type) {
    case 'move':
      return moveGesture(tables, state, army, action)
    case 'attack':
      return attackGesture(tables, state, action)
    case 'recruit': {
      const { kinds } = tables
      const { cost } = must(kinds, action.kind)
      const key = keyOf(tables, action.kind)
      return {
        kind: 'press',
        button: `recruit-${action.kind}`,
        group: text('gesture.recruit-group'),
        label: text('gesture.recruit', { kind: kindName(kinds, action.kind), cost }),
        picks: [{ cell: tables.regionById.get(action.city)?.city ?? -1 }],
        ...(key !== undefined && { key }),
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
export function offersTo(tables: Tables, state: State, army: Army): Action[] {
  return tables.regions
    .filter(({ id }) => state.cities[id] === army)
    .flatMap(({ id }) =>
      Array.from(tables.kinds.keys(), (kind): Action => ({ type: 'recruit', kind, city: id })),
    )
}

/** The first nine kinds have a digit each. */
function keyOf({ kinds }: Tables, kind: Kind): string | undefined {
  const number = [...kinds.keys()].indexOf(kind) + 1
  return number <= 9 ? String(number) : undefined
}

function moveGesture(tables: Tables, state: State, army: Army, { unit, to }: Move): Gesture {
  const cell = tables.cellOf.get(to) ?? -1
  const region = tables.cityOn[cell]
  const takes = region !== undefined && state.cities[region.id] !== army
  return {
    kind: 'pick',
    picks: [{ piece: unit }, { cell }],
    meaning: takes ? 'objective' : 'reach',
    label: takes
      ? text('gesture.take', { city: cityPlace(tables, region.id) })
      : text('gesture.move', { cell: placeOf(tables, to) }),
  }
}

function attackGesture(tables: Tables, state: State, { unit, target: targetId }: Attack): PickGesture {
  const target = state.units[targetId]
  const name = target ? unitName(tables.kinds, targetId, target.army, target.kind) : targetId
  const hint = counterHint(tables, state.units[unit], target)
  return {
    kind: 'pick',
    picks: [{ piece: unit }, { piece: targetId }],
    meaning: 'target',
    label: text('gesture.attack', { target: name }),
    ...(hint && { hint }),
  }
}

/** A move along a path, the first cell being where the unit stands, and the attack from its end. */
export function chargeGesture(
  tables: Tables,
  state: State,
  unit: string,
  target: string,
  path: readonly number[],
): PickGesture {
  const attack = attackGesture(tables, state, { type: 'attack', unit, target })
  const to = at(tables.names, path.at(-1) ?? -1)
  return {
    ...attack,
    label: text('gesture.charge', { cell: placeOf(tables, to), attack: attack.label }),
    way: path.slice(1),
  }
}

/** Before the attack, a "Counter/Be Countered" prompt is displayed (4.2.3). */
function counterHint(tables: Tables, unit: Unit | undefined, target: Unit | undefined): Hint | undefined {
  if (!unit || !target) return undefined
  const counter = counterOf(kindOf(tables, unit), kindOf(tables, target))
  if (counter === 1) return undefined
  const kind = kindName(tables.kinds, target.kind)
  return counter > 1
    ? { text: text('hint.counter'), tone: 'good', about: text('hint.strong', { kind }) }
    : { text: text('hint.countered'), tone: 'bad', about: text('hint.weak', { kind }) }
}
