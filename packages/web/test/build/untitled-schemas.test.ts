import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { withoutTitles } from '../../build/untitled-schemas.ts'

test('titles and descriptions go, and nothing else', () => {
  const code = `import { amount, chance as share, titled } from '@sextant/scene/kit'
const tiles = (title: string, description: string) => amount(title, description, 0, 49)
export const schema = titled('Pool', 'Where it is played.', v.strictObject({
  kind: v.variant('kind', [a, b]), named: plain('one', 'two'), long: share('Long', 'In tiles.'), wide: tiles('Wide', 'The same.'),
}))`
  expect(withoutTitles(code)).toBe(`import { amount, chance as share, titled } from '@sextant/scene/kit'
const tiles = (title: string, description: string) => amount(title, description, 0, 49)
export const schema = titled('', '', v.strictObject({
  kind: v.variant('kind', [a, b]), named: plain('one', 'two'), long: share('', ''), wide: tiles('', ''),
}))`)
})

test('a schema of a game has none left', () => {
  const file = '../../../games/underwater-hockey/src/playbook-schema.ts'
  const code = readFileSync(new URL(file, import.meta.url), 'utf8')
  expect(code).toContain("'Playbook'")
  const left = [...withoutTitles(code).matchAll(/'[A-Z][^'\n]*'/g)].map(([text]) => text)
  expect(left).toEqual([])
})
