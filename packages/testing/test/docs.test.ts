import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { caseFileJsonSchema, readCaseFile } from '@sextant/engine/cases'
import { describe, expect, test } from 'vitest'
import { docPages } from '../../../scripts/doc-pages.mjs'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const read = (path: string) => readFileSync(join(root, path), 'utf8')

const pages = docPages()

describe('the docs', () => {
  test.each(pages)('%s links only to what is there', page => {
    const links = [...read(page).matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)/g)].map(
      ([, link]) => link ?? '',
    )
    expect(links.filter(link => !existsSync(join(root, dirname(page), link)))).toEqual([])
  })

  test.each(pages)('%s quotes code as it is', page => {
    const quotes = [...read(page).matchAll(/<!-- from (\S+) -->\n```\w+\n([\s\S]*?)```/g)]
    for (const [, source = '', code = ''] of quotes) expect(read(source)).toContain(code)
  })

  test('the schema of case files for editors is the one in use', () => {
    expect(JSON.parse(read('docs/designers/case.schema.json'))).toEqual(
      JSON.parse(JSON.stringify(caseFileJsonSchema())),
    )
  })

  test('the cases in the docs are cases', () => {
    const [, first = ''] =
      /```json\n(\{\n {2}"\$schema"[\s\S]*?)```/.exec(read('docs/designers/cases.md')) ?? []
    expect(readCaseFile(first, 'cases.md').cases).toHaveLength(1)
  })
})

test('the glossary has at most 50 terms', () => {
  const terms = [...read('docs/glossary.md').matchAll(/^\| (?!word |---)/gm)]
  expect(terms.length).toBeGreaterThan(20)
  expect(terms.length).toBeLessThanOrEqual(50)
})

test('the first example is below 140 lines, rules and scene together', () => {
  const lines = ['game.ts', 'show.ts'].map(
    file => read(`examples/hexapawn/src/${file}`).split('\n').length - 1,
  )
  expect(lines.reduce((sum, count) => sum + count, 0)).toBeLessThan(140)
})
