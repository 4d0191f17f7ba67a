import type { Effect, Scene } from '@sextant/scene'
import { adoptOverlay, adoptScene, spoilAll } from './scene-update.ts'
import { missingArt, missingEffectArt } from '../draw/lazy-art.ts'
import { type Camera, clamped, fitted, panned, revealing, sameCamera, toWorld, zoomed } from './camera.ts'
import { freeze, playTime } from './playback-clock.ts'
import type { BoardProps, Overlay, Spot } from '../contract.ts'
import { damageAll } from './damage.ts'
import { isAlive, paintFrame } from './frame.ts'
import { BASE_RADIUS } from '../draw/piece.ts'
import { pointOf } from '../geometry/places.ts'
import { begin, isBusy, rise, skip } from './playback.ts'
import { pieceAt } from '../geometry/stack.ts'
import { type BoardState, createState, type Drag, LAYERS, type Layer, lookOf } from './state.ts'

/** A board on four canvases, without any framework: what can be told it, and what it can be asked. */
export interface Screen {
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
  /** Draws the keyboard's focus at a place, or nowhere at -1. */
  ring(place: number): void
  drag(drag: Drag | undefined): void
  play(effects: readonly Effect[], next?: Scene): Promise<void>
  skip(): void
  /** What is played stands still, or goes on from where it stood. */
  freeze(on: boolean): void
  /** Everything anew: something it is drawn with has changed. */
  redraw(): void
  close(): void
}

export function createScreen(
  canvases: Readonly<Record<Layer, HTMLCanvasElement>>,
  props: Pick<BoardProps, 'scene' | 'skin' | 'catalogue' | 'theme'>,
): Screen {
  const layers = Object.fromEntries(
    LAYERS.map(layer => [layer, contextOf(canvases[layer])]),
  ) as BoardState['layers']
  const state = createState(
    layers,
    props.scene,
    lookOf(props.skin, props.catalogue, props.theme, () => redraw()),
  )
  const { wake, stop } = loopOf(state)
  const redraw = () => {
    state.stamps.clear()
    state.groundStamps.clear()
    spoilAll(state)
    wake()
  }
  const prepare = ({ stage }: Scene) => void missingArt(stage)?.ready().then(redraw)
  prepare(props.scene)
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
  return {
    state,
    look({ skin, catalogue, theme }) {
      const { look } = state
      if (look.skin === skin && look.catalogue === catalogue && look.theme === theme) return
      state.look = lookOf(skin, catalogue, theme, redraw)
      state.stamps.clear()
      state.groundStamps.clear()
      spoilAll(state)
      wake()
    },
    show(scene) {
      prepare(scene)
      if (isBusy(state)) state.waiting = scene
      else if (scene !== state.scene) {
        const fresh = scene.floats !== state.scene.floats
        adoptScene(state, scene, playing())
        if (fresh) rise(state, scene, playing())
      }
      wake()
    },
    light(overlay) {
      adoptOverlay(state, overlay)
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
      state.camera = state.fitted
        ? fitted(state.places, state.view)
        : clamped(state.camera, state.view, state.places)
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
    fit() {
      state.fitted = true
      glideTo(fitted(state.places, state.view))
    },
    reveal: place =>
      glideTo(revealing(state.glide?.to ?? state.camera, state.view, pointOf(state.places, place), 1.6)),
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
      const missing = missingEffectArt(effects)
      // What cannot be fetched is not drawn, and keeps nobody from playing on.
      if (missing.length > 0)
        last = Promise.allSettled([last, ...missing.map(art => art.ready())]).then(() => {})
      last = last.then(
        () =>
          new Promise<void>(resolve => {
            begin(state, effects, next, playing(), resolve)
            // A page in the background gets no frames, and would never see the end.
            if (number <= skipped || document.hidden) skip(state, playing())
            wake()
          }),
      )
      return last
    },
    skip() {
      skipped = asked
      skip(state, playing())
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

function contextOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser draws no canvas.')
  return context
}

/** Milliseconds from frame to frame while only waves move; and how many times as long as a frame took it rests. */
const CALM = 50
const REST = 4
const LONGEST_REST = 400

/** Draws a frame only when something asks for it. */
function loopOf(state: BoardState): { wake(): void; stop(): void } {
  let request = 0
  let calm: ReturnType<typeof setTimeout> | undefined
  const wake = () => {
    clearTimeout(calm)
    if (request === 0) request = requestAnimationFrame(tick)
  }
  const tick = () => {
    request = 0
    const start = performance.now()
    if (paintFrame(state, start)) wake()
    else if (isAlive(state)) calm = setTimeout(() => rest(start)) // once the frame has been put on the screen
  }
  /** Waves take no more than a fifth of the time, however slow the machine is. */
  const rest = (start: number) => {
    const spent = performance.now() - start
    calm = setTimeout(wake, Math.min(Math.max(CALM - spent, REST * spent), LONGEST_REST))
  }
  return {
    wake,
    stop() {
      clearTimeout(calm)
      cancelAnimationFrame(request)
      request = -1
    },
  }
}
