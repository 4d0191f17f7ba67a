import { distance } from '@sextant/hex'
import type { ConditionTable } from '../condition-table.ts'
import { numberAt } from '../rules/units.ts'
import { LETTERS, SEATS } from '../schema/names.ts'
import type { State } from '../state.ts'
import { type Exit, exitOf } from './breakthrough.ts'
import { type CellSet, hasCell } from './cell-set.ts'
import { type FlagRace, flagRaceOf } from './flags.ts'
import type { Foe } from './outlook.ts'
import type { BotSeat } from './seat.ts'
import { stepsTo } from './steps.ts'

/** The victory conditions of a position, as a bot sees them. */
export interface Goals {
  readonly areas: readonly Area[]
  readonly flags: readonly Flag[]
  /** The same flags, condition by condition, for bots that see when a turn decides. */
  readonly races: readonly FlagRace[]
  readonly grounds: readonly TerrainGoal[]
  readonly exits: readonly Exit[]
}

/** An area to hold. */
export interface Area {
  /** What a point is worth. */
  readonly point: number
  /** Whether points are scored already, at the start of the next turn of either side. */
  readonly counts: boolean
  readonly away: Uint8Array
  readonly foes: readonly Foe[]
  /** How many more the enemy could bring in its next turn. */
  readonly coming: number
  readonly ours: number
}

export interface Flag {
  readonly worth: number
  readonly cell: number
  readonly mine: boolean
  /** Whether the enemy could step on it in its next turn. */
  readonly near: boolean
  /** The unit of the bot that is nearest. */
  readonly runner: number
}

/** A terrain to stand on. */
export interface TerrainGoal {
  readonly point: number
  /** Steps to the nearest hex of it that is free. */
  readonly away: Uint8Array
  readonly isGoal: (cell: number) => boolean
}

export function goalsOf(bot: BotSeat, state: State, own: readonly number[], foes: readonly Foe[]): Goals {
  const { tables } = bot.work
  const weight = bot.temper.objectives * bot.victory
  const goals = {
    areas: [] as Area[],
    flags: [] as Flag[],
    races: [] as FlagRace[],
    grounds: [] as TerrainGoal[],
    exits: [] as Exit[],
  }
  for (const table of tables.conditions) {
    const { condition } = table
    switch (condition.type) {
      case 'hold':
        goals.areas.push(
          areaOf(
            bot,
            state,
            table,
            (bot.temper.holding * weight * condition.points) / condition.target,
            condition.from,
            own,
            foes,
          ),
        )
        break
      case 'flags': {
        for (let flag = table.firstFlag; flag < table.firstFlag + condition.at.length; flag++)
          goals.flags.push(flagOf(bot, state, flag, weight / condition.target, own, foes))
        if (bot.temper.decides > 0)
          goals.races.push(flagRaceOf(bot, state, table, condition.at.length, condition.target, own, foes))
        break
      }
      case 'terrain': {
        const isGoal = (cell: number) =>
          tables.zoneOf[cell] === -1 && state.terrain[cell] === LETTERS[condition.terrain]
        const cells = [...tables.board.q.keys()].filter(cell => isGoal(cell) && !state.at.includes(cell))
        const point = (weight * condition.points) / condition.target
        goals.grounds.push({ point, isGoal, away: stepsTo(bot.work.tables.board, cells) })
        break
      }
      case 'breakthrough': {
        const mine = SEATS.indexOf(condition.seat) === bot.seat
        goals.exits.push(exitOf(bot, table, mine, weight, foes))
        break
      }
      default:
        // A condition that bots do not know is a type error here.
        condition satisfies never
    }
  }
  return goals
}

function areaOf(
  bot: BotSeat,
  state: State,
  { cells }: ConditionTable,
  point: number,
  from: number,
  own: readonly number[],
  foes: readonly Foe[],
): Area {
  const inside = (cell: number) => cells.includes(cell)
  return {
    point,
    counts: state.round + 1 >= from,
    away: stepsTo(bot.work.tables.board, cells),
    foes: foes.filter(({ cell }) => inside(cell)),
    coming: foes.filter(({ cell, ends }) => !inside(cell) && reaches(ends, cells)).length,
    ours: own.filter(unit => inside(numberAt(state.at, unit))).length,
  }
}

function reaches(ends: CellSet, cells: readonly number[]): boolean {
  return cells.some(cell => hasCell(ends, cell))
}

function flagOf(
  { work, seat }: BotSeat,
  { at, flags }: State,
  flag: number,
  worth: number,
  own: readonly number[],
  foes: readonly Foe[],
): Flag {
  const { board, flags: cells } = work.tables
  const cell = numberAt(cells, flag)
  let runner = -1
  let best = Number.POSITIVE_INFINITY
  for (const unit of own) {
    const { speed = 1 } = work.tables.units[unit] ?? {}
    const turns = distance(board, numberAt(at, unit), cell) / speed
    if (turns < best) {
      best = turns
      runner = unit
    }
  }
  const near = foes.some(foe => hasCell(foe.ends, cell) || distance(board, foe.cell, cell) <= foe.table.speed)
  return { worth, cell, mine: flags[flag] === seat, near, runner }
}
