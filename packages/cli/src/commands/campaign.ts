import { botsFor, campaignBotsFor } from '@sextant/bots'
import {
  type CampaignTypes,
  flawOfOlderPromise,
  InputError,
  readCampaignRecord,
  recordedCampaignStates,
} from '@sextant/engine'
import type { BoxedCampaign } from '@sextant/scene'
import { newCampaign, PERSON } from '@sextant/session'
import { campaignArgument, campaignInFile, type FoundCampaign } from '../campaign/find-campaign.ts'
import { type CampaignToPlay, playCampaign } from '../campaign/play-campaign.ts'
import { simulateCampaign } from '../campaign/simulate-campaign.ts'
import { type Call, command, JSON_OPTION } from '../command.ts'
import { isPath } from '../game-folder.ts'
import { readInput } from '../input-file.ts'
import type { ExitCode } from '../io.ts'
import { chosenOptions, MATCH_OPTIONS } from '../match-options.ts'
import { namedBot } from '../named-bots.ts'
import { JOBS_OPTION } from '../series-helpers.ts'
import { CACHE_OPTION } from '../trainings.ts'
import { UsageError } from '../usage-error.ts'

const OPTIONS = {
  seed: { type: 'string', value: 'TEXT', about: 'the same seed gives the same campaign, to compare results' },
  ...MATCH_OPTIONS,
  save: {
    type: 'string',
    value: 'FILE',
    about: 'save it here at every step; with --simulate a folder for the records',
  },
  resume: {
    type: 'string',
    value: 'FILE',
    about: 'continue a saved campaign; it keeps saving to this file',
  },
  decide: { type: 'string', value: 'BOT', was: 'captain', about: 'let this bot make the decisions' },
  battle: { type: 'string', value: 'BOT', was: 'fight', about: 'let this bot play your battles' },
  simulate: { type: 'string', value: 'N', about: 'let bots play it N times and count the results' },
  jobs: {
    ...JOBS_OPTION.jobs,
    about: 'with --simulate, how many to play at once; default: one per core',
  },
  ...CACHE_OPTION,
  json: { ...JSON_OPTION, about: 'the results of --simulate as JSON, for scripts' },
} as const

export const campaign = command({
  name: 'campaign',
  summary: 'play a campaign in the terminal: decisions, and the matches they lead to',
  operands: '<game or folder> [campaign] [options]',
  about:
    'You decide and play your battles at the same prompt as in `play`; `help` lists what you can type there.\n' +
    'With --simulate bots play the campaign many times, on all cores: its first bot decides unless --decide names another, and\n' +
    'battles are played by the bots they name, your seat in them by --battle. Ctrl-C gives up the campaigns\n' +
    'in progress and shows the results so far; the exit code is 130.',
  options: OPTIONS,
  examples: [
    { line: 'sextant campaign sealed-bids --save tour.json', about: 'saved at every step, even in a match' },
    { line: 'sextant campaign --resume tour.json', about: 'continue it' },
    { line: 'sextant campaign sealed-bids tour --decide eager', about: 'a bot travels, you bid' },
    {
      line: 'sextant campaign sealed-bids --simulate 100 --battle random --seed s1',
      about: 'how often is it won?',
    },
  ],
  async run(call) {
    const { io, values, operands } = call
    if (values.resume !== undefined) return play(call, await saved(call, values.resume))
    const found = await campaignArgument(io, operands)
    if (values.simulate === undefined) return play(call, await started(call, found))
    const game = operands[0] ?? found.box.id
    return found.campaign.open(boxed =>
      simulateCampaign(call, values, { game, boxed, ...botsNamed(boxed, values) }),
    )
  },
})

type CampaignCall = Call<typeof OPTIONS>
type Opened = Pick<CampaignToPlay, 'box' | 'campaign' | 'record' | 'name'>

async function play(call: CampaignCall, opened: Opened): Promise<ExitCode> {
  const { io, values } = call
  for (const option of ['json', 'jobs'] as const)
    if (values[option]) throw new UsageError(`--${option} works only with --simulate`, 'campaign')
  const { decider, battler } = playersNamed(opened, values)
  const file = values.save ?? values.resume
  const noCache = values['no-cache'] ?? false
  const played = await playCampaign(call, { ...opened, decider, battler, file, noCache })
  if (played.ended === 'over') io.out(valuesInWords(played.outcome?.values ?? {}))
  if (file !== undefined)
    io.out(
      played.ended === 'over'
        ? `Record saved to ${file}\n`
        : `Saved. Continue later with: sextant campaign --resume ${file}\n`,
    )
  return played.refused && !io.terminal.typed ? 1 : 0
}

async function started({ io, values }: CampaignCall, found: FoundCampaign): Promise<Opened> {
  const { decider } = playersNamed(found, values)
  return found.campaign.open(async ({ campaign }) => {
    const { name, options } = await chosenOptions(io, 'campaign', campaign, values, campaign.battles.id)
    const seed = values.seed ?? io.freshSeed()
    return { ...found, name, record: newCampaign(found.campaign, { options, seed, player: decider }).record }
  })
}

/** The campaign is named by the record, or also by arguments if they agree. */
async function saved({ io, values, operands }: CampaignCall, file: string): Promise<Opened> {
  for (const option of ['scenario', 'options', 'file', 'set', 'seed', 'simulate'] as const)
    if (values[option] !== undefined)
      throw new UsageError(
        `--resume continues a saved campaign; --${option} cannot be combined with it`,
        'campaign',
      )
  const record = readCampaignRecord(await readInput(io, file), file)
  const older = flawOfOlderPromise(record)
  if (older) throw new InputError(file, [older])
  recordedCampaignStates(record, file)
  const named = operands.length > 0 ? await campaignArgument(io, operands) : undefined
  const found = await campaignInFile(record, file, isPath(operands[0] ?? '') ? named?.box : undefined)
  if (named && named.campaign.id !== found.campaign.id)
    throw new UsageError(`${file} is a campaign of ${record.game} ${found.campaign.id}`, 'campaign')
  return { ...found, record, name: file }
}

interface Named {
  readonly decide?: string
  readonly battle?: string
}

/** Who decides and plays the battles: a person where no bot is named. */
function playersNamed({ campaign }: Pick<FoundCampaign, 'campaign'>, values: Named) {
  const { decider, battler } = campaign.open(boxed => {
    const bots = botsNamed(boxed, values)
    return { decider: bots.decider?.id, battler: bots.battler?.id }
  })
  return { decider: decider ?? PERSON, battler: battler ?? PERSON }
}

function botsNamed<C extends CampaignTypes>(boxed: BoxedCampaign<C>, { decide, battle }: Named) {
  const { campaign, battles } = boxed
  return {
    decider:
      decide === undefined
        ? undefined
        : namedBot(campaignBotsFor(boxed), decide, `bot for ${campaign.id}`, 'campaign'),
    battler:
      battle === undefined
        ? undefined
        : namedBot(botsFor(battles), battle, `bot for ${battles.game.id}`, 'campaign'),
  }
}

function valuesInWords(values: Readonly<Record<string, number>>): string {
  const parts = Object.entries(values).map(([name, value]) => `${name} ${value}`)
  return parts.length === 0 ? '' : `${parts.join(', ')}\n`
}
