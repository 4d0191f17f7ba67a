import { distance } from '@sextant/hex'
import { exitPull, exitWorth } from './breakthrough.ts'
import type { Area, Goals } from './goals.ts'
import type { BotSeat } from './seat.ts'

/** What victory conditions make of a unit's place, each unit for itself. */
export function pullOf(bot: BotSeat, goals: Goals, unit: number, from: number, cell: number): number {
  let pull = 0
  for (const area of goals.areas) {
    const others = area.ours - (area.away[from] === 0 ? 1 : 0)
    const needed = area.foes.length + Math.min(1, area.coming) + 1
    const share = others >= needed + 1 ? SPARE : 1
    const away = area.away[cell] as number
    pull += share * area.point * (away === 0 ? 1 : NEARING * fade(bot, unit, away))
  }
  for (const { point, away, isGoal } of goals.grounds)
    pull += point * (isGoal(cell) ? STANDING : NEARING * fade(bot, unit, away[cell] as number))
  for (const exit of goals.exits) pull += exitPull(bot, exit, unit, cell)
  let best = 0
  for (const flag of goals.flags) {
    if (cell === flag.cell) best = Math.max(best, flag.worth * (flag.mine ? (flag.near ? GUARD : 0) : 1))
    else if (!flag.mine && flag.runner === unit) {
      const steps = distance(bot.work.tables.board, cell, flag.cell)
      best = Math.max(best, flag.worth * NEARING * fade(bot, unit, steps))
    }
  }
  return pull + best
}

/** What they make of where all units stand: by unit the cell, or -1, and the chance to be alive after the reply. */
export function goalWorth(
  bot: BotSeat,
  goals: Goals,
  own: readonly number[],
  at: Int32Array,
  before: Float64Array,
  after: Float64Array,
): number {
  let worth = 0
  for (const area of goals.areas) worth += areaWorth(bot, area, own, at, before, after)
  for (const { point, away, isGoal } of goals.grounds)
    for (const unit of own) {
      const cell = at[unit] as number
      if (cell < 0) continue
      const alive = after[unit] as number
      worth += alive * point * (isGoal(cell) ? STANDING : NEARING * fade(bot, unit, away[cell] as number))
    }
  for (const exit of goals.exits) worth += exitWorth(bot, exit, own, at, before, after)
  for (const flag of goals.flags) {
    let nearest = 0
    let standing = 0
    for (const unit of own) {
      const cell = at[unit] as number
      if (cell < 0) continue
      if (cell === flag.cell) standing = Math.max(standing, before[unit] as number)
      const alive = after[unit] as number
      nearest = Math.max(nearest, alive * fade(bot, unit, distance(bot.work.tables.board, cell, flag.cell)))
    }
    if (goals.races.length > 0) worth += flag.worth * RACING * nearest
    else if (flag.mine || standing > 0) {
      const held = flag.mine ? 1 : standing
      // Nobody can step on a flag that a unit stands on.
      const kept = flag.near ? 1 - GUARD * (1 - standing) : 1
      worth += flag.worth * held * kept
    } else worth += flag.worth * NEARING * nearest
  }
  return worth
}

function areaWorth(
  bot: BotSeat,
  { point, counts, away, foes, coming }: Area,
  own: readonly number[],
  at: Int32Array,
  before: Float64Array,
  after: Float64Array,
): number {
  let now = 0
  let later = 0
  let near = 0
  for (const unit of own) {
    const cell = at[unit] as number
    if (cell < 0) continue
    const steps = away[cell] as number
    if (steps === 0) {
      now += before[unit] as number
      later += after[unit] as number
    } else near += (after[unit] as number) * fade(bot, unit, steps)
  }
  let theirs = 0
  for (const { unit } of foes) theirs += before[unit] as number
  const worth = NEARING * point * 0.5 * Math.min(3, near)
  if (!counts) return worth + point * 0.5 * lead(later - theirs)
  return (
    worth +
    point * (lead(later - theirs - ENTERING * coming) - lead(theirs - now) + 0.3 * lead(later - theirs))
  )
}

/** From 0 for as many as the other side to 1 for one unit more, and a little for what is beyond. */
function lead(ahead: number): number {
  if (ahead <= -1) return 0
  if (ahead < 1) return 0.15 * (ahead + 1) + 0.7 * Math.max(0, ahead)
  return 1 + 0.1 * Math.min(2, ahead - 1)
}

function fade({ fading }: BotSeat, unit: number, away: number): number {
  return fading[unit]?.[away] ?? 0
}

/** Beside being there: to be on the way, to be more than needed, to stand for more than one round, to guard what is held. */
const NEARING = 0.6
const SPARE = 0.3
const STANDING = 1.5
const GUARD = 0.5
/** To be near a flag, where what is won by it is weighed by itself. */
const RACING = 0.15
/** How many of the units that could enter an area do. */
const ENTERING = 0.3
