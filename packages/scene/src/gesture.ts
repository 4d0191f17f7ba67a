import type { Arrow, Highlight, Meaning, Tone } from './scene.ts'
import type { Text } from './text.ts'

/** Something on the stage that can be pointed at. */
export type Target = { readonly piece: string } | { readonly cell: number }

/**
 * How a person takes an action. Choosing the first target of some gestures lights up where they lead, so that
 * a renderer needs no code of its own for a game.
 */
export type Gesture = PickGesture | PressGesture

/** Point at one target after the other: click, click; or drag from the first to the last. */
export interface PickGesture {
  readonly kind: 'pick'
  readonly picks: readonly [Target, ...Target[]]
  /** How the last target is lit while it can be chosen. */
  readonly meaning: Meaning
  /** What it does, in a few words: `Move to −3, 1`. */
  readonly label: Text
  /**
   * The cells gone over from the first target to the last, both left out, where several gestures lead from one to the
   * other. Pointing takes the one listed first, and pointing there once more the next; dragging takes the one whose way
   * was dragged along.
   */
  readonly way?: readonly number[]
  /** What to know before doing it, shown on the last target: `Counter ↑`. */
  readonly hint?: Hint
  /** The cells it affects, shown while it is considered: those a blast would hit, discs that would be flipped. */
  readonly preview?: readonly Highlight[]
  /** Lines shown while it is considered: whom a unit would see from there, and who would see it. */
  readonly lines?: readonly Arrow[]
  /** Where a piece will be and how it will face, shown as a ghost while it is considered. */
  readonly ghost?: Ghost
  /** What it would mean, in a sentence or two, where the label is too short to say it. */
  readonly about?: Text
}

/** A piece as it would be. */
export interface Ghost {
  readonly piece: string
  readonly at: number
  readonly facing?: number
}

export interface Hint {
  readonly text: Text
  readonly tone: Tone
  /** What that means, shown beside it while the target is pointed at: `Strong against cavalry`. */
  readonly about?: Text
  /** The same in words, shown in its place while the target is pointed at, and read out: `2.1 wounds, 38 % destroyed`. */
  readonly full?: Text
}

/** Press a button, which is there once `picks` have been made (at once where there are none). */
export interface PressGesture {
  readonly kind: 'press'
  /** The same for actions that belong on one button. */
  readonly button: string
  readonly label: Text
  readonly picks?: readonly Target[]
  /** Buttons of a group stand together: `Recruit`. */
  readonly group?: Text
  /** For what is done seldom and in many ways: its group is closed until somebody opens it, and then asks step by step. */
  readonly steps?: readonly GestureStep[]
  /** What it means beyond its label, so that pages can place it and give it keys of their own. */
  readonly role?: PressRole
  /** A key that presses it. */
  readonly key?: string
  /** An icon of the skin. */
  readonly icon?: string
  /** What it does, in a sentence, where the label is too short to say it. */
  readonly about?: Text
}

/** One answer on the way to a button. */
export interface GestureStep {
  /** The same for gestures that share it. */
  readonly id: string
  /** What is asked: `From`. */
  readonly ask: Text
  readonly name: Text
  /** The cell that stands for it: it is lit, and can be chosen on the board as well. */
  readonly cell?: number
}

export const PRESS_ROLES = ['end-turn', 'pass', 'confirm'] as const
export type PressRole = (typeof PRESS_ROLES)[number]

export function sameTarget(a: Target, b: Target): boolean {
  return 'piece' in a ? 'piece' in b && a.piece === b.piece : 'cell' in b && a.cell === b.cell
}
