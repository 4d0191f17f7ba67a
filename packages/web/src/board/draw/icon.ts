import type { Skin } from '@sextant/scene'
import { lazyValue, loadValue } from '../../signals/lazy-value.ts'
import { type Pen, write } from './pen.ts'
import { pictures } from './pictures.ts'

/** The drawings of a skin as paths, each read from its SVG once. */
export interface Icons {
  /** The path in a box of 512 × 512, or undefined where there is only the glyph, or nothing else yet. */
  pathOf(icon: string): Path2D | undefined
  glyphOf(icon: string): string
  /** The parts of its body seen from above, in a box of 512 × 512; undefined where it has none. */
  figureOf(icon: string): readonly FigurePart[] | undefined
  /** The parts of what stands on its base in colours of its own; undefined where it does not, or is not there yet. */
  standingOf(icon: string): readonly FigurePart[] | undefined
  /** What lies on a terrain, in several variants; undefined where nothing does, or it is not there yet. */
  groundOf(terrain: string): readonly (readonly FigurePart[])[] | undefined
  /** A picture that a piece brings with it; undefined where it is not there, or cannot be shown. */
  pictureOf(address: string): HTMLImageElement | undefined
}

export interface FigurePart {
  readonly path: Path2D
  /** A colour, or `side` for that of its side; on the ground, `+12` or `-20` for how much lighter or darker it is. */
  readonly fill: string
}

/** @param arrived called when a drawing has come that was missing before */
export function iconsOf(skin: Skin, arrived: () => void): Icons {
  const tell = oncePerBatch(arrived)
  const asked = new Set<unknown>()
  // What cannot be loaded is not drawn; the glyph or the colour stays.
  const fetched = <T>(drawing: T | (() => Promise<T>) | undefined): T | undefined => {
    if (!isLoader(drawing)) return drawing
    const value = lazyValue(drawing).peek()
    if (value === undefined && !asked.has(drawing)) {
      asked.add(drawing)
      loadValue(drawing).then(tell, () => asked.delete(drawing))
    }
    return value
  }
  const svgOf = (icon: string) => fetched(skin.icons[icon]?.svg)
  return {
    pathOf: readOnce(icon => read(svgOf(icon), wholeOf)),
    glyphOf: icon => skin.icons[icon]?.glyph ?? icon.slice(0, 1),
    figureOf: readOnce(icon => read(skin.icons[icon]?.figure, partsOf)),
    standingOf: readOnce(icon => (skin.icons[icon]?.standing ? read(svgOf(icon), partsOf) : undefined)),
    groundOf: readOnce(terrain =>
      read(fetched(skin.terrains[terrain]?.drawings), drawings => drawings.map(partsOf)),
    ),
    pictureOf: pictures(tell),
  }
}

/** Drawings out of one file arrive together, and are drawn together. */
function oncePerBatch(arrived: () => void): () => void {
  let waiting = false
  return () => {
    if (waiting) return
    waiting = true
    setTimeout(() => {
      waiting = false
      arrived()
    })
  }
}

function isLoader<T>(drawing: T | (() => Promise<T>) | undefined): drawing is () => Promise<T> {
  return typeof drawing === 'function'
}

/** What was found is kept; what was not may come later. */
function readOnce<T>(find: (name: string) => T | undefined): (name: string) => T | undefined {
  const found = new Map<string, T>()
  return name => {
    const known = found.get(name) ?? find(name)
    if (known !== undefined) found.set(name, known)
    return known
  }
}

function read<A, B>(value: A | undefined, by: (value: A) => B): B | undefined {
  return value === undefined ? undefined : by(value)
}

/** An icon in a box of the given size around (x, y). */
export function drawIcon(pen: Pen, icon: string, x: number, y: number, size: number, colour: string): void {
  const { ctx, look } = pen
  const path = look.icons.pathOf(icon)
  if (!path) {
    const glyph = look.icons.glyphOf(icon)
    write(pen, glyph, x, y + size * 0.04, {
      size: size * (glyph.length > 1 ? 0.6 : 0.95),
      weight: 700,
      colour,
    })
    return
  }
  ctx.save()
  ctx.translate(x - size / 2, y - size / 2)
  ctx.scale(size / 512, size / 512)
  ctx.fillStyle = colour
  ctx.fill(path)
  ctx.restore()
}

function wholeOf(svg: string): Path2D | undefined {
  const parts = partsOf(svg)
  if (parts.length === 0) return undefined
  const whole = new Path2D()
  for (const { path } of parts) whole.addPath(path)
  return whole
}

function partsOf(svg: string): FigurePart[] {
  const source = svg.includes('<svg') ? svg : `<svg xmlns="http://www.w3.org/2000/svg">${svg}</svg>`
  const parsed = new DOMParser().parseFromString(source, 'image/svg+xml')
  const parts: FigurePart[] = []
  for (const element of parsed.querySelectorAll('path')) {
    const d = element.getAttribute('d')
    const fill = element.getAttribute('fill') ?? 'side'
    if (d && fill !== 'none') parts.push({ path: new Path2D(d), fill })
  }
  return parts
}
