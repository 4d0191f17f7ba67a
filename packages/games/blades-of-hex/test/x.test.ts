import { expect, test } from 'vitest'
import { u } from '../src/index.ts'
test('x', () => expect(u).toEqual({ a: 1 }))
