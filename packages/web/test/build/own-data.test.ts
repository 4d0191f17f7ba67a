import { expect, test } from 'vitest'
import { withoutChecks } from '../../build/own-data.ts'

test('data takes the place of its check, and what only the check needed is not imported', () => {
  const code = `import { parseShape, type Scenario } from '@sextant/engine'
import * as v from 'valibot'
import file from '#data/pool.json' with { type: 'json' }
import { card } from './card.ts'
import { poolSchema, type Pool } from './schema.ts'
export const pool: Pool = parseShape(poolSchema, file, 'data/pool.json')
export const names = parseShape(v.record(v.string(), v.string()), { ...file, id: card.id }, \`data/\${card.id}.json\`)`
  expect(withoutChecks(code).trim().split(/\n+/)).toEqual([
    "import file from '#data/pool.json' with { type: 'json' }",
    "import { card } from './card.ts'",
    'export const pool: Pool = (file)',
    'export const names = ({ ...file, id: card.id })',
  ])
})

test('a check inside of another goes too, and imports that are still used stay', () => {
  const code = `import { parseShape } from './engine.ts'
import { inner, outer, tidy } from './schemas.ts'
const all = tidy(parseShape(outer, [parseShape(inner, one, 'a')], 'b'))`
  expect(withoutChecks(code).trim().split(/\n+/)).toEqual([
    "import { inner, outer, tidy } from './schemas.ts'",
    'const all = tidy(([(one)]))',
  ])
})
