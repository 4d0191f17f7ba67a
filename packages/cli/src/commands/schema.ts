import { type Game, type GameTypes, jsonSchemaOf, type Schema } from '@sextant/engine'
import { caseFileJsonSchema, unknown } from '@sextant/engine/cases'
import { campaignArgument } from '../campaign/find-campaign.ts'
import { command } from '../command.ts'
import { gameArgument } from '../game-argument.ts'
import type { Io } from '../io.ts'
import { UsageError } from '../usage-error.ts'

export const schema = command({
  name: 'schema',
  summary: "print the JSON Schema of a game's data, or of case files",
  operands: '<game or folder> [campaign] [--of KIND] | --cases',
  about:
    'Editors check files and complete them as you type once a file names its schema: save what this prints\n' +
    'and put "$schema": "./cases.schema.json" at the head of the file.',
  options: {
    of: {
      type: 'string',
      value: 'KIND',
      about: 'options, state, action, or a kind of data file; default: all',
    },
    cases: { type: 'boolean', about: 'the schema of case files, as `sextant run` reads them' },
  },
  examples: [
    { line: 'sextant schema hexapawn', about: 'options, state, action and data files, in one object' },
    { line: 'sextant schema hexapawn --of options', about: 'what an --options file may say' },
    { line: 'sextant schema sealed-bids tour', about: 'those of a campaign' },
    { line: 'sextant schema --cases > cases.schema.json', about: 'for editors of case files' },
  ],
  async run({ io, values, operands }) {
    if (values.cases && (operands.length > 0 || values.of !== undefined))
      throw new UsageError('--cases is the same for all games; use it alone', 'schema')
    const found = values.cases ? caseFileJsonSchema() : await schemasNamed(io, operands, values.of)
    io.out(`${JSON.stringify(found, undefined, 2)}\n`)
    return 0
  },
})

/** Those of a game, or of one of its campaigns: `sealed-bids tour`. */
async function schemasNamed(io: Io, operands: readonly string[], of: string | undefined) {
  if (operands.length < 2)
    return (await gameArgument(io, 'schema', operands)).open(({ game }) => schemasOf(game, of))
  const { campaign: box } = await campaignArgument(io, operands, 'schema')
  return box.open(({ campaign }) => schemasOf(campaign, of))
}

function schemasOf<T extends GameTypes>(game: Game<T>, of: string | undefined): Record<string, unknown> {
  const kinds: Record<string, Schema<unknown>> = {
    ...game.data,
    options: game.options,
    state: game.state,
    action: game.action,
  }
  if (of === undefined)
    return Object.fromEntries(Object.entries(kinds).map(([kind, one]) => [kind, titled(game, kind, one)]))
  const one = Object.hasOwn(kinds, of) ? kinds[of] : undefined
  if (!one) throw new UsageError(unknown(`schema of ${game.id} for`, of, Object.keys(kinds)), 'schema')
  return titled(game, of, one)
}

function titled<T extends GameTypes>(
  game: Game<T>,
  kind: string,
  one: Schema<unknown>,
): Record<string, unknown> {
  return { title: `${game.title}: ${kind}`, ...jsonSchemaOf(one) }
}
