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

/** By class. */
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
  /** A class that is only in the options of a match. */
  ship: {
    size: 3,
    parts: ['0 30 50 120 70 260 120 380 110 440 60 430 50 480 0 480'],
    holes: ['0 190 16 216 16 300 0 312'],
  },
  dagger: {
    size: 1,
    parts: ['0 10 16 80 28 190 44 262 126 370 122 408 62 396 54 452 30 470 0 470'],
    holes: ['0 210 12 232 12 290 0 300'],
  },
  sparrow: {
    size: 1,
    parts: ['0 60 18 120 32 216 158 306 166 346 60 332 42 420 22 440 0 430'],
    holes: ['0 170 10 200 8 250 0 258'],
  },
  stiletto: {
    size: 1,
    parts: ['0 26 22 110 26 250 40 330 96 430 86 474 40 450 0 462', '44 90 60 76 74 92 74 330 46 318'],
    holes: ['0 230 9 250 9 310 0 318'],
  },
  corsair: {
    size: 2,
    parts: ['0 24 34 84 46 200 128 254 142 336 92 350 82 432 54 472 22 476 0 456'],
    holes: ['0 190 16 216 16 292 0 304', '66 270 96 286 98 318 66 312'],
  },
  harrier: {
    size: 2,
    parts: ['0 56 30 92 42 196 96 206 96 124 112 108 138 124 138 340 96 356 60 350 58 446 30 466 0 456'],
    holes: ['0 210 14 230 14 296 0 306', '108 180 126 180 126 300 108 304'],
  },
  shieldmaiden: {
    size: 2,
    parts: ['0 70 70 96 126 180 140 290 104 390 60 440 30 462 0 450'],
    holes: ['0 180 22 206 22 300 0 316', '62 190 92 220 96 290 66 330'],
  },
  mule: {
    size: 2,
    parts: [
      '0 40 44 54 56 110 40 126 40 146 112 150 112 258 40 262 40 284 112 288 112 398 60 406 72 450 60 474 0 468',
    ],
    holes: ['0 70 16 78 18 100 0 104'],
  },
  mace: {
    size: 3,
    parts: ['0 46 34 30 84 44 118 108 116 190 74 228 70 322 126 366 128 440 84 486 0 474'],
    holes: ['0 90 30 84 54 110 54 160 0 176', '0 246 18 262 18 330 0 344'],
  },
  halberd: {
    size: 4,
    parts: ['0 6 26 52 104 110 132 150 124 198 58 230 56 332 128 398 130 462 74 498 0 486'],
    holes: ['46 116 92 146 92 172 46 178', '0 216 18 240 18 322 0 336', '64 396 92 420 90 452 64 462'],
  },
  hive: {
    size: 4,
    parts: ['0 40 96 48 130 100 134 396 158 430 128 486 60 496 0 482'],
    holes: [
      '14 84 36 84 36 400 14 400',
      '72 150 104 150 104 196 72 196',
      '72 224 104 224 104 270 72 270',
      '72 298 104 298 104 344 72 344',
    ],
  },
  bastion: {
    size: 5,
    parts: ['0 10 54 40 74 132 140 160 160 236 154 334 104 358 116 436 92 496 40 506 0 494'],
    holes: [
      '0 100 26 122 26 180 0 190',
      '84 196 120 208 126 250 84 254',
      '84 280 124 280 120 318 84 326',
      '0 250 24 268 24 360 0 376',
    ],
  },
  leviathan: {
    size: 5,
    parts: ['0 0 30 30 46 142 96 174 108 276 162 322 178 436 124 474 112 508 50 512 0 500'],
    holes: [
      '0 120 18 140 18 210 0 222',
      '54 204 82 214 84 270 54 270',
      '0 270 24 290 24 390 0 406',
      '92 350 132 366 140 420 92 420',
    ],
  },
  station: {
    size: 5,
    parts: ['0 10 44 22 56 112 150 150 234 206 252 256 234 306 150 362 56 400 44 490 0 502'],
    holes: [
      '0 120 28 132 28 180 0 184',
      '0 328 28 332 28 380 0 392',
      '96 196 160 226 170 256 160 286 96 316 80 256',
    ],
  },
  wasp: {
    size: 0,
    parts: ['0 30 26 120 64 170 0 156', '150 250 176 350 214 400 150 386 86 400 124 350'],
  },
  hornet: {
    size: 0,
    parts: [
      '0 20 34 60 40 150 80 190 36 186 0 196',
      '150 240 184 290 190 370 226 410 180 404 150 416 120 404 74 410 110 370 116 290',
    ],
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
