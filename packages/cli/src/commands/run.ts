import { caseInWords } from '../case-report.ts'
import { type CaseRun, caseFiles, runFile } from '../case-run.ts'
import { command, JSON_OPTION } from '../command.ts'
import { complain } from '../complaint.ts'
import { GAME_OPTION, gameOption } from '../game-argument.ts'
import type { Paint } from '../text/paint.ts'
import { prettyJson } from '../text/pretty-json.ts'
import { UsageError } from '../usage-error.ts'

export const run = command({
  name: 'run',
  summary: 'run case files: positions, actions, dice, and the results they must give',
  operands: '<file or folder…> [options]',
  about:
    'A folder means every .json file in it and in the folders inside it. A case that expects nothing is\n' +
    'shown instead, with its events and the state it ends in; as JSON if there are only such cases.',
  options: {
    ...GAME_OPTION,
    verbose: { type: 'boolean', about: 'list the cases that pass, too' },
    json: JSON_OPTION,
  },
  examples: [
    { line: 'sextant run cases/', about: 'every case in a folder' },
    { line: 'sextant run capture.json --verbose', about: 'one file, each of its cases named' },
    { line: 'sextant run cases/ --game ./my-game', about: 'cases of a game of your own' },
    { line: 'sextant schema --cases', about: 'what a case file may say' },
  ],
  async run({ io, values, operands, paint }) {
    if (operands.length === 0) throw new UsageError('which case files, or which folder of them?', 'run')
    const outside = await gameOption(io, values)
    const runs: CaseRun[] = []
    for (const file of await caseFiles(io, operands)) runs.push(...(await runFile(io, file, outside)))
    // Where nothing is expected the answer is data, and everything else is said beside it.
    const asked = values.json ? undefined : allShown(runs)
    const say = (line: string) => (asked ? io.err(`${line}\n`) : io.out(`${line}\n`))
    const layout = { paint, width: io.terminal.columns, verbose: values.verbose ?? false, shows: !asked }
    for (const run of runs) {
      if (!values.json) for (const line of caseInWords(run, layout)) say(line)
      if (run.kind !== 'played') complain(io, run.error)
    }
    const counts = count(runs)
    if (values.json) io.out(`${JSON.stringify(asData(runs, counts), undefined, 2)}\n`)
    else {
      if (asked) io.out(`${prettyJson(runs.length === 1 ? asked[0] : asked, layout.width).join('\n')}\n`)
      say(countsInWords(counts, paint))
    }
    if (counts.unusable > 0) return 2
    return counts.failed > 0 ? 1 : 0
  },
})

/** What happened in each case, if none of those that can be used expects anything. */
function allShown(runs: readonly CaseRun[]): object[] | undefined {
  const usable = runs.filter(run => run.kind !== 'unusable')
  const shown = usable.flatMap(run => (run.kind === 'played' && !run.result.expects ? [run.result] : []))
  if (shown.length === 0 || shown.length < usable.length) return undefined
  return shown.map(({ name, events, state }) => ({ name, events, state }))
}

interface Counts {
  readonly passed: number
  readonly failed: number
  /** Played without a hitch, expecting nothing. */
  readonly shown: number
  readonly unusable: number
}

function count(runs: readonly CaseRun[]): Counts {
  const played = runs.flatMap(run => (run.kind === 'played' ? [run.result] : []))
  const held = played.filter(({ failures }) => failures.length === 0)
  const passed = held.filter(({ expects }) => expects).length
  const unusable = runs.filter(({ kind }) => kind === 'unusable').length
  return { passed, failed: runs.length - unusable - held.length, shown: held.length - passed, unusable }
}

function countsInWords({ passed, failed, shown, unusable }: Counts, paint: Paint): string {
  return [
    paint.green(`${passed} passed`),
    failed > 0 ? paint.red(`${failed} failed`) : '0 failed',
    ...(shown > 0 ? [`${shown} shown`] : []),
    ...(unusable > 0 ? [paint.red(`${unusable} unusable`)] : []),
  ].join(', ')
}

function asData(runs: readonly CaseRun[], { passed, failed, shown }: Counts) {
  return {
    passed,
    failed,
    shown,
    cases: runs.flatMap(run => (run.kind === 'unusable' ? [] : [caseAsData(run)])),
    unusable: runs.flatMap(run =>
      run.kind === 'unusable' ? [{ source: run.error.source, flaws: run.error.flaws }] : [],
    ),
  }
}

function caseAsData(run: Exclude<CaseRun, { kind: 'unusable' }>) {
  if (run.kind === 'broken') {
    const { file, name, error } = run
    return { file, name, passed: false, fault: error instanceof Error ? error.message : String(error) }
  }
  const { file, result } = run
  const { name, failures, expects, events, state } = result
  const passed = expects || failures.length > 0 ? failures.length === 0 : null
  return { file, name, passed, failures, events, state }
}
