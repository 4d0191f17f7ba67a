import { paintFrame } from '../board/core/frame.ts'
import { createRenderer, type Renderer } from '../board/core/renderer.ts'
import { invalidate } from '../board/core/scene-update.ts'
import { LAYERS } from '../board/core/state.ts'
import { blades } from './samples/blades.ts'
import { large } from './samples/large.ts'
import { LAB_SKIN } from './skin.ts'

/** `redraw`: 169 tiles, 20 units, everything drawn again while effects play. `pan`: 3,600 tiles, 300 units, panning. */
export type BenchKind = 'redraw' | 'pan'

export interface BenchResult {
  readonly kind: BenchKind
  /** Milliseconds of work in each frame, until all of it is in the bitmaps. */
  readonly frames: readonly number[]
  /** Milliseconds from one frame of the browser to the next. */
  readonly intervals: readonly number[]
  readonly median: number
  readonly p99: number
}

const FRAMES = 240

/** Measures frames of a board of the size of the window. */
export async function frameBench(kind: BenchKind): Promise<BenchResult> {
  const host = document.createElement('div')
  host.style.cssText = 'position:fixed;inset:0;z-index:9;background:#ece4d2'
  const canvas = (): HTMLCanvasElement => {
    const made = document.createElement('canvas')
    made.style.cssText = 'position:absolute;inset:0;width:100%;height:100%'
    host.append(made)
    return made
  }
  const canvases = { ground: canvas(), highlights: canvas(), pieces: canvas(), effects: canvas() }
  document.body.append(host)
  const sample = kind === 'redraw' ? blades() : large()
  const renderer = createRenderer(canvases, {
    scene: sample.scene,
    skin: LAB_SKIN,
    catalogue: {},
    theme: 'light',
  })
  renderer.resize(window.innerWidth, window.innerHeight, window.devicePixelRatio || 1)
  renderer.light(sample.overlay)
  if (kind === 'pan')
    renderer.zoom(30 / renderer.state.camera.scale, window.innerWidth / 2, window.innerHeight / 2)
  await rested(renderer)
  if (kind === 'redraw') void renderer.play(sample.effects)
  const result = await measured(kind, frame => {
    if (kind === 'redraw') invalidate(renderer.state)
    else renderer.pan(14 * Math.cos(frame / 30), 11 * Math.sin(frame / 23))
    paintFrame(renderer.state, performance.now())
    flush(renderer)
    if (kind === 'redraw' && frame % 200 === 199) void renderer.play(sample.effects)
  })
  renderer.close()
  host.remove()
  return result
}

function measured(kind: BenchKind, draw: (frame: number) => void): Promise<BenchResult> {
  const frames: number[] = []
  const intervals: number[] = []
  let last = performance.now()
  return new Promise(resolve => {
    const tick = () => {
      const start = performance.now()
      if (frames.length > 0) intervals.push(start - last)
      last = start
      draw(frames.length)
      frames.push(performance.now() - start)
      if (frames.length < FRAMES) requestAnimationFrame(tick)
      else resolve({ kind, frames, intervals, median: quantile(frames, 0.5), p99: quantile(frames, 0.99) })
    }
    requestAnimationFrame(tick)
  })
}

/** Browsers put off what is drawn; reading a pixel makes them do it now, where it is measured. */
function flush({ state }: Renderer): void {
  for (const layer of LAYERS) state.layers[layer].getImageData(0, 0, 1, 1)
}

function rested({ state }: Renderer): Promise<void> {
  return new Promise(resolve => {
    const tick = () => (paintFrame(state, performance.now()) ? requestAnimationFrame(tick) : resolve())
    tick()
  })
}

function quantile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(Math.floor(sorted.length * part), sorted.length - 1)] ?? 0
}
