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

test('those that are said by themselves go too, and those of functions', () => {
  const code = `function perSide(title: string, description: string) { return whole(title, description, 0, 99) }
const kind = v.pipe(v.picklist(KINDS), v.title('Kind'), v.description('What it can hold.'), v.regex(/a/, 'a name'))
const armor = perSide('Armor', 'Absorbs.')`
  expect(
    withoutTitles(code),
  ).toBe(`function perSide(title: string, description: string) { return whole(title, description, 0, 99) }
const kind = v.pipe(v.picklist(KINDS), v.title(''), v.description(''), v.regex(/a/, 'a name'))
const armor = perSide('', '')`)
})

test.each([
  ['underwater-hockey/src/playbook-schema.ts', "'Playbook'"],
  ['hex-ships/src/battle/schema/classes.ts', "'Designs'"],
  ['hex-ships/src/battle/schema/fleets.ts', "'Fleets'"],
])('the schema %s has none left', (file, title) => {
  const code = readFileSync(new URL(`../../../games/${file}`, import.meta.url), 'utf8')
  expect(code).toContain(title)
  const left = [...withoutTitles(code).matchAll(/'[A-Z][^'\n]*'/g)].map(([text]) => text)
  expect(left).toEqual([])
})
