import type { GameTypes, Journal } from '@sextant/engine'

/** A replay that came out as recorded, or the first step where it did not. */
export type Replayed<T extends GameTypes, D extends ReplayTrouble> =
  | { readonly ok: true; readonly journal: Pick<Journal<T>, 'start' | 'steps'> }
  | ({ readonly ok: false } & D)

export interface ReplayTrouble {
  readonly step: number
  readonly message: string
}

export interface ReplayedEvents<T extends GameTypes, D extends ReplayTrouble> {
  /** The events of the set-up and of each step, as far as today's rules lead to the recorded states. */
  readonly events: readonly (readonly T['event'][])[]
  /** Where they no longer do. */
  readonly trouble?: D
}

/** Plays a record again up to a step: all of it, or what comes before the first step that deviates. */
export function replayedEvents<T extends GameTypes, D extends ReplayTrouble>(
  replay: (upTo?: number) => Replayed<T, D>,
): ReplayedEvents<T, D> {
  const whole = replay()
  if (whole.ok) return { events: eventsIn(whole.journal) }
  const { ok: _, ...trouble } = whole
  const before = whole.step > 0 ? replay(whole.step - 1) : undefined
  return { events: before?.ok ? eventsIn(before.journal) : [], trouble: trouble as unknown as D }
}

function eventsIn<T extends GameTypes>({
  start,
  steps,
}: Pick<Journal<T>, 'start' | 'steps'>): (readonly T['event'][])[] {
  return [start.events, ...steps.map(({ events }) => events)]
}
