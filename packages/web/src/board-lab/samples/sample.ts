import type { Effect, Scene, Side } from '@sextant/scene'
import type { Overlay } from '../../board/contract.ts'

/** A position to look at, what is lit on it, and what can be played on it. */
export interface Sample {
  readonly scene: Scene
  readonly overlay: Overlay
  readonly effects: readonly Effect[]
}

export const SIDES: readonly Side[] = [
  { name: 'Red', colour: 'red', shape: 'circle' },
  { name: 'Blue', colour: 'blue', shape: 'square' },
  { name: 'Neutral', colour: 'grey', shape: 'diamond' },
  { name: 'Gold', colour: 'gold', shape: 'shield' },
  { name: 'Violet', colour: 'violet', shape: 'hexagon' },
]

export const NOTHING: Overlay = { highlights: [], arrows: [], hints: [] }
