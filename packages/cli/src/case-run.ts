import { InputError, parseJson } from '@sextant/engine'
import { type Case, type CaseResult, readCaseFile, runCase } from '@sextant/engine/cases'
import type { BoxedGame } from '@sextant/scene'
import { gameInFile } from './game-argument.ts'
import { readInput } from './input-file.ts'
import type { Io } from './io.ts'

/** What came of a case: it was played, the rules broke down in it, or it (or its whole file) makes no sense. */
export type CaseRun =
  | { readonly kind: 'played'; readonly file: string; readonly result: CaseResult }
  | { readonly kind: 'broken'; readonly file: string; readonly name: string; readonly error: unknown }
  | { readonly kind: 'unusable'; readonly error: InputError }

/** Files as they were named; for a folder all case files in it, in the order of their names. */
export async function caseFiles(io: Io, operands: readonly string[]): Promise<string[]> {
  const files: string[] = []
  for (const operand of operands) {
    if ((await io.files.kind(operand)) !== 'directory') {
      files.push(operand)
      continue
    }
    const found = (await io.files.list(operand)).filter(file => file.endsWith('.json')).sort()
    if (found.length === 0)
      throw new InputError(operand, [{ path: '/', message: 'there is no .json file in this folder' }])
    files.push(...found)
  }
  return files
}

/** Neither a file nor a case that cannot be used keeps the others from being run. */
export async function runFile(io: Io, file: string): Promise<CaseRun[]> {
  try {
    const text = await readInput(io, file)
    refuseRecord(text, file)
    const { game, cases } = readCaseFile(text, file)
    const box = await gameInFile(game, file)
    return box.open(boxed =>
      cases.map((one, index) =>
        runOne(boxed, one, file, cases.length === 1 ? file : `${file} /cases/${index}`),
      ),
    )
  } catch (error) {
    if (error instanceof InputError) return [{ kind: 'unusable', error }]
    throw error
  }
}

function runOne<S, A, E, O>(
  { game }: BoxedGame<S, A, E, O>,
  one: Case,
  file: string,
  source: string,
): CaseRun {
  try {
    return { kind: 'played', file, result: runCase(game, one, source) }
  } catch (error) {
    if (error instanceof InputError) return { kind: 'unusable', error }
    return { kind: 'broken', file, name: one.name ?? source, error }
  }
}

/** Records of matches lie about in the same folders, and have fields of the same names. */
function refuseRecord(text: string, file: string): void {
  const data = parseJson(text, file)
  if (typeof data === 'object' && data !== null && 'format' in data && data.format === 'sextant.match')
    throw new InputError(file, [
      { path: '/format', message: 'this is the record of a match, not a case; `sextant replay` shows it' },
    ])
}
