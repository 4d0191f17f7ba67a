import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, onTestFinished, test } from 'vitest'

const bin = fileURLToPath(new URL('../bin/sextant.js', import.meta.url))

/** Megabytes: without a file a command takes half of it. */
const HEAP = 200

/** Runs a command on a file, in a process that ends where it takes more memory than that. */
function inLittleMemory(data: unknown, args: readonly string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'sextant-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'x.json')
  writeFileSync(file, JSON.stringify(data))
  const words = args.map(word => (word === 'x.json' ? file : word))
  const { status, signal, stderr } = spawnSync(
    process.execPath,
    [`--max-old-space-size=${HEAP}`, bin, ...words],
    { encoding: 'utf8' },
  )
  return { status, signal, stderr: stderr.replaceAll(file, 'x.json') }
}

function record(state: unknown, packed: readonly unknown[]) {
  return {
    format: 'sextant.match',
    version: 3,
    game: 'hexapawn',
    rules: 1,
    options: {},
    seats: [{ name: 'white', player: 'a' }],
    commitment: '0'.repeat(64),
    start: { given: false, dice: [], state },
    steps: { layout: 2, packed },
  }
}

/** Some of these took gigabytes, half a minute, or ended in a stack that was full. */
const RECORDS = {
  'a long start and many steps': [
    record(
      { items: Array(100_000).fill(0) },
      Array.from({ length: 8000 }, (_, i) => [0, {}, ['/items/7', i]]),
    ),
    'the states are more than a record may stand for',
  ],
  'many changes of a step': [
    record({ items: Array(1000).fill(0) }, [
      [0, {}, Array.from({ length: 200_000 }, (_, i) => [i < 1000 ? `/items/${i}` : i % 1000, 1]).flat()],
    ]),
    '200000 places change; 20000 may in a step',
  ],
  'paths that go deeper and deeper': [
    record(
      { a: 0 },
      Array.from({ length: 1000 }, (_, i) => [
        0,
        {},
        [`${'/a'.repeat(1 + 9 * i)}`, JSON.parse(`${'{"a":'.repeat(9)}0${'}'.repeat(9)}`)],
      ]),
    ),
    'goes too deep: more than 64 lists and objects inside each other',
  ],
} as const

describe('a record that stands for far more than it says is refused in little memory', () => {
  test.each(Object.entries(RECORDS))('%s', (_, [data, words]) => {
    for (const args of [
      ['replay', 'x.json'],
      ['replay', 'x.json', '--verify'],
      ['play', '--resume', 'x.json'],
    ]) {
      const { status, signal, stderr } = inLittleMemory(data, args)
      expect({ status, signal }).toEqual({ status: 2, signal: null })
      expect(stderr).toContain(words)
      expect(stderr).not.toContain('a bug in')
    }
  })
})

test('a case with nine places in each other is refused in little memory', () => {
  const value = Object.fromEntries([...'abcdefgh'].map(key => [key, 0]))
  const change = Object.fromEntries(Array.from({ length: 9 }, (_, i) => [`/z${'/*'.repeat(i)}`, value]))
  for (const given of [{ change }, { changeOptions: change }]) {
    const { status, signal, stderr } = inLittleMemory({ game: 'hexapawn', ...given }, ['run', 'x.json'])
    expect({ status, signal }).toEqual({ status: 2, signal: null })
    expect(stderr).toMatch(
      /x\.json \/change(Options)? \/z(\/\*)+: stands for too many places: more than 20000/,
    )
  }
})
