import type { Choice, Session } from '@sextant/session'

/**
 * Whether a tap on a button shows something first, and a second tap acts: where the choice has odds, or says what it is about.
 * A button that has nothing to show acts at once, and so does a plan, which can be changed.
 */
export function tapShows(
  { forecast, planning }: Pick<Session, 'forecast' | 'planning'>,
  { number, gesture }: Choice,
): boolean {
  if (planning.value) return false
  const isExplained = gesture.kind === 'press' && gesture.about !== undefined
  return isExplained || (forecast(number)?.odds.length ?? 0) > 0
}
