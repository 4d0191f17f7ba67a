import type { Dice, Emit } from '@sextant/engine'
import type { Event } from '../events.ts'
import { POSITIONS, type Ranges, type SeatedTeam, STATS, type Stats, UNIT_COUNT } from '../schema.ts'
import type { State, Unit } from '../state.ts'
import { readWater, writeWater } from '../water.ts'
import type { World } from '../world.ts'
import { lineUp } from './kickoff.ts'

/** The first kickoff, with the numbers of drawn teams drawn. */
export function setUp(world: World, dice: Dice, emit: Emit<Event>): State {
  const { options, names, lineUp: places } = world
  const stats = options.teams.flatMap(team => statsOf(team, options.ruleset.ranges, dice))
  const state: State = {
    turn: 1,
    kickoff: 1,
    score: [0, 0],
    units: stats.map((numbers, u): Unit => {
      const at = names[places[u] as number] as string
      return { at, facing: 0, plane: 'surface', breath: numbers.lungs, ...numbers }
    }),
    puck: { at: names[world.puck] as string, holder: null },
    plans: Array.from({ length: UNIT_COUNT }, () => null),
    changes: [0, 0],
    committed: [false, false],
    last: null,
  }
  const water = readWater(world, state)
  lineUp(world, water, emit)
  writeWater(world, water, state)
  return state
}

function statsOf(team: SeatedTeam, ranges: Ranges, dice: Dice): Stats[] {
  return POSITIONS.map(position => ('units' in team ? { ...team.units[position] } : drawStats(ranges, dice)))
}

function drawStats(ranges: Ranges, dice: Dice): Stats {
  const drawn = STATS.map(name => {
    const { least, most, step } = ranges[name]
    return [name, least + step * (dice.d(Math.floor((most - least) / step) + 1) - 1)]
  })
  return Object.fromEntries(drawn) as unknown as Stats
}
