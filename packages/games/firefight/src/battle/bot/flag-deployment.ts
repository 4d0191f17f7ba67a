import { at } from '@sextant/engine'
import type { State } from '../state.ts'
import { type FlagRace, reachOf } from './flags.ts'
import type { BotSeat } from './seat.ts'

/**
 * What flags make of places to deploy a unit, by place: most is worth a flag that can be reached in the first turn and that
 * fewest of the others reach. The units have been read.
 */
export function flagStarts(
  bot: BotSeat,
  state: State,
  races: readonly FlagRace[],
  own: readonly number[],
  unit: number,
  places: readonly number[],
): number[] {
  const worths = places.map(() => 0)
  for (const { flags, worth } of races) {
    const cells = flags.map(({ cell }) => cell)
    const others = sharesOf(reachOf(bot, state, own, cells))
    for (const [place, cell] of places.entries()) {
      const there = { ...state, at: state.at.with(unit, cell) }
      let best = 0
      for (const [flag, units] of reachOf(bot, there, [unit], cells).entries())
        if (units.length > 0) best = Math.max(best, SHARED ** at(others, flag))
      worths[place] = at(worths, place) + START * worth * best
    }
  }
  return worths
}

/** By flag: how many reach it, one that reaches several divided among them. */
function sharesOf(reach: readonly (readonly number[])[]): number[] {
  const counts = new Map<number, number>()
  for (const units of reach) for (const unit of units) counts.set(unit, (counts.get(unit) ?? 0) + 1)
  return reach.map(units => units.reduce((sum, unit) => sum + 1 / (counts.get(unit) ?? 1), 0))
}

/** Of a victory: to reach a flag in the first turn, less for each unit that does so already. */
const START = 0.1
const SHARED = 0.6
