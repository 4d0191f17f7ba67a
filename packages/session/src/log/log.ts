import type { GameTypes, Seat, Viewer } from '@sextant/engine'
import type { Presentation, Text } from '@sextant/scene'
import type { HeardStep, MatchClient } from '../client/match-client.ts'
import { endText } from './end-text.ts'

export interface LogLine {
  readonly step: number
  /** Of the game's catalogue, or of the session's own (`sessionTexts`). */
  readonly text: Text
  readonly topics: readonly string[]
}

/** The whole log of a viewer, from the set-up on. */
export function logOf<T extends GameTypes>(
  match: Pick<MatchClient<T>, 'heard' | 'view'>,
  presentation: Presentation<T>,
  viewer: Viewer,
): LogLine[] {
  const nameOf = (seat: Seat) => presentation.scene(match.view(viewer), viewer).sides[seat]?.name ?? ''
  return match.heard(viewer).flatMap(step => linesOf(step, presentation, nameOf))
}

/** The lines of one step. */
export function linesOf<T extends GameTypes>(
  { step, events, end }: HeardStep<T>,
  presentation: Presentation<T>,
  nameOf: (seat: Seat) => Text,
): LogLine[] {
  const lines = eventLines(events, step, presentation)
  return end ? [...lines, { step, text: endText(end, nameOf), topics: [] }] : lines
}

export function eventLines<T extends GameTypes>(
  events: readonly T['event'][],
  step: number,
  presentation: Presentation<T>,
): LogLine[] {
  return events.flatMap(event => {
    const text = presentation.tell(event)
    return text === undefined ? [] : [{ step, text, topics: presentation.topics?.(event) ?? [] }]
  })
}

/** At most `most` lines: the last ones, or those around a step that is being looked at. */
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
