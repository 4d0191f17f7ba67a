import type { Dice, Emit, Refusal } from '@sextant/engine'
import type { Event } from '../events.ts'
import type { Passage, State } from '../state.ts'
import { portAt, refitOf, type Tables, type Way, wayBetween } from '../tables.ts'
import { endVoyage } from './ending.ts'
import { log } from './log.ts'
import { refuse } from './refusals.ts'

/** Sailing a leg: putting out, going on, turning back, arriving. */

export function whyNotSail(tables: Tables, state: State, to: string): Refusal | undefined {
  if (state.passage) return refuse(state.passage.stage === 'clear' ? 'on-passage' : 'enemy-in-sight')
  if (!tables.placeOf.has(to)) return refuse('no-such-place', { place: to })
  if (to === state.at) return refuse('already-there')
  return wayBetween(tables, state.at, to) ? undefined : refuse('no-leg')
}

/** With the leg's risk an enemy is met, on any of its days alike; otherwise the passage is quiet. */
export function sail(tables: Tables, state: State, to: string, dice: Dice, emit: Emit<Event>): void {
  const way = wayOf(tables, state.at, to)
  const from = state.at
  emit({ type: 'sailed', from, to, days: way.days, day: state.day })
  const risk = riskOf(tables, state, way)
  if (!dice.chance(risk)) {
    state.day += way.days
    arrive(tables, state, to, emit, true)
    return
  }
  const sailed = dice.d(way.days)
  const enemy = whoIsMet(way, dice)
  state.day += sailed
  // A ship that has run out of days meets nobody.
  if (state.day > tables.numbers.days) {
    endVoyage(tables, state, 'days-spent', emit)
    return
  }
  state.passage = { to, sailed, stage: 'sighted', enemy }
  emit({ type: 'sighted', enemy, from, to, day: state.day, risk })
}

/** Pilots' charts lower the risk of every leg. */
export function riskOf(tables: Tables, state: State, { risk }: Way): number {
  return state.refits.reduce((left, id) => left * (refitOf(tables, id)?.risk ?? 1), risk)
}

export function whyNotClear(state: State): Refusal | undefined {
  if (!state.passage) return refuse('not-on-passage')
  return state.passage.stage === 'clear' ? undefined : refuse('enemy-in-sight')
}

/** The rest of the leg's days; nobody else is met on it. */
export function proceed(tables: Tables, state: State, emit: Emit<Event>): void {
  const { to, sailed } = passageOf(state)
  state.day += wayOf(tables, state.at, to).days - sailed
  delete state.passage
  arrive(tables, state, to, emit, false)
}

/** As many days back as were sailed. */
export function turnBack(tables: Tables, state: State, emit: Emit<Event>): void {
  const { to, sailed } = passageOf(state)
  state.day += sailed
  delete state.passage
  emit({ type: 'turned-back', from: to, to: state.at, days: sailed })
  arrive(tables, state, state.at, emit, false)
}

/** A voyage is won by reaching the far port with the prize, on the last day at the latest. */
function arrive(tables: Tables, state: State, place: string, emit: Emit<Event>, quiet: boolean): void {
  const { numbers, chart } = tables
  const from = state.at
  const leg = wayBetween(tables, from, place)?.leg
  if (leg !== undefined && !state.gone.includes(leg)) state.gone.push(leg)
  state.at = place
  emit({ type: 'arrived', from, to: place, port: portAt(tables, place) !== undefined, day: state.day, quiet })
  log(state, emit)
  const ending = endingAt(tables, state, place, state.day)
  if (ending) endVoyage(tables, state, ending, emit)
  else if (place === chart.far) emit({ type: 'no-prize', place, needed: numbers.prizesNeeded })
}

/** Whether the voyage ends with the ship, and the prizes it tows, at a place on a day. */
export function endingAt(
  { numbers, chart }: Tables,
  { prizes }: State,
  place: string,
  day: number,
): 'reached-port' | 'days-spent' | undefined {
  const wins = place === chart.far && prizes.length >= numbers.prizesNeeded
  if (wins && day <= numbers.days) return 'reached-port'
  return day >= numbers.days ? 'days-spent' : undefined
}

function whoIsMet({ meets }: Way, dice: Dice): string {
  let drawn = dice.d(meets.reduce((sum, [, weight]) => sum + weight, 0))
  for (const [enemy, weight] of meets) {
    drawn -= weight
    if (drawn <= 0) return enemy
  }
  throw new Error('a leg on which nobody can be met')
}

function passageOf({ passage }: State): Passage {
  if (!passage) throw new Error('the ship is not on a passage')
  return passage
}

function wayOf(tables: Tables, from: string, to: string): Way {
  const way = wayBetween(tables, from, to)
  if (!way) throw new Error(`there is no leg from ${from} to ${to}`)
  return way
}
