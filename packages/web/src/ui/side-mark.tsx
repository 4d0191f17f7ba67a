import type { Side, Skin } from '@sextant/scene'
import { theme } from '../settings/settings.ts'

/** The shape and colour that a side is recognised by. */
export function SideMark({ side, skin }: { readonly side: Side; readonly skin: Skin }) {
  return (
    <svg class="side-mark" viewBox="0 0 24 24" aria-hidden="true" style={{ color: colourOf(side, skin) }}>
      <path d={SHAPES[side.shape]} fill="currentColor" />
    </svg>
  )
}

/** A side's colour in the theme of the page. */
export function colourOf(side: Side | undefined, skin: Skin): string {
  return (side && skin.colours[side.colour]?.[theme.value]) ?? 'var(--brass)'
}

/** Black or white, whichever can be read on a colour like `#a63a2b`. */
export function inkOn(colour: string): string {
  const [, red = '80', green = '80', blue = '80'] = /^#(..)(..)(..)$/.exec(colour) ?? []
  const light = [red, green, blue].map(part => {
    const value = Number.parseInt(part, 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  const luminance = 0.2126 * (light[0] ?? 0) + 0.7152 * (light[1] ?? 0) + 0.0722 * (light[2] ?? 0)
  return luminance > 0.179 ? '#0c1420' : '#ffffff'
}

const SHAPES: Readonly<Record<Side['shape'], string>> = {
  circle: 'M12 2a10 10 0 1 0 0 20a10 10 0 1 0 0-20z',
  square: 'M3 3h18v18H3z',
  diamond: 'M12 1l11 11l-11 11L1 12z',
  shield: 'M3 3h18v9c0 5-4 8-9 10c-5-2-9-5-9-10z',
  triangle: 'M12 2l11 20H1z',
  hexagon: 'M12 1l9.5 5.5v11L12 23l-9.5-5.5v-11z',
}
