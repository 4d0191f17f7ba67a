import { type Deviation, type Game, type GameTypes, type MatchRecord, replay } from '@sextant/engine'

export interface Retold<E> {
  /** The events of the set-up and of each step, as far as the rules of today still play it the same way. */
  readonly events: readonly (readonly E[])[]
  /** Where they no longer do. */
  readonly deviation?: Deviation
}

export function retold<T extends GameTypes>(game: Game<T>, record: MatchRecord): Retold<T['event']> {
  const again = replay(game, record)
  if (again.ok) return { events: eventsOn(again.journal) }
  const { step, message, differences } = again
  const deviation = { step, message, differences }
  const before = step > 0 ? replay(game, record, step - 1) : again
  return { events: before.ok ? eventsOn(before.journal) : [], deviation }
}

function eventsOn<E>({
  start,
  steps,
}: {
  start: { events: readonly E[] }
  steps: readonly { events: readonly E[] }[]
}) {
  return [start.events, ...steps.map(({ events }) => events)]
}
