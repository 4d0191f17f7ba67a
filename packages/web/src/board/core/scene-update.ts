import type { Scene } from '@sextant/scene'
import { fitted } from './camera.ts'
import { changedGround, changedLights, changedPieces } from './scene-diff.ts'
import type { Overlay } from '../contract.ts'
import { damageAll, damageBox } from './damage.ts'
import { type Places, placesOf, pointOf } from '../geometry/places.ts'
import { around, grown } from '../geometry/rectangle.ts'
import { byPlace, footing } from '../geometry/stack.ts'
import { type BoardState, LAYERS } from './state.ts'

/** Shows another scene, noting what of each layer it changes. */
export function adoptScene(state: BoardState, scene: Scene, now: number): void {
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
    spoilAll(state)
  }
  spoilGround(state, changedGround(before, scene))
  if (scene.stage.kind === 'chart' && before.stage !== scene.stage) damageAll(state.damage.pieces)
  for (const place of changedPieces(before.pieces, scene.pieces)) damagePieces(state, place)
  state.stacks = byPlace(scene.pieces)
  light(state)
  if (before.arrows !== scene.arrows) damageAll(state.damage.effects)
}

export function adoptOverlay(state: BoardState, overlay: Overlay): void {
  if (overlay === state.overlay) return
  const { arrows, hints, marked } = state.overlay
  state.overlay = overlay
  light(state)
  const quiet = arrows.length + hints.length + overlay.arrows.length + overlay.hints.length === 0
  if (!quiet || marked?.length || overlay.marked?.length) damageAll(state.damage.effects)
}

export function spoilAll(state: BoardState): void {
  state.tiles.spoil()
  for (const layer of LAYERS) damageAll(state.damage[layer])
}

/** A piece with its nose, its badges and those it shares the place with. */
export function damagePieces(state: BoardState, place: number): void {
  // Names on a chart make room for whoever comes.
  if (state.places.kind === 'chart') damageAll(state.damage.pieces)
  const { x, y } = pointOf(state.places, place)
  damageBox(state.damage.pieces, around(x, y, 1.35 * state.places.pieceSize))
}

export function damageLight(state: BoardState, place: number): void {
  const { x, y } = pointOf(state.places, place)
  damageBox(state.damage.lights, around(x, y, 1.1 * state.places.pieceSize))
}

function light(state: BoardState): void {
  const before = state.lights
  const own = state.scene.highlights ?? []
  const { highlights } = state.overlay
  state.lights = own.length === 0 ? highlights : [...own, ...highlights]
  const changed = changedLights(before, state.lights)
  // The border of a region changes with it all around its neighbours.
  for (const place of changed) {
    const { x, y } = pointOf(state.places, place)
    damageBox(state.damage.lights, grown(around(x, y, 1.1 * state.places.pieceSize), 1.75))
  }
  const isWritten = [...before, ...state.lights].some(({ label }) => label !== undefined)
  // On a chart, what is known of the place that is pointed at is written beside it.
  if (isWritten || (changed.size > 0 && state.places.kind === 'chart')) damageAll(state.damage.effects)
}

function spoilGround(state: BoardState, changed: ReadonlySet<number> | undefined): void {
  if (changed === undefined || changed.size > 60) {
    if (changed === undefined || changed.size > 0) {
      state.tiles.spoil()
      damageAll(state.damage.ground)
    }
    return
  }
  for (const cell of changed) {
    const { x, y } = pointOf(state.places, cell)
    // Its neighbours' borders change with it.
    state.tiles.spoil(around(x, y, 3))
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
    const foot = footing(stack, Math.max(stack.indexOf(was), 0))
    const from = pointOf(state.places, was.at)
    if ((stacks.get(piece.at) ?? []).length === 0) continue
    state.slides.set(piece.id, { x: from.x + foot.x, y: from.y + foot.y, start: now })
  }
}
