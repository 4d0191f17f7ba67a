import type { IconSkin } from '@sextant/scene'

/** An icon of a game's skin in the colour of the text around it, which says what it stands for. */
export function SkinIcon({ icon }: { readonly icon: IconSkin | undefined }) {
  const outlines = outlinesIn(icon?.svg ?? '')
  if (outlines.length === 0) return null
  return (
    <svg class="skin-icon" viewBox="0 0 512 512" aria-hidden="true" focusable="false">
      {outlines.map((d, number) => (
        <path key={number} d={d} fill="currentColor" />
      ))}
    </svg>
  )
}

/** The outlines of an SVG's body. */
function outlinesIn(svg: string): string[] {
  return [...svg.matchAll(/<path\b[^>]*?\sd="([^"]+)"/g)].flatMap(([, d]) => d ?? [])
}
