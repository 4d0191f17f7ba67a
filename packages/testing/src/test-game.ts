import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { caseChecks } from '@sextant/engine/cases'
import { type Check, type ConformanceOptions, conformance, goldenChecks } from '@sextant/engine/conformance'
import type { Box } from '@sextant/scene'
import { describe, test } from 'vitest'
import { showChecks } from './show-checks.ts'

/**
 * All the tests a game has in common with every other: the conformance suite, its scenes and gestures, the
 * case files in `cases/` and the golden records in `golden/` of its test folder.
 *
 *     testGame(hexapawnBox, new URL('.', import.meta.url))
 */
export function testGame(box: Box, folder: URL, options: ConformanceOptions = {}): void {
  box.open(contents => {
    const { game } = contents
    group(`${game.id}: conformance`, conformance(game, options))
    group(`${game.id}: scenes`, showChecks(contents, options))
    group(`${game.id}: cases`, caseChecks(game, jsonFiles(new URL('cases/', folder))))
    group(`${game.id}: golden records`, goldenChecks(game, jsonFiles(new URL('golden/', folder))))
  })
}

function group(name: string, checks: readonly Check[]): void {
  describe(name, () => {
    for (const check of checks.length > 0 ? checks : [missing(name)]) test(check.name, check.run)
  })
}

/** An empty folder is a forgotten one. */
function missing(name: string): Check {
  return {
    name: 'there are some',
    run() {
      throw new Error(`${name}: there is none`)
    },
  }
}

/** The texts of the JSON files in a folder and below it, by name. */
function jsonFiles(folder: URL): Record<string, string> {
  if (!existsSync(folder)) return {}
  const names = readdirSync(fileURLToPath(folder), { recursive: true, encoding: 'utf8' })
  const files = names.filter(name => name.endsWith('.json')).sort()
  return Object.fromEntries(files.map(name => [name, readFileSync(new URL(name, folder), 'utf8')]))
}
