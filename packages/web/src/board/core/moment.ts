import type { Effect } from '@sextant/scene'
import type { EffectMoment } from '../effects/effect-renderer.ts'
import { stageRenderer } from '../stages/index.ts'
import { homeOf } from './home.ts'
import type { Playback } from './playback.ts'
import type { BoardState } from './state.ts'
import { type Clip, seenUntil } from './timeline.ts'

/** A clip that is seen now. */
export interface RunningClip {
  readonly playback: Playback
  readonly clip: Clip
  /** What of it has passed; more than 1 while it lingers. */
  readonly part: number
}

export function* runningClips(state: BoardState, now: number): Generator<RunningClip> {
  for (const playback of state.playbacks) {
    const time = (now - playback.start) * playback.speed
    for (const clip of playback.timeline.clips)
      if (time >= clip.start && time < seenUntil(clip))
        yield { playback, clip, part: (time - clip.start) / (clip.end - clip.start) }
  }
}

/** What an effect is handed to move and draw itself. */
export function momentOf(
  state: BoardState,
  { playback, clip: { effect }, part }: RunningClip,
  isShown: (place: number) => boolean = () => true,
): EffectMoment {
  const { scene, places, stacks, view } = state
  const named = pieceOf(effect)
  const clips = playback.timeline.clips.filter(clip => clip.effect.kind === effect.kind)
  return {
    part,
    isPicture: playback.isPicture,
    scene,
    next: playback.next,
    stage: stageRenderer(scene.stage),
    places,
    stacks,
    piece: named === undefined ? undefined : playback.cast.get(named),
    view,
    alike: clips.map(clip => clip.effect),
    number: clips.findIndex(clip => clip.effect === effect),
    homeOf: piece => homeOf(state, piece),
    isShown,
  }
}

/** The piece that an effect is about. */
export function pieceOf(effect: Effect): string | undefined {
  return 'piece' in effect ? effect.piece : undefined
}
