import { readFileSync } from 'node:fs'
import { readRecord, replay } from '@sextant/engine'
import { expect, test } from 'vitest'
import { underwaterHockey } from '../src/index.ts'

test('a match of older rules says from where on it would go otherwise', () => {
  const file = new URL('older/rules-2-golden-goal.json', import.meta.url)
  const record = readRecord(readFileSync(file, 'utf8'), 'rules-2-golden-goal.json')
  expect(record.rules).toBe(2)
  expect(underwaterHockey.version).toBe(3)
  // The loser of a swap was pushed to the tile that the winner came from.
  expect(replay(underwaterHockey, record)).toMatchObject({ ok: false, step: 23 })
})
