import type { Choice } from '@sextant/session'

/** The key of the button that ends a turn, where its game names none. */
export const END_KEY = 'e'

/** Whether a choice ends the turn. Its game says so by the role of its button, not by a key. */
export function endsTurn({ gesture }: Pick<Choice, 'gesture'>): boolean {
  return gesture.kind === 'press' && gesture.role === 'end-turn'
}

/** Whether a choice carries out what was prepared, such as a volley: the page offers it before anything else. */
export function confirms({ gesture }: Pick<Choice, 'gesture'>): boolean {
  return gesture.kind === 'press' && gesture.role === 'confirm'
}

/** The key that presses a choice's button. */
export function shortcutOf({ gesture }: Pick<Choice, 'gesture'>): string | undefined {
  if (gesture.kind !== 'press') return undefined
  return gesture.key?.toLowerCase() ?? (gesture.role === 'end-turn' ? END_KEY : undefined)
}
