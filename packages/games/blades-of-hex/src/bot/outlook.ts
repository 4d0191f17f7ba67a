import { distance } from '@sextant/hex'
import { plunderOf } from '../rules/capturing.ts'
import { citiesOf, otherArmy } from '../rules/holdings.ts'
import { EMPTY, type Roster, readRoster } from '../rules/roster.ts'
import type { Army, Kind } from '../schema.ts'
import type { State, Unit } from '../state.ts'
import type { Region, World } from '../world.ts'
import type { Temper } from './temper.ts'
import { usualDamage } from './usual-damage.ts'

/** A position as a program sees it: what there is to win and to lose. Valid until the next one is made. */
export interface Outlook {
  readonly world: World
  readonly state: State
  readonly army: Army
  readonly enemy: Army
  readonly temper: Temper
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

export function outlookOf(world: World, state: State, army: Army, temper: Temper): Outlook {
  const roster = readRoster(world, state)
  const enemy = otherArmy(army)
  const income = world.rules.economy.income * temper.horizon
  const goals: Goal[] = []
  const homes: Home[] = []
  for (const region of world.regions) {
    const holder = state.cities[region.id]
    if (holder === army) {
      const value = citiesOf(state, army) === 1 ? VICTORY : 2 * income
      const exposure = exposureOf(world, roster, enemy, region.city)
      homes.push({ region, value, exposure, draw: temper.loyalty * exposure * 2 * income })
    } else if (holder === enemy) {
      const worth = 2 * income + 2 * plunderOf(world, state, enemy)
      const value = citiesOf(state, enemy) === 1 ? VICTORY : worth
      goals.push({ region, value, draw: worth * hopeFor(world, roster, army, temper, region.city) })
    } else {
      const value = income + world.rules.economy.reward
      goals.push({ region, value, draw: value * hopeFor(world, roster, army, temper, region.city) })
    }
  }
  return { world, state, army, enemy, temper, roster, goals, homes }
}

/** A garrison draws an army as far as it has the strength to break it; an empty city draws anybody. */
function hopeFor(world: World, roster: Roster, army: Army, temper: Temper, city: number): number {
  const garrison = roster.units[roster.on[city] as number]
  if (roster.on[city] === EMPTY || !garrison || garrison.army === army) return 1
  let strength = 0
  for (let i = 0; i < roster.count; i++) {
    const unit = roster.units[i] as Unit
    if (unit.army !== army) continue
    const turns = distance(world.board, city, roster.cells[i] as number) / speedOf(world, unit)
    strength += usualDamage(world, unit.kind, garrison.kind, true) * temper.patience ** turns
  }
  return temper.breadth + (1 - temper.breadth) * Math.min(1, strength / garrison.health)
}

export function speedOf({ rules }: World, { kind }: Unit): number {
  return Math.max(1, rules.units[kind].speed)
}

/** What a unit loses in gold with some of its health, and with its life. */
export function lossOf({ world, temper }: Outlook, kind: Kind, health: number, dies: number): number {
  const { cost, health: full } = world.rules.units[kind]
  return cost * (((1 - temper.life) * health) / full + temper.life * dies)
}

export function canRefill({ world, state, army }: Outlook): boolean {
  const { infantry, cavalry, artillery } = world.rules.units
  return state.gold[army] >= Math.min(infantry.cost, cavalry.cost, artillery.cost)
}

/** How likely the enemy walks in: at once, in a turn or two, or not soon. */
function exposureOf(world: World, roster: Roster, enemy: Army, city: number): number {
  let turns = Number.POSITIVE_INFINITY
  for (let i = 0; i < roster.count; i++) {
    const unit = roster.units[i] as Unit
    if (unit.army !== enemy) continue
    const away = distance(world.board, city, roster.cells[i] as number)
    turns = Math.min(turns, Math.ceil(away / speedOf(world, unit)))
  }
  if (turns <= 1) return 0.9
  return turns === 2 ? 0.3 : 0
}
