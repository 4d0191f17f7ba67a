import { effectRenderer } from '../effects/index.ts'
import { sceneAfter } from '../effects/scene-after.ts'
import { damageAll } from './damage.ts'
import { momentOf, pieceOf } from './moment.ts'
import { addMover, type Movers } from './movers.ts'
import type { Playback } from './playback.ts'
import { damageGround, setScene } from './scene-update.ts'
import type { BoardState } from './state.ts'
import type { Clip } from './timeline.ts'

/** An effect begins: it is heard, and its piece is remembered as it is now. */
export function beginClip(state: BoardState, playback: Playback, clip: Clip, now: number): void {
  playback.begun.add(clip)
  const { effect } = clip
  const renderer = effectRenderer(effect)
  const sound = renderer.sound?.(effect)
  if (sound !== undefined) state.onSound(sound)
  if (renderer.isAfterFromStart)
    setScene(state, sceneAfter(state.scene, effect, state.waiting ?? playback.next), now)
  const piece = state.scene.pieces.find(({ id }) => id === pieceOf(effect))
  if (piece) playback.cast.set(piece.id, piece)
}

/** An effect goes on: where its pieces are now. */
export function moveClip(
  state: BoardState,
  playback: Playback,
  clip: Clip,
  time: number,
  movers: Movers,
): void {
  const { effect } = clip
  const renderer = effectRenderer(effect)
  for (const place of renderer.grounds?.(effect) ?? []) damageGround(state, place)
  if (!renderer.movers && !renderer.places) return
  const part = (time - clip.start) / (clip.end - clip.start)
  const moment = momentOf(state, { playback, clip, part })
  const places = renderer.places?.(effect, moment)
  if (places) {
    state.places = places
    damageAll(state.damage.highlights)
  }
  for (const mover of renderer.movers?.(effect, moment) ?? []) addMover(movers, mover)
}

/** An effect is over: the scene is as it leaves it. */
export function endClip(state: BoardState, playback: Playback, clip: Clip, now: number): void {
  playback.ended.add(clip)
  const { effect } = clip
  const renderer = effectRenderer(effect)
  for (const place of renderer.grounds?.(effect) ?? []) damageGround(state, place)
  if (renderer.isAfterFromStart) return
  const scene = sceneAfter(state.scene, effect, playback.next)
  if (scene === state.scene) return
  setScene(state, scene, now)
  const id = pieceOf(effect)
  if (id === undefined) return
  state.slides.delete(id)
  // It may still be on its way, turned as it is now.
  const cast = playback.cast.get(id)
  const facing = scene.pieces.find(piece => piece.id === id)?.facing
  if (cast && facing !== undefined && facing !== cast.facing) playback.cast.set(id, { ...cast, facing })
}
