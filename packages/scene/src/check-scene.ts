import { checkShape, type Flaw, parseShape } from '@sextant/engine'
import { whyNotArrow } from './check-arrow.ts'
import { whyNotPieces } from './check-pieces.ts'
import { whyNotPlace } from './check-place.ts'
import { whyNotSide, whyUnknown } from './check-reference.ts'
import { repeated } from './repeated.ts'
import type { Scene, TablePanel } from './scene.ts'
import { sceneSchema } from './scene-schema.ts'
import type { Skin } from './skin.ts'
import { stageKind } from './stages/index.ts'

/** A scene from a file or a network; an `InputError` where it has not the shape of one. */
export function parseScene(value: unknown, source: string): Scene {
  return parseShape(sceneSchema, value, source)
}

/** Everything that keeps renderers from showing the scene in this skin; nothing when it is sound. */
export function whyNotScene(scene: Scene, skin: Skin): Flaw[] {
  const shape = checkShape(sceneSchema, scene)
  return shape.ok ? [...whyNotStage(scene, skin), ...whyNotParts(scene, skin)] : [...shape.flaws]
}

export function whyNotStage(scene: Scene, skin: Skin): Flaw[] {
  return stageKind(scene.stage).flaws(scene.stage, scene, skin)
}

/** What is wrong beside the stage with a scene that has the shape of one. */
export function whyNotParts(scene: Scene, skin: Skin): Flaw[] {
  return [
    ...whyNotSides(scene, skin),
    ...whyNotPieces(scene, skin),
    ...(scene.highlights ?? []).flatMap(({ cell }, number) =>
      whyNotPlace(scene, cell, `/highlights/${number}/cell`),
    ),
    ...(scene.arrows ?? []).flatMap((arrow, number) => whyNotArrow(scene, arrow, `/arrows/${number}`)),
    ...(scene.floats ?? []).flatMap(({ at }, number) => whyNotPlace(scene, at, `/floats/${number}/at`)),
    ...(scene.lastAction ?? []).flatMap((cell, number) => whyNotPlace(scene, cell, `/lastAction/${number}`)),
    ...(scene.focus === undefined ? [] : whyNotPlace(scene, scene.focus, '/focus')),
    ...(scene.inView ?? []).flatMap((cell, number) => whyNotPlace(scene, cell, `/inView/${number}`)),
    ...(scene.score?.points ?? []).flatMap((_, side) => whyNotSide(scene, side, `/score/points/${side}`)),
    ...whyNotOrder(scene),
    ...whyNotPanels(scene, skin),
  ]
}

function whyNotSides({ sides }: Scene, skin: Skin): Flaw[] {
  return [
    ...sides.flatMap(({ colour }, number) =>
      whyUnknown('colour', colour, skin.colours, `/sides/${number}/colour`),
    ),
    ...repeated(sides, side => side.shape).map(([number, first]) => ({
      path: `/sides/${number}/shape`,
      message: `side ${first} is a ${sides[number]?.shape} already; sides are told apart by shape, not by colour alone`,
    })),
  ]
}

function whyNotOrder({ order = [], pieces }: Scene): Flaw[] {
  const ids = new Set(pieces.map(({ id }) => id))
  return order.flatMap(({ turns }, group) =>
    turns.flatMap(({ piece }, number) =>
      ids.has(piece)
        ? []
        : [{ path: `/order/${group}/turns/${number}/piece`, message: `there is no piece "${piece}"` }],
    ),
  )
}

function whyNotPanels(scene: Scene, skin: Skin): Flaw[] {
  const { panels = [] } = scene
  return [
    ...repeated(panels, panel => panel.id).map(([number, first]) => ({
      path: `/panels/${number}/id`,
      message: `panel ${first} has the id "${panels[number]?.id}" already; each panel needs one of its own`,
    })),
    ...panels.flatMap((panel, number) =>
      panel.kind === 'table' ? whyNotTable(scene, skin, panel, `/panels/${number}`) : [],
    ),
  ]
}

function whyNotTable(
  scene: Scene,
  skin: Skin,
  { columns, rows, sides = [], icons = [] }: TablePanel,
  path: string,
): Flaw[] {
  return [
    ...rows.flatMap((row, line) =>
      row.length === columns.length
        ? []
        : [
            {
              path: `${path}/rows/${line}`,
              message: `has ${row.length} values for ${columns.length} columns`,
            },
          ],
    ),
    ...sides.flatMap((side, line) => whyNotSide(scene, side, `${path}/sides/${line}`)),
    ...icons.flatMap((icon, line) => whyUnknown('icon', icon, skin.icons, `${path}/icons/${line}`)),
  ]
}
