/** A replay that came out as recorded, or the first step where it did not. */
type Replayed<E> =
  | {
      readonly ok: true
      readonly table: {
        readonly start: { readonly events: readonly E[] }
        readonly steps: readonly { readonly events: readonly E[] }[]
      }
    }
  | { readonly ok: false; readonly step: number; readonly message: string }

export interface ReplayedEvents<E> {
  /** What happened at the set-up and in each step, as far as today's rules lead to the recorded states. */
  readonly events: readonly (readonly E[])[]
  /** Where they no longer do. */
  readonly trouble?: { readonly step: number; readonly message: string }
}

/** Plays a record again up to a step: all of it, or what comes before the first step that comes out otherwise. */
export function replayedEvents<E>(replay: (upTo?: number) => Replayed<E>): ReplayedEvents<E> {
  const whole = replay()
  if (whole.ok) return { events: listed(whole.table) }
  const trouble = { step: whole.step, message: whole.message }
  const before = whole.step > 0 ? replay(whole.step - 1) : undefined
  return { events: before?.ok ? listed(before.table) : [], trouble }
}

function listed<E>({
  start,
  steps,
}: {
  readonly start: { readonly events: readonly E[] }
  readonly steps: readonly { readonly events: readonly E[] }[]
}): (readonly E[])[] {
  return [start.events, ...steps.map(({ events }) => events)]
}
