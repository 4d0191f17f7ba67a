import { isWalkKey, type WalkKey } from '../stages/walk-key.ts'

/** What keys do on the board. */
export interface KeyboardHandlers {
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
export function pressKey(event: KeyboardEvent, handlers: KeyboardHandlers): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return
  if (!isHandled(event, handlers)) return
  event.preventDefault()
  event.stopPropagation()
}

function isHandled({ key, shiftKey }: KeyboardEvent, handlers: KeyboardHandlers): boolean {
  const pan = shiftKey ? PANS[key] : undefined
  if (pan) handlers.pan(pan[0], pan[1])
  else if (isWalkKey(key)) handlers.walk(key)
  else if (key === ' ' && handlers.leavesSpace) return false
  else if (key === 'Enter' || key === ' ') handlers.pick(shiftKey)
  else if (key === ']' || key === '[') handlers.jump('choosable', key === '[')
  else if (key === '}' || key === '{') handlers.jump('pieces', key === '{')
  else if (key === 'Escape') handlers.release()
  else if (key === '+' || key === '=' || key === '-') handlers.zoom(key === '-' ? 1 / 1.25 : 1.25)
  else if (key === '0') handlers.fit()
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
