import type { LootKind } from './schema-names.ts'

export const REASONS = ['sunk', 'crew-lost', 'fled', 'lost-sight'] as const
export type Reason = (typeof REASONS)[number]

/** A duel. The variables have the names the procedure gives them; see `show/panels.ts` for all of them. */
export interface State {
  /** Turn tracker: with two actions in a turn, 0 and 1 are the player's and 2 and 3 the game's. */
  T: number
  /** Initiative rolls, bonus included. */
  P: number
  G: number
  /** Distance. */
  D: number
  /** Number of the turn under way, from 1; a turn is all actions of one side in a row. */
  turn: number
  /** By seat. */
  sides: [SideState, SideState]
  /** Where the ruleset has an answer to chases that lead nowhere; left out where nobody runs. */
  chase?: Chase
  ended?: Ending
  /** What the winner gained. */
  loot?: Loot
}

export interface SideState {
  /** PH or GH. */
  hull: number
  /** PC or GC; monsters and ghost ships have none. */
  crew?: number
  /** Balls, grape and rifle rounds. */
  A1: number
  A2: number
  A3: number
  /** Loaded: 1 ball, 2 grape. */
  AT: 1 | 2
  /** Shoring and dressings. */
  IS: number
  ID: number
  breath: number
  /** Until the end of the other side's next turn. */
  braced: boolean
  /** Until the end of its own next turn it cannot gain. */
  gripped: boolean
  /** Until its own next turn it cannot be shot at. */
  dived: boolean
}

/** One side gains with whole turns, the other closes with whole turns. */
export interface Chase {
  readonly runner: 0 | 1
  /** How often the runner has kept its distance so. */
  readonly times: number
  /** Actions of the next time so far, of both sides. */
  readonly steps: number
}

export interface Ending {
  reason: Reason
  /** Who was beaten, or who fled; nobody when the two lost sight of each other. */
  seat?: 0 | 1
}

export type Loot = Record<LootKind, number>

export const NO_LOOT: Readonly<Loot> = { gold: 0, ball: 0, grape: 0, rifle: 0, shoring: 0, dressing: 0 }

export function copyState(state: State): State {
  const { sides, ended, loot } = state
  const copy: State = {
    T: state.T,
    P: state.P,
    G: state.G,
    D: state.D,
    turn: state.turn,
    sides: [copySide(sides[0]), copySide(sides[1])],
  }
  if (state.chase) copy.chase = state.chase
  if (ended) copy.ended = { ...ended }
  if (loot) copy.loot = { ...loot }
  return copy
}

function copySide(side: SideState): SideState {
  const { hull, crew, A1, A2, A3, AT, IS, ID, breath, braced, gripped, dived } = side
  if (crew === undefined) return { hull, A1, A2, A3, AT, IS, ID, breath, braced, gripped, dived }
  return { hull, crew, A1, A2, A3, AT, IS, ID, breath, braced, gripped, dived }
}
