import type { Viewer } from '@sextant/engine'
import type { Text } from '@sextant/scene'
import { SEATS } from '../schema/names.ts'
import type { Objective } from '../schema/scenario.ts'
import type { Tables } from '../tables.ts'
import { facingName, listed, placeOf, shipName, text } from './words.ts'

/** How the battle is won, in a line for the viewer. */
export function goalFor(tables: Tables, viewer: Viewer): Text {
  const { objectives, rounds } = tables.scenario
  const own = objectives.filter(({ seat }) => viewer === 'spectator' || SEATS.indexOf(seat) === viewer)
  const [first, ...rest] = own.map(objective => objectiveText(tables, objective))
  if (first === undefined) return text('goal.battle', { rounds })
  const all = rest.reduce<Text>((sum, next) => text('goal.both', { first: sum, second: next }), first)
  return text('goal.also', { goal: all })
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
      return text('goal.destroy', { count: objective.count, ships })
    case 'survive':
      return text('goal.survive', { count: objective.count, ships, round: objective.round })
    case 'hold':
      return text('goal.hold', { place: placeOf(tables, objective.at), rounds: objective.rounds })
    case 'capture': {
      const { ship, radius, rounds } = objective
      return text('goal.capture', { ship: shipName(tables, ship), radius, rounds })
    }
  }
}
