import { campaignBotsFor } from '@sextant/bots'
import {
  type CampaignRecord,
  type CampaignTypes,
  readCampaignRecord,
  recordedCampaignStates,
  resumeCampaign,
  startCampaign,
  writeCampaignRecord,
} from '@sextant/engine'
import { simulateCampaign } from '@sextant/lab'
import type { BoxedCampaign } from '@sextant/scene'
import { campaignArgument, campaignInFile } from '../campaign/find-campaign.ts'
import { playCampaign } from '../campaign/play-campaign.ts'
import { type CampaignSeriesReport, campaignSeriesInWords } from '../campaign/series-report.ts'
import { type Call, command, JSON_OPTION } from '../command.ts'
import { countArgument } from '../count-argument.ts'
import { readInput, writeOutput } from '../input-file.ts'
import type { ExitCode } from '../io.ts'
import { chosenOptions, MATCH_OPTIONS } from '../match-options.ts'
import { namedProgram, namedPrograms } from '../named-programs.ts'
import { greet } from '../play/greet.ts'
import { PERSON } from '../play/sitting.ts'
import { progressOn } from '../progress.ts'
import { recordFile } from '../record-file.ts'
import { CACHE_OPTION, trainingsOn } from '../trainings.ts'
import { UsageError } from '../usage-error.ts'

const OPTIONS = {
  seed: { type: 'string', value: 'TEXT', about: 'the same seed gives the same campaign, to be compared' },
  ...MATCH_OPTIONS,
  save: {
    type: 'string',
    value: 'FILE',
    about: 'save it here at every step; with --simulate a folder for the records',
  },
  resume: {
    type: 'string',
    value: 'FILE',
    about: 'go on with a campaign that was saved; it is saved there again',
  },
  captain: { type: 'string', value: 'BOT', about: 'let this program make the decisions' },
  fight: { type: 'string', value: 'BOT', about: 'let this program fight your battles' },
  simulate: { type: 'string', value: 'N', about: 'play this many with programs and count' },
  ...CACHE_OPTION,
  json: { ...JSON_OPTION, about: 'the counts of --simulate as JSON, for programs' },
} as const

export const campaign = command({
  name: 'campaign',
  summary: 'play a campaign in the terminal: decisions, and the matches they lead to',
  operands: '<game> [campaign] [options]',
  about:
    'A campaign is decided and fought at the same prompt as `play`; `help` lists what can be typed there.\n' +
    'With --simulate programs play it many times: its first program decides unless --captain says otherwise, and\n' +
    'battles are fought by the programs they name, your seat in them by --fight. Ctrl-C stops after the campaign\n' +
    'under way and shows what has been counted until then; exit code 130.',
  options: OPTIONS,
  examples: [
    { line: 'sextant campaign sealed-bids --save tour.json', about: 'saved at every step, even in a match' },
    { line: 'sextant campaign --resume tour.json', about: 'go on with it' },
    { line: 'sextant campaign sealed-bids tour --captain eager', about: 'a program travels, you bid' },
    {
      line: 'sextant campaign sealed-bids --simulate 100 --fight random --seed s1',
      about: 'how often is it won?',
    },
  ],
  async run(call) {
    const { io, values, operands } = call
    const file = values.resume
    if (file === undefined) {
      const box = await campaignArgument(operands)
      return box.open(boxed => (values.simulate === undefined ? play(call, boxed) : simulate(call, boxed)))
    }
    for (const option of ['scenario', 'options', 'seed', 'simulate'] as const)
      if (values[option] !== undefined)
        throw new UsageError(`--resume brings its own campaign; --${option} does not go with it`, 'campaign')
    const record = readCampaignRecord(await readInput(io, file), file)
    recordedCampaignStates(record, file)
    const box = await campaignInFile(record, file)
    if (operands.length > 0 && (await campaignArgument(operands)).id !== box.id)
      throw new UsageError(`${file} is a campaign of ${record.game} ${box.id}`, 'campaign')
    return box.open(boxed => play(call, boxed, { file, record }))
  },
})

async function play<C extends CampaignTypes>(
  call: Call<typeof OPTIONS>,
  boxed: BoxedCampaign<C>,
  saved?: { readonly file: string; readonly record: CampaignRecord },
): Promise<ExitCode> {
  const { io, values, paint } = call
  if (values.json) throw new UsageError('--json goes with --simulate', 'campaign')
  const { captain, fighter } = crewOf(boxed, values)
  const player = captain?.id ?? PERSON
  const { run, seed, name } = saved ? resumed(boxed, saved) : await started(call, boxed, player)
  const file = values.save ?? saved?.file
  greet(io, paint, boxed.campaign.title, name, run.rules.seats, [player])
  const trainings = trainingsOn(io, values)
  const { ended, refused } = await playCampaign(call, { boxed, run, seed, captain, fighter, trainings, file })
  if (ended === 'over') io.out(valuesInWords(run.outcome?.values ?? {}))
  if (file !== undefined)
    io.out(
      ended === 'over'
        ? `The record is in ${file}\n`
        : `Saved. Go on later with: sextant campaign --resume ${file}\n`,
    )
  return refused && !io.terminal.typed ? 1 : 0
}

async function started<C extends CampaignTypes>(
  { io, values }: Call<typeof OPTIONS>,
  { campaign }: BoxedCampaign<C>,
  player: string,
) {
  const { name, options } = await chosenOptions(io, 'campaign', campaign, values)
  const seed = values.seed ?? io.freshSeed()
  return { run: startCampaign(campaign, { options, seed, player }), seed, name }
}

function resumed<C extends CampaignTypes>(
  { campaign }: BoxedCampaign<C>,
  { file, record }: { readonly file: string; readonly record: CampaignRecord },
) {
  return { run: resumeCampaign(campaign, record, file), seed: record.seed ?? '', name: file }
}

async function simulate<C extends CampaignTypes>(
  { io, values, paint }: Call<typeof OPTIONS>,
  boxed: BoxedCampaign<C>,
): Promise<ExitCode> {
  const { campaign, battles } = boxed
  const count = countArgument(values.simulate ?? '', 'simulate', 'campaign')
  const { name, options } = await chosenOptions(io, 'campaign', campaign, values)
  const crew = crewOf(boxed, values)
  const captain = crew.captain ?? campaignBotsFor(boxed)[0]
  if (!captain) throw new UsageError(`${campaign.title} has no program that decides`, 'campaign')
  const { fighter } = crew
  const seed = values.seed ?? 'sextant'
  const folder = values.save
  const progress = progressOn(io, count, 'campaigns')
  const before = io.now()
  const tally = await io.interruptible(stopped =>
    simulateCampaign(boxed, {
      options,
      campaigns: count,
      decider: captain,
      ...(fighter && { battler: fighter }),
      seed,
      trainings: trainingsOn(io, values),
      stopped,
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
    captain: captain.id,
    fighter: fighter?.id ?? null,
    asked: count,
    ...tally,
    seconds,
  }
  io.out(values.json ? `${JSON.stringify(report, undefined, 2)}\n` : campaignSeriesInWords(report, paint))
  if (folder !== undefined) io.err(`${tally.campaigns} records written to ${folder}\n`)
  return tally.campaigns < count ? 130 : 0
}

function crewOf<C extends CampaignTypes>(
  boxed: BoxedCampaign<C>,
  { captain, fight }: { readonly captain?: string; readonly fight?: string },
) {
  const { campaign, battles } = boxed
  return {
    captain:
      captain === undefined
        ? undefined
        : namedProgram(campaignBotsFor(boxed), captain, `captain of ${campaign.id}`, 'campaign'),
    fighter: fight === undefined ? undefined : namedPrograms(battles, fight, 'campaign')[0],
  }
}

function valuesInWords(values: Readonly<Record<string, number>>): string {
  const parts = Object.entries(values).map(([name, value]) => `${name} ${value}`)
  return parts.length === 0 ? '' : `${parts.join(', ')}\n`
}
