/**
 * The ships from above, bow up, drawn for the game. An outline is the right half of a shape, from bow to stern: pairs of how far
 * it is from the keel, and how far down a box of 512 × 512. The larger the class, the more of the box it fills.
 */
export interface Hull {
  readonly size: number
  readonly parts: readonly string[]
  /** What is cut out of it: decks, bays, windows. */
  readonly holes?: readonly string[]
}

/** Those of a duel, which most first matches are; all others are in `later-hulls.ts`. */
export const HULLS: Readonly<Record<string, Hull>> = {
  sabre: {
    size: 3,
    parts: ['0 8 24 84 38 198 66 230 78 300 166 388 156 446 84 420 76 474 46 492 0 480'],
    holes: ['0 176 14 204 16 276 0 290', '38 300 60 330 60 400 38 392'],
  },
  warden: {
    size: 3,
    parts: ['0 36 44 66 54 168 150 178 178 226 150 276 66 286 66 392 108 450 60 488 0 474'],
    holes: ['84 206 132 206 146 228 130 250 84 252', '0 110 16 132 16 196 0 206'],
  },
  ship: {
    size: 3,
    parts: ['0 30 50 120 70 260 120 380 110 440 60 430 50 480 0 480'],
    holes: ['0 190 16 216 16 300 0 312'],
  },
}

/** The body of an SVG. */
export function drawn(hull: Hull): string {
  const scale = 0.68 + 0.064 * hull.size
  const paths = [
    ...hull.parts.flatMap(part => mirrored(part, scale, false)),
    ...(hull.holes ?? []).flatMap(hole => mirrored(hole, scale, true)),
  ]
  return `<path fill="currentColor" d="${paths.join('')}"/>`
}

/** Both halves in one where the outline begins at the keel, else one on each side; holes run the other way round. */
function mirrored(written: string, scale: number, isHole: boolean): string[] {
  const outline = pointsOf(written)
  const place = (x: number, y: number) =>
    `${Math.round(256 + x * scale)} ${Math.round(256 + (y - 256) * scale)}`
  const right = outline.map(([x, y]) => place(x, y))
  const left = outline.map(([x, y]) => place(-x, y)).reverse()
  if (outline[0]?.[0] === 0) {
    const around = [...right, ...left]
    return [`M${(isHole ? around.reverse() : around).join('L')}z`]
  }
  return [right, left].map(side => `M${(isHole ? side.toReversed() : side).join('L')}z`)
}

function pointsOf(outline: string): [x: number, y: number][] {
  return Array.from(outline.matchAll(/(\d+) (\d+)/g), ([, x, y]) => [Number(x), Number(y)])
}
