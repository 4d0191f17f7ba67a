import type { Game, MatchRecord } from '@sextant/engine'
import { printable } from '@sextant/scene/terminal'
import type { Paint } from '../text/paint.ts'
import { rulesChanged } from './reel.ts'
import type { Finding } from './verdict.ts'

export function verdictInWords<S, A, E, O>(
  game: Game<S, A, E, O>,
  record: MatchRecord,
  findings: readonly Finding[],
  paint: Paint,
): string {
  const lines = [
    ...(record.rules === game.version ? [] : [paint.yellow(rulesChanged(record, game.version))]),
    ...findings.flatMap(finding => findingInWords(finding, paint)),
  ]
  return `${lines.join('\n')}\n`
}

function findingInWords({ ok, step, message, differences = [] }: Finding, paint: Paint): string[] {
  const mark = ok === null ? paint.dim('–') : ok ? paint.green('✓') : paint.red('✗')
  const where = step === undefined ? '' : step === 0 ? 'at the set-up: ' : `at step ${step}: `
  return [`${mark} ${where}${printable(message)}`, ...differences.map(line => `    ${printable(line)}`)]
}
