import { must } from '@sextant/engine'
import type { Trait } from '../../battle/schema/names.ts'
import type { Unit } from '../../battle/schema/team.ts'
import type { PlatoonUnit, State } from '../state.ts'
import { priceOf, type Tables, unitOfKind } from '../tables.ts'

/** The units of the platoon. */

export function unitIn({ units }: State, id: string): PlatoonUnit | undefined {
  return units.find(unit => unit.id === id)
}

/** The next unit to join, named by its kind and its number. */
export function join(state: State, kind: string): PlatoonUnit {
  const unit: PlatoonUnit = {
    id: `${kind}-${state.joined}`,
    kind,
    experience: 0,
    learnt: [],
    drawn: [],
    wounded: false,
  }
  state.units.push(unit)
  state.joined++
  return unit
}

/** The kind and the number in the id of a unit, lost ones too. */
export function partsOf(id: string): { kind: string; number: number } {
  const cut = id.lastIndexOf('-')
  return { kind: id.slice(0, cut), number: Number(id.slice(cut + 1)) }
}

export function levelOf({ options }: Tables, { experience }: PlatoonUnit): number {
  return options.experience.levels.filter(needed => experience >= needed).length
}

/** The unit as it goes into battle: whole, with the traits it has learnt. */
export function unitInBattle(tables: Tables, { id, kind, learnt }: PlatoonUnit): Unit {
  return { ...trained(unitOfKind(tables, kind), learnt), id, name: nameInBattle(tables, id) }
}

export function trained(unit: Unit, learnt: readonly Trait[]): Unit {
  return learnt.length === 0 ? unit : { ...unit, traits: [...(unit.traits ?? []), ...learnt] }
}

/** `Rifle Squad Ash`; battles have names in one language only. */
function nameInBattle({ kinds, options }: Tables, id: string): string {
  const { kind, number } = partsOf(id)
  const name = options.names[number % options.names.length]?.en ?? String(number)
  return `${must(kinds, kind).name.en} ${name}`
}

export function fitUnits({ units }: State): PlatoonUnit[] {
  return units.filter(({ wounded }) => !wounded)
}

/** How many could be fit before the next battle if all supplies went into that. */
export function mostFit(tables: Tables, state: State): number {
  const { options } = tables
  const room = Math.max(0, options.platoon.most - state.units.length)
  const fit = fitUnits(state).length
  const healing = Array<number>(state.units.length - fit).fill(options.supplies.heal)
  const recruiting = state.recruits
    .map(kind => priceOf(tables, kind))
    .toSorted((a, b) => a - b)
    .slice(0, room)
  let { supplies } = state
  let count = fit
  for (const price of [...healing, ...recruiting].toSorted((a, b) => a - b)) {
    supplies -= price
    if (supplies >= 0) count++
  }
  return count
}
