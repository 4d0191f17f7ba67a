import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const script = fileURLToPath(new URL('../scripts/seats.mjs', import.meta.url))
const file = new URL('../data/scenarios/flags.json', import.meta.url)

test.each([
  ['abc flags --write', 'the number of matches comes first, 1 to 999999, found "abc"'],
  ['flags --write', 'the number of matches comes first, 1 to 999999, found "flags"'],
  ['0 flags --write', 'the number of matches comes first'],
  ['42 --write', 'no scenario is named'],
  ['42 flags flag --write', 'there is no scenario flag; there are elimination, '],
  ['42 flags --bot nobody --write', 'there is no bot nobody'],
  ['--help', "Unknown option '--help'"],
])('seats.mjs %s is refused, and nothing is written', (line, why) => {
  const before = readFileSync(file, 'utf8')
  const { status, stderr } = spawnSync(process.execPath, [script, ...line.split(' ')], { encoding: 'utf8' })
  expect([status, stderr]).toEqual([2, expect.stringContaining(why)])
  expect(stderr).toContain('usage: node packages/games/firefight/scripts/seats.mjs')
  expect(readFileSync(file, 'utf8')).toBe(before)
})
