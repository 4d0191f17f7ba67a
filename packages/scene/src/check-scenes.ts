import { checkShape, copyPlain, type Flaw, samePlain } from '@sextant/engine'
import * as v from 'valibot'
import { whyNotParts, whyNotStage } from './check-scene.ts'
import type { Piece, Scene } from './scene.ts'
import { pieceSchema, sceneSchema } from './scene-schema.ts'
import { listOf } from './schema-parts.ts'
import type { Skin } from './skin.ts'

/**
 * Checks scenes that follow one another as `whyNotScene` checks one. Most of a scene says what the one before it said, and what is known to
 * be sound is not checked again: a stage, and each piece for itself. How pieces fit each other and the stage is checked every time.
 */
export class SceneChecks {
  readonly #skin: Skin
  /** As they were when they were checked: a game may change its own. */
  #stage: Pick<Scene, 'stage' | 'sides'> | undefined
  readonly #pieces = new Map<string, Piece>()

  constructor(skin: Skin) {
    this.#skin = skin
  }

  /** What keeps renderers from showing the scene, and the scene without what was known before. */
  check(scene: Scene): { readonly flaws: readonly Flaw[]; readonly fresh: unknown } {
    const { stage, sides, pieces } = scene
    const shape = checkShape(restSchema, scene)
    if (!shape.ok) return { flaws: shape.flaws, fresh: scene }
    const knowsStage = samePlain(this.#stage, { stage, sides })
    const unknown = pieces.filter(piece => !samePlain(this.#pieces.get(piece.id), piece))
    const shapes = [
      ...(knowsStage ? [] : flawsBelow('/stage', sceneSchema.entries.stage, stage)),
      ...unknown.flatMap(piece => flawsBelow(`/pieces/${pieces.indexOf(piece)}`, pieceSchema, piece)),
    ]
    if (shapes.length > 0) return { flaws: shapes, fresh: scene }
    const flaws = [...(knowsStage ? [] : whyNotStage(scene, this.#skin)), ...whyNotParts(scene, this.#skin)]
    if (flaws.length > 0) return { flaws, fresh: scene }
    if (!knowsStage) this.#stage = copyPlain({ stage, sides })
    for (const piece of unknown) this.#pieces.set(piece.id, copyPlain(piece))
    const { stage: _, ...others } = scene
    return { flaws, fresh: { ...(knowsStage ? others : scene), pieces: unknown } }
  }
}

/** A scene, whatever its stage and its pieces. */
const restSchema = v.strictObject({
  ...sceneSchema.entries,
  stage: v.unknown(),
  pieces: listOf(v.looseObject({ id: v.string() })),
})

function flawsBelow(path: string, schema: v.GenericSchema, value: unknown): Flaw[] {
  const shape = checkShape(schema, value)
  if (shape.ok) return []
  return shape.flaws.map(flaw => ({ ...flaw, path: flaw.path === '/' ? path : `${path}${flaw.path}` }))
}
