import type { Finding } from '@sextant/engine'
import { beforeAll, describe, expect, test } from 'vitest'
import { LANGUAGES, speak } from '../../src/i18n/texts.ts'
import { unproven, verdictInWords } from '../../src/ui/fair-words.ts'

const KEY = 'd04ab232742bb4ab'
const found = (of: Finding['of'], ok: boolean | null): Finding => ({ of, ok, message: '' })
const signed: Finding = { ...found('moves', true), keys: [KEY] }

beforeAll(() => speak('en'))

describe.each(LANGUAGES)('in %s', language => {
  beforeAll(() => speak(language))

  test('a record that anyone has signed is not said to be what was played, and the key is named', () => {
    const stranger = verdictInWords([found('promise', null), signed])
    expect(stranger).toContain(KEY)
    expect(stranger).toMatch(/whose key that is|密钥属于谁/)
    expect(stranger).not.toMatch(/these moves were played|所做的正是这些行动/)
    const promised = verdictInWords([found('promise', true), signed])
    expect(promised).toContain(KEY)
    expect(promised).toMatch(/these moves were played|所做的正是这些行动/)
  })

  test('all that is not proven has a line of its own', () => {
    const claims = ['terms', 'rules', 'dice', 'promise', 'players', 'signatures'] as const
    const lines = unproven([
      ...claims.map(of => found(of, null)),
      found('players', null),
      found('moves', null),
    ])
    expect(lines).toHaveLength(claims.length)
    expect(lines.join()).not.toContain('⟨')
  })

  test('rules that are later than the promise are not told as an older promise', () => {
    expect(verdictInWords([found('rules', null)])).not.toMatch(/older version|旧版本/)
  })
})
