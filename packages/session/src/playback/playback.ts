import { type ReadonlySignal, signal } from '@preact/signals-core'
import { type Effect, flatEffects, type Scene, type Text } from '@sextant/scene'
import type { LogLine } from '../log/log.ts'
import { type Chapter, type SceneAfter, scenesBetween } from './chapters.ts'

/** Plays a step chapter by chapter, and lets the viewer pause, step back and see it again. */
export interface Playback {
  /** Where playback is in the step that is played or was played last, where that has several chapters. */
  readonly timeline: ReadonlySignal<Timeline | undefined>
  /** The position between two chapters, while one is looked at. */
  readonly scene: ReadonlySignal<Scene | undefined>
  /** A step that was seen to its end is being looked at once more. */
  readonly lookingBack: ReadonlySignal<boolean>
  /** Plays a step; resolves when it has been seen to its end for the first time. */
  show(step: PlayedStep): Promise<void>
  /** The page shows by itself what a step has led to. */
  settle(): void
  /** Resolves when nobody is looking back. */
  caughtUp(): Promise<void>
  play(): void
  pause(): void
  /** To the beginning of the chapter that is under way, else of the one before. */
  back(): void
  /** To the end of the chapter that is under way, else through the next one. */
  forward(): void
  /** To the beginning of a chapter. */
  jump(chapter: number): void
  again(): void
  /** To the end of the step. */
  skip(): void
  /** Nothing is left to be looked at. */
  clear(): void
}

export interface PlayedStep {
  readonly chapters: readonly Chapter[]
  readonly before: Scene
  readonly next: Scene
}

export interface Timeline {
  /** The names of the chapters. */
  readonly names: readonly (Text | undefined)[]
  /** The chapter that is under way or comes next; as many as there are when all have been seen. */
  readonly at: number
  /** In the middle of a chapter, perhaps paused. */
  readonly moving: boolean
  /** Goes on from chapter to chapter. */
  readonly playing: boolean
}

/** Where effects are played: a board. */
export interface EffectPlayer {
  play(effects: readonly Effect[], next: Scene): Promise<void>
  /** Ends what is being played at once. */
  skip?(): void
  /** What is played stands still, or goes on from where it stood. */
  freeze?(on: boolean): void
}

export interface PlaybackOptions {
  /** Where effects are played; without one they are over at once. */
  player(): EffectPlayer | undefined
  /** Is given the lines of a chapter, once, when it has been seen. */
  log(lines: readonly LogLine[]): void
  /** A pause between two chapters that follow each other. */
  rest?(): Promise<void>
  sceneAfter?: SceneAfter
}

export function createPlayback({ player, log, rest, sceneAfter }: PlaybackOptions): Playback {
  const timeline = signal<Timeline | undefined>(undefined)
  const scene = signal<Scene | undefined>(undefined)
  const waiting = waitingRoom()
  let logged = onceEach([], log)
  let step: PlayedStep | undefined
  let cursor = { at: 0, moving: false, playing: false }
  /** Which start counts: a chapter that was left does not go on when another has begun. */
  let run = 0
  let seen: (() => void) | undefined

  const length = () => step?.chapters.length ?? 0
  function move(to: Partial<typeof cursor>): void {
    cursor = { ...cursor, ...to }
    if (length() > 1) timeline.value = { names: step?.chapters.map(({ name }) => name) ?? [], ...cursor }
  }

  /** Plays from the chapter it is at, through one chapter or, while it is playing, all of them. */
  async function proceed(): Promise<void> {
    const own = ++run
    const board = player()
    board?.freeze?.(false)
    // A board that was shown another moment has that before anything moves on it.
    const through = cursor.playing
    if (scene.peek()) await new Promise(resolve => setTimeout(resolve))
    if (own !== run) return
    if (through && !cursor.playing) return stand()
    while (step && own === run && cursor.at < length()) {
      const { at } = cursor
      const effects = step.chapters[at]?.effects ?? []
      move({ moving: true })
      if (effects.length > 0) await board?.play(effects, step.next)
      if (own !== run) return
      move({ at: at + 1, moving: false })
      logged.upTo(at + 1)
      if (cursor.playing && cursor.at < length()) await rest?.()
      if (own !== run) return
      if (!cursor.playing && cursor.at < length()) return stand()
    }
    if (own === run) finish()
  }

  /** Leaves the chapter that is under way. */
  function leave(): void {
    run++
    const board = player()
    board?.freeze?.(false)
    if (cursor.moving) board?.skip?.()
  }

  /** Worked out when it is asked for: a renderer knows what an effect leads to once it has played one. */
  function sceneAt(chapter: number): Scene | undefined {
    if (!step || chapter === 0) return step?.before
    const { chapters, before, next } = step
    return scenesBetween(chapters, before, next, sceneAfter ?? ((_, __, after) => after))[chapter]
  }

  /** Stands still before the chapter it is at. */
  function stand(): void {
    scene.value = sceneAt(cursor.at)
    if (!seen) waiting.close()
    move({ playing: false, moving: false })
  }

  function finish(): void {
    move({ at: length(), moving: false, playing: false })
    logged.upTo(length())
    const done = seen
    seen = undefined
    if (done) done()
    else settle()
  }

  function settle(): void {
    scene.value = undefined
    waiting.open()
  }

  function jump(chapter: number): void {
    if (!step) return
    leave()
    move({ at: Math.max(0, Math.min(length(), chapter)) })
    if (cursor.at === length()) finish()
    else stand()
  }

  function play(): void {
    if (!step || cursor.playing) return
    if (cursor.at === length()) jump(0)
    const frozen = cursor.moving
    move({ playing: true })
    if (frozen) player()?.freeze?.(false)
    else void proceed()
  }

  return {
    timeline,
    scene,
    lookingBack: waiting.closed,
    show(given) {
      leave()
      settle()
      step = given
      if (given.chapters.length > 1) scene.value = given.before
      logged = onceEach(given.chapters, log)
      timeline.value = undefined
      cursor = { at: 0, moving: false, playing: true }
      // Where there is nothing to pause before, what happens is logged as it begins; what dice decide, once they have fallen.
      if (given.chapters.length === 1 && !rollsDice(given)) logged.upTo(1)
      return new Promise(resolve => {
        seen = resolve
        void proceed()
      })
    },
    settle,
    caughtUp: waiting.wait,
    play,
    pause() {
      if (!cursor.playing) return
      if (cursor.moving) player()?.freeze?.(true)
      move({ playing: false })
    },
    back: () => jump(cursor.moving ? cursor.at : cursor.at - 1),
    forward() {
      if (!step || cursor.at === length()) return
      move({ playing: false })
      if (!cursor.moving) return void proceed()
      player()?.freeze?.(false)
      player()?.skip?.()
    },
    jump,
    again() {
      jump(0)
      play()
    },
    skip: () => jump(length()),
    clear() {
      leave()
      step = undefined
      timeline.value = undefined
      finish()
    },
  }
}

function rollsDice({ chapters }: PlayedStep): boolean {
  return chapters.some(({ effects }) => flatEffects(effects).some(({ kind }) => kind === 'dice'))
}

/** Logs the lines of each chapter once, in order. */
function onceEach(chapters: readonly Chapter[], log: (lines: readonly LogLine[]) => void) {
  let logged = 0
  return {
    upTo(chapter: number): void {
      for (; logged < chapter; logged++) {
        const lines = chapters[logged]?.lines ?? []
        if (lines.length > 0) log(lines)
      }
    },
  }
}

/** Lets through at once while it is open, and those who waited when it opens. */
function waitingRoom() {
  const closed = signal(false)
  let waiting: (() => void)[] = []
  return {
    closed,
    wait: (): Promise<void> =>
      closed.peek() ? new Promise(resolve => waiting.push(resolve)) : Promise.resolve(),
    close(): void {
      closed.value = true
    },
    open(): void {
      closed.value = false
      const released = waiting
      waiting = []
      for (const go of released) go()
    },
  }
}
