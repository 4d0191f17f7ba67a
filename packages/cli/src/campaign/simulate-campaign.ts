import { campaignBotsFor } from '@sextant/bots'
import { type CampaignTypes, writeCampaignRecord } from '@sextant/engine'
import { simulateCampaign as playSeries } from '@sextant/lab'
import type { BoxedBot, BoxedCampaign } from '@sextant/scene'
import type { Call, Options } from '../command.ts'
import { countArgument } from '../count-argument.ts'
import { writeOutput } from '../input-file.ts'
import type { ExitCode } from '../io.ts'
import { chosenOptions } from '../match-options.ts'
import { progressOn } from '../progress.ts'
import { recordFile } from '../record-file.ts'
import { helpersFor, jobsFor } from '../series-helpers.ts'
import { trainingsOn } from '../trainings.ts'
import { UsageError } from '../usage-error.ts'
import { type CampaignSeriesReport, campaignSeriesInWords } from './series-report.ts'

/** The options that a series of campaigns goes by. */
export interface SeriesValues {
  readonly simulate?: string
  readonly scenario?: string
  readonly options?: string
  readonly seed?: string
  readonly jobs?: string
  readonly save?: string
  readonly json?: boolean
  readonly 'no-cache'?: boolean
}

/** A campaign, and who plays it where that was said. */
export interface PlayedCampaign<C extends CampaignTypes> {
  /** The game as it was named on the command line. */
  readonly game: string
  readonly boxed: BoxedCampaign<C>
  readonly decider?: BoxedBot<C> | undefined
  readonly battler?: BoxedBot<C['battle']> | undefined
}

/** Bots play a campaign many times, and what happened is counted. */
export async function simulateCampaign<O extends Options, C extends CampaignTypes>(
  { io, paint }: Call<O>,
  values: SeriesValues,
  { game, boxed, battler, ...named }: PlayedCampaign<C>,
): Promise<ExitCode> {
  const { campaign, battles } = boxed
  const count = countArgument(values.simulate ?? '', 'simulate', 'campaign')
  const { name, options } = await chosenOptions(io, 'campaign', campaign, values, campaign.battles.id)
  const decider = named.decider ?? boxed.bots[0] ?? campaignBotsFor(boxed)[0]
  if (!decider) throw new UsageError(`${campaign.title} has no bot that decides`, 'campaign')
  const seed = values.seed ?? 'sextant'
  // Without a cache every thread would train its own models.
  const jobs = jobsFor(io, 'campaign', values.jobs, values['no-cache'] ?? false)
  const folder = values.save
  const progress = progressOn(io, count, 'campaigns')
  const before = io.now()
  const tally = await io.interruptible(({ stopped, watched, interrupted }) =>
    playSeries(boxed, {
      options,
      campaigns: count,
      decider,
      ...(battler && { battler }),
      seed,
      trainings: trainingsOn(io, values, watched),
      stopped,
      watched,
      ...helpersFor(io, { jobs, games: count, interrupted }, threads =>
        threads.playCampaigns({
          kind: 'campaigns',
          game,
          campaign: campaign.id,
          options,
          decider: decider.id,
          ...(battler && { battler: battler.id }),
          seed,
          recorded: folder !== undefined,
          noCache: values['no-cache'] ?? false,
        }),
      ),
      onProgress: progress.show,
      ...(folder !== undefined && {
        onRecord: (record, number) =>
          writeOutput(io, recordFile(folder, campaign.id, number, count), writeCampaignRecord(record)),
      }),
    }),
  )
  const seconds = (io.now() - before) / 1000
  progress.clear()
  const report: CampaignSeriesReport = {
    game: battles.game.id,
    campaign: campaign.id,
    title: campaign.title,
    scenario: name,
    seed,
    decider: decider.id,
    battler: battler?.id ?? null,
    asked: count,
    ...tally,
    seconds,
  }
  io.out(values.json ? `${JSON.stringify(report, undefined, 2)}\n` : campaignSeriesInWords(report, paint))
  if (folder !== undefined) io.err(`${tally.campaigns} records written to ${folder}\n`)
  return tally.campaigns < count ? 130 : 0
}
