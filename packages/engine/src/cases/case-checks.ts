import type { Check } from '../conformance/check.ts'
import type { Game, GameTypes } from '../game/game.ts'
import type { Names } from '../game/names.ts'
import { readCaseFile } from './case-file.ts'
import { checkNames } from './check-names.ts'
import { type CaseResult, runCase } from './run-case.ts'

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
        const where = `${name} case ${index + 1}`
        const holds = (names?: Names) => {
          if (names) checkNames(names, given, where)
          ensureHolds(runCase(game, given, where))
        }
        return game.names ? game.names().then(holds) : holds()
      },
    }))
  })
}

function ensureHolds({ failures, expects }: CaseResult): void {
  if (!expects) throw new Error('the case expects nothing, so it tests nothing')
  if (failures.length === 0) return
  const lines = failures.map(
    ({ step, what, expected, actual }) =>
      `step ${step}, ${what}:\n  expected ${JSON.stringify(expected)}\n  actual   ${JSON.stringify(actual)}`,
  )
  throw new Error(lines.join('\n'))
}
