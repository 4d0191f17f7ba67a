import {
  type CampaignDeviation,
  type CampaignRecord,
  type CampaignTypes,
  checkShape,
  type MatchRecord,
  recordedCampaignStates,
} from '@sextant/engine'
import type { BoxedCampaign, Presentation } from '@sextant/scene'
import { shortName } from '@sextant/scene/terminal'
import { eventLines, replayedCampaignEvents } from '@sextant/session'
import type { Io } from '../io.ts'
import { type Screen, screenOf } from '../screen.ts'
import { outcomeInWords } from '../text/outcome.ts'
import type { Paint } from '../text/paint.ts'
import { compact, prettyJson } from '../text/pretty-json.ts'
import { table } from '../text/table.ts'
import { drawn, whereItDeviates } from './record-text.ts'

/** What can be shown of a recorded campaign up to an entry. */
export interface SeenCampaign<E> {
  readonly record: CampaignRecord
  readonly entry: number
  readonly state: unknown
  /** The events of the set-up and of each entry, as far as today's rules lead to the recorded states. */
  readonly events: readonly (readonly E[])[]
  readonly deviation: CampaignDeviation | undefined
}

export function seenCampaign<C extends CampaignTypes>(
  { campaign }: BoxedCampaign<C>,
  record: CampaignRecord,
  file: string,
  entry: number,
): SeenCampaign<C['event']> {
  const { events, trouble } = replayedCampaignEvents(campaign, record)
  return {
    record,
    entry,
    state: recordedCampaignStates(record, file).at(entry),
    events: events.slice(0, entry + 1),
    deviation: trouble?.deviation,
  }
}

export interface CampaignShown<C extends CampaignTypes> {
  readonly io: Io
  readonly paint: Paint
  readonly colour: boolean
  readonly boxed: BoxedCampaign<C>
  readonly seen: SeenCampaign<C['event']>
}

/** A recorded campaign, entry by entry, and the position it led to. */
export async function campaignInWords<C extends CampaignTypes>(shown: CampaignShown<C>): Promise<string> {
  const { io, paint, colour, boxed, seen } = shown
  const { campaign, show } = boxed
  const { record, deviation } = seen
  const screen = await screenOf(io, colour, { ...show, seats: [record.seat] })
  const presentation = presentationOf(boxed, record)
  const state = checkShape(campaign.state, seen.state)
  const picture =
    presentation && state.ok ? drawn({ eyes: 0, view: state.value }, presentation, screen) : undefined
  return `${[
    `${paint.bold(campaign.title)}  ${paint.dim(`${shortName(record.seat)}: ${shortName(record.player)}`)}`,
    ...campaignRulesChanged(boxed, record).map(paint.yellow),
    ...(deviation ? [paint.yellow(whereItDeviates({ ...deviation, step: deviation.entry }, 'entry'))] : []),
    '',
    ...story(shown, presentation, screen),
    '',
    picture?.board ?? prettyJson(seen.state, io.terminal.columns).join('\n'),
    '',
    ending(shown, picture?.names ?? [shortName(record.seat)]),
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
      : [`recorded under version ${then} of the rules of ${what}; the current version is ${now}`]
  return [
    ...changed(campaign.id, rules.campaign, campaign.version),
    ...changed(battles.game.id, rules.game, battles.game.version),
  ]
}

function presentationOf<C extends CampaignTypes>(
  { campaign, show }: BoxedCampaign<C>,
  record: CampaignRecord,
): Presentation<C> | undefined {
  const options = checkShape(campaign.options, record.options)
  return options.ok ? show.load(campaign.load(options.value), options.value) : undefined
}

function story<C extends CampaignTypes>(
  { paint, seen: { record, events, entry: last } }: CampaignShown<C>,
  presentation: Presentation<C> | undefined,
  screen: Screen,
): string[] {
  const rows = Array.from({ length: last + 1 }, (_, number) => {
    const entry = record.entries[number - 1]
    const happened = events[number]
    const heard =
      happened && presentation
        ? eventLines(happened, number, presentation).map(({ text }) => screen.say(text))
        : undefined
    const lines = [
      ...(entry?.kind === 'match' ? [paint.bold(matchInWords(entry.record))] : []),
      ...(heard ?? (entry?.kind === 'decision' ? [compact(entry.action)] : [])),
    ]
    return lines.map((line, i) => [i === 0 ? paint.dim(String(number)) : '', line])
  })
  return table(rows.flat(), [0]).map(line => `  ${line}`)
}

function matchInWords({ seats, steps, outcome }: MatchRecord): string {
  const names = seats.map(({ name, player }) => `${shortName(name)} (${shortName(player)})`)
  const result = outcome ? outcomeInWords(outcome, names) : 'not finished'
  return `match: ${result} after ${steps.length} actions`
}

function ending<C extends CampaignTypes>(
  { paint, seen: { record, entry } }: CampaignShown<C>,
  names: readonly string[],
): string {
  const all = record.entries.length
  if (entry < all) return paint.dim(`entry ${entry} of ${all}`)
  const fighting = record.fighting ? `, and ${record.fighting.steps.length} actions into a match` : ''
  if (!record.outcome) return paint.dim(`${all} entries so far${fighting}; not finished`)
  const values = Object.entries(record.outcome.values ?? {}).map(([name, value]) => `${name} ${value}`)
  return [
    `${paint.bold(outcomeInWords(record.outcome, names))} ${paint.dim(`after ${all} entries`)}`,
    ...(values.length > 0 ? [values.join(', ')] : []),
  ].join('\n')
}
