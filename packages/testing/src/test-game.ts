import { caseChecks } from '@sextant/engine/cases'
import { type ConformanceOptions, conformance, goldenChecks } from '@sextant/engine/conformance'
import type { Box } from '@sextant/scene'
import { type BotCheckOptions, botChecks } from './bot-checks.ts'
import { builderChecks } from './builder-checks.ts'
import { group, jsonFiles } from './group.ts'
import { showChecks } from './show-checks.ts'
import { asThoroughAsAsked } from './thorough.ts'

export interface GameTestOptions extends ConformanceOptions {
  readonly bots?: BotCheckOptions
}

/**
 * All the tests a game has in common with every other: the conformance suite, its scenes and gestures, its bots, the
 * case files in `cases/` and the golden records in `golden/` of its test folder.
 *
 *     testGame(hexapawnBox, new URL('.', import.meta.url))
 */
export function testGame(box: Box, folder: URL, asked: GameTestOptions = {}): void {
  const options = asThoroughAsAsked(asked)
  box.open(contents => {
    const { game } = contents
    group(`${game.id}: conformance`, conformance(game, options))
    group(`${game.id}: scenes`, showChecks(contents, options))
    if (contents.show.builders) group(`${game.id}: builders`, builderChecks(contents))
    if (contents.bots.length > 0) group(`${game.id}: bots`, botChecks(contents, options))
    group(`${game.id}: cases`, caseChecks(game, jsonFiles(new URL('cases/', folder))))
    group(`${game.id}: golden records`, goldenChecks(game, jsonFiles(new URL('golden/', folder))))
  })
}
