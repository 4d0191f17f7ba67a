import { describe, expect, test } from 'vitest'
import {
  type ModelStore,
  memoryModels,
  modelName,
  sealedModels,
  sealModel,
  unsealModel,
} from '../src/index.ts'

const key = { game: 'hexapawn', bot: 'trained', key: 'limit 10' }
const model = Uint8Array.from({ length: 100 }, (_, place) => place)

describe('a sealed model', () => {
  test('opens as it was, also out of a Node Buffer at an odd offset', () => {
    const sealed = sealModel(model)
    expect(unsealModel(sealed)).toStrictEqual(model)
    const shared = Buffer.concat([Buffer.from([0]), sealed, Buffer.from([0])])
    const opened = unsealModel(shared.subarray(1, 1 + sealed.length))
    expect(opened).toStrictEqual(model)
    expect(opened?.byteOffset).toBe(0)
  })

  test.each<[string, (sealed: Uint8Array) => Uint8Array]>([
    ['a byte was changed', sealed => sealed.map((byte, place) => (place === 70 ? byte + 1 : byte))],
    ['its sum was changed', sealed => sealed.map((byte, place) => (place === 3 ? byte + 1 : byte))],
    ['it was cut off', sealed => sealed.slice(0, -1)],
    ['it was cut off in its sum', sealed => sealed.slice(0, 20)],
    ['something was added', sealed => Uint8Array.of(...sealed, 0)],
    ['it is empty', () => new Uint8Array()],
  ])('does not open where %s', (_, damage) => {
    expect(unsealModel(damage(sealModel(model)))).toBeUndefined()
  })

  test('in a store shows its damage', async () => {
    const inside = memoryModels()
    const store: ModelStore = sealedModels(inside)
    await store.write(key, model)
    expect(await store.read(key)).toStrictEqual(model)
    expect(await inside.read(key)).toHaveLength(132)
    await inside.write(key, model)
    expect(await store.read(key)).toBeUndefined()
  })
})

test('names of models differ where game, bot or key does, also where they run together', () => {
  const names = [
    key,
    { ...key, game: 'hexapawn2' },
    { ...key, bot: 'trained2' },
    { ...key, key: '' },
    { game: 'a', bot: 'b","c', key: 'd' },
    { game: 'a","b', bot: 'c', key: 'd' },
  ].map(modelName)
  expect(new Set(names).size).toBe(names.length)
})
