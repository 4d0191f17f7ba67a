import type { Dice, Emit, Refusal } from '@sextant/engine'
import type { Event } from '../events.ts'
import { refuse } from '../refusals.ts'
import type { Passage, State } from '../state.ts'
import { portAt, refitOf, type Way, type World, wayBetween } from '../world.ts'
import { endVoyage } from './ending.ts'
import { log } from './log.ts'

/** Sailing a leg: putting out, going on, turning back, arriving. */

export function whyNotSail(world: World, state: State, to: string): Refusal | undefined {
  if (state.passage) return refuse(state.passage.stage === 'clear' ? 'on-passage' : 'enemy-in-sight')
  if (!world.placeOf.has(to)) return refuse('no-such-place', { place: to })
  if (to === state.at) return refuse('already-there')
  return wayBetween(world, state.at, to) ? undefined : refuse('no-leg')
}

/** Somebody is met with the leg's risk, on any of its days alike; otherwise it is a quiet passage. */
export function sail(world: World, state: State, to: string, dice: Dice, emit: Emit<Event>): void {
  const way = wayOf(world, state.at, to)
  const from = state.at
  emit({ type: 'sailed', from, to, days: way.days, day: state.day })
  const risk = riskOf(world, state, way)
  if (!dice.chance(risk)) {
    state.day += way.days
    arrive(world, state, to, emit, true)
    return
  }
  const sailed = dice.d(way.days)
  const enemy = whoIsMet(way, dice)
  state.day += sailed
  // Whoever has run out of days has nothing left to meet.
  if (state.day > world.numbers.days) {
    endVoyage(world, state, 'days-spent', emit)
    return
  }
  state.passage = { to, sailed, stage: 'sighted', enemy }
  emit({ type: 'sighted', enemy, from, to, day: state.day, risk })
}

/** Pilots' charts lower the risk of every leg. */
export function riskOf(world: World, state: State, { risk }: Way): number {
  return state.refits.reduce((left, id) => left * (refitOf(world, id)?.risk ?? 1), risk)
}

export function whyNotClear(state: State): Refusal | undefined {
  if (!state.passage) return refuse('not-on-passage')
  return state.passage.stage === 'clear' ? undefined : refuse('enemy-in-sight')
}

/** The rest of the leg's days; nobody else is met on it. */
export function proceed(world: World, state: State, emit: Emit<Event>): void {
  const { to, sailed } = passageOf(state)
  state.day += wayOf(world, state.at, to).days - sailed
  delete state.passage
  arrive(world, state, to, emit, false)
}

/** As many days back as were sailed. */
export function turnBack(world: World, state: State, emit: Emit<Event>): void {
  const { to, sailed } = passageOf(state)
  state.day += sailed
  delete state.passage
  emit({ type: 'turned-back', from: to, to: state.at, days: sailed })
  arrive(world, state, state.at, emit, false)
}

/** A voyage is won by reaching the far port with the prize, on the last day at the latest. */
function arrive(world: World, state: State, place: string, emit: Emit<Event>, quiet: boolean): void {
  const { numbers, chart } = world
  const from = state.at
  const leg = wayBetween(world, from, place)?.leg
  if (leg !== undefined && !state.gone.includes(leg)) state.gone.push(leg)
  state.at = place
  emit({ type: 'arrived', from, to: place, port: portAt(world, place) !== undefined, day: state.day, quiet })
  log(state, emit)
  const ending = endingAt(world, state, place, state.day)
  if (ending) endVoyage(world, state, ending, emit)
  else if (place === chart.far) emit({ type: 'no-prize', place, needed: numbers.prizesNeeded })
}

/** Whether the voyage ends with the ship, and the prizes it tows, at a place on a day. */
export function endingAt(
  { numbers, chart }: World,
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

function wayOf(world: World, from: string, to: string): Way {
  const way = wayBetween(world, from, to)
  if (!way) throw new Error(`there is no leg from ${from} to ${to}`)
  return way
}
