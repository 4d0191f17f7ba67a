import { describe, expect, it, test } from 'vitest'
import { allCatalogues, say, spans } from '../src/index.ts'

const catalogue = { turn: '{side} to move, round {round}', red: 'Red', nest: '({inner})' }

describe('say', () => {
  it('says plain text as it is, braces and all', () => {
    expect(say('Round {n}', catalogue)).toBe('Round {n}')
  })

  it('fills in values, and texts inside texts', () => {
    expect(say({ key: 'turn', values: { side: { key: 'red' }, round: 3 } }, catalogue)).toBe(
      'Red to move, round 3',
    )
    expect(say({ key: 'nest', values: { inner: { key: 'nest', values: { inner: 0 } } } }, catalogue)).toBe(
      '((0))',
    )
  })

  it('shows what is missing', () => {
    expect(say({ key: 'nowhere' }, catalogue)).toBe('⟨nowhere⟩')
    expect(say({ key: 'turn', values: { round: 1 } }, catalogue)).toBe('{side} to move, round 1')
  })

  it('says what it was given instead of a sentence that is missing', () => {
    const otherwise = { key: 'nest', values: { inner: 'pikes' } }
    expect(say({ key: 'kind.pikes', otherwise }, catalogue)).toBe('(pikes)')
    expect(say({ key: 'red', otherwise }, catalogue)).toBe('Red')
  })

  it('finds nothing that every object has without being given it', () => {
    for (const key of ['constructor', 'toString', '__proto__']) {
      expect(say({ key }, {})).toBe(`⟨${key}⟩`)
      expect(say({ key: 'hole', values: {} }, { hole: `{${key}}` })).toBe(`{${key}}`)
    }
    expect(say({ key: 'hole' }, { hole: '{constructor}' })).toBe('{constructor}')
  })

  it('does not fill in what a value happens to contain', () => {
    expect(say({ key: 'turn', values: { side: '{round}', round: 1 } }, catalogue)).toBe(
      '{round} to move, round 1',
    )
  })
})

test('places keep their cells in the parts of a text', () => {
  const at = { cell: 7, name: { key: 'nest', values: { inner: 3 } } }
  expect(spans({ key: 'turn', values: { side: at, round: 2 } }, catalogue)).toEqual([
    { text: '(3)', cell: 7 },
    { text: ' to move, round ' },
    { text: '2' },
  ])
  expect(say(at, catalogue)).toBe('(3)')
})

test('all catalogues are those that are there and those that are loaded', async () => {
  const texts = { en: { red: 'Red' }, zh: async () => ({ red: '红' }) }
  expect(await allCatalogues(texts)).toEqual({ en: { red: 'Red' }, zh: { red: '红' } })
})
