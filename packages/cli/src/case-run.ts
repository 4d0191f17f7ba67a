import { type Game, type GameTypes, InputError, type Names, parseJson } from '@sextant/engine'
import {
  type Case,
  type CaseResult,
  campaignInCases,
  checkNames,
  readCaseFile,
  runCase,
} from '@sextant/engine/cases'
import { findGame } from '@sextant/games'
import type { Box } from '@sextant/scene'
import { everyCampaign } from './campaign/find-campaign.ts'
import { gameInFile } from './game-argument.ts'
import { kindOf, listFolder, readInput } from './input-file.ts'
import type { Io } from './io.ts'

/** The result of a case: it was played, the rules broke down in it, or it (or its whole file) makes no sense. */
export type CaseRun =
  | { readonly kind: 'played'; readonly file: string; readonly result: CaseResult }
  | { readonly kind: 'broken'; readonly file: string; readonly name: string; readonly error: unknown }
  | { readonly kind: 'unusable'; readonly error: InputError }

/** Files as they were named; for a folder all case files in it, in the order of their names. */
export async function caseFiles(io: Io, operands: readonly string[]): Promise<string[]> {
  const files: string[] = []
  for (const operand of operands) {
    if ((await kindOf(io, operand)) !== 'directory') {
      files.push(operand)
      continue
    }
    const found = (await listFolder(io, operand)).filter(file => file.endsWith('.json')).sort()
    if (found.length === 0)
      throw new InputError(operand, [{ path: '/', message: 'there is no .json file in this folder' }])
    files.push(...found)
  }
  return files
}

/** Neither a file nor a case that cannot be used keeps the others from being run. */
export async function runFile(io: Io, file: string, outside?: Box): Promise<CaseRun[]> {
  try {
    const text = await readInput(io, file)
    refuseRecord(text, file)
    const { game, cases } = readCaseFile(text, file)
    const run = await runnerFor(game, file, outside)
    return cases.map((one, index) => run(one, cases.length === 1 ? file : `${file} /cases/${index}`))
  } catch (error) {
    if (error instanceof InputError) return [{ kind: 'unusable', error }]
    throw error
  }
}

type Runner = (one: Case, source: string) => CaseRun

/** Runs cases of the game or campaign that a file names. */
async function runnerFor(id: string, file: string, outside: Box | undefined): Promise<Runner> {
  const isGame = outside?.id === id || findGame(id) !== undefined
  const found = isGame ? undefined : (await everyCampaign(outside)).find(({ campaign }) => campaign.id === id)
  if (found) return found.campaign.open(({ campaign }) => runnerOf(campaignInCases(campaign), file))
  return (await gameInFile(id, file, outside)).open(({ game }) => runnerOf(game, file))
}

async function runnerOf<T extends GameTypes>(game: Game<T>, file: string): Promise<Runner> {
  const names = await game.names?.()
  return (one, source) => runOne(game, names, one, file, source)
}

function runOne<T extends GameTypes>(
  game: Game<T>,
  names: Names | undefined,
  one: Case,
  file: string,
  source: string,
): CaseRun {
  try {
    if (names) checkNames(names, one, source)
    return { kind: 'played', file, result: runCase(game, one, source) }
  } catch (error) {
    if (error instanceof InputError) return { kind: 'unusable', error }
    return { kind: 'broken', file, name: one.name ?? source, error }
  }
}

/** Records of matches lie about in the same folders, and have fields of the same names. */
function refuseRecord(text: string, file: string): void {
  const data = parseJson(text, file)
  if (typeof data !== 'object' || data === null || !('format' in data)) return
  const what = { 'sextant.match': 'match', 'sextant.campaign': 'campaign' }[String(data.format)]
  if (what === undefined) return
  const message = `this is the record of a ${what}, not a case; \`sextant replay\` shows it`
  throw new InputError(file, [{ path: '/format', message }])
}
