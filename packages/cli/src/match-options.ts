import { type Game, type GameTypes, loadRules, parseJson } from '@sextant/engine'
import { readInput } from './input-file.ts'
import type { Io } from './io.ts'
import { unknown } from './nearest.ts'
import { UsageError } from './usage-error.ts'

export const MATCH_OPTIONS = {
  scenario: { type: 'string', value: 'ID', about: 'the scenario to play; `sextant games` lists them' },
  options: { type: 'string', value: 'FILE', about: 'whole options from a JSON file instead of a scenario' },
} as const

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
  { scenario, options }: { readonly scenario?: string; readonly options?: string },
): Promise<ChosenOptions<T['options']>> {
  if (scenario !== undefined && options !== undefined)
    throw new UsageError('--scenario and --options exclude each other', command)
  if (options !== undefined) {
    const data = parseJson(await readInput(io, options), options)
    return { name: options, options: loadRules(game, data, options).options }
  }
  const chosen = scenario === undefined ? game.scenarios[0] : game.scenarios.find(({ id }) => id === scenario)
  if (chosen) {
    const source = `scenario ${chosen.id} of ${game.id}`
    return { name: chosen.id, options: loadRules(game, chosen.options, source).options }
  }
  const known = game.scenarios.map(({ id }) => id)
  throw new UsageError(unknown(`scenario of ${game.id}`, scenario ?? '', known), command)
}
