import type { CaseFailure, CaseResult } from '@sextant/engine/cases'
import { printable, shortName } from '@sextant/scene/terminal'
import type { CaseRun } from './case-run.ts'
import type { Paint } from './text/paint.ts'
import { prettyJson } from './text/pretty-json.ts'
import { relevant } from './text/relevant.ts'
import { sideBySide } from './text/side-by-side.ts'

export interface Layout {
  readonly paint: Paint
  readonly width: number
  /** Whether cases that hold are named, too. */
  readonly verbose: boolean
  /** Whether what happened in cases that expect nothing stands here, or somewhere else. */
  readonly shows: boolean
}

/** What is said of one case: nothing of one that holds, unless it is asked for or expects nothing. */
export function caseInWords(run: CaseRun, layout: Layout): string[] {
  const { paint, verbose, shows } = layout
  if (run.kind === 'unusable') return []
  if (run.kind === 'broken')
    return [`${paint.red('✗')} ${titled(run.file, run.name, paint, paint.bold)}`, '  the rules crashed', '']
  const { file, result } = run
  const { name, failures, expects } = result
  const events = expects || !shows ? [] : shown(result, layout)
  if (failures.length > 0)
    return [
      `${paint.red('✗')} ${titled(file, name, paint, paint.bold)}`,
      ...failures.flatMap(failure => failureInWords(failure, layout)),
      ...events,
      '',
    ]
  if (!expects) return [`${paint.cyan('•')} ${titled(file, name, paint)}`, ...events, ...(shows ? [''] : [])]
  return verbose ? [`${paint.green('✓')} ${titled(file, name, paint)}`] : []
}

function titled(file: string, name: string, paint: Paint, emphasis = (text: string) => text): string {
  const shown = printable(file)
  return `${paint.dim(shown)}${name === file ? '' : emphasis(` › ${shortName(name)}`)}`
}

/** What is compared by the fields that are asked for; everything else must be the same altogether. */
const PARTIAL = ['events', 'outcome', 'refusal']

function failureInWords({ step, what, expected, actual }: CaseFailure, { paint, width }: Layout): string[] {
  const partial = PARTIAL.includes(what) ? relevant(actual, expected) : actual
  const title = `${whereOf(step, what)}${printable(what)}`
  return [`  ${title}`, ...sideBySide(expected, partial, width - 4, paint).map(line => `    ${line}`)]
}

/** What fails at the set-up says so itself. */
function whereOf(step: number, what: string): string {
  if (what.startsWith('set-up: ')) return ''
  return step === 0 ? 'at the end: ' : `step ${step}: `
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
