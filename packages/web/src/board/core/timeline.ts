import type { Effect } from '@sextant/scene'
import type { Pace } from '../effects/effect-renderer.ts'
import { effectRenderer } from '../effects/index.ts'

/** When each effect begins and ends, in milliseconds at the usual pace. */
export interface Timeline {
  readonly clips: readonly Clip[]
  /** When the next thing may happen: some effects, such as rising numbers, linger on after it. */
  readonly over: number
  readonly end: number
}

export interface Clip {
  readonly effect: Effect
  readonly start: number
  readonly end: number
  /** What is left of it, such as smoke, is seen for so long after it; nothing waits for that. */
  readonly linger?: number
}

/**
 * Effects follow each other, except where they are one happening: what a strike does is seen when it lands, numbers
 * rise and sounds are heard while the next thing begins. What happens together begins together, and is over when the
 * longest of it is. The timing of each is its own.
 */
export function timelineOf(effects: readonly Effect[], pace: Pace): Timeline {
  const clips: Clip[] = []
  const lastOf = new Map<string, number>()
  let free = 0 // when whatever needs the stage for itself may begin
  let moment = 0 // when the last thing struck, arrived or began to show
  let awaited = 0
  for (const effect of effects) {
    if (effect.kind === 'together') {
      const parts = effect.effects.map(each => timelineOf([each], pace))
      for (const part of parts) clips.push(...part.clips.map(clip => later(clip, free)))
      free += Math.max(0, ...parts.map(({ over }) => over))
      moment = free
      continue
    }
    const renderer = effectRenderer(effect)
    const { withLast, blocks = 1, impact = 1, isAwaited, spacing } = renderer.timing ?? {}
    const length = renderer.duration(effect, pace)
    const apart = spacing?.(effect)
    const lane = apart && `${effect.kind} ${apart.key}`
    const last = lane === undefined ? undefined : lastOf.get(lane)
    const wanted = withLast ? moment : free
    const start = last === undefined || !apart ? wanted : Math.max(wanted, last + apart.gap)
    if (lane !== undefined) lastOf.set(lane, start)
    const linger = renderer.linger?.(effect)
    clips.push({ effect, start, end: start + length, ...(linger && { linger }) })
    free = Math.max(free, start + length * blocks)
    if (impact !== 'none') moment = start + length * impact
    if (isAwaited) awaited = Math.max(awaited, start + length)
  }
  return { clips, over: Math.max(free, awaited), end: Math.max(free, ...clips.map(seenUntil)) }
}

/** When the last of it is gone. */
export function seenUntil({ end, linger = 0 }: Clip): number {
  return end + linger
}

function later(clip: Clip, by: number): Clip {
  return { ...clip, start: clip.start + by, end: clip.end + by }
}
