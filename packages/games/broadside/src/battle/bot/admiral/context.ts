import { NO_CHASE, setChase } from '../../rules/chase.ts'
import type { Chase, SideState, State } from '../../state.ts'

/**
 * Everything in a state that is neither counted down nor a hit point: whose action it is, the distance, what is loaded,
 * who is braced, gripped or under water, and how a chase stands. Packed into one whole number.
 */
export type Context = number

/** The marks on a side that a context holds. */
export type Marks = Pick<SideState, 'AT' | 'braced' | 'gripped' | 'dived'>

export function contextOf({
  T,
  D,
  chase = NO_CHASE,
  sides,
}: Pick<State, 'T' | 'D' | 'chase'> & { sides: readonly [Marks, Marks] }): Context {
  const place = (T * DISTANCES + D) * FLAGS * FLAGS + flagsOf(sides[0]) * FLAGS + flagsOf(sides[1])
  return ((chase.times * 2 + chase.runner) * STEPS + chase.steps) * CHASED + place
}

/** Puts a context into a state. */
export function setContext(state: State, context: Context): void {
  const { T, D, chase, flags } = placeOf(context)
  state.T = T
  state.D = D
  setChase(state, chase)
  setFlags(state.sides[0], flags[0])
  setFlags(state.sides[1], flags[1])
}

/** T of a context. */
export function trackerOf(context: Context): number {
  return Math.floor((context % CHASED) / (DISTANCES * FLAGS * FLAGS))
}

/** The same with nobody braced, gripped or under water. */
export function withoutMarks(context: Context): Context {
  const flags = context % (FLAGS * FLAGS)
  return context - flags + (flags & (FLAGS + 1))
}

/** Whose action it is and the distance, and nothing else. */
export function withoutFlags(context: Context): Context {
  const place = context % CHASED
  return place - (place % (FLAGS * FLAGS))
}

/** The parts of a context: tracker, distance, chase, and by seat what is loaded, braced, gripped, under water. */
export function placeOf(context: Context): { T: number; D: number; chase: Chase; flags: [number, number] } {
  const flags = context % (FLAGS * FLAGS)
  const place = ((context % CHASED) - flags) / (FLAGS * FLAGS)
  return {
    T: Math.floor(place / DISTANCES),
    D: place % DISTANCES,
    chase: chaseOf(Math.floor(context / CHASED)),
    flags: [Math.floor(flags / FLAGS), flags % FLAGS],
  }
}

function chaseOf(code: number): Chase {
  const [run, steps] = [Math.floor(code / STEPS), code % STEPS]
  return { runner: run % 2 === 0 ? 0 : 1, times: Math.floor(run / 2), steps }
}

/** Distances are at most 20. */
const DISTANCES = 32
/** Combinations of the marks on one side. */
export const FLAGS = 16
/** More than T, with the distance and all marks: turns have at most six actions. */
const CHASED = 16 * DISTANCES * FLAGS * FLAGS
/** More than the actions of a turn of each side. */
const STEPS = 12

function flagsOf({ AT, braced, gripped, dived }: Marks): number {
  return AT - 1 + (braced ? 2 : 0) + (gripped ? 4 : 0) + (dived ? 8 : 0)
}

function setFlags(side: SideState, flags: number): void {
  side.AT = (flags & 1) === 0 ? 1 : 2
  side.braced = (flags & 2) !== 0
  side.gripped = (flags & 4) !== 0
  side.dived = (flags & 8) !== 0
}
