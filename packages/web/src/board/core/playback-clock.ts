import type { BoardState } from './state.ts'

type Clock = Pick<BoardState, 'frozenAt' | 'stood'>

/** The time by which effects go: as the clock, but for the time that they were made to stand still. */
export function playTime({ frozenAt, stood }: Readonly<Clock>, now: number): number {
  return (frozenAt ?? now) - stood
}

/** What is played stands still, or goes on from where it stood. */
export function freeze(state: Clock, on: boolean, now: number): void {
  if (on === (state.frozenAt !== undefined)) return
  if (state.frozenAt !== undefined) state.stood += now - state.frozenAt
  state.frozenAt = on ? now : undefined
}
