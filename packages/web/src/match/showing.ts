import { type ReadonlySignal, signal } from '@preact/signals'
import type { Scene, Text } from '@sextant/scene'
import { type Beat, scenesOf } from './beats.ts'
import type { LogLine, Stage } from './session.ts'

/** Shows a step beat by beat, and lets whoever watches pause, step back and see it again. */
export interface Showing {
  /** The step that is being shown or was shown last, where it has several beats. */
  readonly reel: ReadonlySignal<BeatReel | undefined>
  /** The position between two beats, while one is looked at. */
  readonly scene: ReadonlySignal<Scene | undefined>
  /** A step that was seen to its end is being looked at once more. */
  readonly lookingBack: ReadonlySignal<boolean>
  /** Shows a step; resolves when it has been seen to its end for the first time. */
  show(step: ShownStep): Promise<void>
  /** The page shows by itself what a step has led to. */
  settle(): void
  /** Resolves when nobody is looking back. */
  caughtUp(): Promise<void>
  play(): void
  pause(): void
  /** To the beginning of the beat that is under way, else of the one before. */
  back(): void
  /** To the end of the beat that is under way, else through the next one. */
  forward(): void
  /** To the beginning of a beat. */
  jump(beat: number): void
  again(): void
  /** To the end of the step. */
  skip(): void
  /** Nothing is left to be looked at. */
  clear(): void
}

export interface ShownStep {
  readonly beats: readonly Beat[]
  readonly before: Scene
  readonly next: Scene
}

export interface BeatReel {
  readonly names: readonly (Text | undefined)[]
  /** The beat that is under way or comes next; as many as there are when all have been seen. */
  readonly at: number
  /** In the middle of a beat, perhaps made to stand still. */
  readonly moving: boolean
  /** Goes on from beat to beat. */
  readonly playing: boolean
}

/**
 * @param stage where steps are shown; without one they are over at once
 * @param tell is given what is told of a beat, once, when it has been seen
 * @param rest a breath between two beats that follow each other
 */
export function showingOf(
  stage: () => Stage | undefined,
  tell: (lines: readonly LogLine[]) => void,
  rest: () => Promise<void> = async () => {},
): Showing {
  const reel = signal<BeatReel | undefined>(undefined)
  const scene = signal<Scene | undefined>(undefined)
  const lookingBack = signal(false)
  let step: ShownStep | undefined
  let scenes: readonly Scene[] = []
  let state = { at: 0, moving: false, playing: false }
  let told = 0
  /** Which start counts: a beat that was left does not go on when another has begun. */
  let run = 0
  let seen: (() => void) | undefined
  let waiting: (() => void)[] = []

  const last = () => step?.beats.length ?? 0
  function change(to: Partial<typeof state>): void {
    state = { ...state, ...to }
    if (step && step.beats.length > 1) reel.value = { names: step.beats.map(({ name }) => name), ...state }
  }

  /** Plays from the beat it is at, through one beat or, while it is playing, all of them. */
  async function proceed(): Promise<void> {
    const own = ++run
    const board = stage()
    board?.freeze?.(false)
    // A board that was shown another moment has that before anything moves on it.
    const through = state.playing
    if (scene.peek()) await new Promise(resolve => setTimeout(resolve))
    if (own !== run) return
    if (through && !state.playing) return stand()
    while (step && own === run && state.at < last()) {
      const { at } = state
      const effects = step.beats[at]?.effects ?? []
      change({ moving: true })
      if (effects.length > 0) await board?.play(effects, step.next)
      if (own !== run) return
      change({ at: at + 1, moving: false })
      tellUpTo(at + 1)
      if (state.playing && state.at < last()) await rest()
      if (own !== run) return
      if (!state.playing && state.at < last()) return stand()
    }
    if (own === run) finish()
  }

  function tellUpTo(beat: number): void {
    for (; told < beat; told++) {
      const lines = step?.beats[told]?.lines ?? []
      if (lines.length > 0) tell(lines)
    }
  }

  /** Leaves the beat that is under way. */
  function leave(): void {
    run++
    const board = stage()
    board?.freeze?.(false)
    if (state.moving) board?.skip?.()
  }

  /** Stands still before the beat it is at. */
  function stand(): void {
    scene.value = scenes[state.at]
    if (!seen) lookingBack.value = true
    change({ playing: false, moving: false })
  }

  function finish(): void {
    change({ at: last(), moving: false, playing: false })
    tellUpTo(last())
    const done = seen
    seen = undefined
    if (done) done()
    else settle()
  }

  function settle(): void {
    scene.value = undefined
    lookingBack.value = false
    const resumed = waiting
    waiting = []
    for (const go of resumed) go()
  }

  function jump(beat: number): void {
    if (!step) return
    leave()
    change({ at: Math.max(0, Math.min(last(), beat)) })
    if (state.at === last()) finish()
    else stand()
  }

  function play(): void {
    if (!step || state.playing) return
    if (state.at === last()) jump(0)
    const frozen = state.moving
    change({ playing: true })
    if (frozen) stage()?.freeze?.(false)
    else void proceed()
  }

  return {
    reel,
    scene,
    lookingBack,
    show(given) {
      leave()
      settle()
      step = given
      scenes = scenesOf(given.beats, given.before, given.next)
      if (given.beats.length > 1) scene.value = scenes[0]
      told = 0
      reel.value = undefined
      state = { at: 0, moving: false, playing: true }
      // Where there is nothing to pause before, what happens is told as it begins.
      if (given.beats.length === 1) tellUpTo(1)
      return new Promise(resolve => {
        seen = resolve
        void proceed()
      })
    },
    settle,
    caughtUp: () => (lookingBack.peek() ? new Promise(resolve => waiting.push(resolve)) : Promise.resolve()),
    play,
    pause() {
      if (!state.playing) return
      if (state.moving) stage()?.freeze?.(true)
      change({ playing: false })
    },
    back: () => jump(state.moving ? state.at : state.at - 1),
    forward() {
      if (!step || state.at === last()) return
      change({ playing: false })
      if (!state.moving) return void proceed()
      stage()?.freeze?.(false)
      stage()?.skip?.()
    },
    jump,
    again() {
      jump(0)
      play()
    },
    skip: () => jump(last()),
    clear() {
      leave()
      step = undefined
      reel.value = undefined
      finish()
    },
  }
}
