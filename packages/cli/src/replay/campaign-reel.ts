import {
  type CampaignDeviation,
  type CampaignRecord,
  type CampaignTypes,
  checkShape,
  type MatchRecord,
  recordedCampaignStates,
  replayCampaign,
} from '@sextant/engine'
import type { BoxedCampaign } from '@sextant/scene'
import { printable } from '@sextant/scene/terminal'
import type { Io } from '../io.ts'
import { picturesOf } from '../show-view.ts'
import { outcomeInWords } from '../text/outcome.ts'
import type { Paint } from '../text/paint.ts'
import { compact, prettyJson } from '../text/pretty-json.ts'
import { table } from '../text/table.ts'
import { type Drawn, drawn, told, whereItDeviates } from './reel.ts'

/** What can be shown of a recorded campaign up to an entry. */
export interface CampaignReel<CE> {
  readonly record: CampaignRecord
  readonly entry: number
  readonly state: unknown
  /** The events of the set-up and of each entry, as far as the rules of today still play it the same way. */
  readonly events: readonly (readonly CE[])[]
  readonly deviation: CampaignDeviation | undefined
}

export function campaignReelOf<C extends CampaignTypes>(
  { campaign }: BoxedCampaign<C>,
  record: CampaignRecord,
  file: string,
  entry: number,
): CampaignReel<C['event']> {
  const whole = replayCampaign(campaign, record)
  const sound = whole.ok ? whole : replayCampaign(campaign, record, Math.max(0, whole.entry - 1))
  const events = sound.ok ? [sound.journal.start, ...sound.journal.steps].map(step => step.events) : []
  return {
    record,
    entry,
    state: recordedCampaignStates(record, file)[entry],
    events: events.slice(0, entry + 1),
    deviation: whole.ok ? undefined : whole,
  }
}

export interface CampaignScreening<C extends CampaignTypes> {
  readonly io: Io
  readonly paint: Paint
  readonly colour: boolean
  readonly boxed: BoxedCampaign<C>
  readonly reel: CampaignReel<C['event']>
}

/** A recorded campaign, entry by entry, and where it then stood. */
export function campaignReelInWords<C extends CampaignTypes>(screening: CampaignScreening<C>): string {
  const { paint, boxed, reel } = screening
  const { record, deviation } = reel
  const picture = pictureOf(screening)
  return `${[
    `${paint.bold(boxed.campaign.title)}  ${paint.dim(`${printable(record.seat)}: ${printable(record.player)}`)}`,
    ...campaignRulesChanged(boxed, record).map(paint.yellow),
    ...(deviation ? [paint.yellow(whereItDeviates({ ...deviation, step: deviation.entry }, 'entry'))] : []),
    '',
    ...story(screening),
    '',
    picture?.board ?? prettyJson(reel.state, screening.io.terminal.columns).join('\n'),
    '',
    ending(screening, picture?.names ?? [printable(record.seat)]),
  ].join('\n')}\n`
}

/** What to know of a record from other rules, of the campaign or of its matches. */
export function campaignRulesChanged<C extends CampaignTypes>(
  { campaign, battles }: BoxedCampaign<C>,
  { rules }: CampaignRecord,
): string[] {
  const changed = (what: string, then: number, now: number) =>
    then === now
      ? []
      : [`recorded under version ${then} of the rules of ${what}; this program has version ${now}`]
  return [
    ...changed(campaign.id, rules.campaign, campaign.version),
    ...changed(battles.game.id, rules.game, battles.game.version),
  ]
}

function pictureOf<C extends CampaignTypes>({
  io,
  colour,
  boxed,
  reel,
}: CampaignScreening<C>): Drawn | undefined {
  const { campaign, show } = boxed
  const options = checkShape(campaign.options, reel.record.options)
  const state = checkShape(campaign.state, reel.state)
  if (!options.ok || !state.ok) return undefined
  const pictures = picturesOf(io, colour, { show }, campaign.load(options.value), options.value)
  return drawn({ eyes: 0, view: state.value }, pictures)
}

function story<C extends CampaignTypes>({ io, paint, boxed, reel }: CampaignScreening<C>): string[] {
  const { record, events, entry: last } = reel
  const options = checkShape(boxed.campaign.options, record.options)
  const pictures = options.ok
    ? picturesOf(io, false, boxed, boxed.campaign.load(options.value), options.value)
    : undefined
  const rows = Array.from({ length: last + 1 }, (_, number) => {
    const entry = record.entries[number - 1]
    const happened = events[number]
    const heard = happened && pictures ? told(happened, pictures) : undefined
    const lines = [
      ...(entry?.kind === 'match' ? [paint.bold(matchInWords(entry.record))] : []),
      ...(heard ?? (entry?.kind === 'decision' ? [compact(entry.action)] : [])),
    ]
    return lines.map((line, i) => [i === 0 ? paint.dim(String(number)) : '', line])
  })
  return table(rows.flat(), [0]).map(line => `  ${line}`)
}

function matchInWords({ seats, steps, outcome }: MatchRecord): string {
  const names = seats.map(({ name, player }) => `${printable(name)} (${printable(player)})`)
  const came = outcome ? outcomeInWords(outcome, names) : 'not over'
  return `match: ${came} after ${steps.length} actions`
}

function ending<C extends CampaignTypes>(
  { paint, reel: { record, entry } }: CampaignScreening<C>,
  names: readonly string[],
): string {
  const all = record.entries.length
  if (entry < all) return paint.dim(`entry ${entry} of ${all}`)
  const fighting = record.fighting ? `, and ${record.fighting.steps.length} actions into a match` : ''
  if (!record.outcome) return paint.dim(`${all} entries so far${fighting}; it is not over`)
  const values = Object.entries(record.outcome.values ?? {}).map(([name, value]) => `${name} ${value}`)
  return [
    `${paint.bold(outcomeInWords(record.outcome, names))} ${paint.dim(`after ${all} entries`)}`,
    ...(values.length > 0 ? [values.join(', ')] : []),
  ].join('\n')
}
