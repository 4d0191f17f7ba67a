import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Check } from '@sextant/engine/conformance'
import { describe, test } from 'vitest'

/** Checks of one kind under a name. */
export function group(name: string, checks: readonly Check[]): void {
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
export function jsonFiles(folder: URL): Record<string, string> {
  if (!existsSync(folder)) return {}
  const names = readdirSync(fileURLToPath(folder), { recursive: true, encoding: 'utf8' })
  const files = names.filter(name => name.endsWith('.json')).sort()
  return Object.fromEntries(files.map(name => [name, readFileSync(new URL(name, folder), 'utf8')]))
}
