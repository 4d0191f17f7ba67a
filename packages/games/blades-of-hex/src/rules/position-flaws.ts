import type { Flaw } from '@sextant/engine'
import { ARMIES } from '../schema.ts'
import type { State, Unit } from '../state.ts'
import type { Tables } from '../tables.ts'
import { citiesOf } from './holdings.ts'

/** What is wrong with a position that its schema cannot say. */
export function positionFlaws(tables: Tables, state: State): Flaw[] {
  return [...unitFlaws(tables, state), ...numberingFlaws(tables, state), ...matchFlaws(tables, state)]
}

function unitFlaws({ cellOf, kinds, rules }: Tables, state: State): Flaw[] {
  const flaws: Flaw[] = []
  const flaw = (path: string, message: string) => flaws.push({ path, message })
  const occupied = new Map<string, string>()
  const { perTurn } = rules.counterattacks
  for (const [id, unit] of Object.entries(state.units)) {
    const { at, kind, health, counters } = unit
    if (!cellOf.has(at)) flaw(`/units/${id}/at`, `the cell ${at} is not on the map`)
    const other = occupied.get(at)
    if (other !== undefined) flaw(`/units/${id}/at`, `${other} stands on ${at} already`)
    occupied.set(at, id)
    const type = kinds.get(kind)
    if (!type) flaw(`/units/${id}/kind`, `there is no kind ${kind}`)
    else if (health > type.health)
      flaw(`/units/${id}/health`, `found ${health}, ${kind} has at most ${type.health}`)
    if (counters > perTurn)
      flaw(`/units/${id}/counters`, `found ${counters}, at most ${perTurn} are made from turn to turn`)
    const idle = whyNotStatus(state, unit)
    if (idle !== undefined) flaw(`/units/${id}/status`, `found ${unit.status}, ${idle}`)
  }
  return flaws
}

/** Units are ready again when their army's turn ends, and neutral ones never act. */
function whyNotStatus({ turn }: State, { army, status }: Unit): string | undefined {
  if (status === 'ready' || army === turn) return undefined
  return army === 'neutral' ? 'neutral units never act' : `it is ${turn}'s turn`
}

function numberingFlaws({ kinds }: Tables, { raised }: State): Flaw[] {
  return ARMIES.flatMap(army => [
    ...Object.keys(raised[army])
      .filter(kind => !kinds.has(kind))
      .map(kind => ({ path: `/raised/${army}/${kind}`, message: 'there is no such kind' })),
    ...[...kinds.keys()]
      .filter(kind => !Object.hasOwn(raised[army], kind))
      .map(kind => ({ path: `/raised/${army}/${kind}`, message: 'is missing' })),
  ])
}

function matchFlaws({ regions, regionById, scenario }: Tables, state: State): Flaw[] {
  const flaws: Flaw[] = []
  const flaw = (path: string, message: string) => flaws.push({ path, message })
  for (const id of Object.keys(state.cities))
    if (!regionById.has(id)) flaw(`/cities/${id}`, 'there is no such region')
  for (const { id } of regions) if (!Object.hasOwn(state.cities, id)) flaw(`/cities/${id}`, 'is missing')
  if (ARMIES.every(army => citiesOf(state, army) === 0)) flaw('/cities', 'neither army holds a city')
  const { rounds } = scenario.limits
  if (state.round > rounds + 1) flaw('/round', `found ${state.round}, the match ends after ${rounds}`)
  return flaws
}
