import { dirname } from 'node:path'
import { botsFor } from '@sextant/bots'
import {
  checkShape,
  type GameTypes,
  InputError,
  parseJson,
  type ScenarioOdds,
  type TestedOdds,
  testedOddsSchema,
} from '@sextant/engine'
import { unknown } from '@sextant/engine/cases'
import { calibrate as calibrateScenario } from '@sextant/lab'
import type { BoxedBot, BoxedGame } from '@sextant/scene'
import { type Call, command } from '../command.ts'
import { countArgument } from '../count-argument.ts'
import { gameArgument } from '../game-argument.ts'
import { expectOutput, kindOf, readInput, writeOutput } from '../input-file.ts'
import type { ExitCode, Io } from '../io.ts'
import { namedBot, namedBots } from '../named-bots.ts'
import { oddsPage, oddsRows, oddsTable } from '../odds-page.ts'
import { progressOn } from '../progress.ts'
import { formattedJson } from '../text/formatted-json.ts'
import { table } from '../text/table.ts'
import { CACHE_OPTION, trainingsOn } from '../trainings.ts'
import { UsageError } from '../usage-error.ts'

const OPTIONS = {
  scenario: { type: 'list', value: 'ID', about: 'only this scenario; may be given several times' },
  games: { type: 'string', value: 'N', about: 'how many matches of each scenario; default: 300' },
  bots: { type: 'string', value: 'IDS', about: 'the bots that play, such as a,b; default: the adviser' },
  seed: { type: 'string', value: 'TEXT', about: 'the same seed plays the same matches; default: odds' },
  work: {
    type: 'string',
    value: 'PART',
    about: 'how much of its usual work the adviser does for an estimate; default: 1',
  },
  write: { type: 'string', value: 'FILE', about: 'put the result into this file, beside other scenarios' },
  page: { type: 'boolean', about: 'play nothing; print the page of all games as Markdown' },
  ...CACHE_OPTION,
} as const

export const calibrate = command({
  name: 'calibrate',
  summary: 'find out where the chances that the adviser tells are right',
  operands: '<game or folder> [options]',
  about:
    'Plays matches of every scenario, compares what the adviser thought on the way with how they ended, and says for\n' +
    'each third of a match whether percentages may be shown. Half of the matches fit a correction, the other half test it.',
  options: OPTIONS,
  examples: [
    { line: 'sextant calibrate blades-of-hex', about: 'all scenarios, shown only' },
    {
      line: 'sextant calibrate hex-ships --scenario duel --write packages/games/hex-ships/data/odds.json',
      about: 'one of them, for the game to use',
    },
    { line: 'sextant calibrate --page > docs/odds.md', about: 'the page of all games' },
  ],
  async run(call) {
    if (call.values.page) {
      if (call.operands.length > 0) throw new UsageError('--page is of all games: name none', 'calibrate')
      call.io.out(await oddsPage())
      return 0
    }
    const box = await gameArgument(call.io, 'calibrate', call.operands)
    return box.open(boxed => run(call, boxed))
  },
})

async function run<T extends GameTypes>(
  { io, values, paint }: Call<typeof OPTIONS>,
  boxed: BoxedGame<T>,
): Promise<ExitCode> {
  const { game } = boxed
  const matches = countArgument(values.games ?? '300', 'games', 'calibrate')
  const seed = values.seed ?? 'odds'
  const work = Number(values.work ?? 1)
  if (!(work > 0 && work <= 1))
    throw new UsageError(`--work is more than 0 and at most 1, found ${values.work}`, 'calibrate')
  if (boxed.adviser === undefined) throw new UsageError(`${game.title} has no adviser`, 'calibrate')
  const adviser = namedBot(botsFor(boxed), boxed.adviser, 'adviser', 'calibrate')
  const bots: readonly BoxedBot<T>[] =
    values.bots === undefined ? [adviser] : namedBots(boxed, values.bots, 'calibrate')
  if (bots.length > 2) throw new UsageError(`two bots at most, found ${bots.length}`, 'calibrate')
  const scenarios = chosenScenarios(boxed, values.scenario)
  const file = values.write
  const written = file === undefined ? undefined : await writtenOdds(io, file, boxed)

  return io.interruptible(async ({ stopped, watched }) => {
    const trainings = trainingsOn(io, values, watched)
    let odds = written ?? emptyOdds(boxed)
    for (const { id, options } of scenarios) {
      const progress = progressOn(io, matches, `matches of ${id}`)
      const found = await calibrateScenario(boxed, {
        ...{ options, adviser, bots, matches, seed, work, trainings, stopped },
        onProgress: (games, actions) => progress.show({ games, actions }),
      })
      progress.clear()
      if (!found.ok) {
        io.err(`${paint.yellow(id)} ${found.why}\n`)
        return (await stopped()) ? 130 : 1
      }
      odds = withScenario(odds, id, found.odds)
      const head = oddsTable.map(paint.dim)
      io.out(`${table([head, ...oddsRows(id, found.odds)], FIGURES).join('\n')}\n`)
      if (file !== undefined) await writeOutput(io, file, `${formattedJson(odds)}\n`)
    }
    return 0
  })
}

const FIGURES = [2, 3, 4, 5, 6]

function chosenScenarios<T extends GameTypes>({ game }: BoxedGame<T>, ids: readonly string[] | undefined) {
  if (!ids) return game.scenarios
  return ids.map(id => {
    const found = game.scenarios.find(scenario => scenario.id === id)
    const known = game.scenarios.map(scenario => scenario.id)
    if (!found) throw new UsageError(unknown(`scenario of ${game.id}`, id, known), 'calibrate')
    return found
  })
}

/** What the file has of other scenarios; nothing of it holds under other rules or of another adviser. */
async function writtenOdds<T extends GameTypes>(
  io: Io,
  file: string,
  boxed: BoxedGame<T>,
): Promise<TestedOdds | undefined> {
  const folder = dirname(file)
  if (folder !== '.' && (await kindOf(io, folder)) !== 'directory')
    throw new InputError(file, [{ path: '/', message: `cannot be written: there is no folder ${folder}` }])
  if ((await kindOf(io, file)) === 'missing') {
    await expectOutput(io, file)
    return undefined
  }
  const data = parseJson(await readInput(io, file), file)
  if (!isOdds(data))
    throw new InputError(file, [
      {
        path: '/format',
        message: 'is not sextant.odds: another file is not overwritten; name another or remove it',
      },
    ])
  await expectOutput(io, file)
  const checked = checkShape(testedOddsSchema, data)
  const now = emptyOdds(boxed)
  if (!checked.ok || checked.value.rules !== now.rules || checked.value.adviser !== now.adviser) {
    io.err(`${file} is begun again: it was not of these rules and this adviser\n`)
    return undefined
  }
  return checked.value
}

function isOdds(data: unknown): boolean {
  return typeof data === 'object' && data !== null && 'format' in data && data.format === 'sextant.odds'
}

function emptyOdds<T extends GameTypes>({ game, adviser = '' }: BoxedGame<T>): TestedOdds {
  return {
    format: 'sextant.odds',
    version: 1,
    game: game.id,
    rules: game.version,
    adviser,
    scenarios: {},
  }
}

function withScenario(odds: TestedOdds, id: string, found: ScenarioOdds): TestedOdds {
  return { ...odds, scenarios: { ...odds.scenarios, [id]: found } }
}
