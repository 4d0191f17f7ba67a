import type { Flaw } from '@sextant/engine'
import { whyNotPlace } from './check-place.ts'
import { whyNotSide, whyUnknown } from './check-reference.ts'
import { isPicture } from './picture.ts'
import { repeated } from './repeated.ts'
import type { Bar, Piece, Scene } from './scene.ts'
import type { Skin } from './skin.ts'

export function whyNotPieces(scene: Scene, skin: Skin): Flaw[] {
  return [
    ...scene.pieces.flatMap((piece, number) => whyNotPiece(scene, skin, piece, `/pieces/${number}`)),
    ...whyNotDistinct(scene.pieces),
    ...whyNotApart(scene.pieces),
    ...whyNotCarried(scene.pieces),
  ]
}

function whyNotPiece(scene: Scene, skin: Skin, piece: Piece, path: string): Flaw[] {
  return [
    ...whyNotPlace(scene, piece.at, `${path}/at`),
    ...whyNotSide(scene, piece.side, `${path}/side`),
    ...whyUnknown('icon', piece.icon, skin.icons, `${path}/icon`),
    ...(piece.emblem === undefined ? [] : whyUnknown('icon', piece.emblem, skin.icons, `${path}/emblem`)),
    ...(piece.picture === undefined || isPicture(piece.picture)
      ? []
      : [{ path: `${path}/picture`, message: 'it takes a path or a data URL of a picture' }]),
    ...whyNotFacing(piece.facing, `${path}/facing`),
    ...(piece.bars ?? []).flatMap((bar, number) => whyNotBar(bar, `${path}/bars/${number}`)),
    ...(piece.arcs ?? []).flatMap((arc, number) => whyNotBar(arc, `${path}/arcs/${number}`)),
    ...(piece.diagram?.marks ?? []).flatMap(({ shape }, number) =>
      'icon' in shape
        ? whyUnknown('icon', shape.icon, skin.icons, `${path}/diagram/marks/${number}/shape`)
        : [],
    ),
    ...(piece.badges ?? []).flatMap((badge, number) =>
      whyUnknown('icon', badge.icon, skin.icons, `${path}/badges/${number}/icon`),
    ),
  ]
}

export function whyNotFacing(facing: number | undefined, path: string): Flaw[] {
  if (facing === undefined || (facing >= 0 && facing <= 5)) return []
  return [{ path, message: `${facing} is no direction; directions are 0 to 5` }]
}

function whyNotBar({ value, max }: Bar, path: string): Flaw[] {
  if (max > 0 && value >= 0 && value <= max) return []
  return [
    { path, message: `${value} of ${max} is no part of a whole; it takes 0 ≤ value ≤ max and max above 0` },
  ]
}

function whyNotDistinct(pieces: readonly Piece[]): Flaw[] {
  return repeated(pieces, piece => piece.id).map(([number, first]) => ({
    path: `/pieces/${number}/id`,
    message: `piece ${first} has the id "${pieces[number]?.id}" already; each piece needs one of its own`,
  }))
}

/** What is carried is drawn beside the piece that has it, so that one has to be there. */
function whyNotCarried(pieces: readonly Piece[]): Flaw[] {
  return pieces.flatMap(({ carriedBy, at }, number) => {
    if (carriedBy === undefined || pieces.some(piece => piece.id === carriedBy && piece.at === at)) return []
    return [{ path: `/pieces/${number}/carriedBy`, message: `there is no piece "${carriedBy}" at ${at}` }]
  })
}

/** Two that are really there must not hide each other; what is carried hides nothing. */
function whyNotApart(pieces: readonly Piece[]): Flaw[] {
  const takesRoom = ({ ghost = false, carriedBy }: Piece) => !ghost && carriedBy === undefined
  return repeated(pieces, piece => (takesRoom(piece) ? `${piece.at} ${piece.level ?? 0}` : undefined)).map(
    ([number, first]) => ({
      path: `/pieces/${number}/at`,
      message:
        `piece ${first} is at ${pieces[number]?.at} already, on the same level ${pieces[number]?.level ?? 0}; ` +
        'one of them needs another level, or to be a ghost',
    }),
  )
}
