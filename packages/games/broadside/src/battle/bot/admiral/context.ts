import type { SideState, State } from '../../state.ts'

/**
 * Everything in a state that is neither counted down nor a hit point: whose action it is, the distance, what is loaded,
 * who is braced, gripped or under water. Packed into one whole number.
 */
export type Context = number

/** The marks on a side that a context holds. */
export type Marks = Pick<SideState, 'AT' | 'braced' | 'gripped' | 'dived'>

export function contextOf({
  T,
  D,
  sides,
}: Pick<State, 'T' | 'D'> & { sides: readonly [Marks, Marks] }): Context {
  return (T * DISTANCES + D) * FLAGS * FLAGS + flagsOf(sides[0]) * FLAGS + flagsOf(sides[1])
}

/** Puts a context into a state. */
export function setContext(state: State, context: Context): void {
  const { T, D, flags } = placeOf(context)
  state.T = T
  state.D = D
  setFlags(state.sides[0], flags[0])
  setFlags(state.sides[1], flags[1])
}

/** T of a context. */
export function trackerOf(context: Context): number {
  return Math.floor(context / (DISTANCES * FLAGS * FLAGS))
}

/** The same with nobody braced, gripped or under water. */
export function withoutMarks(context: Context): Context {
  const flags = context % (FLAGS * FLAGS)
  return context - flags + (flags & (FLAGS + 1))
}

/** Whose action it is and the distance, and nothing else. */
export function withoutFlags(context: Context): Context {
  return context - (context % (FLAGS * FLAGS))
}

/** The parts of a context: tracker, distance, and by seat what is loaded, braced, gripped, under water. */
export function placeOf(context: Context): { T: number; D: number; flags: [number, number] } {
  const flags = context % (FLAGS * FLAGS)
  const place = (context - flags) / (FLAGS * FLAGS)
  return {
    T: Math.floor(place / DISTANCES),
    D: place % DISTANCES,
    flags: [Math.floor(flags / FLAGS), flags % FLAGS],
  }
}

/** Distances are at most 20. */
const DISTANCES = 32
/** Combinations of the marks on one side. */
export const FLAGS = 16

function flagsOf({ AT, braced, gripped, dived }: Marks): number {
  return AT - 1 + (braced ? 2 : 0) + (gripped ? 4 : 0) + (dived ? 8 : 0)
}

function setFlags(side: SideState, flags: number): void {
  side.AT = (flags & 1) === 0 ? 1 : 2
  side.braced = (flags & 2) !== 0
  side.gripped = (flags & 4) !== 0
  side.dived = (flags & 8) !== 0
}
