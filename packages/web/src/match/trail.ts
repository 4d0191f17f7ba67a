import type { Arrow, Effect, Scene } from '@sextant/scene'
import { flat } from '../board/flat.ts'

/** Arrows for what was done, in the order it happened, so that it can still be seen when it is over. */
export function trailOf(effects: readonly Effect[], before: Scene, side: number): Arrow[] {
  return flat(effects).flatMap((effect): Arrow[] => {
    if (effect.kind === 'move') {
      const from = before.pieces.find(({ id }) => id === effect.piece)?.at
      const path = effect.path[0] === from || from === undefined ? effect.path : [from, ...effect.path]
      return path.length > 1 ? [{ kind: 'move', path, side }] : []
    }
    if (effect.kind === 'strike' && effect.from !== effect.to)
      return [{ kind: effect.style === 'melee' ? 'attack' : 'fire', path: [effect.from, effect.to], side }]
    return []
  })
}

/** The arrows with their place in the order written on them. */
export function numbered(arrows: readonly Arrow[]): Arrow[] {
  if (arrows.length < 2) return [...arrows]
  return arrows.map((arrow, number) => ({ ...arrow, label: String(number + 1) }))
}
