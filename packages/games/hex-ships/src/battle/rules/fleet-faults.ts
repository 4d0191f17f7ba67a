import { hexagon } from '@sextant/hex'
import { deploymentPlaces } from '../deployment.ts'
import type { Fleet, Fleets } from '../schema/fleets.ts'
import { SEATS } from '../schema/names.ts'
import type { Options } from '../schema/options.ts'
import type { Ruleset } from '../schema/rules.ts'
import { designFaults } from './design-faults.ts'
import { type Fault, fault } from './faults.ts'
import { isSquadron } from './squadron.ts'

/** What is wrong with a fleet in these options: its ships, its size, and the room that there is for it. */
export function fleetFaults({ rules, scenario }: Options, fleets: Fleets, fleet: Fleet): Fault[] {
  const faults = fleet.flatMap((ship, index) =>
    designFaults(rules, ship).map(one => ({ ...one, path: `/${index}${one.path}` })),
  )
  for (const [index, ship] of fleet.entries()) {
    const sheet = Object.hasOwn(rules.classes, ship.class) ? rules.classes[ship.class] : undefined
    if (sheet && isSquadron(sheet))
      faults.push(fault(`/${index}/class`, 'squadron-alone', { class: ship.class }))
  }
  const [size, limit] = [fleetSize(rules, fleet), fleets.size]
  if (fleet.length === 0) faults.push(fault('', 'empty-fleet'))
  if (size > limit) faults.push(fault('', 'too-large', { size, limit }))
  const room = deploymentPlaces(hexagon('flat', scenario.radius), fleets, SEATS[0]).length
  if (fleet.length > room) faults.push(fault('', 'no-room', { count: fleet.length, room }))
  return faults
}

/** What the ships of a fleet come to; a class that there is not counts nothing. */
export function fleetSize(rules: Ruleset, fleet: Fleet): number {
  return fleet.reduce(
    (sum, ship) =>
      sum + (Object.hasOwn(rules.classes, ship.class) ? (rules.classes[ship.class]?.size ?? 0) : 0),
    0,
  )
}
