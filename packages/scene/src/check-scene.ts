import { checkShape, type Flaw, parseShape } from '@sextant/engine'
import { whyNotPanels } from './check-panels.ts'
import { placesOf, whyNotStage } from './check-stage.ts'
import type { Piece, Scene } from './scene.ts'
import { sceneSchema } from './scene-schema.ts'
import type { Skin } from './skin.ts'

/** A scene from a file, a network or a program; an `InputError` where it has not the shape of one. */
export function parseScene(value: unknown, source: string): Scene {
  return parseShape(sceneSchema, value, source)
}

/** Everything that keeps renderers from showing the scene in this skin; nothing when it is sound. */
export function whyNotScene(scene: Scene, skin: Skin): Flaw[] {
  const shape = checkShape(sceneSchema, scene)
  if (!shape.ok) return [...shape.flaws]
  return [
    ...whyNotStage(scene, skin),
    ...whyNotSides(scene, skin),
    ...whyNotPieces(scene, skin),
    ...whyNotOverlays(scene),
    ...whyNotPanels(scene.panels ?? []),
  ]
}

export function whyNotPlace(scene: Scene, place: number, path: string): Flaw[] {
  const places = placesOf(scene.stage)
  if (Number.isInteger(place) && place >= 0 && place < places) return []
  const right = scene.stage.kind === 'sea' ? 'places on the sea are 0 and 1' : upTo('cells', places)
  return [{ path, message: `there is no ${scene.stage.kind === 'sea' ? 'place' : 'cell'} ${place}; ${right}` }]
}

export function whyNotSide(scene: Scene, side: number | undefined, path: string): Flaw[] {
  if (side === undefined || (Number.isInteger(side) && side >= 0 && side < scene.sides.length)) return []
  return [{ path, message: `there is no side ${side}; ${upTo('sides', scene.sides.length)}` }]
}

export function whyUnknown(kind: string, name: string, known: object, path: string): Flaw[] {
  if (Object.hasOwn(known, name)) return []
  return [
    { path, message: `the skin has no ${kind} "${name}"; it has ${Object.keys(known).join(', ') || 'none'}` },
  ]
}

function whyNotSides(scene: Scene, skin: Skin): Flaw[] {
  return scene.sides.flatMap((side, number) => {
    const path = `/sides/${number}`
    const flaws = whyUnknown('colour', side.colour, skin.colours, `${path}/colour`)
    const same = scene.sides.findIndex(other => other.shape === side.shape)
    if (same < number)
      flaws.push({
        path: `${path}/shape`,
        message: `side ${same} is a ${side.shape} too; each side needs a shape of its own`,
      })
    return flaws
  })
}

function whyNotPieces(scene: Scene, skin: Skin): Flaw[] {
  const ids = new Map<string, number>()
  const solid = new Map<string, number>()
  return scene.pieces.flatMap((piece, number) => {
    const path = `/pieces/${number}`
    const flaws = whyNotPiece(scene, skin, piece, path)
    const sameId = ids.get(piece.id)
    if (sameId === undefined) ids.set(piece.id, number)
    else flaws.push({ path: `${path}/id`, message: `piece ${sameId} is called "${piece.id}" too` })
    if (piece.ghost) return flaws
    const spot = `${piece.at} ${piece.level ?? 0}`
    const inTheWay = solid.get(spot)
    if (inTheWay === undefined) solid.set(spot, number)
    else
      flaws.push({
        path: `${path}/at`,
        message: `piece ${inTheWay} is on cell ${piece.at} too, at the same level ${piece.level ?? 0}; give one another level or make it a ghost`,
      })
    return flaws
  })
}

function whyNotPiece(scene: Scene, skin: Skin, piece: Piece, path: string): Flaw[] {
  const flaws = [
    ...whyNotPlace(scene, piece.at, `${path}/at`),
    ...whyNotSide(scene, piece.side, `${path}/side`),
    ...whyUnknown('icon', piece.icon, skin.icons, `${path}/icon`),
    ...(piece.badges ?? []).flatMap((badge, number) =>
      whyUnknown('icon', badge.icon, skin.icons, `${path}/badges/${number}/icon`),
    ),
  ]
  if (piece.facing !== undefined && !(piece.facing >= 0 && piece.facing <= 5))
    flaws.push({ path: `${path}/facing`, message: `${piece.facing} is no direction; they are 0 to 5` })
  for (const [number, { value, max }] of (piece.bars ?? []).entries())
    if (!(value >= 0 && value <= max && max > 0))
      flaws.push({
        path: `${path}/bars/${number}`,
        message: `${value} of ${max} cannot be drawn; a value lies between 0 and its max, which is above 0`,
      })
  return flaws
}

function whyNotOverlays(scene: Scene): Flaw[] {
  return [
    ...(scene.highlights ?? []).flatMap(({ cell }, number) =>
      whyNotPlace(scene, cell, `/highlights/${number}/cell`),
    ),
    ...(scene.floats ?? []).flatMap(({ at }, number) => whyNotPlace(scene, at, `/floats/${number}/at`)),
    ...(scene.arrows ?? []).flatMap((_, number) => whyNotArrow(scene, number)),
  ]
}

function upTo(things: string, count: number): string {
  return count === 0 ? `there are no ${things}` : `${things} are 0 to ${count - 1}`
}
