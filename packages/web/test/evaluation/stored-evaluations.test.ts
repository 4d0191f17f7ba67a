import type { RecordedMatch } from '@sextant/session'
import { expect, test } from 'vitest'
import { evaluationsOf } from '../../src/evaluation/stored-evaluations.ts'
import { memoryStore } from '../../src/store/memory-store.ts'
import type { StoredEvaluations } from '../../src/store/store.ts'

const recorded: Pick<RecordedMatch, 'length' | 'judged'> = {
  length: 2,
  judged: {
    bot: 'general',
    rules: 1,
    steps: [0, 1],
    questions: () => [
      {
        at: { seat: 0, seats: 2, turn: undefined },
        decision: { place: { game: 'g', options: {}, bot: 'general', seat: 0 }, view: {}, seed: '' },
      },
    ],
    odds: async () => undefined,
    last: { step: 2, chance: 1, known: 'certain' },
  },
}

function asking() {
  let asked = 0
  const client = {
    async advise() {
      asked++
      return [{ action: 'a', chance: 0.4 }]
    },
  }
  return { client, asked: () => asked }
}

const expected = [
  { step: 0, chance: 0.4, known: 'words' },
  { step: 1, chance: 0.4, known: 'words' },
  { step: 2, chance: 1, known: 'certain' },
]

test('the adviser is asked once; after that they are in the store', async () => {
  const store = memoryStore()
  const { client, asked } = asking()
  const parts: number[] = []
  const onProgress = (part: number) => parts.push(part)
  expect(await evaluationsOf({ id: 'm', recorded, store, client, onProgress })).toEqual(expected)
  expect(await evaluationsOf({ id: 'm', recorded, store, client })).toEqual(expected)
  expect(asked()).toBe(2)
  expect(parts).toEqual([0.5, 1])
})

test.each([
  ['of another adviser', { bot: 'captain' }],
  ['of older rules', { rules: 0 }],
  ['of a shorter match', { steps: 1 }],
  ['of other tested odds', { odds: 'aa' }],
  ['with chances that are none', { evaluations: [{ step: 0, chance: 7, known: 'words' }] }],
] satisfies [string, Partial<StoredEvaluations>][])('those %s are made again', async (_name, changes) => {
  const store = memoryStore()
  const { client, asked } = asking()
  await store.saveEvaluations({
    id: 'm',
    bot: 'general',
    rules: 1,
    odds: '',
    steps: 2,
    evaluations: [],
    ...changes,
  })
  expect(await evaluationsOf({ id: 'm', recorded, store, client })).toEqual(expected)
  expect(asked()).toBe(2)
  expect((await store.evaluations('m'))?.evaluations).toEqual(expected)
})

test('a match that nobody can judge is not', async () => {
  const { client, asked } = asking()
  expect(
    await evaluationsOf({ id: 'm', recorded: { length: 2 }, store: memoryStore(), client }),
  ).toBeUndefined()
  expect(asked()).toBe(0)
})
