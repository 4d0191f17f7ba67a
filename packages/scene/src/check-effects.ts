import type { Flaw } from '@sextant/engine'
import { type Effect, effectKind, effectKinds } from './effects/index.ts'
import type { EffectCheck } from './effects/kind.ts'
import type { Scene } from './scene.ts'
import type { Skin } from './skin.ts'

/**
 * Everything that keeps renderers from showing effects, in order, on a scene: pieces, cells, sides, icons and sounds
 * that there are not.
 *
 * @param next the scene that the effects lead to, where pieces that appear are looked up
 */
export function whyNotEffects(scene: Scene, effects: readonly Effect[], skin: Skin, next?: Scene): Flaw[] {
  const pieces = new Set(scene.pieces.map(({ id }) => id))
  return effects.flatMap((effect, number) =>
    whyNotEffect(effect, { scene, skin, next, pieces, path: `/${number}` }),
  )
}

function whyNotEffect(effect: Effect, check: EffectCheck): Flaw[] {
  if (effect.kind === 'together')
    return effect.effects.flatMap((each, number) =>
      whyNotEffect(each, { ...check, path: `${check.path}/effects/${number}` }),
    )
  const kind = effectKind(effect)
  if (!kind)
    return [
      {
        path: `${check.path}/kind`,
        message: `no effect "${effect.kind}"; there are ${effectKinds().join(', ')}`,
      },
    ]
  return kind.flaws?.(effect, check) ?? []
}
