import type { Flaw } from '@sextant/engine'
import { GOODS } from '../schema.ts'
import type { State } from '../state.ts'
import { type Tables, wayBetween } from '../tables.ts'
import { holding, most } from './trade.ts'

/** What is wrong with a position that its schema cannot say. */
export function flawsOf(tables: Tables, state: State): Flaw[] {
  const { numbers, chart, options } = tables
  const flaws: Flaw[] = []
  const flaw = (path: string, message: string) => flaws.push({ path, message })
  if (!tables.placeOf.has(state.at)) flaw('/at', `there is no place ${state.at} on the chart`)
  const { passage } = state
  if (passage) {
    const { to, sailed, enemy } = passage
    const way = wayBetween(tables, state.at, to)
    if (!way) flaw('/passage/to', `no leg leads from ${state.at} to ${to}`)
    else if (sailed < 1 || sailed > way.days)
      flaw('/passage/sailed', `found ${sailed}, the leg takes 1 to ${way.days} days`)
    if (!Object.hasOwn(options.duel.enemies, enemy)) flaw('/passage/enemy', `there is no enemy ${enemy}`)
    if (state.ended) flaw('/passage', 'a voyage that has ended is on no passage')
  }
  for (const good of GOODS)
    if (holding(state, good) > most(tables, good))
      flaw(pathOf(good), `found ${holding(state, good)}, the most is ${most(tables, good)}`)
  if (state.ended !== 'sunk')
    for (const part of ['hull', 'crew'] as const)
      if (state[part] < 1) flaw(`/${part}`, 'a ship that is not sunk has at least 1')
  for (const [number, kind] of state.prizes.entries())
    if (!options.enemies[kind]?.prize) flaw(`/prizes/${number}`, `${kind} cannot be a prize`)
  if (state.prizes.length > numbers.berths)
    flaw('/prizes', `found ${state.prizes.length}, the most in tow is ${numbers.berths}`)
  for (const [number, refit] of state.refits.entries()) {
    if (!Object.hasOwn(numbers.refits, refit)) flaw(`/refits/${number}`, `there is no refit ${refit}`)
    if (state.refits.indexOf(refit) !== number) flaw(`/refits/${number}`, `${refit} is there already`)
  }
  for (const [number, leg] of state.gone.entries())
    if (leg >= chart.legs.length) flaw(`/gone/${number}`, `there is no leg ${leg}`)
  if (!state.ended && state.day > numbers.days)
    flaw('/day', `found ${state.day}, the voyage ends after ${numbers.days}`)
  return flaws
}

function pathOf(good: (typeof GOODS)[number]): string {
  if (good === 'hull' || good === 'crew') return `/${good}`
  return good === 'shoring' || good === 'dressing' ? `/stores/${good}` : `/ammo/${good}`
}
