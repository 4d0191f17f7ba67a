import { heardBy, type Table, type Viewer } from '@sextant/engine'
import type { Presentation } from '@sextant/scene'
import type { LogLine } from './session.ts'

/** All that a viewer has been told, from the set-up on. */
export function logOf<S, A, E, O>(
  table: Pick<Table<S, A, E, O>, 'rules' | 'start' | 'steps'>,
  presentation: Presentation<S, A, E>,
  viewer: Viewer,
): LogLine[] {
  const { rules, start, steps } = table
  return [
    ...toldLines(heardBy(rules, start.events, viewer), 0, presentation),
    ...steps.flatMap(({ events }, index) =>
      toldLines(heardBy(rules, events, viewer), index + 1, presentation),
    ),
  ]
}

export function toldLines<S, A, E>(
  events: readonly E[],
  step: number,
  presentation: Presentation<S, A, E>,
): LogLine[] {
  return events.flatMap(event => {
    const text = presentation.tell(event)
    return text === undefined ? [] : [{ step, text, topics: presentation.topics?.(event) ?? [] }]
  })
}
