import { heardBy, type Rules, type Seat, type Viewer } from '@sextant/engine'
import type { Presentation } from '@sextant/scene'
import type { LogLine } from './session.ts'

/** What has been played so far, as far as it is told. */
export interface Told<S, A, E> {
  readonly rules: Rules<S, A, E>
  readonly start: { readonly events: readonly E[] }
  readonly steps: readonly { readonly seat: Seat; readonly events: readonly E[] }[]
}

/** All that a viewer has been told, from the set-up on. */
export function logOf<S, A, E>(
  table: Told<S, A, E>,
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

/** At most so many lines: the last ones, or those about a step that is being looked at. */
export function linesAround<L extends Pick<LogLine, 'step'>>(
  lines: readonly L[],
  step: number | undefined,
  most: number,
): readonly L[] {
  const at = step === undefined ? -1 : lines.findIndex(line => line.step >= step)
  const latest = Math.max(0, lines.length - most)
  const from = at < 0 ? latest : Math.min(latest, Math.max(0, at - Math.floor(most / 2)))
  return lines.slice(from, from + most)
}
