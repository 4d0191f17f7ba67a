import type { GameTypes } from '@sextant/engine'
import type { BalanceTable, BoxedGame } from '@sextant/scene'
import { type Call, command, JSON_OPTION } from '../command.ts'
import { gameArgument } from '../game-argument.ts'
import type { ExitCode } from '../io.ts'
import { chosenOptions, MATCH_OPTIONS } from '../match-options.ts'
import { table } from '../text/table.ts'
import { UsageError } from '../usage-error.ts'

const OPTIONS = { ...MATCH_OPTIONS, json: JSON_OPTION } as const

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
  const { options } = await chosenOptions(io, 'balance', game, values)
  const tables = (await balance())(options)
  if (values.json) io.out(`${JSON.stringify(tables, undefined, 2)}\n`)
  else io.out(`${tables.map(one => inWords(one, paint.bold)).join('\n\n')}\n`)
  return 0
}

function inWords({ title, columns, rows, notes }: BalanceTable, bold: (text: string) => string): string {
  const figures = columns.flatMap((_, column) =>
    rows.every(row => typeof row[column] === 'number' || row[column] === '') ? [column] : [],
  )
  const cells = [columns, ...rows.map(row => row.map(cell => String(cell)))]
  return [bold(title), ...table(cells, figures).map(line => `  ${line}`), ...notes].join('\n')
}
