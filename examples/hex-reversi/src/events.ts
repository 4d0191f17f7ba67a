import type { Seat } from '@sextant/engine'

export type Event =
  | { readonly type: 'began'; readonly counts: readonly number[] }
  | { readonly type: 'placed'; readonly seat: Seat; readonly cell: number; readonly turn: number }
  | Flipped
  | { readonly type: 'passed'; readonly seat: Seat; readonly turn: number }
  | { readonly type: 'eliminated'; readonly seat: Seat; readonly by: Seat }
  | {
      readonly type: 'ended'
      readonly reason: EndReason
      readonly winners: readonly Seat[]
      readonly counts: readonly number[]
    }

/** Discs turned over by the one placed at `around`, the nearest first; `from` is the seat that had each. */
export interface Flipped {
  readonly type: 'flipped'
  readonly seat: Seat
  readonly around: number
  readonly discs: readonly { readonly cell: number; readonly from: Seat }[]
}

export const END_REASONS = ['board-full', 'last-seat', 'no-moves', 'all-passed', 'turn-limit'] as const
export type EndReason = (typeof END_REASONS)[number]
