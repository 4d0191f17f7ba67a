import type { Flaw } from '@sextant/engine'
import type { PlatoonUnit, State } from '../state.ts'
import type { Tables } from '../tables.ts'
import { levelOf, partsOf } from './platoon.ts'
import { fittingTraits } from './traits.ts'

/** What is wrong with a position that its schema cannot say. */
export function flawsOf(tables: Tables, state: State): Flaw[] {
  const { platoon } = tables.options
  const flaws: Flaw[] = []
  const flaw = (path: string, message: string) => flaws.push({ path, message })
  if (!tables.battles.has(state.battle)) flaw('/battle', `there is no battle ${state.battle}`)
  for (const [number, battle] of state.choices.entries())
    if (!tables.battles.has(battle)) flaw(`/choices/${number}`, `there is no battle ${battle}`)
  if ((state.stage === 'crossroads') !== state.choices.length > 0)
    flaw('/choices', 'there is something to choose at a crossroads, and nowhere else')
  if ((state.stage === 'over') !== (state.ended !== undefined))
    flaw('/ended', 'a campaign that is over says how it ended')
  if (state.units.length > platoon.most)
    flaw('/units', `found ${state.units.length}, the platoon has at most ${platoon.most}`)
  for (const [number, unit] of state.units.entries()) flaws.push(...unitFlaws(tables, state, unit, number))
  for (const [number, kind] of state.recruits.entries())
    if (!tables.kinds.has(kind)) flaw(`/recruits/${number}`, `there is no kind ${kind}`)
  for (const [number, id] of state.fielded.entries()) {
    const unit = state.units.find(one => one.id === id)
    if (!unit) flaw(`/fielded/${number}`, `${id} is not of the platoon`)
    else if (unit.wounded) flaw(`/fielded/${number}`, `${id} is wounded`)
    if (state.fielded.indexOf(id) < number) flaw(`/fielded/${number}`, `${id} is there twice`)
  }
  if (state.fielded.length > platoon.field)
    flaw('/fielded', `found ${state.fielded.length}, at most ${platoon.field} can be fielded`)
  if (state.stage === 'battle' && state.fielded.length < platoon.least)
    flaw('/fielded', `found ${state.fielded.length}, a battle takes ${platoon.least}`)
  return flaws
}

function unitFlaws(tables: Tables, { units, joined }: State, unit: PlatoonUnit, number: number): Flaw[] {
  const path = `/units/${number}`
  const { id, kind, learnt, drawn } = unit
  if (!tables.kinds.has(kind)) return [{ path: `${path}/kind`, message: `there is no kind ${kind}` }]
  const flaws: Flaw[] = []
  const parts = partsOf(id)
  if (parts.kind !== kind || !(parts.number < joined))
    flaws.push({ path: `${path}/id`, message: `found ${id}, expected ${kind} and a number below ${joined}` })
  if (units.findIndex(one => one.id === id) < number)
    flaws.push({ path: `${path}/id`, message: `${id} is there twice` })
  const level = levelOf(tables, unit)
  if (learnt.length + (drawn.length > 0 ? 1 : 0) > level)
    flaws.push({ path: `${path}/learnt`, message: `more traits than the level gives, ${level}` })
  const untrained = { ...unit, learnt: [] }
  for (const list of ['learnt', 'drawn'] as const) {
    const fitting = fittingTraits(tables, list === 'learnt' ? untrained : unit)
    for (const [place, trait] of unit[list].entries()) {
      if (!fitting.includes(trait))
        flaws.push({ path: `${path}/${list}/${place}`, message: `${trait} does not fit this unit` })
      else if (unit[list].indexOf(trait) < place)
        flaws.push({ path: `${path}/${list}/${place}`, message: `${trait} is there twice` })
    }
  }
  return flaws
}
