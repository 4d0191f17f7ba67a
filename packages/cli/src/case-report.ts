import type { CaseFailure, CaseResult } from '@sextant/engine/cases'
import type { Paint } from './text/paint.ts'
import { prettyJson } from './text/pretty-json.ts'
import { printable } from './text/printable.ts'
import { relevant } from './text/relevant.ts'
import { sideBySide } from './text/side-by-side.ts'

/** A case that was run, and the file it stands in. */
export interface RunCase {
  readonly file: string
  readonly result: CaseResult
}

export interface Layout {
  readonly paint: Paint
  readonly width: number
}

/** What is said of one case: nothing of one that holds, unless it is asked for or expects nothing. */
export function caseInWords({ file, result }: RunCase, verbose: boolean, { paint, width }: Layout): string[] {
  const { name, failures, expects } = result
  const where = paint.dim(file)
  const what = name === file ? '' : ` › ${printable(name)}`
  const shows = expects ? [] : shown(result, { paint, width })
  if (failures.length > 0)
    return [
      `${paint.red('✗')} ${where}${paint.bold(what)}`,
      ...failures.flatMap(failure => failureInWords(failure, { paint, width })),
      ...shows,
      '',
    ]
  if (!expects) return [`${paint.cyan('•')} ${where}${what}`, ...shows, '']
  return verbose ? [`${paint.green('✓')} ${where}${what}`] : []
}

/** What is compared by the fields that are asked for; everything else must be the same altogether. */
const PARTIAL = ['events', 'outcome', 'refusal']

function failureInWords({ step, what, expected, actual }: CaseFailure, { paint, width }: Layout): string[] {
  const partial = PARTIAL.includes(what) ? relevant(actual, expected) : actual
  const title = `${step === 0 ? 'at the end' : `step ${step}`}: ${what}`
  return [`  ${title}`, ...sideBySide(expected, partial, width - 4, paint).map(line => `    ${line}`)]
}

/** A case that expects nothing is asked what happens. */
function shown({ events, state }: CaseResult, { paint, width }: Layout): string[] {
  const steps = events.flatMap((list, index) => [
    paint.dim(`  step ${index + 1}`),
    ...list.flatMap(event => prettyJson(event, width - 4)).map(line => `    ${line}`),
    ...(list.length === 0 ? [paint.dim('    nothing happened')] : []),
  ])
  return [...steps, paint.dim('  state'), ...prettyJson(state, width - 4).map(line => `    ${line}`)]
}
