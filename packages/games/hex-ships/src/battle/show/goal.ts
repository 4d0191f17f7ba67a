import { at, type Viewer } from '@sextant/engine'
import type { Text } from '@sextant/scene'
import { countedBy, sizeOf } from '../rules/ending.ts'
import { SEATS } from '../schema/names.ts'
import type { Objective } from '../schema/scenario.ts'
import type { State } from '../state.ts'
import type { ShipTable, Tables } from '../tables.ts'
import { facingName, listed, placeOf, shipName, text } from './words.ts'

/** How the battle is won, in a line for the viewer. */
export function goalFor(tables: Tables, state: State, viewer: Viewer): Text {
  const { objectives, rounds } = tables.scenario
  const [own, others]: [Text[], Text[]] = [[], []]
  for (const [number, objective] of objectives.entries()) {
    const goal = withProgress(tables, state, objective, at(state.held, number))
    if (viewer === 'spectator' || SEATS.indexOf(objective.seat) === viewer) own.push(goal)
    else others.push(text(isOwnLoss(tables, objective) ? 'goal.spare' : 'goal.enemy', { goal }))
  }
  const all = own.length > 0 ? text('goal.also', { goal: joined(own) }) : text('goal.battle', { rounds })
  return joined([all, ...others])
}

/** What the enemy wins by losing: a prize that is to be taken whole. */
function isOwnLoss({ shipById }: Tables, { type, seat, ...objective }: Objective): boolean {
  const [first] = 'ships' in objective ? objective.ships : []
  return type === 'destroy' && shipById.get(first ?? '')?.seat === SEATS.indexOf(seat)
}

function joined(goals: readonly Text[]): Text {
  return goals.reduce((first, second) => text('goal.both', { first, second }))
}

/** With how much of it is done, where that takes more than one step. */
function withProgress(tables: Tables, state: State, objective: Objective, held: number): Text {
  const goal = objectiveText(tables, objective)
  const [done, all] = progressOf(objective, countedBy(tables, state, objective), held)
  return all > 1 ? text('goal.so-far', { goal, done, all }) : goal
}

function progressOf(objective: Objective, counted: readonly ShipTable[], held: number): [number, number] {
  if ('rounds' in objective) return [held, objective.rounds]
  // The round is described above it.
  if (objective.type === 'survive') return [0, 0]
  if (objective.type === 'leave' && objective.size !== undefined) return [sizeOf(counted), objective.size]
  return [counted.length, objective.count]
}

export function objectiveText(tables: Tables, objective: Objective): Text {
  const ships = 'ships' in objective ? listed(objective.ships.map(id => shipName(tables, id))) : ''
  switch (objective.type) {
    case 'leave': {
      const directions = listed(objective.through.map(facingName))
      const { count, size } = objective
      return size === undefined
        ? text('goal.leave', { count, ships, directions })
        : text('goal.leave-size', { size, ships, directions })
    }
    case 'destroy':
      return text(objective.ships.length === 1 ? 'goal.destroy-one' : 'goal.destroy', {
        count: objective.count,
        ships,
      })
    case 'survive':
      return text(objective.ships.length === 1 ? 'goal.survive-one' : 'goal.survive', {
        count: objective.count,
        ships,
        round: objective.round,
      })
    case 'hold':
      return text('goal.hold', {
        place: placeOf(tables, objective.at),
        radius: objective.radius,
        rounds: objective.rounds,
      })
    case 'capture': {
      const { ship, radius, rounds } = objective
      return text('goal.capture', { ship: shipName(tables, ship), radius, rounds })
    }
  }
}
