import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { caseChecks } from '@sextant/engine/cases'
import { describe, test } from 'vitest'
import { hexShips } from '../src/index.ts'

const folder = new URL('cases/', import.meta.url)
const files = readdirSync(fileURLToPath(folder)).sort()

describe('hex-ships: cases', () => {
  const texts = files.map(name => [name, readFileSync(new URL(name, folder), 'utf8')])
  for (const check of caseChecks(hexShips, Object.fromEntries(texts))) test(check.name, check.run)
})
