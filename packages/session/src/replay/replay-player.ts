import { computed, type ReadonlySignal, signal } from '@preact/signals-core'
import type { Viewer } from '@sextant/engine'
import type { Scene } from '@sextant/scene'
import { type Chapter, openingScene, type SceneAfter } from '../playback/chapters.ts'
import { createPlayback, type EffectPlayer, type Playback, type PlayedStep } from '../playback/playback.ts'
import type { RecordedMatch } from './recorded-match.ts'

/** Plays a recorded match: which step is shown, to whom, and whether it is playing. */
export interface ReplayPlayer {
  readonly step: ReadonlySignal<number>
  readonly viewer: ReadonlySignal<Viewer>
  readonly playing: ReadonlySignal<boolean>
  readonly scene: ReadonlySignal<Scene>
  /** The last step, chapter by chapter. */
  readonly playback: Playback
  /** Plays steps on a board from now on. */
  showOn(player: EffectPlayer | undefined): void
  /** Shows a step at once. */
  jump(step: number): void
  /** Goes one step on, with its effects; once more shows its end at once. */
  forward(): Promise<void>
  play(): void
  pause(): void
  look(viewer: Viewer): void
  stop(): void
}

export interface ReplayPlayerOptions {
  readonly recorded: RecordedMatch
  readonly step: number
  readonly viewer: Viewer
  /** A pause between two steps. */
  between(): Promise<void>
  /** A pause between two chapters of a step. */
  rest?(): Promise<void>
  readonly sceneAfter?: SceneAfter
}

export function createReplayPlayer(options: ReplayPlayerOptions): ReplayPlayer {
  const { recorded, between, rest, sceneAfter } = options
  const step = signal(options.step)
  const viewer = signal(options.viewer)
  const playing = signal(false)
  let board: EffectPlayer | undefined
  /** The step that is being shown. */
  let moving: Promise<void> | undefined
  /** Which press of play counts: a run that was paused does not go on when another has begun. */
  let run = 0
  const playback = createPlayback({
    player: () => board,
    log: () => {},
    ...(rest && { rest }),
    ...(sceneAfter && { sceneAfter }),
  })

  function forward(): Promise<void> {
    if (moving) {
      playback.skip()
      return moving
    }
    if (step.peek() >= recorded.length) return Promise.resolve()
    moving = next().finally(() => {
      moving = undefined
    })
    return moving
  }

  async function next(): Promise<void> {
    const to = step.peek() + 1
    const seen = viewer.peek()
    const chapters = recorded.chapters(to, seen)
    if (chapters.some(({ effects }) => effects.length > 0))
      await playback.show(playedStep(chapters, to, seen))
    else playback.clear()
    // Somebody may have gone elsewhere meanwhile.
    if (step.peek() === to - 1) step.value = to
    playback.settle()
  }

  function playedStep(chapters: readonly Chapter[], to: number, seen: Viewer): PlayedStep {
    const [before, after] = [recorded.scene(to - 1, seen), recorded.scene(to, seen)]
    return { chapters, before: openingScene(before, after, chapters, seen), next: after }
  }

  function jump(to: number): void {
    step.value = Math.max(0, Math.min(recorded.length, to))
    playback.clear()
  }

  return {
    step,
    viewer,
    playing,
    scene: computed(() => playback.scene.value ?? recorded.scene(step.value, viewer.value)),
    playback,
    showOn(given) {
      board = given
    },
    jump,
    forward,
    async play() {
      if (playing.peek()) return
      if (step.peek() >= recorded.length && !playback.lookingBack.peek()) jump(0)
      playing.value = true
      const own = ++run
      const goesOn = () => playing.peek() && run === own
      // A step that was paused in its middle is shown to its end first.
      if (moving || playback.lookingBack.peek()) playback.play()
      await playback.caughtUp()
      while (goesOn() && step.peek() < recorded.length) {
        await (moving ?? forward())
        if (goesOn()) await between()
      }
      if (run === own) playing.value = false
    },
    pause() {
      playing.value = false
      // What has no chapters is over at once.
      if (playback.timeline.peek()) playback.pause()
      else playback.skip()
    },
    look(next) {
      playback.clear()
      viewer.value = next
    },
    stop() {
      playing.value = false
      playback.clear()
    },
  }
}
