import { InputError, parseJson } from '@sextant/engine'
import { readCaseFile, runCase } from '@sextant/engine/cases'
import { caseInWords, type RunCase } from '../case-report.ts'
import { command, JSON_OPTION } from '../command.ts'
import { complain } from '../complaint.ts'
import { gameInFile } from '../game-argument.ts'
import { readInput } from '../input-file.ts'
import type { Io } from '../io.ts'
import { UsageError } from '../usage-error.ts'

export const run = command({
  name: 'run',
  summary: 'run case files: positions, actions, dice, and what must come of them',
  operands: '<file or folder…> [options]',
  about:
    'A folder stands for every .json file in it and in the folders inside it. A case that expects nothing is\n' +
    'shown instead: its events and the state it ends in.',
  options: {
    verbose: { type: 'boolean', about: 'name the cases that hold, too' },
    json: JSON_OPTION,
  },
  examples: [
    { line: 'sextant run cases/', about: 'every case in a folder' },
    { line: 'sextant run capture.json --verbose', about: 'one file, each of its cases named' },
    { line: 'sextant schema --cases', about: 'what a case file may say' },
  ],
  async run({ io, values, operands, paint }) {
    if (operands.length === 0) throw new UsageError('which case files, or which folder of them?', 'run')
    const cases: RunCase[] = []
    const unreadable: InputError[] = []
    const width = io.terminal.columns
    for (const file of await caseFiles(io, operands))
      try {
        for (const result of await runFile(io, file)) {
          cases.push(result)
          if (values.json) continue
          for (const line of caseInWords(result, values.verbose ?? false, { paint, width }))
            io.out(`${line}\n`)
        }
      } catch (error) {
        // One file that cannot be read does not keep the others from being run.
        if (!(error instanceof InputError)) throw error
        unreadable.push(error)
        complain(io, error)
      }
    const failed = cases.filter(({ result }) => result.failures.length > 0).length
    const shown = cases.filter(({ result }) => !result.expects && result.failures.length === 0).length
    const passed = cases.length - failed - shown
    if (values.json) {
      const flawed = unreadable.map(({ source, flaws }) => ({ source, flaws }))
      const report = { passed, failed, cases: cases.map(asData), unreadable: flawed }
      io.out(`${JSON.stringify(report, undefined, 2)}\n`)
    } else {
      const counts = [
        paint.green(`${passed} passed`),
        failed > 0 ? paint.red(`${failed} failed`) : '0 failed',
        ...(shown > 0 ? [`${shown} shown`] : []),
        ...(unreadable.length > 0 ? [paint.red(`${unreadable.length} unreadable`)] : []),
      ]
      io.out(`${counts.join(', ')}\n`)
    }
    if (unreadable.length > 0) return 2
    return failed > 0 ? 1 : 0
  },
})

/** Files as they were named; for a folder all case files in it, in the order of their names. */
async function caseFiles(io: Io, operands: readonly string[]): Promise<string[]> {
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

async function runFile(io: Io, file: string): Promise<RunCase[]> {
  const text = await readInput(io, file)
  refuseRecord(text, file)
  const { game, cases } = readCaseFile(text, file)
  const box = await gameInFile(game, file)
  return box.open(boxed =>
    cases.map((one, index) => {
      const source = cases.length === 1 ? file : `${file} /cases/${index}`
      return { file, result: runCase(boxed.game, one, source) }
    }),
  )
}

/** Records of matches lie about in the same folders, and have fields of the same names. */
function refuseRecord(text: string, file: string): void {
  const data = parseJson(text, file)
  if (typeof data === 'object' && data !== null && 'format' in data && data.format === 'sextant.match')
    throw new InputError(file, [
      { path: '/format', message: 'this is the record of a match, not a case; `sextant replay` shows it' },
    ])
}

function asData({ file, result }: RunCase) {
  const { name, failures, expects, events, state } = result
  return {
    file,
    name,
    passed: expects || failures.length > 0 ? failures.length === 0 : null,
    failures,
    events,
    state,
  }
}
