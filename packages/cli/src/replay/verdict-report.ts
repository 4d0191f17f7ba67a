import type { Finding } from '@sextant/engine'
import { printable } from '@sextant/scene/terminal'
import type { Paint } from '../text/paint.ts'

/** Findings, each with where it is; `unit` is what a record is made of. */
export function verdictInWords(
  findings: readonly Finding[],
  warnings: readonly string[],
  paint: Paint,
  unit: 'step' | 'entry' = 'step',
): string {
  const lines = [
    ...warnings.map(paint.yellow),
    ...findings.flatMap(finding => findingInWords(finding, paint, unit)),
  ]
  return `${lines.join('\n')}\n`
}

function findingInWords(
  { ok, step, message, differences = [] }: Finding,
  paint: Paint,
  unit: string,
): string[] {
  const mark = ok === null ? paint.dim('–') : ok ? paint.green('✓') : paint.red('✗')
  const where = step === undefined ? '' : step === 0 ? 'at the set-up: ' : `at ${unit} ${step}: `
  return [`${mark} ${where}${printable(message)}`, ...differences.map(line => `    ${printable(line)}`)]
}
