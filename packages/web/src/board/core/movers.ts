import type { Piece } from '@sextant/scene'
import { arrive } from '../draw/easing.ts'
import type { Mover } from '../geometry/pose.ts'
import { damageAll } from './damage.ts'
import { homeOf } from './home.ts'
import { damagePieces } from './scene-update.ts'
import type { BoardState } from './state.ts'

/** Pieces in motion by id, drawn on the effects layer instead of theirs. */
export type Movers = Map<string, Mover>

const SLIDE_TIME = 180

export function addMover(movers: Movers, { piece, pose }: Mover): void {
  // Who turns while it moves does both.
  const angle = pose.angle ?? movers.get(piece.id)?.pose.angle
  movers.set(piece.id, { piece, pose: { ...pose, ...(angle !== undefined && { angle }) } })
}

/** Pieces that moved without an effect slide to where they are. */
export function addSlides(state: BoardState, now: number, movers: Movers): void {
  for (const [id, { x, y, start }] of state.slides) {
    const part = ((now - start) * Math.max(state.speed, 1)) / SLIDE_TIME
    const piece = state.scene.pieces.find(other => other.id === id)
    if (part >= 1 || !piece) state.slides.delete(id)
    else if (!movers.has(id)) {
      const home = homeOf(state, piece)
      const eased = arrive(Math.max(part, 0))
      const pose = { x: x + (home.x - x) * eased, y: y + (home.y - y) * eased, alpha: 1, size: 1 }
      movers.set(id, { piece, pose })
    }
  }
}

/** Pieces that begin or cease to move leave or come back to their layer. */
export function exchangeMovers(state: BoardState, movers: Movers): void {
  for (const [id, { piece }] of state.movers) if (!movers.has(id)) damageAround(state, id, piece)
  for (const [id, { piece }] of movers) if (!state.movers.has(id)) damageAround(state, id, piece)
  if (movers.size > 0 || state.movers.size > 0) damageAll(state.damage.effects)
  state.movers = movers
}

function damageAround(state: BoardState, id: string, piece: Piece): void {
  damagePieces(state, piece.at)
  const now = state.scene.pieces.find(other => other.id === id)
  if (now && now.at !== piece.at) damagePieces(state, now.at)
}
