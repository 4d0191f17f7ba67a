import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { caseChecks } from '@sextant/engine/cases'
import { type Check, conformance, goldenChecks } from '@sextant/engine/conformance'
import { describe, expect, test } from 'vitest'
import { firefight } from '../src/index.ts'

function group(name: string, checks: readonly Check[]): void {
  describe(name, () => {
    test('there are some', () => expect(checks.length).toBeGreaterThan(0))
    for (const check of checks) test(check.name, check.run)
  })
}

function jsonFiles(folder: string): Record<string, string> {
  const url = new URL(`${folder}/`, import.meta.url)
  if (!existsSync(url)) return {}
  const names = readdirSync(fileURLToPath(url), { recursive: true, encoding: 'utf8' })
  const files = names.filter(name => name.endsWith('.json')).sort()
  return Object.fromEntries(files.map(name => [name, readFileSync(new URL(name, url), 'utf8')]))
}

// A random battle takes hundreds of actions and meets most rules, so that one for each check is enough.
const scenarios = ['elimination', 'printed', 'hill-ford', 'flags', 'breakthrough', 'ruins']
group('firefight: conformance', conformance(firefight, { matches: 1, scenarios }))
group('firefight: cases', caseChecks(firefight, jsonFiles('cases')))
group('firefight: golden records', goldenChecks(firefight, jsonFiles('golden')))
