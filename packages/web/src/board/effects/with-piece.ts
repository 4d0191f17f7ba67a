import type { Piece, Scene } from '@sextant/scene'

/** A scene with one of its pieces changed; the same scene where there is no such piece. */
export function withPiece(scene: Scene, id: string, change: (piece: Piece) => Piece): Scene {
  if (!scene.pieces.some(piece => piece.id === id)) return scene
  return { ...scene, pieces: scene.pieces.map(piece => (piece.id === id ? change(piece) : piece)) }
}
