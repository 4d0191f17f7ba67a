import type { Effect, Piece, Scene } from '@sextant/scene'
import { flat } from '../flat.ts'

/** The scene as it is once an effect has been seen; what leaves no trace, such as a number, changes nothing. */
export function outcome(scene: Scene, effect: Effect, next: Scene | undefined): Scene {
  switch (effect.kind) {
    case 'move': {
      const at = effect.path.at(-1)
      return at === undefined ? scene : withPiece(scene, effect.piece, piece => ({ ...piece, at }))
    }
    case 'turn':
      return withPiece(scene, effect.piece, piece => ({ ...piece, facing: effect.facing }))
    case 'appear': {
      const piece = next?.pieces.find(({ id }) => id === effect.piece)
      if (!piece || scene.pieces.some(({ id }) => id === effect.piece)) return scene
      return { ...scene, pieces: [...scene.pieces, piece] }
    }
    case 'vanish':
      return { ...scene, pieces: scene.pieces.filter(({ id }) => id !== effect.piece) }
    case 'level': {
      const { level, shade } = effect
      return withPiece(scene, effect.piece, piece => ({ ...piece, level, ...(shade && { shade }) }))
    }
    case 'together':
      return effect.effects.reduce((before, each) => outcome(before, each, next), scene)
    case 'range':
      return ranged(scene, effect.distance)
    case 'hold':
      return held(scene, new Set(effect.cells), effect.side)
    default:
      return scene
  }
}

/**
 * The scene as it was before the effects, where it is given as it is after them: movers are back at their start,
 * what will appear is not there yet.
 */
export function rewound(scene: Scene, effects: readonly Effect[]): Scene {
  const starts = new Map<string, number>()
  const absent = new Set<string>()
  for (const effect of flat(effects)) {
    if (effect.kind === 'appear') absent.add(effect.piece)
    const from = effect.kind === 'move' ? effect.path[0] : undefined
    if (effect.kind === 'move' && from !== undefined && !starts.has(effect.piece))
      starts.set(effect.piece, from)
  }
  if (starts.size === 0 && absent.size === 0) return scene
  const pieces = scene.pieces
    .filter(({ id }) => !absent.has(id))
    .map(piece => {
      const from = starts.get(piece.id)
      return from === undefined || from === piece.at ? piece : { ...piece, at: from }
    })
  return { ...scene, pieces }
}

function withPiece(scene: Scene, id: string, change: (piece: Piece) => Piece): Scene {
  return { ...scene, pieces: scene.pieces.map(piece => (piece.id === id ? change(piece) : piece)) }
}

function ranged(scene: Scene, distance: number): Scene {
  if (scene.stage.kind !== 'sea' || scene.stage.distance === distance) return scene
  return { ...scene, stage: { ...scene.stage, distance } }
}

function held(scene: Scene, cells: ReadonlySet<number>, side: number): Scene {
  if (scene.stage.kind !== 'hexes') return scene
  const turned = scene.stage.cells.map((cell, number) => (cells.has(number) ? { ...cell, side } : cell))
  return { ...scene, stage: { ...scene.stage, cells: turned } }
}
