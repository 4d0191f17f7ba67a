import type { Action } from '../actions.ts'
import { riskOf } from '../rules/passage.ts'
import { roomFor } from '../rules/trade.ts'
import type { State } from '../state.ts'
import { portAt, type Tables, type Way } from '../tables.ts'
import { fitness, type Temper } from './temper.ts'

/** Where to sail: to a port when the ship is spent, else to the far port by the way that costs least. */
export function course(tables: Tables, state: State, temper: Temper): Action {
  const spent = fitness(tables, state) < temper.spent && canBeMended(tables, state)
  const wanted = spent
    ? (place: string) => portAt(tables, place) !== undefined && place !== state.at
    : (place: string) => place === tables.chart.far && place !== state.at
  const to = firstStep(tables, state, temper, wanted) ?? cheapest(tables, state, temper)
  return { type: 'sail', to }
}

/** A ship that is still spent after a stay in port has no gold for repairs. */
function canBeMended(tables: Tables, state: State): boolean {
  return portAt(tables, state.at) === undefined && state.gold > 0 && roomFor(tables, state, 'hull') > 0
}

/** The first leg of the cheapest way to a wanted place. */
function firstStep(
  tables: Tables,
  state: State,
  temper: Temper,
  wanted: (place: string) => boolean,
): string | undefined {
  const cost = new Map([[state.at, 0]])
  const first = new Map<string, string>()
  const open = new Set([state.at])
  for (;;) {
    const [here] = [...open].sort((a, b) => (cost.get(a) ?? 0) - (cost.get(b) ?? 0))
    if (here === undefined) return undefined
    open.delete(here)
    if (wanted(here)) return first.get(here)
    for (const way of tables.legsFrom.get(here) ?? []) {
      const there = (cost.get(here) ?? 0) + costOf(tables, state, temper, way)
      if (there >= (cost.get(way.to) ?? Number.POSITIVE_INFINITY)) continue
      cost.set(way.to, there)
      first.set(way.to, first.get(here) ?? way.to)
      open.add(way.to)
    }
  }
}

/** In the far port without a prize: out again by the cheapest leg. */
function cheapest(tables: Tables, state: State, temper: Temper): string {
  const [best] = [...(tables.legsFrom.get(state.at) ?? [])].sort(
    (a, b) => costOf(tables, state, temper, a) - costOf(tables, state, temper, b),
  )
  if (!best) throw new Error(`no leg leads from ${state.at}`)
  return best.to
}

/** Above 0, so that the search for a way ends. */
function costOf(tables: Tables, state: State, temper: Temper, way: Way): number {
  const { enemies } = tables.options
  const all = way.meets.reduce((sum, [, weight]) => sum + weight, 0)
  const risk = riskOf(tables, state, way)
  const needsPrize = state.prizes.length < tables.numbers.prizesNeeded
  let [danger, prize] = [0, 0]
  for (const [enemy, weight] of way.meets) {
    const { menace = 0, prize: taken } = enemies[enemy] ?? {}
    danger += (risk * weight * menace) / all
    if (taken) prize += (risk * weight * (1 - menace)) / all
  }
  const cost = temper.day * way.days + temper.danger * danger - (needsPrize ? temper.prize * prize : 0)
  return Math.max(LEAST, cost)
}

const LEAST = 0.01
