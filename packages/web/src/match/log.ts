import { type GameTypes, heardBy, type Rules, type Seat, type Viewer } from '@sextant/engine'
import type { Presentation } from '@sextant/scene'
import type { LogLine } from './session.ts'

/** What has been played so far, as far as it is told. */
export interface Told<T extends GameTypes> {
  readonly rules: Rules<T>
  readonly start: { readonly events: readonly T['event'][] }
  readonly steps: readonly { readonly seat: Seat; readonly events: readonly T['event'][] }[]
}

/** All that a viewer has been told, from the set-up on. */
export function logOf<T extends GameTypes>(
  table: Told<T>,
  presentation: Presentation<T>,
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

export function toldLines<T extends GameTypes>(
  events: readonly T['event'][],
  step: number,
  presentation: Presentation<T>,
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
