import { type Effect, flatEffects, type Piece, type Scene } from '@sextant/scene'
import { effectRenderer } from '../effects/index.ts'
import { sceneAfter, sceneBefore } from '../effects/scene-after.ts'
import { stepsBetween } from '../geometry/path.ts'
import { stageRenderer } from '../stages/index.ts'
import { beginClip, endClip, moveClip } from './clip.ts'
import { damageAll } from './damage.ts'
import { exchangeMovers, type Movers } from './movers.ts'
import { setScene } from './scene-update.ts'
import type { BoardState } from './state.ts'
import { type Clip, seenUntil, type Timeline, timelineOf } from './timeline.ts'

/** Effects on their way. Times within it are those of its timeline, whatever the speed. */
export interface Playback {
  readonly timeline: Timeline
  readonly next: Scene | undefined
  readonly start: number
  readonly speed: number
  /** Nothing moves: it is only shown for a while. */
  readonly isPicture: boolean
  /** Pieces as they were when their effect began; they may be gone before it ends. */
  readonly cast: Map<string, Piece>
  readonly begun: Set<Clip>
  readonly ended: Set<Clip>
  over: boolean
  resolve(): void
}

/** How long what does not move is shown. */
const PICTURE_TIME = 1400

/** Begins to play; `resolve` is called when the next thing may happen. */
export function startPlayback(
  state: BoardState,
  effects: readonly Effect[],
  next: Scene | undefined,
  now: number,
  resolve: () => void,
): void {
  if (state.speed <= 0) {
    showResult(state, effects, next, now)
    resolve()
    return
  }
  setScene(state, sceneBefore(state.scene, effects), now)
  state.slides.clear()
  const { places, scene, speed } = state
  const timeline = timelineOf(effects, {
    stage: stageRenderer(scene.stage),
    stepsBetween: (from, to) => stepsBetween(places, from, to),
  })
  state.playbacks.push(playbackOf(timeline, { next: next ?? scene, start: now, speed, resolve }))
  damageAll(state.damage.effects)
}

/** Goes on to a moment: begins and ends effects, and adds where the pieces in motion are. */
export function advancePlayback(state: BoardState, now: number, movers: Movers): void {
  for (const playback of [...state.playbacks]) {
    const time = (now - playback.start) * playback.speed
    for (const clip of playback.timeline.clips) {
      if (time >= clip.start && !playback.begun.has(clip)) beginClip(state, playback, clip, now)
      if (time >= clip.start && time < clip.end && !playback.isPicture)
        moveClip(state, playback, clip, time, movers)
      if (time >= clip.end && !playback.ended.has(clip)) endClip(state, playback, clip, now)
    }
    if (time >= playback.timeline.over && !playback.over) finish(state, playback, now)
  }
  state.playbacks = state.playbacks.filter(
    playback => !playback.over || (now - playback.start) * playback.speed < playback.timeline.end,
  )
}

/** Ends everything at once, as if it had been seen to its end. */
export function skipPlayback(state: BoardState, now: number): void {
  for (const playback of [...state.playbacks]) {
    for (const clip of playback.timeline.clips) {
      if (!playback.begun.has(clip)) beginClip(state, playback, clip, now)
      if (!playback.ended.has(clip)) endClip(state, playback, clip, now)
    }
    if (!playback.over) finish(state, playback, now)
  }
  state.playbacks = []
  state.slides.clear()
  exchangeMovers(state, new Map())
  damageAll(state.damage.effects)
}

/** The numbers of a scene rise by themselves and keep nobody waiting. */
export function playFloats(state: BoardState, scene: Scene, now: number): void {
  const floats = (scene.floats ?? []).map(float => ({ kind: 'float', float }) as const)
  if (floats.length === 0) return
  const timeline = timelineOf(floats, { stage: {}, stepsBetween: () => 0 })
  const isPicture = state.speed <= 0
  state.playbacks.push(
    playbackOf({ ...timeline, over: 0 }, { start: now, speed: state.speed || 1, isPicture }),
  )
  damageAll(state.damage.effects)
}

/** Milliseconds until something that is shown as a picture comes or goes; undefined if nothing is. */
export function pictureChange({ playbacks }: BoardState, now: number): number | undefined {
  const times = playbacks
    .filter(({ isPicture }) => isPicture)
    .flatMap(({ timeline: { clips, end }, start, speed }) =>
      [end, ...clips.flatMap(clip => [clip.start, seenUntil(clip)])].map(time => start + time / speed - now),
    )
    .filter(time => time > 0)
  return times.length > 0 ? Math.min(...times) : undefined
}

/** Results now; numbers, dice, banners and guns are shown as a picture for a while so that they can be seen. */
function showResult(
  state: BoardState,
  effects: readonly Effect[],
  next: Scene | undefined,
  now: number,
): void {
  let { scene } = state
  for (const effect of flatEffects(effects)) {
    const sound = effectRenderer(effect).sound?.(effect)
    if (sound !== undefined) state.onSound(sound)
    scene = sceneAfter(scene, effect, next)
  }
  setScene(state, scene, now)
  const clips = flatEffects(effects)
    .filter(effect => effectRenderer(effect).isPicture?.(effect))
    .map(effect => ({ effect, start: 0, end: PICTURE_TIME }))
  state.playbacks = state.playbacks.filter(playback => !playback.isPicture)
  if (clips.length > 0)
    state.playbacks.push(
      playbackOf({ clips, over: 0, end: PICTURE_TIME }, { next, start: now, isPicture: true }),
    )
  damageAll(state.damage.effects)
}

function finish(state: BoardState, playback: Playback, now: number): void {
  playback.over = true
  if (!isPlaying(state) && state.waiting) {
    const scene = state.waiting
    state.waiting = undefined
    setScene(state, scene, now)
    state.onScene?.()
    playFloats(state, scene, now)
  }
  playback.resolve()
}

function playbackOf(
  timeline: Timeline,
  how: Pick<Playback, 'start'> & Partial<Pick<Playback, 'next' | 'speed' | 'isPicture' | 'resolve'>>,
): Playback {
  return {
    timeline,
    next: undefined,
    speed: 1,
    isPicture: false,
    resolve: () => {},
    ...how,
    cast: new Map(),
    begun: new Set(),
    ended: new Set(),
    over: false,
  }
}

/** Whether a scene has to wait for what is played. */
export function isPlaying(state: BoardState): boolean {
  return state.playbacks.some(playback => !playback.over)
}
