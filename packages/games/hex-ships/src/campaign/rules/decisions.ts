import type { Emit, Refusal } from '@sextant/engine'
import { SKILLS } from '../../battle/schema/names.ts'
import type { Action } from '../actions.ts'
import type { Event } from '../events.ts'
import type { State } from '../state.ts'
import { sizeOf, type Tables } from '../tables.ts'
import { pointsOf, shipIn, whyNotAppoint, whyNotRaise } from './fleet.ts'
import { limitOf, whyNotDeselect, whyNotDock, whyNotSelect, whyNotStart, whyNotUndock } from './orders.ts'
import { refuse } from './refusals.ts'
import { missionDue } from './story.ts'

export function whyNot(tables: Tables, state: State, action: Action): Refusal | undefined {
  if (state.stage === 'over') return refuse('campaign-over')
  if (state.stage === 'battle') return refuse('battle-first')
  switch (action.type) {
    case 'choose':
      if (state.stage !== 'branch') return refuse('no-branch')
      return state.choices.includes(action.mission) ? undefined : refuse('not-on-this-way')
    case 'raise':
      return whyNotRaise(tables, state, action.ship, action.skill)
    case 'appoint':
      return whyNotAppoint(state, action.captain, action.ship)
    default:
      return state.stage === 'branch' ? refuse('choose-first') : whyNotOrdered(tables, state, action)
  }
}

type Order = Exclude<Action, { type: 'choose' | 'raise' | 'appoint' }>

function whyNotOrdered(tables: Tables, state: State, action: Order): Refusal | undefined {
  switch (action.type) {
    case 'dock':
      return whyNotDock(tables, state, action.ship)
    case 'undock':
      return whyNotUndock(state, action.ship)
    case 'select':
      return whyNotSelect(tables, state, action.ship)
    case 'deselect':
      return whyNotDeselect(tables, state, action.ship)
    case 'start':
      return whyNotStart(state)
  }
}

export function apply(tables: Tables, state: State, action: Action, emit: Emit<Event>): void {
  switch (action.type) {
    case 'choose':
      state.choices = []
      emit({ type: 'branch-chosen', mission: action.mission })
      missionDue(tables, state, action.mission, emit)
      break
    case 'start': {
      state.stage = 'battle'
      const { mission, selected } = state
      emit({ type: 'mission-started', mission, ships: [...selected], size: sizeOf(tables, selected) })
      break
    }
    default:
      applyToShip(tables, state, action, emit)
  }
}

function applyToShip(
  tables: Tables,
  state: State,
  action: Exclude<Action, { type: 'choose' | 'start' }>,
  emit: Emit<Event>,
): void {
  const ship = shipIn(state, action.ship)
  if (!ship) return
  switch (action.type) {
    case 'raise': {
      const { captain } = ship
      const { skill } = action
      if (!captain) return
      captain[skill]++
      const points = pointsOf(tables, captain)
      emit({ type: 'skill-raised', ship: ship.id, captain: captain.id, skill, rank: captain[skill], points })
      break
    }
    case 'appoint': {
      const place = state.reserve.findIndex(({ id }) => id === action.captain)
      const [captain = null] = state.reserve.splice(place, 1)
      ship.captain = captain
      emit({ type: 'appointed', ship: ship.id, captain: action.captain })
      break
    }
    case 'dock':
      if (state.selected.includes(ship.id)) deselect(tables, state, ship.id, emit)
      ship.docked = true
      state.changes++
      emit({ type: 'docked', ship: ship.id })
      break
    case 'undock':
      ship.docked = false
      emit({ type: 'undocked', ship: ship.id })
      break
    case 'select':
      state.selected.push(ship.id)
      emit({ type: 'selected', ship: ship.id, ...room(tables, state) })
      break
    case 'deselect':
      state.changes++
      deselect(tables, state, ship.id, emit)
      break
  }
}

function deselect(tables: Tables, state: State, ship: string, emit: Emit<Event>): void {
  state.selected = state.selected.filter(id => id !== ship)
  emit({ type: 'deselected', ship, ...room(tables, state) })
}

function room(tables: Tables, state: State): { size: number; limit: number } {
  return { size: sizeOf(tables, state.selected), limit: limitOf(tables, state) }
}

export function legalActions(tables: Tables, state: State): Action[] {
  return choicesOf(state).filter(action => !whyNot(tables, state, action))
}

/** Every decision that could be made with the fleet as it is, legal now or not. */
export function choicesOf(state: State): Action[] {
  if (state.stage === 'battle' || state.stage === 'over') return []
  const ofShips = state.fleet.flatMap(({ id: ship, captain, docked }): Action[] => [
    ...(captain ? SKILLS.map((skill): Action => ({ type: 'raise', ship, skill })) : []),
    ...(captain ? [] : state.reserve.map(({ id }): Action => ({ type: 'appoint', captain: id, ship }))),
    ...(state.stage === 'branch' ? [] : [orderOf(state, ship), dockingOf(ship, docked)]),
  ])
  const onward: Action[] =
    state.stage === 'branch'
      ? state.choices.map(mission => ({ type: 'choose', mission }))
      : [{ type: 'start' }]
  return [...onward, ...ofShips]
}

function orderOf({ selected }: State, ship: string): Action {
  return { type: selected.includes(ship) ? 'deselect' : 'select', ship }
}

function dockingOf(ship: string, docked: boolean): Action {
  return { type: docked ? 'undock' : 'dock', ship }
}
