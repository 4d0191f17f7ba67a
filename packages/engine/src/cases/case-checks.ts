import type { Check } from '../conformance/check.ts'
import type { Game, GameTypes } from '../game.ts'
import { readCaseFile } from './case-file.ts'
import { runCase } from './run-case.ts'

/** Every case in some case files, by file name, as checks for a test runner. */
export function caseChecks<T extends GameTypes>(
  game: Game<T>,
  files: Readonly<Record<string, string>>,
): Check[] {
  return Object.entries(files).flatMap(([name, text]) => {
    const file = readCaseFile(text, name)
    if (file.game !== game.id) throw new Error(`${name} is for ${file.game}, not for ${game.id}`)
    return file.cases.map((given, index) => ({
      name: `${name}: ${given.name ?? `case ${index + 1}`}`,
      run() {
        const { failures, expects } = runCase(game, given, `${name} case ${index + 1}`)
        if (!expects) throw new Error('the case expects nothing, so it tests nothing')
        if (failures.length === 0) return
        const lines = failures.map(
          ({ step, what, expected, actual }) =>
            `step ${step}, ${what}:\n  expected ${JSON.stringify(expected)}\n  actual   ${JSON.stringify(actual)}`,
        )
        throw new Error(lines.join('\n'))
      },
    }))
  })
}
