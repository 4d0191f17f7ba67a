import { computed, type ReadonlySignal, signal } from '@preact/signals'
import type { Viewer } from '@sextant/engine'
import type { Scene } from '@sextant/scene'
import type { BoardHandle } from '../board/contract.ts'
import { type Beat, lookedAt } from '../match/beats.ts'
import { type Showing, type ShownStep, showingOf } from '../match/showing.ts'
import type { Reel } from './reel.ts'

/** Runs a reel: which step is shown, to whom, and whether it is playing. */
export interface Projector {
  readonly step: ReadonlySignal<number>
  readonly viewer: ReadonlySignal<Viewer>
  readonly playing: ReadonlySignal<boolean>
  readonly scene: ReadonlySignal<Scene>
  /** How the last step was shown, beat by beat. */
  readonly showing: Showing
  hold(board: BoardHandle | undefined): void
  /** Shows a step at once. */
  jump(step: number): void
  /** Goes one step on, with its effects; once more shows its end at once. */
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
  rest?: () => Promise<void>,
): Projector {
  const step = signal(firstStep)
  const viewer = signal<Viewer>(firstViewer)
  const playing = signal(false)
  let board: BoardHandle | undefined
  /** The step that is being shown. */
  let moving: Promise<void> | undefined
  /** Which press of play counts: a run that was paused does not go on when another has begun. */
  let run = 0
  const showing = showingOf(
    () => board,
    () => {},
    rest,
  )

  function forward(): Promise<void> {
    if (moving) {
      showing.skip()
      return moving
    }
    if (step.peek() >= reel.length) return Promise.resolve()
    moving = next().finally(() => {
      moving = undefined
    })
    return moving
  }

  async function next(): Promise<void> {
    const to = step.peek() + 1
    const seen = viewer.peek()
    const beats = reel.beats(to, seen)
    if (beats.some(({ effects }) => effects.length > 0)) await showing.show(shownStep(beats, to, seen))
    else showing.clear()
    // Somebody may have gone elsewhere meanwhile.
    if (step.peek() === to - 1) step.value = to
    showing.settle()
  }

  function shownStep(beats: readonly Beat[], to: number, seen: Viewer): ShownStep {
    const [before, after] = [reel.scene(to - 1, seen), reel.scene(to, seen)]
    return { beats, before: lookedAt(before, after, beats, seen), next: after }
  }

  function jump(to: number): void {
    step.value = Math.max(0, Math.min(reel.length, to))
    showing.clear()
  }

  return {
    step,
    viewer,
    playing,
    scene: computed(() => showing.scene.value ?? reel.scene(step.value, viewer.value)),
    showing,
    hold(given) {
      board = given
    },
    jump,
    forward,
    async play() {
      if (playing.peek()) return
      if (step.peek() >= reel.length && !showing.lookingBack.peek()) jump(0)
      playing.value = true
      const own = ++run
      const goesOn = () => playing.peek() && run === own
      // A step that was paused in its middle is shown to its end first.
      if (moving || showing.lookingBack.peek()) showing.play()
      await showing.caughtUp()
      while (goesOn() && step.peek() < reel.length) {
        await (moving ?? forward())
        if (goesOn()) await pauseBetween()
      }
      if (run === own) playing.value = false
    },
    pause() {
      playing.value = false
      // What has no beats is over at once.
      if (showing.reel.peek()) showing.pause()
      else showing.skip()
    },
    look(next) {
      showing.clear()
      viewer.value = next
    },
    stop() {
      playing.value = false
      showing.clear()
    },
  }
}
