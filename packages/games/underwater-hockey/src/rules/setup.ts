import { at, type Dice, type Emit } from '@sextant/engine'
import type { Event } from '../events.ts'
import type { Ranges, SeatedTeam, Stats } from '../schema.ts'
import { POSITIONS, UNIT_COUNT } from '../schema-names.ts'
import type { State, Unit } from '../state.ts'
import { nameOf } from '../tables.ts'
import { lineUp } from './kickoff.ts'
import { readWater, writeWater } from './water.ts'
import type { Workspace } from './workspace.ts'

/** The first kickoff, with the numbers of drawn teams drawn. */
export function setUp({ tables, played }: Workspace, dice: Dice, emit: Emit<Event>): State {
  const { options, names } = tables
  const stats = options.teams.flatMap(team => statsOf(team, options.ruleset.ranges, dice))
  const state: State = {
    turn: 1,
    kickoff: 1,
    score: [0, 0],
    units: stats.map(
      (numbers, u): Unit => ({
        at: nameOf(names, at(tables.lineUp, u)),
        facing: 0,
        plane: 'surface',
        breath: numbers.lungs,
        ...numbers,
      }),
    ),
    puck: { at: nameOf(names, tables.puck), holder: null },
    plans: Array.from({ length: UNIT_COUNT }, () => null),
    changes: [0, 0],
    committed: [false, false],
    last: null,
  }
  readWater(tables, state, played)
  lineUp(tables, played, emit)
  writeWater(tables, played, state)
  return state
}

function statsOf(team: SeatedTeam, ranges: Ranges, dice: Dice): Stats[] {
  return POSITIONS.map(position => ('units' in team ? { ...team.units[position] } : drawStats(ranges, dice)))
}

/** In the order of the schema, on which the draws of recorded matches depend. */
function drawStats(ranges: Ranges, dice: Dice): Stats {
  const draw = ({ least, most, step }: Ranges[keyof Stats]) =>
    least + step * (dice.d(Math.floor((most - least) / step) + 1) - 1)
  return {
    recovery: draw(ranges.recovery),
    lungs: draw(ranges.lungs),
    speed: draw(ranges.speed),
    steal: draw(ranges.steal),
    flick: draw(ranges.flick),
    turn: draw(ranges.turn),
  }
}
