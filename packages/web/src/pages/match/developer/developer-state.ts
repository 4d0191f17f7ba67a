import { signal } from '@preact/signals'

/** Whether the developer's panel is open; it stays so from match to match. */
export const panelOpen = signal(false)

/** Whether cells show their numbers. */
export const cellNumbers = signal(false)

/** The key that opens and closes the panel. */
export const PANEL_KEY = 'F9'

/** `?dev` in the address opens it as well. */
export function isAskedFor(search: string): boolean {
  return new URLSearchParams(search).has('dev')
}
