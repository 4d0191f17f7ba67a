import type { Effect } from '@sextant/scene'

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
}

/** Cells turn to their new side one after another, the whole within this time. */
export const HOLD_TIME = 1500
/** How far into a strike it lands. */
export const STRIKE_IMPACT = 0.55

/**
 * Effects follow each other, except where they are one happening: what a strike does is seen when it lands, numbers
 * rise and sounds are heard while the next thing begins.
 *
 * @param stepsBetween how far apart two places are, so that a shot takes its time
 */
export function timelineOf(
  effects: readonly Effect[],
  stepsBetween: (from: number, to: number) => number,
): Timeline {
  const clips: Clip[] = []
  const floats = new Map<number, number>()
  let free = 0 // when whatever needs the stage for itself may begin
  let moment = 0 // when the last thing struck, arrived or began to show
  for (const effect of effects) {
    const length = lengthOf(effect, stepsBetween)
    const start = startOf(effect, free, moment, floats)
    clips.push({ effect, start, end: start + length })
    switch (effect.kind) {
      case 'strike':
        moment = start + length * STRIKE_IMPACT
        free = start + length
        break
      case 'float':
        floats.set(effect.float.at, start)
        free = Math.max(free, start + length * 0.4)
        break
      case 'vanish':
      case 'dice':
      case 'banner':
        free = Math.max(free, start + length * 0.6)
        moment = effect.kind === 'vanish' ? moment : free
        break
      case 'hold':
        free = Math.max(free, start + length * 0.4)
        moment = start
        break
      case 'sound':
        break
      default:
        free = start + length
        moment = free
    }
  }
  const holds = clips.flatMap(({ effect, end }) => (effect.kind === 'hold' ? [end] : []))
  return { clips, over: Math.max(free, ...holds), end: Math.max(free, ...clips.map(clip => clip.end)) }
}

function startOf(effect: Effect, free: number, moment: number, floats: ReadonlyMap<number, number>): number {
  switch (effect.kind) {
    case 'float': {
      const last = floats.get(effect.float.at)
      return last === undefined ? moment : Math.max(moment, last + FLOAT_GAP)
    }
    case 'vanish':
    case 'sound':
      return moment
    default:
      return free
  }
}

/** Two numbers over one cell do not cover each other. */
const FLOAT_GAP = 260

function lengthOf(effect: Effect, stepsBetween: (from: number, to: number) => number): number {
  switch (effect.kind) {
    case 'move':
      return Math.min(Math.max(150 * (effect.path.length - 1), 220), 1300)
    case 'turn':
      return 190
    case 'strike':
      return effect.style === 'melee' ? 380 : 320 + 55 * Math.min(stepsBetween(effect.from, effect.to), 8)
    case 'appear':
      return 280
    case 'vanish':
      return 520
    case 'hold':
      return HOLD_TIME
    case 'float':
      return effect.float.big ? 1300 : 1050
    case 'dice':
      return 1700
    case 'banner':
      return 1600
    case 'sound':
      return 0
  }
}
