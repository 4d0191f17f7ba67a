import {
  type Game,
  type GameTypes,
  InputError,
  namedFlaws,
  newMatchOptions,
  parseJson,
} from '@sextant/engine'
import { unknown } from '@sextant/engine/cases'
import { withFiles } from './file-options.ts'
import { readInput } from './input-file.ts'
import type { Io } from './io.ts'
import { withChanges } from './set-options.ts'
import { UsageError } from './usage-error.ts'

export const MATCH_OPTIONS = {
  scenario: { type: 'string', value: 'ID', about: 'the scenario to play; `sextant games <game>` lists them' },
  options: { type: 'string', value: 'FILE', about: 'all options from a JSON file, instead of a scenario' },
  file: {
    type: 'list',
    value: 'PATH=FILE',
    about: 'put the contents of a JSON file into the options, such as rules.weapons=mine.json',
  },
  set: {
    type: 'list',
    value: 'PATH=VALUE',
    about: 'change an option, such as a.b=5; may be given several times',
  },
} as const

interface ChosenValues {
  readonly scenario?: string
  readonly options?: string
  readonly file?: readonly string[]
  readonly set?: readonly string[]
}

export interface ChosenOptions<O> {
  /** The scenario's id, or the file's name. */
  readonly name: string
  readonly options: O
}

/** What is to be played: a scenario by its id, options from a file, or the usual scenario. */
export async function chosenOptions<T extends GameTypes>(
  io: Io,
  command: string,
  game: Game<T>,
  values: ChosenValues,
  /** The game that things are built for: that of the battles, where these are options of a campaign. */
  builtFor = game.id,
): Promise<ChosenOptions<T['options']>> {
  const { name, data, source } = await baseOptions(io, command, game, values)
  const { file = [], set = [] } = values
  const changes = [...file, ...set]
  const changed = withChanges(await withFiles(io, data, file, builtFor, command), set, command)
  if (changes.length === 0) return { name, options: newMatchOptions(game, changed, source) }
  const named = (text: string) => `${text} with ${changes.join(', ')}`
  try {
    return { name: named(name), options: newMatchOptions(game, changed, named(source)) }
  } catch (error) {
    if (!(error instanceof InputError)) throw error
    throw new InputError(error.source, namedFlaws(changed, error.flaws))
  }
}

interface BaseOptions {
  readonly name: string
  readonly data: unknown
  readonly source: string
}

async function baseOptions<T extends GameTypes>(
  io: Io,
  command: string,
  game: Game<T>,
  { scenario, options }: { readonly scenario?: string; readonly options?: string },
): Promise<BaseOptions> {
  if (scenario !== undefined && options !== undefined)
    throw new UsageError('--scenario and --options cannot be combined', command)
  if (options !== undefined) {
    const data = parseJson(await readInput(io, options), options)
    const other = whyNoOptions(data)
    if (other !== undefined) throw new InputError(options, [{ path: '/format', message: other }])
    return { name: options, data, source: options }
  }
  const chosen = scenario === undefined ? game.scenarios[0] : game.scenarios.find(({ id }) => id === scenario)
  if (chosen) return { name: chosen.id, data: chosen.options, source: `scenario ${chosen.id} of ${game.id}` }
  const known = game.scenarios.map(({ id }) => id)
  throw new UsageError(unknown(`scenario of ${game.id}`, scenario ?? '', known), command)
}

/** What a document that says what it is is instead of options, and what takes it. */
function whyNoOptions(data: unknown): string | undefined {
  const format = typeof data === 'object' && data !== null && 'format' in data ? data.format : undefined
  switch (format) {
    case 'sextant.match':
      return 'this is a match, not options; `replay` shows it, `play --resume` goes on with it'
    case 'sextant.campaign':
      return 'this is a campaign, not options; `replay` shows it, `campaign --resume` goes on with it'
    case 'sextant.item':
      return 'this was built for a game, and is only a part of options; --file PATH=FILE puts it in its place'
    default:
      return undefined
  }
}
