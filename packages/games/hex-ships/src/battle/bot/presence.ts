import type { State } from '../state.ts'

/** The chance that each ship is there, by its place in the state: 0 for those that are gone. */
export type Presence = readonly number[]

/** As it is in a state: nothing is in doubt. */
export function presenceIn({ ships }: State): number[] {
  return ships.map(({ status }) => (status === 'fighting' ? 1 : 0))
}
