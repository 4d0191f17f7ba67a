import {
  type Campaign,
  type CampaignDeviation,
  type CampaignRecord,
  type CampaignTypes,
  replayCampaign,
} from '@sextant/engine'

/** A replay that came out as recorded, or the first step where it did not. */
export type Replayed<E, D extends ReplayTrouble> =
  | { readonly ok: true; readonly journal: HasEvents<E> }
  | ({ readonly ok: false } & D)

interface HasEvents<E> {
  readonly start: { readonly events: readonly E[] }
  readonly steps: readonly { readonly events: readonly E[] }[]
}

export interface ReplayTrouble {
  readonly step: number
  readonly message: string
}

export interface ReplayedEvents<E, D extends ReplayTrouble> {
  /** The events of the set-up and of each step, as far as today's rules lead to the recorded states. */
  readonly events: readonly (readonly E[])[]
  /** Where they no longer do. */
  readonly trouble?: D
}

/** Plays a record again up to a step: all of it, or what comes before the first step that deviates. */
export function replayedEvents<E, D extends ReplayTrouble>(
  replay: (upTo?: number) => Replayed<E, D>,
): ReplayedEvents<E, D> {
  const whole = replay()
  if (whole.ok) return { events: eventsIn(whole.journal) }
  const before = whole.step > 0 ? replay(whole.step - 1) : undefined
  return { events: before?.ok ? eventsIn(before.journal) : [], trouble: whole }
}

export interface CampaignTrouble extends ReplayTrouble {
  readonly deviation: CampaignDeviation
}

/** The same of a campaign: a step is an entry. */
export function replayedCampaignEvents<C extends CampaignTypes>(
  campaign: Campaign<C>,
  record: CampaignRecord,
): ReplayedEvents<C['event'], CampaignTrouble> {
  return replayedEvents<C['event'], CampaignTrouble>(upTo => {
    const played = replayCampaign(campaign, record, upTo)
    if (played.ok) return played
    const { ok, ...deviation } = played
    return { ok, step: played.entry, message: played.message, deviation }
  })
}

function eventsIn<E>({ start, steps }: HasEvents<E>): (readonly E[])[] {
  return [start.events, ...steps.map(({ events }) => events)]
}
