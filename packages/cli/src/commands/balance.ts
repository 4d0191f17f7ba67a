import { type GameTypes, loadRules, parseJson } from '@sextant/engine'
import type { BalanceTable, BoxedGame } from '@sextant/scene'
import { type Call, command, JSON_OPTION } from '../command.ts'
import { gameArgument } from '../game-argument.ts'
import { readInput } from '../input-file.ts'
import type { ExitCode, Io } from '../io.ts'
import { chosenOptions, MATCH_OPTIONS } from '../match-options.ts'
import { withChanges } from '../set-options.ts'
import { table } from '../text/table.ts'
import { UsageError } from '../usage-error.ts'

const OPTIONS = {
  ...MATCH_OPTIONS,
  file: {
    type: 'list',
    value: 'PATH=FILE',
    about: 'put the contents of a JSON file into the options, such as rules.weapons=mine.json',
  },
  json: JSON_OPTION,
} as const

export const balance = command({
  name: 'balance',
  summary: 'show what the numbers of a game are worth, without playing it',
  operands: '<game or folder> [options]',
  options: OPTIONS,
  examples: [
    { line: 'sextant balance hex-ships', about: 'what each weapon is worth in a battle' },
    { line: 'sextant balance hex-ships --scenario printed', about: 'the same under other rules' },
    { line: 'sextant balance hex-ships --file rules.weapons=mine.json', about: 'with weapons of your own' },
    {
      line: 'sextant balance hex-ships --set rules.weapons.laser.energy=4',
      about: 'with one number changed',
    },
  ],
  async run(call) {
    const box = await gameArgument(call.io, 'balance', call.operands)
    return box.open(boxed => run(call, boxed))
  },
})

async function run<T extends GameTypes>(
  { io, values, paint }: Call<typeof OPTIONS>,
  { game, balance }: BoxedGame<T>,
): Promise<ExitCode> {
  if (!balance) throw new UsageError(`${game.title} has no balance tables`, 'balance')
  const { options, name } = await chosenOptions(io, 'balance', game, values)
  const changed = await withFiles(io, options, values.file ?? [])
  const checked = loadRules(game, changed, [name, ...(values.file ?? [])].join(' with ')).options
  const tables = (await balance())(checked)
  if (values.json) io.out(`${JSON.stringify(tables, undefined, 2)}\n`)
  else io.out(`${tables.map(one => inWords(one, paint.bold)).join('\n\n')}\n`)
  return 0
}

/** The options with the contents of files put into them. */
async function withFiles(io: Io, options: unknown, files: readonly string[]): Promise<unknown> {
  let changed = options
  for (const given of files) {
    const [path, file] = split(given)
    const contents = parseJson(await readInput(io, file), file)
    changed = withChanges(changed, [`${path}=${JSON.stringify(contents)}`], 'balance')
  }
  return changed
}

function split(given: string): [path: string, file: string] {
  const equals = given.indexOf('=')
  if (equals < 1 || equals === given.length - 1)
    throw new UsageError(`--file needs PATH=FILE, such as rules.weapons=mine.json, not "${given}"`, 'balance')
  return [given.slice(0, equals), given.slice(equals + 1)]
}

function inWords({ title, columns, rows, notes }: BalanceTable, bold: (text: string) => string): string {
  const figures = columns.flatMap((_, column) =>
    rows.every(row => typeof row[column] === 'number' || row[column] === '') ? [column] : [],
  )
  const cells = [columns, ...rows.map(row => row.map(cell => String(cell)))]
  return [bold(title), ...table(cells, figures).map(line => `  ${line}`), ...notes].join('\n')
}
