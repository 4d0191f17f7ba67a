import type { Effect, Scene } from '@sextant/scene'
import type { BoardProps, Overlay, Spot } from '../contract.ts'
import { lookOf } from '../draw/look.ts'
import { BASE_RADIUS } from '../draw/piece.ts'
import { pointOf } from '../geometry/places.ts'
import { pieceAt } from '../geometry/stack.ts'
import {
  approached,
  type Camera,
  clamped,
  fitted,
  framed,
  panned,
  revealing,
  sameCamera,
  toWorld,
  zoomed,
} from './camera.ts'
import { damageAll } from './damage.ts'
import { paintFrame } from './frame.ts'
import { frameLoop } from './frame-loop.ts'
import { isPlaying, playFloats, skipPlayback, startPlayback } from './playback.ts'
import { freeze, playTime } from './playback-clock.ts'
import { invalidate, setOverlay, setScene } from './scene-update.ts'
import { type BoardState, createState, type Drag, LAYERS, type Layer, type Layers } from './state.ts'

/** A board on four canvases, without any framework: what can be told it, and what it can be asked. */
export interface Renderer {
  readonly state: BoardState
  look(props: Pick<BoardProps, 'skin' | 'catalogue' | 'theme'>): void
  show(scene: Scene): void
  light(overlay: Overlay): void
  pace(speed: number): void
  resize(width: number, height: number, ratio: number): void
  /** What is under a point of the view, in CSS pixels. */
  spotAt(x: number, y: number): Spot | undefined
  pan(x: number, y: number): void
  zoom(factor: number, x: number, y: number): void
  fit(): void
  /** Brings a place into view. */
  reveal(place: number): void
  /** Brings a place into view, near enough for a finger. */
  approach(place: number): void
  /** Draws the keyboard's focus at a place, or nowhere at -1. */
  ring(place: number): void
  drag(drag: Drag | undefined): void
  play(effects: readonly Effect[], next?: Scene): Promise<void>
  skip(): void
  /** What is played stands still, or goes on from where it stood. */
  freeze(on: boolean): void
  /** Draws everything again: something it is drawn with has changed. */
  redraw(): void
  close(): void
}

export function createRenderer(
  canvases: Readonly<Record<Layer, HTMLCanvasElement>>,
  props: Pick<BoardProps, 'scene' | 'skin' | 'catalogue' | 'theme'>,
): Renderer {
  const layers: Layers = {
    ground: contextOf(canvases.ground),
    highlights: contextOf(canvases.highlights),
    pieces: contextOf(canvases.pieces),
    effects: contextOf(canvases.effects),
  }
  const state = createState(
    layers,
    props.scene,
    lookOf(props.skin, props.catalogue, props.theme, () => redraw()),
  )
  const { wake, stop } = frameLoop(state)
  const redraw = () => {
    state.bitmaps.clear()
    state.groundBitmaps.clear()
    invalidate(state)
    wake()
  }
  let last: Promise<void> = Promise.resolve()
  let asked = 0
  let skipped = 0
  const playing = () => playTime(state, performance.now())
  const move = (camera: Camera) => {
    const next = clamped(camera, state.view, state.places)
    state.glide = undefined
    if (sameCamera(next, state.camera)) return
    if (next.scale !== state.camera.scale) state.zoomedAt = performance.now()
    state.camera = next
    state.fitted = false
    wake()
  }
  const glideTo = (camera: Camera) => {
    const to = clamped(camera, state.view, state.places)
    if (sameCamera(to, state.camera)) return
    if (state.speed <= 0) state.camera = to
    else state.glide = { from: state.camera, to, start: performance.now() }
    wake()
  }
  /** What matters most now is seen, unless somebody has moved the view. */
  let looked = looksAt(props.scene)
  const follow = () => {
    const now = looksAt(state.scene)
    if (now !== looked && state.fitted) glideTo(framedOn(state))
    looked = now
  }
  state.onScene = follow
  return {
    state,
    look({ skin, catalogue, theme }) {
      const { look } = state
      if (look.skin === skin && look.catalogue === catalogue && look.theme === theme) return
      state.look = lookOf(skin, catalogue, theme, redraw)
      state.bitmaps.clear()
      state.groundBitmaps.clear()
      invalidate(state)
      wake()
    },
    show(scene) {
      if (isPlaying(state)) state.waiting = scene
      else if (scene !== state.scene) {
        const fresh = scene.floats !== state.scene.floats
        setScene(state, scene, playing())
        follow()
        if (fresh) playFloats(state, scene, playing())
      }
      wake()
    },
    light(overlay) {
      setOverlay(state, overlay)
      wake()
    },
    pace(speed) {
      state.speed = speed
      wake()
    },
    resize(width, height, ratio) {
      state.view = { width: Math.max(width, 1), height: Math.max(height, 1) }
      state.ratio = ratio
      for (const layer of LAYERS) {
        canvases[layer].width = Math.max(Math.round(width * ratio), 1)
        canvases[layer].height = Math.max(Math.round(height * ratio), 1)
      }
      state.glide = undefined
      state.camera = state.fitted ? framedOn(state) : clamped(state.camera, state.view, state.places)
      state.painted = undefined
      // At once: a canvas that was resized is empty until it is drawn.
      if (paintFrame(state, performance.now())) wake()
    },
    spotAt(x, y) {
      const at = toWorld(state.camera, state.view, { x, y })
      const cell = state.places.at(at.x, at.y)
      if (cell < 0) return undefined
      const centre = pointOf(state.places, cell)
      const { pieceSize } = state.places
      const stack = state.stacks.get(cell) ?? []
      const piece = pieceAt(stack, (at.x - centre.x) / pieceSize, (at.y - centre.y) / pieceSize, BASE_RADIUS)
      return piece ? { cell, piece: piece.id } : { cell }
    },
    pan: (x, y) => move(panned(state.camera, x, y)),
    zoom: (factor, x, y) => move(zoomed(state.camera, state.view, state.places, factor, { x, y })),
    // Where the board is shown around a place, asking again shows the whole.
    fit() {
      const framed = framedOn(state)
      const whole = state.fitted && !state.glide && sameCamera(framed, state.camera)
      state.fitted = !whole || sameCamera(framed, fitted(state.places, state.view))
      glideTo(whole ? fitted(state.places, state.view) : framed)
    },
    reveal: place =>
      glideTo(revealing(state.glide?.to ?? state.camera, state.view, pointOf(state.places, place), 1.6)),
    approach(place) {
      const { places, view, camera, glide } = state
      const at = pointOf(places, place)
      glideTo(revealing(approached(glide?.to ?? camera, view, places, at), view, at, 2.6))
    },
    ring(place) {
      if (state.ring === place) return
      state.ring = place
      damageAll(state.damage.effects)
      wake()
    },
    drag(drag) {
      state.drag = drag
      damageAll(state.damage.effects)
      wake()
    },
    play(effects, next) {
      if (effects.length === 0) return last
      const number = ++asked
      last = last.then(
        () =>
          new Promise<void>(resolve => {
            startPlayback(state, effects, next, playing(), resolve)
            // A page in the background gets no frames, and would never see the end.
            if (number <= skipped || document.hidden) skipPlayback(state, playing())
            wake()
          }),
      )
      return last
    },
    skip() {
      skipped = asked
      skipPlayback(state, playing())
      wake()
    },
    freeze(on) {
      freeze(state, on, performance.now())
      wake()
    },
    redraw,
    close: stop,
  }
}

/** The camera of somebody who has not moved it. */
function framedOn({ places, view, scene }: BoardState): Camera {
  const { focus, inView = [] } = scene
  if (focus === undefined) return framed(places, view, undefined)
  return framed(
    places,
    view,
    pointOf(places, focus),
    inView.map(place => pointOf(places, place)),
  )
}

function looksAt({ focus, inView = [] }: Scene): string {
  return [focus, ...inView].join()
}

function contextOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser draws no canvas.')
  return context
}
