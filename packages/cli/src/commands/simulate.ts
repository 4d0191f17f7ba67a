import { botsFor } from '@sextant/bots'
import { type GameTypes, writeRecord } from '@sextant/engine'
import { simulate as playSeries } from '@sextant/lab'
import { type BoxedBot, type BoxedGame, loadBot } from '@sextant/scene'
import { type Call, command, JSON_OPTION } from '../command.ts'
import { countArgument } from '../count-argument.ts'
import { gameArgument } from '../game-argument.ts'
import { writeOutput } from '../input-file.ts'
import type { ExitCode } from '../io.ts'
import { chosenOptions, MATCH_OPTIONS } from '../match-options.ts'
import { namedBots } from '../named-bots.ts'
import { progressOn } from '../progress.ts'
import { recordFile } from '../record-file.ts'
import { helpersFor, JOBS_OPTION, jobsFor } from '../series-helpers.ts'
import { type SeriesReport, seriesInWords } from '../series-report.ts'
import { CACHE_OPTION, trainingsOn } from '../trainings.ts'
import { UsageError } from '../usage-error.ts'

const OPTIONS = {
  games: { type: 'string', value: 'N', about: 'how many matches to play; default: 100' },
  bots: {
    type: 'string',
    value: 'IDS',
    about: 'the bots, such as a,b; each seed is played by all of them on every seat',
  },
  seed: {
    type: 'string',
    value: 'TEXT',
    about: 'the same seed plays the same matches; default: sextant',
  },
  ...MATCH_OPTIONS,
  ...JOBS_OPTION,
  save: { type: 'string', value: 'DIR', about: 'write the record of every match into this folder' },
  ...CACHE_OPTION,
  json: JSON_OPTION,
} as const

export const simulate = command({
  name: 'simulate',
  summary: 'play many matches between bots and count the results',
  operands: '<game or folder> [options]',
  about:
    'Matches are played on all cores, with the same results as on one. Ctrl-C gives up the matches in progress and\n' +
    'shows the results so far; the exit code is 130.',
  options: OPTIONS,
  examples: [
    { line: 'sextant simulate hexapawn --games 1000', about: 'does it matter who begins?' },
    {
      line: 'sextant simulate hexapawn --games 200 --bots rollout,random',
      about: 'how much stronger is one?',
    },
    { line: 'sextant simulate hexapawn --games 20 --seed s1 --save records', about: 'records for `replay`' },
  ],
  async run(call) {
    const box = await gameArgument(call.io, 'simulate', call.operands)
    return box.open(boxed => run(call, boxed))
  },
})

async function run<T extends GameTypes>(
  { io, values, operands, paint }: Call<typeof OPTIONS>,
  boxed: BoxedGame<T>,
): Promise<ExitCode> {
  const { game } = boxed
  const count = countArgument(values.games ?? '100', 'games', 'simulate')
  const { name, options } = await chosenOptions(io, 'simulate', game, values)
  const seats = game.load(options).seats.length
  const bots: readonly BoxedBot<T>[] =
    values.bots === undefined ? weakest(boxed) : namedBots(boxed, values.bots, 'simulate')
  if (bots.length > seats)
    throw new UsageError(`${game.title} has ${seats} seats, --bots names ${bots.length} bots`, 'simulate')
  const seed = values.seed ?? 'sextant'
  // Without a cache every thread would train its own models.
  const alone = values['no-cache'] && (await Promise.all(bots.map(loadBot))).some(bot => bot.training)
  const jobs = jobsFor(io, 'simulate', values.jobs, alone ?? false)

  const folder = values.save
  const progress = progressOn(io, count)
  const before = io.now()
  const tally = await io.interruptible(({ stopped, watched, interrupted }) =>
    playSeries(boxed, {
      options,
      games: count,
      bots,
      seed,
      stopped,
      watched,
      trainings: trainingsOn(io, values, watched),
      ...helpersFor(io, { jobs, games: count, interrupted }, threads =>
        threads.playMatches({
          kind: 'matches',
          game: operands[0] ?? game.id,
          options,
          bots: bots.map(({ id }) => id),
          seed,
          recorded: folder !== undefined,
          noCache: values['no-cache'] ?? false,
        }),
      ),
      onProgress: progress.show,
      ...(folder !== undefined && {
        onRecord: (record, number) =>
          writeOutput(io, recordFile(folder, game.id, number, count), writeRecord(record)),
      }),
    }),
  )
  const seconds = (io.now() - before) / 1000
  progress.clear()

  const { id, title } = game
  const report: SeriesReport = { game: id, title, scenario: name, seed, asked: count, ...tally, seconds }
  io.out(values.json ? `${JSON.stringify(report, undefined, 2)}\n` : seriesInWords(report, paint))
  if (folder !== undefined) io.err(`${tally.games} records written to ${folder}\n`)
  return tally.games < count ? 130 : 0
}

/** The game's own weakest bot, which is the fastest; else the one that plays anything at random. */
function weakest<T extends GameTypes>(boxed: BoxedGame<T>): readonly BoxedBot<T>[] {
  return (boxed.bots.length > 0 ? boxed.bots : botsFor(boxed)).slice(0, 1)
}
