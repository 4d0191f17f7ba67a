import type { Highlight, Piece, Scene, Skin } from '@sextant/scene'
import { type Camera, fitted, type View } from './camera.ts'
import type { Overlay } from './contract.ts'
import { type Damage, noDamage } from './damage.ts'
import { iconsOf } from './icon.ts'
import { PALETTES, type Theme } from './palette.ts'
import type { Look } from './pen.ts'
import { type Places, placesOf } from './places.ts'
import type { Playing } from './play.ts'
import type { Pose } from './pose.ts'
import { byPlace } from './stack.ts'
import { createStamps, type Stamps } from './stamp.ts'
import { createTiles, type Tiles } from './tiles.ts'

/** All that a board shows and is about to show. Free functions over it do the rest. */
export interface BoardState {
  look: Look
  view: View
  ratio: number // device pixels to the CSS pixel
  camera: Camera
  fitted: boolean // follows the size of the view until someone moves it
  glide: Glide | undefined // on its way to another camera
  zoomedAt: number // when the scale last changed; bitmaps are made anew once it rests
  painted: Camera | undefined // what the layers show
  scene: Scene // as seen now, in the middle of what is played
  waiting: Scene | undefined // given while something is played
  places: Places
  stacks: Map<number, Piece[]>
  overlay: Overlay
  lights: readonly Highlight[] // those of the scene and of the overlay
  speed: number // 0 shows results at once
  ring: number // where the keyboard's focus is drawn, or -1
  drag: Drag | undefined
  frozenAt: number | undefined // since when what is played has been made to stand still
  stood: number // milliseconds that it has stood before
  playing: Playing[] // what is played, and what lingers of it
  slides: Map<string, Slide> // pieces that moved without an effect
  movers: Map<string, Mover> // pieces drawn on the effects layer instead of theirs
  layers: Layers
  damage: { ground: Damage; lights: Damage; pieces: Damage; effects: Damage }
  tiles: Tiles
  groundStamps: Stamps // never stretched: what is drawn on a tile stays on it
  stamps: Stamps
  onSound: (sound: string) => void
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

export interface Mover {
  readonly piece: Piece
  readonly pose: Pose
}

export const LAYERS = ['ground', 'lights', 'pieces', 'effects'] as const
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
    lights: scene.highlights ?? [],
    speed: 1,
    ring: -1,
    drag: undefined,
    frozenAt: undefined,
    stood: 0,
    playing: [],
    slides: new Map(),
    movers: new Map(),
    layers,
    damage: { ground: noDamage(), lights: noDamage(), pieces: noDamage(), effects: noDamage() },
    tiles: createTiles(),
    groundStamps: createStamps(),
    stamps: createStamps(),
    onSound: () => {},
  }
}

/** @param arrived called when drawings have come that were missing: what is painted without them is to be painted anew */
export function lookOf(skin: Skin, catalogue: Look['catalogue'], theme: Theme, arrived: () => void): Look {
  return { skin, catalogue, theme, palette: PALETTES[theme], icons: iconsOf(skin, arrived) }
}
