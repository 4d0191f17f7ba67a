import { stateHash } from '../plain/canonical.ts'
import type { Scenario } from './game.ts'

/** How the seats of a scenario fare between two bots of equal strength, as it was counted. */
export interface SeatCount {
  /** The seat that is told of, and what it scored of 1 in a match, a draw counted half. */
  readonly seat: string
  readonly score: number
  readonly matches: number
  /** The id of the bot in both seats. */
  readonly bot: string
  /** The version of the rules that they played by. */
  readonly rules: number
  /** Hash of the scenario's options when it was counted. */
  readonly options: string
}

/** The count of a scenario, where it was made by these rules of a game and with these options: the scenario's own unless others are given. */
export function seatCountOf(
  { version }: { readonly version: number },
  { seatCount, options: usual }: Scenario<unknown>,
  options: unknown = usual,
): SeatCount | undefined {
  if (seatCount?.rules !== version) return undefined
  return seatCount.options === stateHash(options) ? seatCount : undefined
}
