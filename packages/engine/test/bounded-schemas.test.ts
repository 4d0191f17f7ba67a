import * as v from 'valibot'
import { expect, test } from 'vitest'
import { unboundedIn } from '../src/conformance/bounded-schemas.ts'
import { LIMITS } from '../src/index.ts'

const whole = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(9))

test('finds numbers, texts, lists and objects without bounds, and where they are', () => {
  const schema = v.strictObject({
    distance: v.number(),
    half: v.pipe(v.number(), v.minValue(0)),
    name: v.string(),
    picture: v.pipe(v.string(), v.maxLength(LIMITS.text + 1)),
    words: v.pipe(v.string(), v.maxLength(LIMITS.text)),
    hash: v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/)),
    id: v.pipe(v.string(), v.regex(/^[a-z]+$/)),
    units: v.array(v.strictObject({ at: whole })),
    some: v.pipe(v.array(v.optional(v.number())), v.maxLength(3)),
    byName: v.record(v.string(), whole),
    either: v.nullable(v.union([whole, v.number()])),
    rest: v.unknown(),
  })
  expect(unboundedIn(schema)).toEqual([
    '/distance number',
    '/half number',
    '/name string',
    '/picture string',
    '/id string',
    '/units list',
    '/some/# number',
    '/byName object',
    '/either number',
    '/rest unknown',
  ])
})

test('bounds may be added to what has some already, and schemas may lead back to themselves', () => {
  interface Tree {
    readonly branches: readonly Tree[]
  }
  const tree: v.GenericSchema<Tree> = v.strictObject({
    branches: v.lazy(() => v.pipe(v.array(tree), v.maxLength(3))),
  })
  const count = v.pipe(v.number(), v.minValue(0))
  expect(unboundedIn(v.strictObject({ tree, count: v.pipe(count, v.maxValue(9)) }))).toEqual([])
})
