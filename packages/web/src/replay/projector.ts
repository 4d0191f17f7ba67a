import { computed, type ReadonlySignal, signal } from '@preact/signals'
import type { Viewer } from '@sextant/engine'
import type { Scene } from '@sextant/scene'
import type { BoardHandle } from '../board/contract.ts'
import type { Reel } from './reel.ts'

/** Runs a reel: which step is shown, to whom, and whether it is playing. */
export interface Projector {
  readonly step: ReadonlySignal<number>
  readonly viewer: ReadonlySignal<Viewer>
  readonly playing: ReadonlySignal<boolean>
  readonly scene: ReadonlySignal<Scene>
  hold(board: BoardHandle | undefined): void
  /** Shows a step at once. */
  jump(step: number): void
  /** Goes one step on, with its effects. */
  forward(): Promise<void>
  play(): void
  pause(): void
  look(viewer: Viewer): void
  stop(): void
}

export function projectorOf(
  reel: Reel,
  firstStep: number,
  firstViewer: Viewer,
  pauseBetween: () => Promise<void>,
): Projector {
  const step = signal(firstStep)
  const viewer = signal<Viewer>(firstViewer)
  const playing = signal(false)
  let board: BoardHandle | undefined
  let moving = false
  /** Which press of play counts: a run that was paused does not go on when another has begun. */
  let run = 0

  async function forward(): Promise<void> {
    const next = step.peek() + 1
    if (moving || next > reel.length) return
    moving = true
    await board?.play(reel.effects(next, viewer.peek()), reel.scene(next, viewer.peek()))
    moving = false
    // Somebody may have gone elsewhere meanwhile.
    if (step.peek() === next - 1) step.value = next
  }

  function jump(to: number): void {
    step.value = Math.max(0, Math.min(reel.length, to))
    if (moving) board?.skip()
  }

  return {
    step,
    viewer,
    playing,
    scene: computed(() => reel.scene(step.value, viewer.value)),
    hold(given) {
      board = given
    },
    jump,
    forward,
    async play() {
      if (playing.peek()) return
      if (step.peek() >= reel.length) jump(0)
      playing.value = true
      const own = ++run
      const goesOn = () => playing.peek() && run === own
      while (goesOn() && step.peek() < reel.length) {
        await forward()
        if (goesOn()) await pauseBetween()
      }
      if (run === own) playing.value = false
    },
    pause() {
      playing.value = false
      board?.skip()
    },
    look(next) {
      viewer.value = next
    },
    stop() {
      playing.value = false
    },
  }
}
