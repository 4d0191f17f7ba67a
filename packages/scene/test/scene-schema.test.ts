import { InputError } from '@sextant/engine'
import type { InferOutput } from 'valibot'
import { describe, expect, expectTypeOf, it } from 'vitest'
import { parseScene, type Scene, type sceneSchema } from '../src/index.ts'
import { duel, firefight, pool, ships, skirmish } from './scenes.ts'

/** Schemas say nothing of `readonly`; beside that, both must be the same in every field. */
type Plain<T> = T extends object ? { -readonly [K in keyof T]: Plain<T[K]> } : T

describe('sceneSchema', () => {
  it('has the type of a scene, no more and no less', () => {
    expectTypeOf<Plain<InferOutput<typeof sceneSchema>>>().toEqualTypeOf<Plain<Scene>>()
  })

  it('lets through every scene as it is', () => {
    for (const scene of [skirmish(), pool(), firefight(), ships(), duel()])
      expect(parseScene(JSON.parse(JSON.stringify(scene)), 'test')).toEqual(scene)
  })

  it('names the source, the place and what would be right', () => {
    const scene = { ...duel(), stage: { kind: 'sea', distance: '3', farthest: 6 }, extra: 1 }
    expect(() => parseScene(scene, 'duel.json')).toThrow(InputError)
    expect(() => parseScene(scene, 'duel.json')).toThrow(
      'duel.json /stage/distance: found "3", expected number',
    )
    expect(() => parseScene(scene, 'duel.json')).toThrow('/extra: this field is not known here')
  })
})
