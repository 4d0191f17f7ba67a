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
  /** What is left of it, such as smoke, is seen for so long after it; nothing waits for that. */
  readonly linger?: number
}

/** Cells turn to their new side one after another, the whole within this time. */
export const HOLD_TIME = 1500
/** How far into a strike it lands. */
export const STRIKE_IMPACT = 0.55

/**
 * Effects follow each other, except where they are one happening: what a strike does is seen when it lands, numbers
 * rise and sounds are heard while the next thing begins. What happens together begins together, and is over when the
 * longest of it is.
 *
 * @param stepsBetween how far apart two places are, so that a shot takes its time
 * @param atSea whether what vanishes goes under, which takes longer than falling apart
 */
export function timelineOf(
  effects: readonly Effect[],
  stepsBetween: (from: number, to: number) => number,
  atSea = false,
): Timeline {
  const clips: Clip[] = []
  const floats = new Map<number, number>()
  let free = 0 // when whatever needs the stage for itself may begin
  let moment = 0 // when the last thing struck, arrived or began to show
  for (const effect of effects) {
    if (effect.kind === 'together') {
      const parts = effect.effects.map(each => timelineOf([each], stepsBetween, atSea))
      for (const part of parts) clips.push(...part.clips.map(clip => later(clip, free)))
      free += Math.max(0, ...parts.map(({ over }) => over))
      moment = free
      continue
    }
    const length = effect.kind === 'vanish' && atSea ? SINKING_TIME : lengthOf(effect, stepsBetween)
    const start = startOf(effect, free, moment, floats)
    const linger = effect.kind === 'strike' ? SMOKE_TIME[effect.style] : undefined
    clips.push({ effect, start, end: start + length, ...(linger && { linger }) })
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
      case 'beat':
        break
      default:
        free = start + length
        moment = free
    }
  }
  const holds = clips.flatMap(({ effect, end }) => (effect.kind === 'hold' ? [end] : []))
  return { clips, over: Math.max(free, ...holds), end: Math.max(free, ...clips.map(seenUntil)) }
}

function later(clip: Clip, by: number): Clip {
  return { ...clip, start: clip.start + by, end: clip.end + by }
}

/** When the last of it is gone. */
export function seenUntil({ end, linger = 0 }: Clip): number {
  return end + linger
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

/** In steps: legs of a chart are longer than those from hex to hex. */
function lengthOfPath(path: readonly number[], stepsBetween: (from: number, to: number) => number): number {
  return path.reduce(
    (sum, place, number) => sum + (number === 0 ? 0 : stepsBetween(path[number - 1] ?? place, place)),
    0,
  )
}

type Style = Extract<Effect, { kind: 'strike' }>['style']

/** Strikes that take as long whatever the way. */
const STRIKE_TIME: Readonly<Partial<Record<Style, number>>> = {
  melee: 380,
  broadside: 1500,
  volley: 950,
  grapple: 1700,
  lash: 1300,
}
/** How long powder smoke hangs over the water. */
const SMOKE_TIME: Readonly<Partial<Record<Style, number>>> = { broadside: 4200, volley: 2600 }
const SINKING_TIME = 2000

/** Two numbers over one cell do not cover each other. */
const FLOAT_GAP = 260

function lengthOf(effect: Effect, stepsBetween: (from: number, to: number) => number): number {
  switch (effect.kind) {
    case 'move':
      return Math.min(Math.max(150 * lengthOfPath(effect.path, stepsBetween), 220), 1300)
    case 'turn':
      return 190
    case 'strike':
      return STRIKE_TIME[effect.style] ?? 320 + 55 * Math.min(stepsBetween(effect.from, effect.to), 8)
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
    case 'range':
      return 900
    case 'level':
      return 420
    case 'together':
      return Math.max(0, ...effect.effects.map(each => lengthOf(each, stepsBetween)))
    case 'sound':
    case 'beat':
      return 0
  }
}
