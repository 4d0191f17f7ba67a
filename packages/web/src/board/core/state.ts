import type { Highlight, Piece, Scene } from '@sextant/scene'
import type { Overlay } from '../contract.ts'
import type { Look } from '../draw/pen.ts'
import type { Places } from '../geometry/places.ts'
import { byPlace } from '../geometry/stack.ts'
import type { View } from '../geometry/view.ts'
import { placesOf } from '../stages/index.ts'
import { type BitmapCache, createBitmapCache } from './bitmap-cache.ts'
import { type Camera, fitted } from './camera.ts'
import { type Damage, noDamage } from './damage.ts'
import type { Movers } from './movers.ts'
import type { Playback } from './playback.ts'
import { createTileCache, type TileCache } from './tile-cache.ts'

/** All that a board shows and is about to show. Free functions over it do the rest. */
export interface BoardState {
  look: Look
  view: View
  ratio: number // device pixels to the CSS pixel
  camera: Camera
  fitted: boolean // follows the size of the view until someone moves it
  glide: Glide | undefined // on its way to another camera
  zoomedAt: number // when the scale last changed; bitmaps are made again once it rests
  painted: Camera | undefined // what the layers show
  scene: Scene // as seen now, in the middle of what is played
  waiting: Scene | undefined // given while something is played
  places: Places
  stacks: Map<number, Piece[]>
  overlay: Overlay
  highlights: readonly Highlight[] // those of the scene and of the overlay
  speed: number // 0 shows results at once
  ring: number // where the keyboard's focus is drawn, or -1
  drag: Drag | undefined
  frozenAt: number | undefined // since when what is played has been made to stand still
  stood: number // milliseconds that it has stood before
  playbacks: Playback[] // what is played, and what lingers of it
  slides: Map<string, Slide> // pieces that moved without an effect
  movers: Movers
  layers: Layers
  damage: Record<Layer, Damage>
  tiles: TileCache
  groundBitmaps: BitmapCache // never stretched: what is drawn on a tile stays on it
  bitmaps: BitmapCache
  onSound: (sound: string) => void
  onScene: (() => void) | undefined // a scene that had to wait is there
  onCamera: ((camera: Camera) => void) | undefined // what is seen is another part now
}

export interface Glide {
  readonly from: Camera
  readonly to: Camera
  readonly start: number
}

/** A piece in hand, at a world point. */
export interface Drag {
  readonly piece: Piece
  readonly x: number
  readonly y: number
}

export interface Slide {
  readonly x: number
  readonly y: number
  readonly start: number
}

export const LAYERS = ['ground', 'highlights', 'pieces', 'effects'] as const
export type Layer = (typeof LAYERS)[number]
export type Layers = Readonly<Record<Layer, CanvasRenderingContext2D>>

export const NO_OVERLAY: Overlay = { highlights: [], arrows: [], hints: [] }

export function createState(layers: Layers, scene: Scene, look: Look): BoardState {
  const places = placesOf(scene.stage)
  const view = { width: 1, height: 1 }
  return {
    look,
    view,
    ratio: 1,
    camera: fitted(places, view),
    fitted: true,
    glide: undefined,
    zoomedAt: 0,
    painted: undefined,
    scene,
    waiting: undefined,
    places,
    stacks: byPlace(scene.pieces),
    overlay: NO_OVERLAY,
    highlights: scene.highlights ?? [],
    speed: 1,
    ring: -1,
    drag: undefined,
    frozenAt: undefined,
    stood: 0,
    playbacks: [],
    slides: new Map(),
    movers: new Map(),
    layers,
    damage: { ground: noDamage(), highlights: noDamage(), pieces: noDamage(), effects: noDamage() },
    tiles: createTileCache(),
    groundBitmaps: createBitmapCache(),
    bitmaps: createBitmapCache(),
    onSound: () => {},
    onScene: undefined,
    onCamera: undefined,
  }
}
