import { signal } from '@preact/signals'

/** Whether the developer's panel is open; it stays so from match to match. */
export const panelOpen = signal(false)

/** Whether cells show their numbers. */
export const cellNumbers = signal(false)

/** The keys that open and close the panel: F9, or Ctrl+Shift+D. */
export function isPanelKey({ key, ctrlKey, metaKey, shiftKey }: PanelKey): boolean {
  return key === 'F9' || ((ctrlKey || metaKey) && shiftKey && key.toLowerCase() === 'd')
}

type PanelKey = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey'>

/** `?dev` in the address opens it as well. */
export function isAskedFor(search: string): boolean {
  return new URLSearchParams(search).has('dev')
}
