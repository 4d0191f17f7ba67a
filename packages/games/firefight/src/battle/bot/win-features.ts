import { at } from '@sextant/engine'
import type { ConditionTable } from '../condition-table.ts'
import { countThrough } from '../rules/breakthrough.ts'
import { scoreOf } from '../rules/objectives.ts'
import { LETTERS, SEATS } from '../schema/names.ts'
import { MOVED } from '../state.ts'
import type { Outlook } from './outlook.ts'
import { stepsTo } from './steps.ts'
import type { TurnScale } from './turn-worth.ts'
import { worthAt } from './worth.ts'

/** What a battle is decided by; without victory conditions, the fight alone. */
export const CONTESTS = ['fight', 'end', 'hold', 'flags', 'terrain', 'breakthrough'] as const
export type Contest = (typeof CONTESTS)[number]

/** What speaks for a seat, of one contest: each number is positive where the seat is better off. */
export interface ContestFeatures {
  readonly contest: Contest
  readonly values: readonly number[]
}

/** The names of the features, which the weights go by. */
export const FEATURES: Readonly<Record<Contest, readonly string[]>> = {
  fight: ['turn', 'left', 'ratio', 'late'],
  end: ['sure'],
  hold: ['score', 'close', 'inside'],
  flags: ['held', 'close', 'decided'],
  terrain: ['score', 'close', 'standing'],
  breakthrough: ['attacker', 'needed', 'through', 'near', 'passed'],
}

/**
 * What the chance to win follows from, as the turn weighed last on a scale and the reply to it are expected to leave the
 * battle: what is left of both sides, then each victory condition by what decides it.
 */
export function winFeatures(scale: TurnScale): ContestFeatures[] {
  const { outlook } = scale
  const { conditions } = outlook.bot.work.tables
  return [
    { contest: 'fight', values: fightFeatures(scale) },
    { contest: 'end', values: [endFeature(scale)] },
    ...conditions.map(table => ({ contest: table.condition.type, values: featuresOf(scale, table) })),
  ]
}

/** The share of its rounds that a battle has had, at the start of a turn. */
function lateness({ bot, state }: Outlook): number {
  return (state.round - 1 + state.active / 2) / bot.work.tables.scenario.rounds
}

/** Whose turn it is, what is left of a team, compared with the other and the more the later. */
function fightFeatures(scale: TurnScale): number[] {
  const { outlook } = scale
  const { seat, victory } = outlook.bot
  const [own, foes] = [worthLeft(scale, seat), worthLeft(scale, 1 - seat)]
  const left = (own - foes) / victory
  return [seat === 0 ? 1 : -1, left, (own - foes) / (own + foes + 0.05 * victory), left * lateness(outlook)]
}

function worthLeft({ outlook, chances, stride, at: places }: TurnScale, seat: number): number {
  const { bot } = outlook
  let sum = 0
  for (const unit of bot.work.tables.own[seat] ?? []) {
    if ((places[unit] as number) < 0) continue
    for (let left = 1; left < stride; left++)
      sum += (chances[unit * stride + left] as number) * worthAt(bot.worths, unit, left)
  }
  return sum
}

function featuresOf(scale: TurnScale, table: ConditionTable): number[] {
  const { condition } = table
  switch (condition.type) {
    case 'hold':
      return [...scoreFeatures(scale, table), countedOn(scale, cell => table.cells.includes(cell)) / 3]
    case 'terrain': {
      const { zoneOf } = scale.outlook.bot.work.tables
      const { terrain } = scale.outlook.state
      const letter = LETTERS[condition.terrain]
      return [
        ...scoreFeatures(scale, table),
        countedOn(scale, cell => zoneOf[cell] === -1 && terrain[cell] === letter) / 3,
      ]
    }
    case 'flags':
      return flagFeatures(scale, table)
    case 'breakthrough':
      return breakthroughFeatures(scale, table)
  }
}

/** Points ahead, and how much nearer the end that brings. */
function scoreFeatures({ outlook }: TurnScale, table: ConditionTable): [number, number] {
  const { bot, state } = outlook
  const target = table.condition.type === 'breakthrough' ? 1 : table.condition.target
  const [own, theirs] = [scoreOf(state, table, bot.seat), scoreOf(state, table, 1 - bot.seat)]
  const lead = (own - theirs) / target
  return [lead, lead * Math.min(1, Math.max(own, theirs) / target)]
}

/** How many more units of the seat than of the enemy are expected on some cells. */
function countedOn(
  { outlook, at: places, chances, stride }: TurnScale,
  counts: (cell: number) => boolean,
): number {
  const { bot } = outlook
  let sum = 0
  for (const { index, seat } of bot.work.tables.units) {
    const cell = places[index] as number
    if (cell < 0 || !counts(cell)) continue
    sum += (seat === bot.seat ? 1 : -1) * (1 - (chances[index * stride] as number))
  }
  return sum
}

/** Flags ahead after the turn, the more the later, and what the turn decides at the end of the round. */
function flagFeatures(scale: TurnScale, table: ConditionTable): number[] {
  const { outlook, decided } = scale
  const { temper, victory } = outlook.bot
  const held = flagsAhead(scale, table) / (table.condition.type === 'flags' ? table.condition.target : 1)
  const worth = temper.decides * victory
  return [held, held * lateness(outlook), worth > 0 ? (decided[0] as number) / worth : 0]
}

/** How many more flags the seat is expected to have at the end of its turn. */
function flagsAhead({ outlook, at: places, chances, stride }: TurnScale, table: ConditionTable): number {
  const { bot, state } = outlook
  if (table.condition.type !== 'flags') return 0
  let ahead = 0
  for (let flag = table.firstFlag; flag < table.firstFlag + table.condition.at.length; flag++) {
    const owner = state.flags[flag] ?? -1
    const sign = owner < 0 ? 0 : owner === bot.seat ? 1 : -1
    const cell = at(bot.work.tables.flags, flag)
    const guard = outlook.own.find(unit => (places[unit] as number) === cell)
    const taken = guard === undefined ? 0 : 1 - (chances[guard * stride] as number)
    ahead += sign + (1 - sign) * taken
  }
  return ahead
}

/**
 * Of a breakthrough: who attempts it; the share of those left that must get through; how many are; how near the others are, and
 * past how many of the enemies.
 */
function breakthroughFeatures(scale: TurnScale, { condition, needed, cells }: ConditionTable): number[] {
  const { outlook, at: places, chances, stride } = scale
  const { bot, state } = outlook
  const { tables } = bot.work
  const attacker = condition.type === 'breakthrough' ? SEATS.indexOf(condition.seat) : 0
  const sign = attacker === bot.seat ? 1 : -1
  const through = countThrough(tables, state, attacker)
  const away = stepsTo(tables.board, cells)
  const defenders = (tables.own[1 - attacker] ?? []).filter(unit => (places[unit] as number) >= 0)
  let [alive, near, passed] = [0, 0, 0]
  for (const unit of tables.own[attacker] ?? []) {
    const cell = places[unit] as number
    if (cell < 0) continue
    const chance = 1 - (chances[unit * stride] as number)
    const steps = away[cell] as number
    alive += chance
    near += chance * NEARER ** (steps / at(tables.units, unit).speed)
    for (const foe of defenders)
      if ((away[places[foe] as number] as number) >= steps)
        passed += (chance * (1 - (chances[foe * stride] as number))) / defenders.length
  }
  const missing = Math.max(0, needed - through)
  return [
    sign,
    -sign * Math.min(2, missing / Math.max(0.5, alive)),
    (sign * through) / needed,
    (sign * near) / needed,
    (sign * passed) / needed,
  ]
}

/** With every turn of the way to the last rows a unit is worth less. */
const NEARER = 0.6

/** What is as good as certain, and too rare in matches to be fitted: -1 where the seat has lost, 1 where it has won. */
function endFeature(scale: TurnScale): number {
  const { outlook } = scale
  const { bot, state } = outlook
  const { conditions, scenario } = bot.work.tables
  for (const table of conditions)
    if (table.condition.type === 'breakthrough') {
      if (canGetThrough(scale, table)) continue
      return SEATS.indexOf(table.condition.seat) === bot.seat ? -1 : 1
    }
  const leads = conditions.map(table =>
    table.condition.type === 'flags'
      ? flagsAhead(scale, table)
      : scoreOf(state, table, bot.seat) - scoreOf(state, table, 1 - bot.seat),
  )
  const lead = leads.reduce((sum, each) => sum + each, 0)
  // Red has the last word in a round.
  const word = bot.seat === 1 ? 1 : 0.5
  const reached = conditions.some(table => {
    const { condition } = table
    if (condition.type === 'breakthrough') return false
    return [0, 1].some(seat => scoreOf(state, table, seat) >= condition.target)
  })
  return reached || state.round >= scenario.rounds ? word * Math.max(-1, Math.min(1, lead)) : 0
}

/** Whether enough could be through in the rounds that are left if nothing were in their way. */
function canGetThrough({ outlook }: TurnScale, { condition, needed, cells }: ConditionTable): boolean {
  const { bot, state } = outlook
  const { tables } = bot.work
  const attacker = condition.type === 'breakthrough' ? SEATS.indexOf(condition.seat) : 0
  // Its own turn under way counts; later it has those of the rounds to come.
  const turns = tables.scenario.rounds - state.round + (attacker >= state.active ? 1 : 0)
  const away = stepsTo(tables.board, cells)
  let able = countThrough(tables, state, attacker)
  for (const unit of tables.own[attacker] ?? []) {
    const cell = state.at[unit] as number
    const moved = state.active === attacker && ((state.marks[unit] as number) & MOVED) !== 0 ? 1 : 0
    if (cell >= 0 && (away[cell] as number) <= (turns - moved) * at(tables.units, unit).speed) able++
  }
  return able >= needed
}
