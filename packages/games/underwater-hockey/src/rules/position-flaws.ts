import { at, type Flaw, type Refusal } from '@sextant/engine'
import type { Plan } from '../plan.ts'
import { TEAMS } from '../schema-names.ts'
import type { State, Unit } from '../state.ts'
import type { Tables } from '../tables.ts'
import { unitId } from '../units.ts'
import { whyImpossible, whyNoFlickTo, whyNotSwim } from './abilities.ts'
import { refuse } from './refusals.ts'
import { startOf } from './strokes.ts'
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

function turnFlaws({ ruleset }: Tables, { turn, kickoff, score, changes, committed }: State): Flaw[] {
  const flaws: Flaw[] = []
  const { turns } = ruleset.match
  const goals = score[0] + score[1]
  if (goals > turns) flaws.push({ path: '/score', message: `found ${goals} goals in ${turns} turns` })
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

/** The turn before: its plans began on tiles of the pool, and were such as the units can swim. */
function lastFlaws(tables: Tables, { last, units }: State): Flaw[] {
  return (last?.from ?? []).flatMap((from, u) => {
    if (!tables.tileOf.has(from)) return [notInPool(`/last/from/${u}`, from)]
    const [unit, plan] = [at(units, u), at(last?.plans ?? [], u)]
    const why = whyNotThen(tables, { ...unit, at: from }, plan)
    return why ? [{ path: `/last/plans/${u}`, message: `${unitId(u)} cannot do that: ${why.message}` }] : []
  })
}

/** Which way it faced then is not known: any first stroke, and any flick, may have been ahead. */
function whyNotThen(tables: Tables, unit: Unit, plan: Plan): Refusal | undefined {
  switch (plan.kind) {
    case 'swim': {
      const facing = plan.curl ?? plan.path[0] ?? unit.facing
      return whyNotSwim(tables, unit, { ...startOf(unit, plan), facing }, plan.path)
    }
    case 'flick':
      if (plan.distance > unit.flick) return refuse('flick-too-far', { most: unit.flick })
      return whyNoFlickTo(tables, unit, plan)
    case 'steal':
      return undefined
  }
}

function notInPool(path: string, tile: string): Flaw {
  return { path, message: `the tile ${tile} is not in the pool` }
}
