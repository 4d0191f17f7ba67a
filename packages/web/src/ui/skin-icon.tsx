import type { IconSkin } from '@sextant/scene'
import { lazyValue, loadValue } from '../signals/lazy-value.ts'

/** An icon of a game's skin in the colour of the text around it, which says what it stands for. */
export function SkinIcon({ icon }: { readonly icon: IconSkin | undefined }) {
  const outlines = outlinesIn(drawingOf(icon?.svg) ?? '')
  if (outlines.length === 0) return null
  return (
    <svg class="skin-icon" viewBox="0 0 512 512" aria-hidden="true" focusable="false">
      {outlines.map((d, number) => (
        <path key={number} d={d} fill="currentColor" />
      ))}
    </svg>
  )
}

function drawingOf(svg: IconSkin['svg']): string | undefined {
  if (typeof svg !== 'function') return svg
  const drawing = lazyValue(svg).value
  // Where it cannot be loaded there is none: the words beside it say the same.
  if (drawing === undefined) loadValue(svg).catch(() => {})
  return drawing
}

/** The outlines of an SVG's body. */
function outlinesIn(svg: string): string[] {
  return [...svg.matchAll(/<path\b[^>]*?\sd="([^"]+)"/g)].flatMap(([, d]) => d ?? [])
}
