import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { zhNames } from '../src/battle/texts/zh-names.ts'

const DATA = fileURLToPath(new URL('../data/', import.meta.url))

/** The names in the data of battles and campaign, those of ships and captains alike. */
function namesInData(): string[] {
  const files = readdirSync(DATA, { recursive: true, encoding: 'utf8' }).filter(
    path => /^(scenarios|campaign)\/.*\.json$/.test(path) || /^(captains|fleets)\.json$/.test(path),
  )
  return files.flatMap(path =>
    [...readFileSync(DATA + path, 'utf8').matchAll(/"name": "([^"]+)"/g)].map(([, name = '']) => name),
  )
}

test('every ship and captain of the data has a Chinese name, and no name is for nobody', () => {
  const named = new Set(Object.keys(zhNames).map(key => key.replace(/^(ship|captain)\./, '')))
  const used = new Set(namesInData())
  expect([...used].filter(name => !named.has(name))).toEqual([])
  expect([...named].filter(name => !used.has(name))).toEqual([])
})

test('no two ships have the same Chinese name', () => {
  expect(new Set(Object.values(zhNames)).size).toBe(Object.keys(zhNames).length)
})
