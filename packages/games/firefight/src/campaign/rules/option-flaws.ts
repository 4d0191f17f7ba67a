import { type Flaw, must } from '@sextant/engine'
import { optionFlaws } from '../../battle/rules/option-flaws.ts'
import { teamFlaws } from '../../battle/rules/team-faults.ts'
import type { Options } from '../schema/campaign.ts'
import { type Tables, tablesOf, unitOfKind } from '../tables.ts'
import { battleOf } from './battle.ts'
import { setUpWith } from './setup.ts'

/** Everything wrong with the options of a campaign that their schema cannot say. */
export function flawsOfOptions(options: Options): Flaw[] {
  const named = [...nameFlaws(options), ...numberFlaws(options)]
  if (named.length > 0) return named
  const tables = tablesOf(options)
  return [
    ...kindFlaws(tables),
    ...costFlaws(tables),
    ...roadFlaws(options),
    ...Object.keys(options.battles).flatMap(id => battleFlaws(tables, id)),
  ]
}

/** Kinds and battles that do not exist, and what stands in a list twice. */
function nameFlaws({ battles, kinds, start, recruits, first, traits }: Options): Flaw[] {
  const flaws: Flaw[] = []
  const known = (all: object, id: string, path: string, what: string) => {
    if (!Object.hasOwn(all, id)) flaws.push({ path, message: `there is no ${what} ${id}` })
  }
  const once = (list: readonly string[], path: string) => {
    for (const [number, one] of list.entries())
      if (list.indexOf(one) < number)
        flaws.push({ path: `${path}/${number}`, message: `${one} is there twice` })
  }
  known(battles, first, '/first', 'battle')
  for (const [number, kind] of start.entries()) known(kinds, kind, `/start/${number}`, 'kind')
  for (const [number, kind] of recruits.entries()) known(kinds, kind, `/recruits/${number}`, 'kind')
  once(recruits, '/recruits')
  once(traits, '/traits')
  for (const [id, { next, joins, veterans }] of Object.entries(battles)) {
    for (const [number, one] of next.entries()) known(battles, one, `/battles/${id}/next/${number}`, 'battle')
    once(next, `/battles/${id}/next`)
    once(veterans, `/battles/${id}/veterans`)
    if (joins !== undefined) known(kinds, joins, `/battles/${id}/joins`, 'kind')
  }
  return flaws
}

function numberFlaws({ platoon, start, experience, casualties }: Options): Flaw[] {
  const flaws: Flaw[] = []
  const flaw = (path: string, message: string) => flaws.push({ path, message })
  const { most, field, least } = platoon
  if (field > most) flaw('/platoon/field', `found ${field}, the platoon has at most ${most}`)
  if (least > field) flaw('/platoon/least', `found ${least}, at most ${field} can be fielded`)
  if (start.length > most) flaw('/start', `found ${start.length}, the platoon has at most ${most}`)
  if (start.length < least) flaw('/start', `found ${start.length}, a battle takes ${least}`)
  for (const [number, needed] of experience.levels.entries())
    if (needed <= (experience.levels[number - 1] ?? 0))
      flaw(`/experience/levels/${number}`, `found ${needed}, not more than the level before`)
  const { lost, wounded } = casualties
  if (lost > wounded) flaw('/casualties/lost', `found ${lost}, units are wounded up to ${wounded}`)
  return flaws
}

/** Every kind makes a sound unit, those too that come to no first battle. */
function kindFlaws(tables: Tables): Flaw[] {
  return Object.keys(tables.options.kinds).flatMap(kind =>
    teamFlaws({ units: [unitOfKind(tables, kind)] }).map(({ path, message }) => ({
      path: path.replace('/units/0', `/kinds/${kind}/unit`),
      message,
    })),
  )
}

/** Recruits have a price, so that supplies come to an end. */
function costFlaws(tables: Tables): Flaw[] {
  return tables.options.recruits.flatMap(kind =>
    unitOfKind(tables, kind).cost
      ? []
      : [{ path: `/kinds/${kind}/unit/cost`, message: 'a recruit costs something' }],
  )
}

/** No battle leads back to itself. */
function roadFlaws({ battles, first }: Options): Flaw[] {
  const flaws: Flaw[] = []
  const done = new Set<string>()
  const walk = (id: string, way: readonly string[]) => {
    if (done.has(id) || flaws.length > 0) return
    if (way.includes(id)) {
      flaws.push({ path: `/battles/${id}`, message: `leads back to itself: ${[...way, id].join(', ')}` })
      return
    }
    for (const next of must(new Map(Object.entries(battles)), id).next) walk(next, [...way, id])
    done.add(id)
  }
  walk(first, [])
  return flaws
}

/** Every battle is sound with a full field of the units that can come to it. */
function battleFlaws(tables: Tables, battle: string): Flaw[] {
  const { start, recruits, platoon } = tables.options
  const begun = setUpWith(tables, [...start, ...recruits])
  const fielded = begun.units.slice(0, platoon.field).map(({ id }) => id)
  const due = battleOf(tables, { ...begun, stage: 'battle', battle, fielded })
  return due ? optionFlaws(due.options).map(flaw => ({ ...flaw, path: placeOf(battle, flaw.path) })) : []
}

/** The place of a flaw of the battle in the options of the campaign. */
function placeOf(battle: string, path: string): string {
  if (path.startsWith('/rules')) return path
  if (path.startsWith('/teams/blue')) return '/kinds'
  return `/battles/${battle}${path.replace('/teams/red', '/enemy')}`
}
