import { numberAt } from '../rules/units.ts'
import { goalWorth } from './goal-worth.ts'
import type { Order } from './order.ts'
import type { Foe, Outlook } from './outlook.ts'
import { approachOf, type Prospects, prospectsOf, replyStrike } from './place-worth.ts'
import type { Strike } from './strikes.ts'
import type { Search } from './temper.ts'

/**
 * Weighs whole turns: what the orders of all units are expected to do, then the reply of the enemy, by the chances of every
 * number of wounds. No dice are thrown.
 */
export interface TurnScale {
  readonly outlook: Outlook
  readonly search: Search
  readonly attacksLeft: number
  /** The chance of each number of wounds left, by unit: a row of `stride` each; as it is now, and in the turn weighed. */
  readonly stride: number
  readonly now: Float64Array
  readonly chances: Float64Array
  readonly at: Int32Array
  readonly before: Float64Array
  readonly after: Float64Array
  readonly spent: Uint8Array
  readonly approaches: ReadonlyMap<number, Approach>
  readonly replies: Map<number, Strike | null>
}

interface Approach {
  readonly prospects: Prospects
  /** By cell; NaN where it was not asked for yet. */
  readonly worths: Float64Array
}

export function turnScale(outlook: Outlook, search: Search, attacksLeft: number): TurnScale {
  const { bot, state, own } = outlook
  const { units, board } = bot.work.tables
  const stride = Math.max(...units.map(({ wounds }) => wounds)) + 1
  const now = new Float64Array(units.length * stride)
  for (const { index } of units)
    now[index * stride + (numberAt(state.at, index) < 0 ? 0 : numberAt(state.wounds, index))] = 1
  return {
    outlook,
    search,
    attacksLeft,
    stride,
    now,
    chances: now.slice(),
    at: Int32Array.from(state.at),
    before: new Float64Array(units.length),
    after: new Float64Array(units.length),
    spent: new Uint8Array(outlook.watchers.length),
    approaches: new Map(
      own.map(unit => [
        unit,
        { prospects: prospectsOf(outlook, unit), worths: new Float64Array(board.size).fill(Number.NaN) },
      ]),
    ),
    replies: new Map(),
  }
}

/** How much better off the seat is after the turn and its reply, in points of cost. */
export function turnWorth(scale: TurnScale, orders: readonly Order[]): number {
  const { outlook, now, chances, at, spent, before, after, search } = scale
  const { bot, state, own, foes } = outlook
  chances.set(now)
  spent.fill(0)
  for (let unit = 0; unit < at.length; unit++) at[unit] = state.at[unit] as number
  let attacksLeft = scale.attacksLeft
  let aid = 0
  for (const { unit, cell, shots, first, attack, aid: own } of orders) {
    if (attack && first && attacksLeft-- > 0) strikeAt(scale, attack.strike, attack.target, unit)
    for (const { watcher, strike } of shots) {
      if (spent[watcher] === 1) continue
      spent[watcher] = 1
      suffer(scale, strike.wounds, unit, 1)
    }
    at[unit] = cell
    if (attack && !first && attacksLeft-- > 0) strikeAt(scale, attack.strike, attack.target, unit)
    aid += own
  }
  for (let unit = 0; unit < at.length; unit++) before[unit] = aliveOf(scale, unit)
  let worth = aid
  for (const { unit } of foes) worth -= worthOf(scale, unit)
  let standing = 0
  for (const unit of own) standing += worthOf(scale, unit)
  reply(scale)
  let left = 0
  for (const unit of own) {
    after[unit] = aliveOf(scale, unit)
    left += worthOf(scale, unit)
    worth += bot.temper.approach * (after[unit] as number) * approachAt(scale, unit)
  }
  worth += standing - outlook.caution * search.reply * (standing - left)
  return worth + goalWorth(bot, outlook.goals, own, at, before, after)
}

/** Every enemy that is left attacks the unit that it gains most from. */
function reply(scale: TurnScale): void {
  const { outlook, before, at } = scale
  const { foes, own, goals } = outlook
  for (const foe of foes) {
    const alive = before[foe.unit] as number
    if (alive < 0.02) continue
    let target = -1
    let best: Strike | undefined
    let most = 0
    for (const unit of own) {
      const cell = at[unit] as number
      if (goals.exits.some(exit => exit.mine && exit.away[cell] === 0)) continue
      const strike = replyAt(scale, foe, unit, cell)
      if (!strike) continue
      const gain = expectedGain(scale, strike, unit)
      if (gain > most) {
        most = gain
        best = strike
        target = unit
      }
    }
    if (best) suffer(scale, best.wounds, target, alive)
  }
}

/** The enemy's best attack on a unit at a cell, looked up once. */
function replyAt({ outlook, replies }: TurnScale, foe: Foe, unit: number, cell: number): Strike | null {
  const { units, board } = outlook.bot.work.tables
  const key = (foe.unit * units.length + unit) * board.size + cell
  const known = replies.get(key)
  if (known !== undefined) return known
  const strike = replyStrike(outlook, foe, unit, cell) ?? null
  replies.set(key, strike)
  return strike
}

function approachAt({ outlook, approaches, at }: TurnScale, unit: number): number {
  const approach = approaches.get(unit)
  const cell = at[unit] as number
  if (!approach) return 0
  const known = approach.worths[cell] as number
  if (!Number.isNaN(known)) return known
  const worth = approachOf(outlook, approach.prospects, cell)
  approach.worths[cell] = worth
  return worth
}

function strikeAt(scale: TurnScale, strike: Strike, target: number, by: number): void {
  const alive = aliveOf(scale, by)
  suffer(scale, strike.wounds, target, alive)
  const { blasts } = strike
  if (!blasts) return
  const { neighbours } = scale.outlook.bot.work.tables.board
  const cell = scale.at[target] as number
  for (let edge = 6 * cell; edge < 6 * cell + 6; edge++) {
    const there = neighbours[edge] as number
    const other = there < 0 ? -1 : scale.at.indexOf(there)
    if (other >= 0) sufferOne(scale, other, alive * (blasts[other] as number))
  }
}

/** A unit takes wounds by their chances, if it is attacked at all. */
function suffer({ chances, stride }: TurnScale, wounds: Float64Array, unit: number, chance: number): void {
  const row = unit * stride
  for (let left = 1; left < stride; left++) {
    const share = (chances[row + left] as number) * chance
    if (share === 0) continue
    chances[row + left] = (chances[row + left] as number) - share
    for (let lost = 0; lost < wounds.length; lost++) {
      const place = row + (lost < left ? left - lost : 0)
      chances[place] = (chances[place] as number) + share * (wounds[lost] as number)
    }
  }
}

function sufferOne({ chances, stride }: TurnScale, unit: number, chance: number): void {
  const row = unit * stride
  for (let left = 1; left < stride; left++) {
    const share = (chances[row + left] as number) * chance
    chances[row + left] = (chances[row + left] as number) - share
    chances[row + left - 1] = (chances[row + left - 1] as number) + share
  }
}

function expectedGain({ chances, stride }: TurnScale, { gains }: Strike, unit: number): number {
  const row = unit * stride
  let gain = 0
  for (let left = 1; left < gains.length; left++)
    gain += (chances[row + left] as number) * (gains[left] as number)
  return gain
}

function aliveOf({ chances, stride }: TurnScale, unit: number): number {
  return 1 - (chances[unit * stride] as number)
}

function worthOf({ outlook, chances, stride }: TurnScale, unit: number): number {
  const worths = outlook.bot.worths[unit] as Float64Array
  const row = unit * stride
  let worth = 0
  for (let left = 1; left < worths.length; left++)
    worth += (chances[row + left] as number) * (worths[left] as number)
  return worth
}
