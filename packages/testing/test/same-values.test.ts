import { expect, test } from 'vitest'
import { sameValues } from '../src/same-values.ts'

test('a value that is said in one language only is found', () => {
  const texts = (en: string, zh: string) => ({ en: { hit: en }, zh: { hit: zh } })
  expect(() => sameValues(texts('{who} takes {damage}', '{who}受到{damage}点伤害'))).not.toThrow()
  expect(() => sameValues(texts('{who} takes {damage}', '{who}受到伤害'))).toThrow(
    'hit: {damage} is not said in zh',
  )
  expect(() => sameValues(texts('{who} is hit', '{who}受到{damage}点伤害'))).toThrow(
    'hit: {damage} is not said in en',
  )
})
