import type { Dice, Emit } from '@sextant/engine'
import type { Trait } from '../../battle/schema/names.ts'
import type { Unit } from '../../battle/schema/team.ts'
import type { Event } from '../events.ts'
import type { PlatoonUnit } from '../state.ts'
import { type Tables, unitOfKind } from '../tables.ts'
import { levelOf } from './platoon.ts'

/** A level that has not been used yet draws traits, of which one may be chosen. */
export function drawTraits(tables: Tables, unit: PlatoonUnit, dice: Dice, emit: Emit<Event>): void {
  if (unit.drawn.length > 0 || unit.learnt.length >= levelOf(tables, unit)) return
  const fitting = fittingTraits(tables, unit)
  if (fitting.length === 0) return
  unit.drawn = dice.shuffle(fitting).slice(0, tables.options.experience.choices)
  emit({ type: 'traits-drawn', unit: unit.id, traits: [...unit.drawn] })
}

/** The traits that would do something for a unit and that it does not have. */
export function fittingTraits(tables: Tables, { kind, learnt }: PlatoonUnit): Trait[] {
  const unit = unitOfKind(tables, kind)
  return tables.options.traits.filter(trait => !learnt.includes(trait) && fits(unit, trait))
}

/** Furious is for melee weapons; Sniper, Blast and Relentless are for ranged ones, and once is enough. */
export function fits({ traits = [], weapons }: Unit, trait: Trait): boolean {
  if (traits.includes(trait)) return false
  const of = (type: string) =>
    weapons.some(weapon => weapon.type === type && !weapon.traits?.some(own => own === trait))
  switch (trait) {
    case 'furious':
      return of('melee')
    case 'sniper':
    case 'blast':
    case 'relentless':
      return of('ranged')
    case 'fast':
      return !traits.includes('slow')
    case 'slow':
      return !traits.includes('fast')
    default:
      return true
  }
}
