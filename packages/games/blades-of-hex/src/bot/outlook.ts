import { must } from '@sextant/engine'
import { distance } from '@sextant/hex'
import { kindOf } from '../rules/board-units.ts'
import { plunderOf } from '../rules/capturing.ts'
import { citiesOf, otherArmy } from '../rules/holdings.ts'
import { canPay } from '../rules/recruiting.ts'
import { type Roster, readRoster } from '../rules/roster.ts'
import type { Army, Kind } from '../schema.ts'
import type { State } from '../state.ts'
import type { Region } from '../tables.ts'
import type { BotContext } from './context.ts'
import { fadingFor, turnSpeed } from './fading.ts'
import { readThreats } from './threats.ts'
import { usualDamage } from './usual-damage.ts'

/** A position as a bot sees it: what there is to win and to lose. The next one reuses its roster and its threats. */
export interface Outlook {
  readonly context: BotContext
  readonly state: State
  readonly army: Army
  readonly enemy: Army
  readonly roster: Roster
  /** Cities that are not its own. */
  readonly goals: readonly Goal[]
  readonly homes: readonly Home[]
}

export interface Goal {
  readonly region: Region
  /** What taking it is worth, and how much that draws units from afar. */
  readonly value: number
  readonly draw: number
}

/** An own city, what losing it would cost, and how likely that is while it stands empty. */
export interface Home {
  readonly region: Region
  readonly value: number
  readonly exposure: number
  /** How much it draws units back. */
  readonly draw: number
}

/** Winning the match is worth more than anything on the board. */
export const VICTORY = 1_000_000

export function outlookOf(context: BotContext, state: State, army: Army): Outlook {
  const { tables, temper } = context
  const { economy } = tables.rules
  const roster = readRoster(context.work.roster, tables, state)
  const enemy = otherArmy(army)
  if (temper.caution > 0) readThreats(context.threats, roster, enemy)
  const income = economy.income * temper.horizon
  const goals: Goal[] = []
  const homes: Home[] = []
  for (const region of tables.regions) {
    const holder = state.cities[region.id]
    if (holder === army) {
      const value = citiesOf(state, army) === 1 ? VICTORY : 2 * income
      const exposure = exposureOf(context, roster, enemy, region.city)
      homes.push({ region, value, exposure, draw: temper.loyalty * exposure * 2 * income })
    } else if (holder === enemy) {
      const worth = 2 * income + 2 * plunderOf(tables, state, enemy)
      const value = citiesOf(state, enemy) === 1 ? VICTORY : worth
      goals.push({ region, value, draw: worth * hopeFor(context, roster, army, region.city) })
    } else {
      const value = income + economy.reward
      goals.push({ region, value, draw: value * hopeFor(context, roster, army, region.city) })
    }
  }
  return { context, state, army, enemy, roster, goals, homes }
}

/** A garrison draws an army as far as it has the strength to break it; an empty city draws any army. */
function hopeFor(
  { tables, temper, usual, fading }: BotContext,
  roster: Roster,
  army: Army,
  city: number,
): number {
  const garrison = roster.on[city]?.unit
  if (!garrison || garrison.army === army) return 1
  let strength = 0
  for (const { unit, cell } of roster.units) {
    if (unit.army !== army) continue
    const left = fadingFor(fading, unit.kind)[distance(tables.board, city, cell)] as number
    strength += usualDamage(usual, unit.kind, garrison.kind, true) * left
  }
  return temper.breadth + (1 - temper.breadth) * Math.min(1, strength / garrison.health)
}

/** What a unit loses in gold with some of its health, and with its life. */
export function lossOf({ context }: Outlook, kind: Kind, health: number, dies: number): number {
  const { life } = context.temper
  const { cost, health: full } = must(context.tables.kinds, kind)
  return cost * (((1 - life) * health) / full + life * dies)
}

/** Whether the army has the gold for a recruit of any kind. */
export function canRefill({ context, state, army }: Outlook): boolean {
  for (const kind of context.tables.kinds.values()) if (canPay(state, army, kind)) return true
  return false
}

/** How likely the enemy walks in: at once, in a turn or two, or not soon. */
function exposureOf({ tables }: BotContext, roster: Roster, enemy: Army, city: number): number {
  let turns = Number.POSITIVE_INFINITY
  for (const { unit, cell } of roster.units) {
    if (unit.army !== enemy) continue
    const away = distance(tables.board, city, cell)
    turns = Math.min(turns, Math.ceil(away / turnSpeed(kindOf(tables, unit))))
  }
  if (turns <= 1) return 0.9
  return turns === 2 ? 0.3 : 0
}
