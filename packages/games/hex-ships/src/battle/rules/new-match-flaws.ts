import type { Flaw } from '@sextant/engine'
import { SEATS } from '../schema/names.ts'
import type { Options } from '../schema/options.ts'
import { captainFaults } from './captain-faults.ts'
import { flawAt } from './faults.ts'

/** What a new battle is refused for, though it could be fought: captains and speeds that no ship comes to by play. */
export function newMatchFlaws({ rules, scenario }: Options): Flaw[] {
  const flaws: Flaw[] = []
  for (const [index, { captain, class: id, speed }] of scenario.ships.entries()) {
    const place = `/scenario/ships/${index}`
    for (const one of captainFaults(rules, captain)) flaws.push(flawAt(`${place}/captain`, one))
    const most = rules.classes[id]?.maxSpeed
    if (speed !== undefined && most !== undefined && Math.abs(speed) > most)
      flaws.push({
        path: `${place}/speed`,
        message: `found ${speed}, ${id} goes from ${0 - most} to ${most}`,
      })
  }
  for (const seat of SEATS)
    for (const [index, { captain }] of (scenario.fleets?.[seat] ?? []).entries())
      for (const one of captainFaults(rules, captain))
        flaws.push(flawAt(`/scenario/fleets/${seat}/${index}/captain`, one))
  return flaws
}
