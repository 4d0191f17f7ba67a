import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { docPages } from '../../../scripts/doc-pages.mjs'
import { quotable, quotedOutputs, withOutputs } from '../../../scripts/quoted-output.mjs'
import { type } from './memory-terminal.ts'

const read = (page: string) =>
  readFileSync(fileURLToPath(new URL(`../../../${page}`, import.meta.url)), 'utf8')
const quotes = docPages().flatMap(page => quotedOutputs(read(page)).map(quote => ({ page, ...quote })))

describe('what the docs quote of a command is what it prints', () => {
  test('there are such quotes, and every mark of one has its block', () => {
    const marks = docPages().flatMap(page => read(page).match(/^<!-- (?:long )?output of:/gm) ?? [])
    expect(quotes).toHaveLength(marks.length)
    expect(quotes.filter(({ long }) => !long)).not.toEqual([])
  })

  const quick = quotes
    .filter(({ long }) => !long)
    .map(({ args, ...quote }) => ({ ...quote, command: args.join(' ') }))
  test('of scripts name scripts that are there', () => {
    const scripts = quotes.flatMap(({ script }) => script ?? [])
    expect(
      scripts.filter(script => !existsSync(fileURLToPath(new URL(`../../../${script}`, import.meta.url)))),
    ).toEqual([])
  })

  // A difference is mended by `npm run docs:output`.
  test.each(quick)('$page: sextant $command', async ({ command, text }) => {
    const { code, out } = await type(command)
    expect(code).toBe(0)
    expect(text).toBe(quotable(out))
  })
})

describe('quotes', () => {
  const page = [
    'Before',
    '<!-- output of: sextant games -->',
    '```text',
    'old',
    '```',
    '<!-- long output of: sextant simulate hexapawn -->',
    '```text',
    'old too',
    '```',
    '<!-- long output of: node packages/games/broadside/scripts/balance.mjs duels --count 9 -->',
    '```text',
    'of a script',
    '```',
    'after',
  ].join('\n')

  test('are found with their command, and are replaced one by one', () => {
    expect(quotedOutputs(page)).toEqual([
      { args: ['games'], long: false, text: 'old\n' },
      { args: ['simulate', 'hexapawn'], long: true, text: 'old too\n' },
      {
        script: 'packages/games/broadside/scripts/balance.mjs',
        args: ['duels', '--count', '9'],
        long: true,
        text: 'of a script\n',
      },
    ])
    const renewed = withOutputs(page, ['new $& line\n', undefined, undefined])
    expect(renewed).toBe(page.replace('old\n', () => 'new $& line\n'))
  })

  test('of a script are never compared by a test: they are long', () => {
    expect(quotedOutputs(page.replace('long output of: node', 'output of: node'))).toHaveLength(2)
  })

  test('do not say how long something took', () => {
    expect(quotable('length  8\nspeed   55 actions/s, 16.01 s in total\n\n')).toBe('length  8\n')
  })
})
