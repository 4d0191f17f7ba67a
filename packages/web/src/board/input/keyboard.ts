import { isWalkKey, type WalkKey } from '../stages/walk-key.ts'

/** What keys do on the board. */
export interface KeyboardTalk {
  walk(key: WalkKey): void
  /** Picks the uppermost piece of the cell, or the one below it. */
  pick(below: boolean): void
  /** To the next or the last place that can be chosen, or that has a piece. */
  jump(to: 'choosable' | 'pieces', back: boolean): void
  release(): void
  /** CSS pixels. */
  pan(x: number, y: number): void
  zoom(factor: number): void
  fit(): void
  /** The space bar is the page's own. */
  readonly leavesSpace: boolean
}

/**
 * Arrows, Home, End, Page Up and Page Down walk; with Shift, arrows move the view; `+`, `-` and `0` zoom; Enter and Space
 * pick (with Shift, the piece below the uppermost); `]` and `[` go to what can be chosen, with Shift to pieces; Escape cancels.
 */
export function pressKey(event: KeyboardEvent, talk: KeyboardTalk): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return
  if (!isHandled(event, talk)) return
  event.preventDefault()
  event.stopPropagation()
}

function isHandled({ key, shiftKey }: KeyboardEvent, talk: KeyboardTalk): boolean {
  const pan = shiftKey ? PANS[key] : undefined
  if (pan) talk.pan(pan[0], pan[1])
  else if (isWalkKey(key)) talk.walk(key)
  else if (key === ' ' && talk.leavesSpace) return false
  else if (key === 'Enter' || key === ' ') talk.pick(shiftKey)
  else if (key === ']' || key === '[') talk.jump('choosable', key === '[')
  else if (key === '}' || key === '{') talk.jump('pieces', key === '{')
  else if (key === 'Escape') talk.release()
  else if (key === '+' || key === '=' || key === '-') talk.zoom(key === '-' ? 1 / 1.25 : 1.25)
  else if (key === '0') talk.fit()
  else return false
  return true
}

/** CSS pixels that Shift with an arrow moves the view by. */
const PANS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [90, 0],
  ArrowRight: [-90, 0],
  ArrowUp: [0, 90],
  ArrowDown: [0, -90],
}
