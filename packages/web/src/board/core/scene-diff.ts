import type { Highlight, Piece, Scene } from '@sextant/scene'
import { stageRenderer } from '../stages/index.ts'

/** The places whose pieces look different in another scene. */
export function changedPieces(before: readonly Piece[], after: readonly Piece[]): Set<number> {
  const changed = new Set<number>()
  if (before === after) return changed
  const old = new Map(before.map(piece => [piece.id, piece]))
  for (const piece of after) {
    const was = old.get(piece.id)
    old.delete(piece.id)
    if (was && samePiece(was, piece)) continue
    changed.add(piece.at)
    if (was) changed.add(was.at)
  }
  for (const gone of old.values()) changed.add(gone.at)
  return changed
}

/** The places that are lit otherwise than before. */
export function changedHighlights(before: readonly Highlight[], after: readonly Highlight[]): Set<number> {
  if (before === after) return new Set()
  const lit = new Map<number, string>()
  for (const { cell, meaning, label, band } of before)
    lit.set(cell, `${lit.get(cell) ?? ''}${meaning}${band}${JSON.stringify(label)}`)
  const now = new Map<number, string>()
  for (const { cell, meaning, label, band } of after)
    now.set(cell, `${now.get(cell) ?? ''}${meaning}${band}${JSON.stringify(label)}`)
  const changed = new Set<number>()
  for (const [cell, how] of lit) if (now.get(cell) !== how) changed.add(cell)
  for (const [cell, how] of now) if (lit.get(cell) !== how) changed.add(cell)
  return changed
}

/** The cells whose ground looks different, or undefined where it is another board altogether. */
export function changedGround(before: Scene, after: Scene): Set<number> | undefined {
  if (before.sides !== after.sides && JSON.stringify(before.sides) !== JSON.stringify(after.sides))
    return undefined
  if (before.stage === after.stage) return new Set()
  if (before.stage.kind !== after.stage.kind) return undefined
  return stageRenderer(after.stage).changedGround?.(before.stage, after.stage)
}

function samePiece(a: Piece, b: Piece): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b)
}
