import type { Scene } from '@sextant/scene'
import type { Overlay } from '../contract.ts'
import { type Places, pointOf } from '../geometry/places.ts'
import { around, grown } from '../geometry/rectangle.ts'
import { byPlace, footing } from '../geometry/stack.ts'
import { placesOf, stageRenderer } from '../stages/index.ts'
import { fitted } from './camera.ts'
import { damageAll, damageBox } from './damage.ts'
import { changedGround, changedHighlights, changedPieces } from './scene-diff.ts'
import { type BoardState, LAYERS } from './state.ts'

/** Shows another scene, noting what of each layer it changes. */
export function setScene(state: BoardState, scene: Scene, now: number): void {
  const before = state.scene
  if (scene === before) return
  const places = placesOf(scene.stage, state.places)
  if (state.speed > 0) slideFrom(state, scene, places, now)
  state.scene = scene
  if (places !== state.places) {
    const elsewhere = JSON.stringify(places.bounds) !== JSON.stringify(state.places.bounds)
    state.places = places
    if (elsewhere) {
      state.slides.clear()
      state.camera = fitted(places, state.view)
      state.fitted = true
      state.glide = undefined
    }
    invalidate(state)
  }
  invalidateGround(state, changedGround(before, scene))
  if (redrawsWhole(state) && before.stage !== scene.stage) damageAll(state.damage.pieces)
  for (const place of changedPieces(before.pieces, scene.pieces)) damagePieces(state, place)
  state.stacks = byPlace(scene.pieces)
  updateHighlights(state)
  if (before.lastAction !== scene.lastAction)
    for (const place of [...(before.lastAction ?? []), ...(scene.lastAction ?? [])])
      damageGround(state, place)
  if (before.arrows !== scene.arrows) damageAll(state.damage.effects)
}

export function setOverlay(state: BoardState, overlay: Overlay): void {
  if (overlay === state.overlay) return
  const { arrows, hints, marked, losses, ghosts, cellNames } = state.overlay
  state.overlay = overlay
  updateHighlights(state)
  const quiet = arrows.length + hints.length + overlay.arrows.length + overlay.hints.length === 0
  const lists = [marked, overlay.marked, losses, overlay.losses, ghosts, overlay.ghosts]
  const isMarked = lists.some(list => list && list.length > 0)
  if (!quiet || isMarked || cellNames !== overlay.cellNames) damageAll(state.damage.effects)
}

/** Everything has to be drawn again. */
export function invalidate(state: BoardState): void {
  state.tiles.invalidate()
  for (const layer of LAYERS) damageAll(state.damage[layer])
}

/** A piece with its nose, its badges and those it shares the place with. */
export function damagePieces(state: BoardState, place: number): void {
  if (redrawsWhole(state)) damageAll(state.damage.pieces)
  const { x, y } = pointOf(state.places, place)
  damageBox(state.damage.pieces, around(x, y, 1.35 * state.places.pieceSize))
}

/** The ground below the pieces of a place. */
export function damageGround(state: BoardState, place: number): void {
  const { x, y } = pointOf(state.places, place)
  damageBox(state.damage.highlights, around(x, y, 1.1 * state.places.pieceSize))
}

function updateHighlights(state: BoardState): void {
  const before = state.highlights
  const own = state.scene.highlights ?? []
  const { highlights } = state.overlay
  state.highlights = own.length === 0 ? highlights : [...own, ...highlights]
  const changed = changedHighlights(before, state.highlights)
  // The border of a region changes with it all around its neighbours.
  for (const place of changed) {
    const { x, y } = pointOf(state.places, place)
    damageBox(state.damage.highlights, grown(around(x, y, 1.1 * state.places.pieceSize), 1.75))
  }
  const isWritten = [...before, ...state.highlights].some(({ label }) => label !== undefined)
  if (isWritten || (changed.size > 0 && redrawsWhole(state))) damageAll(state.damage.effects)
}

function redrawsWhole({ scene }: BoardState): boolean {
  return stageRenderer(scene.stage).redraws === 'whole'
}

function invalidateGround(state: BoardState, changed: ReadonlySet<number> | undefined): void {
  if (changed === undefined || changed.size > 60) {
    if (changed === undefined || changed.size > 0) {
      state.tiles.invalidate()
      damageAll(state.damage.ground)
    }
    return
  }
  for (const cell of changed) {
    const { x, y } = pointOf(state.places, cell)
    // Its neighbours' borders change with it.
    state.tiles.invalidate(around(x, y, 3))
    damageAll(state.damage.ground)
  }
}

/** Too many pieces moving at once tell nothing: that is another position, not a move. */
const MOST_SLIDES = 24

/** Pieces that stand elsewhere than before are seen to go there, also when something is taken back. */
function slideFrom(state: BoardState, scene: Scene, places: Places, now: number): void {
  const old = new Map(state.scene.pieces.map(piece => [piece.id, piece]))
  const stacks = byPlace(scene.pieces)
  const moved = scene.pieces.filter(piece => {
    const was = old.get(piece.id)
    if (!was || piece.ghost || was.ghost || state.movers.has(piece.id)) return false
    return was.at !== piece.at || places.x[piece.at] !== state.places.x[was.at]
  })
  if (moved.length > MOST_SLIDES) return
  for (const piece of moved) {
    const was = old.get(piece.id)
    if (!was) continue
    const stack = state.stacks.get(was.at) ?? []
    const foot = footing(stack, Math.max(stack.indexOf(was), 0), state.places.angleOf)
    const from = pointOf(state.places, was.at)
    if ((stacks.get(piece.at) ?? []).length === 0) continue
    state.slides.set(piece.id, { x: from.x + foot.x, y: from.y + foot.y, start: now })
  }
}
