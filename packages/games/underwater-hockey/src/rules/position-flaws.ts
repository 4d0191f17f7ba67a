import type { Flaw } from '@sextant/engine'
import { TEAMS } from '../schema.ts'
import type { State } from '../state.ts'
import type { Tables } from '../tables.ts'
import { unitId } from '../units.ts'
import { whyImpossible } from './abilities.ts'
import type { Workspace } from './workspace.ts'

/** What is wrong with a position that its schema cannot say. */
export function positionFlaws(work: Workspace, state: State): Flaw[] {
  const { tables } = work
  const places = [...unitFlaws(tables, state), ...puckFlaws(tables, state)]
  // What a unit is able to do can only be said where everything has its place.
  const plans = places.length === 0 ? planFlaws(work, state) : []
  return [...places, ...plans, ...turnFlaws(tables, state), ...lastFlaws(tables, state)]
}

function unitFlaws({ tileOf }: Tables, { units }: State): Flaw[] {
  const flaws: Flaw[] = []
  const taken = new Map<string, number>()
  for (const [u, { at, plane, breath, lungs }] of units.entries()) {
    if (!tileOf.has(at)) flaws.push(notInPool(`/units/${u}/at`, at))
    const place = `${plane} ${at}`
    const other = taken.get(place)
    if (other !== undefined)
      flaws.push({ path: `/units/${u}/at`, message: `${unitId(other)} is at the ${plane} of ${at} already` })
    taken.set(place, u)
    const path = `/units/${u}/breath`
    if (breath > lungs) flaws.push({ path, message: `found ${breath}, full lungs are ${lungs}` })
    if (plane === 'bottom' && breath === 0)
      flaws.push({ path, message: 'nobody is under water without breath' })
  }
  return flaws
}

function puckFlaws({ tileOf }: Tables, { puck, units }: State): Flaw[] {
  const flaws: Flaw[] = []
  const { at, holder } = puck
  if (!tileOf.has(at)) flaws.push(notInPool('/puck/at', at))
  const unit = holder === null ? undefined : units[holder]
  if (unit?.plane === 'surface')
    flaws.push({ path: '/puck/holder', message: 'the puck can only be held under water' })
  if (unit && unit.at !== at)
    flaws.push({ path: '/puck/at', message: `found ${at}, its holder is at ${unit.at}` })
  return flaws
}

/** Plans that no coach could have made in this position. */
function planFlaws(work: Workspace, state: State): Flaw[] {
  return state.plans.flatMap((plan, u) => {
    const why = plan && whyImpossible(work, state, u, plan)
    return why ? [{ path: `/plans/${u}`, message: `${unitId(u)} cannot do that: ${why.message}` }] : []
  })
}

function turnFlaws({ ruleset }: Tables, { turn, kickoff, changes, committed }: State): Flaw[] {
  const flaws: Flaw[] = []
  const { turns } = ruleset.match
  const most = ruleset.planning.changes
  for (const team of TEAMS.keys()) {
    const made = changes[team] ?? 0
    if (made > most)
      flaws.push({ path: `/changes/${team}`, message: `found ${made}, at most ${most} are allowed` })
  }
  if (committed[0] && committed[1])
    flaws.push({
      path: '/committed',
      message: 'when both teams have committed, the turn is played and both plan the next one',
    })
  if (turn > turns + 1) flaws.push({ path: '/turn', message: `found ${turn}, the match ends after ${turns}` })
  if (kickoff > turn) flaws.push({ path: '/kickoff', message: `found ${kickoff}, it is turn ${turn}` })
  return flaws
}

function lastFlaws({ tileOf }: Tables, { last }: State): Flaw[] {
  return (last?.from ?? []).flatMap((at, u) => (tileOf.has(at) ? [] : [notInPool(`/last/from/${u}`, at)]))
}

function notInPool(path: string, tile: string): Flaw {
  return { path, message: `the tile ${tile} is not in the pool` }
}
