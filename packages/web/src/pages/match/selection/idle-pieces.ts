import type { Piece } from '@sextant/scene'
import type { Snapshot } from '@sextant/session'
import { cellOf, leads, NOTHING, type Selection } from './selection.ts'

/** The pieces of the person to act that can still do something, in the order of the scene. */
export function idlePieces({
  scene,
  actor,
  choices,
}: Pick<Snapshot, 'scene' | 'actor' | 'choices'>): Piece[] {
  const starts = leads(NOTHING, { choices }).flatMap(({ target }) => cellOf(target, scene) ?? [])
  return scene.pieces.filter(
    piece => piece.side === actor && !piece.ghost && starts.includes(piece.at) && piece.readiness !== 'done',
  )
}

/** Of those, the ones that have done nothing yet: ending the turn wastes them. */
export function readyPieces(snapshot: Pick<Snapshot, 'scene' | 'actor' | 'choices'>): Piece[] {
  return idlePieces(snapshot).filter(({ readiness }) => readiness === 'ready')
}

/** The idle piece after the selected one; those that have done nothing yet come first. */
export function nextIdlePiece(
  snapshot: Pick<Snapshot, 'scene' | 'actor' | 'choices'>,
  { chosen }: Selection,
): Piece | undefined {
  const ready = readyPieces(snapshot)
  const candidates = ready.length > 0 ? ready : idlePieces(snapshot)
  const cells = chosen.map(target => cellOf(target, snapshot.scene))
  const at = candidates.findIndex(piece => cells.includes(piece.at))
  return candidates[(at + 1) % Math.max(1, candidates.length)]
}
