import { at } from '@sextant/engine'
import { numberAt } from '../rules/units.ts'
import { raceWorth } from './flag-chances.ts'
import { goalWorth } from './goal-worth.ts'
import type { Candidate } from './order.ts'
import type { Outlook } from './outlook.ts'
import type { Strike } from './strikes.ts'
import type { Search } from './temper.ts'
import { suffer } from './wound-chances.ts'

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
  /** What flags decide in the turn that was weighed last. */
  readonly decided: Float64Array
}

export function turnScale(outlook: Outlook, search: Search, attacksLeft: number): TurnScale {
  const { bot, state } = outlook
  const { units } = bot.work.tables
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
    decided: new Float64Array(1),
  }
}

/** How much better off the seat is after the turn and its reply, in points of cost. */
export function turnWorth(scale: TurnScale, orders: readonly Candidate[]): number {
  const { outlook, now, chances, at: places, spent, before, after, search } = scale
  const { bot, state, own, foes } = outlook
  chances.set(now)
  spent.fill(0)
  places.set(state.at)
  let attacksLeft = scale.attacksLeft
  let aid = 0
  for (const { unit, cell, shots, first, attack, aid: own } of orders) {
    if (attack && first && attacksLeft-- > 0) strikeAt(scale, attack.strike, attack.target, unit)
    for (const { watcher, strike } of shots) {
      if (spent[watcher] === 1) continue
      spent[watcher] = 1
      suffer(scale, strike.wounds, unit, 1)
    }
    places[unit] = cell
    if (attack && !first && attacksLeft-- > 0) strikeAt(scale, attack.strike, attack.target, unit)
    aid += own
  }
  for (let unit = 0; unit < places.length; unit++) before[unit] = aliveOf(scale, unit)
  let worth = aid
  for (const { unit } of foes) worth -= worthOf(scale, unit)
  let standing = 0
  for (const unit of own) standing += worthOf(scale, unit)
  let decided = 0
  for (const race of outlook.goals.races) decided += raceWorth(scale, race, orders)
  scale.decided[0] = decided
  worth += decided
  reply(scale, orders)
  let left = 0
  for (const { unit, approach } of orders) {
    after[unit] = aliveOf(scale, unit)
    left += worthOf(scale, unit)
    worth += bot.temper.approach * (after[unit] as number) * approach
  }
  worth += standing - outlook.caution * search.reply * (standing - left)
  return worth + goalWorth(bot, outlook.goals, own, places, before, after)
}

/** Every enemy that is left attacks the unit that it gains most from. */
function reply(scale: TurnScale, orders: readonly Candidate[]): void {
  const { outlook, before } = scale
  const { foes } = outlook
  for (let n = 0; n < foes.length; n++) {
    const alive = before[at(foes, n).unit] as number
    if (alive < UNLIKELY) continue
    let target = -1
    let best: Strike | undefined
    let most = 0
    for (let place = 0; place < orders.length; place++) {
      const { unit, replies } = at(orders, place)
      const strike = replies[n]
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

/** Enemies that are as good as destroyed do not reply. */
const UNLIKELY = 0.02

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
  const worths = at(outlook.bot.worths, unit)
  const row = unit * stride
  let worth = 0
  for (let left = 1; left < worths.length; left++)
    worth += (chances[row + left] as number) * (worths[left] as number)
  return worth
}
