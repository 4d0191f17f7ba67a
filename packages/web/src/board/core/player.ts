import { lazyArt } from '../draw/lazy-art.ts'
import type { BoardState } from './state.ts'

/** What plays effects. No first picture needs it: it is fetched with the first touch, or with the first effect. */
export const player = lazyArt(() => import('./effects-player.ts'))

/** Whether a scene has to wait for what is played. */
export function isPlaying(state: BoardState): boolean {
  return state.playbacks.some(playback => !playback.over)
}
