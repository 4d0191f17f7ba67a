import type { Bitmaps } from '../draw/bitmaps.ts'
import type { Pen } from '../draw/pen.ts'

/**
 * Bitmaps of what is drawn again and again. While the view zooms, the bitmaps made for the old scale are stretched;
 * once it rests, they are made again, a few in each frame.
 */
export interface BitmapCache extends Bitmaps {
  /** A frame begins: this many milliseconds may go into making bitmaps again. */
  begin(milliseconds: number, sharp: boolean): void
  /** Whether something was stretched because the frame's time was up. */
  readonly blurred: boolean
  clear(): void
}

interface Bitmap {
  readonly canvas: HTMLCanvasElement
  readonly scale: number
  /** World units across, rounded up to whole pixels. */
  readonly width: number
}

/** Far more than one position shows; what went out of use is evicted together with the rest. */
const MOST_BITMAPS = 1500

export function createBitmapCache(): BitmapCache {
  const bitmaps = new Map<string, Bitmap>()
  let deadline = 0
  let sharp = true
  let blurred = false
  const find = (pen: Pen, key: string, half: number, paint: (pen: Pen) => void): Bitmap => {
    const found = bitmaps.get(key)
    if (found && found.scale === pen.scale) return found
    if (found && (!sharp || performance.now() > deadline)) {
      blurred ||= sharp
      return found
    }
    if (bitmaps.size >= MOST_BITMAPS) bitmaps.clear()
    const made = makeBitmap(pen, half, paint, found?.canvas)
    bitmaps.set(key, made)
    return made
  }
  return {
    begin(milliseconds, isSharp) {
      deadline = performance.now() + milliseconds
      sharp = isSharp
      blurred = false
    },
    draw(pen, key, half, { x, y, size = 1, stretch = 1 }, paint) {
      const fine = size === 1 ? pen : { ...pen, scale: pen.scale * size }
      const { canvas, width } = find(fine, size === 1 ? key : `${key}×${size.toFixed(3)}`, half, paint)
      const { ctx, scale } = pen
      const across = width * size * stretch
      if (stretch !== 1) {
        ctx.drawImage(canvas, x - across / 2, y - across / 2, across, across)
        return
      }
      // The corner on a whole pixel keeps it as sharp as it was drawn.
      const [left, top] = [Math.round((x - across / 2) * scale), Math.round((y - across / 2) * scale)]
      ctx.drawImage(canvas, left / scale, top / scale, across, across)
    },
    get blurred() {
      return blurred
    },
    clear() {
      bitmaps.clear()
    },
  }
}

function makeBitmap(pen: Pen, half: number, paint: (pen: Pen) => void, reuse?: HTMLCanvasElement): Bitmap {
  const pixels = Math.max(Math.ceil(half * 2 * pen.scale), 1)
  const canvas = reuse ?? document.createElement('canvas')
  canvas.width = pixels
  canvas.height = pixels
  const ctx = canvas.getContext('2d')
  if (ctx) {
    ctx.setTransform(pen.scale, 0, 0, pen.scale, pixels / 2, pixels / 2)
    paint({ ...pen, ctx })
  }
  return { canvas, scale: pen.scale, width: pixels / pen.scale }
}
