import type { Skin } from '@sextant/scene'
import { lazyValue, loadValue } from '../../signals/lazy-value.ts'
import { type Pen, write } from './pen.ts'

/** The icons of a skin as paths, each read from its SVG once. */
export interface Icons {
  /** The path in a box of 512 × 512, or undefined where there is only the glyph, or nothing else yet. */
  pathOf(icon: string): Path2D | undefined
  glyphOf(icon: string): string
  /** The parts of its body seen from above, in a box of 512 × 512; undefined where it has none. */
  figureOf(icon: string): readonly FigurePart[] | undefined
}

export interface FigurePart {
  readonly path: Path2D
  /** A colour, or `side` for that of its side. */
  readonly fill: string
}

/** @param arrived called when a drawing has come that was missing before */
export function iconsOf(skin: Skin, arrived: () => void): Icons {
  const paths = new Map<string, Path2D | undefined>()
  const figures = new Map<string, readonly FigurePart[]>()
  return {
    pathOf(icon) {
      if (paths.has(icon)) return paths.get(icon)
      const drawing = skin.icons[icon]?.svg
      const svg = typeof drawing === 'function' ? lazyValue(drawing).peek() : drawing
      if (typeof drawing === 'function' && svg === undefined) {
        // Where it cannot be loaded the glyph stays.
        loadValue(drawing).then(arrived, () => {})
        return undefined
      }
      const path = svg === undefined ? undefined : readPath(svg)
      paths.set(icon, path)
      return path
    },
    glyphOf: icon => skin.icons[icon]?.glyph ?? icon.slice(0, 1),
    figureOf(icon) {
      const svg = skin.icons[icon]?.figure
      if (svg === undefined) return undefined
      const known = figures.get(icon) ?? partsOf(svg)
      figures.set(icon, known)
      return known
    },
  }
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

function readPath(svg: string): Path2D | undefined {
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
