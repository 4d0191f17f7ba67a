import type { Terrain } from '../schema/names.ts'
import { disc, drawing, limb, type Part, shape } from './figures/kit.ts'

/**
 * What grows and lies on the ground, drawn for the game. Colours are tones of the ground, a few percent lighter or darker, so
 * that pieces stay louder than it. A cell is a hexagon in a box of 512 × 512 with corners left and right.
 */
export const terrainDrawings: Readonly<Record<Terrain, readonly string[]>> = {
  open: [
    drawing(...tufts([130, 190, 350, 330]), ...pebbles([250, 420, 300, 110])),
    drawing(...crater(210, 300, 92), ...tufts([380, 150])),
    drawing(...tufts([180, 360, 330, 140, 250, 250])),
    drawing(...pebbles([170, 160, 200, 180, 340, 350]), ...crack('90 300 180 270 230 320 330 290')),
    drawing(...crater(320, 190, 60), ...crater(170, 350, 44), ...pebbles([260, 280])),
    drawing(...crack('330 90 300 170 350 230 310 320'), ...tufts([150, 300, 210, 130])),
  ],
  forest: [
    drawing(
      ...oak(150, 170, 86),
      ...oak(350, 150, 78),
      ...fir(255, 300, 92),
      ...oak(120, 350, 70),
      ...oak(385, 350, 82),
    ),
    drawing(
      ...fir(130, 200, 96),
      ...fir(250, 140, 90),
      ...fir(370, 220, 98),
      ...fir(190, 370, 100),
      ...fir(330, 390, 92),
    ),
    drawing(
      ...oak(240, 150, 94),
      ...fir(120, 270, 84),
      ...oak(390, 250, 84),
      ...oak(200, 370, 88),
      ...fir(330, 400, 86),
    ),
    drawing(
      ...fir(350, 130, 88),
      ...oak(170, 180, 90),
      ...oak(310, 300, 76),
      ...fir(110, 360, 86),
      ...stump(400, 390),
      ...oak(230, 410, 64),
    ),
  ],
  rock: [
    drawing(
      ...boulder(200, 220, 118),
      ...boulder(350, 340, 92),
      ...boulder(150, 380, 56),
      ...pebbles([340, 180, 250, 420]),
    ),
    drawing(
      ...boulder(310, 210, 124),
      ...boulder(160, 320, 86),
      ...boulder(300, 400, 60),
      ...pebbles([130, 200, 410, 330]),
    ),
    drawing(
      ...boulder(150, 210, 84),
      ...boulder(300, 170, 78),
      ...boulder(250, 350, 112),
      ...boulder(400, 300, 62),
    ),
  ],
  water: [
    drawing(
      ...pool(),
      ...wave(130, 170, 80),
      ...wave(300, 240, 96),
      ...wave(170, 340, 70),
      ...reeds(390, 380),
    ),
    drawing(
      ...pool(),
      ...wave(240, 140, 90),
      ...wave(130, 270, 70),
      ...wave(320, 350, 90),
      ...reeds(110, 180),
    ),
    drawing(
      ...pool(),
      ...wave(310, 160, 80),
      ...wave(150, 230, 84),
      ...wave(280, 320, 70),
      ...wave(160, 400, 60),
    ),
  ],
  ruin: [
    drawing(
      ...floor(),
      ...wall('96 300 96 130 250 90 250 150'),
      ...rubble([340, 360, 390, 300, 300, 400, 150, 380]),
      ...pillar(380, 190),
    ),
    drawing(
      ...floor(),
      ...wall('410 120 420 320 300 400'),
      ...rubble([150, 170, 190, 210, 130, 240, 230, 380]),
      ...wall('110 390 180 420'),
    ),
    drawing(
      ...floor(),
      ...wall('120 210 200 110 380 120 400 190'),
      ...pillar(130, 350),
      ...pillar(390, 360),
      ...rubble([240, 330, 280, 370, 210, 380]),
    ),
  ],
}

/** Blades of grass, at pairs of places. */
function tufts(places: readonly number[]): Part[] {
  return pairs(places).flatMap(([x, y]) => [
    shape('-14', `${x - 26} ${y} ${x - 34} ${y - 40} ${x - 12} ${y - 4}`),
    shape('+10', `${x - 14} ${y} ${x - 4} ${y - 56} ${x + 8} ${y}`),
    shape('-14', `${x + 6} ${y} ${x + 32} ${y - 40} ${x + 24} ${y}`),
  ])
}

function pebbles(places: readonly number[]): Part[] {
  return pairs(places).flatMap(([x, y]) => [
    disc('-20', x + 4, y + 8, 24, 14),
    disc('+12', x, y, 20, 13),
    disc('-16', x + 44, y + 18, 12, 8),
  ])
}

/** Where a shell fell. */
function crater(x: number, y: number, size: number): Part[] {
  return [
    disc('+7', x, y, size * 1.12, size * 0.72),
    disc('-16', x, y, size, size * 0.6),
    disc('-28', x + size * 0.08, y - size * 0.06, size * 0.72, size * 0.38),
  ]
}

function crack(line: string): Part[] {
  return [limb('-18', 10, line)]
}

/** A tree with a round crown. */
function oak(x: number, y: number, size: number): Part[] {
  return [
    disc('-30', x + size * 0.14, y + size * 0.78, size * 0.9, size * 0.36),
    limb('-48', size * 0.2, `${x} ${y + size * 0.8} ${x} ${y}`),
    disc('-22', x, y, size * 0.94, size * 0.84),
    disc('-8', x - size * 0.1, y - size * 0.1, size * 0.74, size * 0.64),
    disc('+8', x - size * 0.26, y - size * 0.3, size * 0.36, size * 0.28),
  ]
}

/** A tree with a pointed crown, in three tiers. */
function fir(x: number, y: number, size: number): Part[] {
  const tier = (from: number, wide: number, tone: string) =>
    shape(
      tone,
      `${x} ${y - size * (from + 0.52)} ${x + size * wide} ${y - size * (from - 0.3)} ${x - size * wide} ${y - size * (from - 0.3)}`,
    )
  return [
    disc('-30', x + size * 0.12, y + size * 0.62, size * 0.62, size * 0.22),
    limb('-50', size * 0.16, `${x} ${y + size * 0.62} ${x} ${y}`),
    tier(0, 0.66, '-26'),
    tier(0.38, 0.52, '-16'),
    tier(0.74, 0.36, '-4'),
  ]
}

function stump(x: number, y: number): Part[] {
  return [
    disc('-32', x + 6, y + 16, 40, 18),
    limb('-44', 44, `${x} ${y + 10} ${x} ${y - 14}`),
    disc('+14', x, y - 20, 24, 13),
  ]
}

/** A stone of many faces, lit from the upper left. */
function boulder(x: number, y: number, size: number): Part[] {
  const face = (tone: string, ...around: readonly number[]) =>
    shape(tone, around.map((part, at) => Math.round((at % 2 === 0 ? x : y) + part * size)).join(' '))
  return [
    disc('-30', x + size * 0.12, y + size * 0.62, size * 0.98, size * 0.34),
    face(
      '-12',
      -0.95,
      0.5,
      -0.8,
      -0.2,
      -0.3,
      -0.72,
      0.4,
      -0.66,
      0.9,
      -0.1,
      0.98,
      0.52,
      0.3,
      0.74,
      -0.5,
      0.72,
    ),
    face('+14', -0.8, -0.2, -0.3, -0.72, 0.4, -0.66, 0.16, -0.16, -0.36, 0.02),
    face('-26', 0.16, -0.16, 0.4, -0.66, 0.9, -0.1, 0.98, 0.52, 0.3, 0.74, 0.1, 0.24),
    face('+4', -0.36, 0.02, 0.16, -0.16, 0.1, 0.24, -0.2, 0.4),
  ]
}

/** Deeper in the middle. */
function pool(): Part[] {
  return [disc('-10', 256, 262, 206, 168), disc('-20', 262, 270, 140, 108)]
}

/** A crest with light on it. */
function wave(x: number, y: number, long: number): Part[] {
  const crest = (dy: number): string =>
    `M${x} ${y + dy}Q${x + long * 0.25} ${y + dy - 22} ${x + long * 0.5} ${y + dy}Q${x + long * 0.75} ${y + dy + 22} ${x + long} ${y + dy}Q${x + long * 0.75} ${y + dy + 8} ${x + long * 0.5} ${y + dy - 12}Q${x + long * 0.25} ${y + dy - 34} ${x} ${y + dy}z`
  return [['+20', crest(0)]]
}

function reeds(x: number, y: number): Part[] {
  return [
    limb('-36', 9, `${x} ${y} ${x - 12} ${y - 92}`),
    limb('-36', 9, `${x + 22} ${y + 4} ${x + 22} ${y - 112}`),
    limb('-36', 9, `${x + 42} ${y} ${x + 60} ${y - 84}`),
    limb('-46', 18, `${x + 22} ${y - 100} ${x + 22} ${y - 126}`),
    disc('+10', x + 20, y + 8, 46, 9),
  ]
}

/** Flagstones, some of them missing. */
function floor(): Part[] {
  return [
    shape('+6', '110 130 300 100 410 170 420 360 300 420 120 390 80 250'),
    shape('-8', '120 250 250 240 256 330 126 340'),
    shape('-6', '266 160 380 180 384 240 270 236'),
    shape('-10', '270 330 380 310 360 376 280 392'),
  ]
}

/** What stands of a wall: a dark face, and a broken edge in the light. */
function wall(line: string): Part[] {
  return [limb('-38', 50, raised(line, 22)), limb('-24', 44, line), limb('+20', 30, raised(line, -24))]
}

function pillar(x: number, y: number): Part[] {
  return [
    disc('-36', x + 8, y + 30, 44, 22),
    limb('-26', 54, `${x} ${y + 20} ${x} ${y - 30}`),
    disc('+22', x, y - 38, 28, 17),
  ]
}

function rubble(places: readonly number[]): Part[] {
  return pairs(places).flatMap(([x, y]) => [
    shape('-34', `${x - 26} ${y + 14} ${x + 34} ${y + 10} ${x + 26} ${y + 28} ${x - 20} ${y + 30}`),
    shape('+10', `${x - 24} ${y + 12} ${x - 10} ${y - 18} ${x + 20} ${y - 10} ${x + 26} ${y + 14}`),
  ])
}

function raised(line: string, by: number): string {
  return line.replace(/(-?\d+) (-?\d+)/g, (_, x: string, y: string) => `${x} ${Number(y) + by}`)
}

function pairs(places: readonly number[]): [x: number, y: number][] {
  return places.flatMap((x, at): [number, number][] => (at % 2 === 0 ? [[x, places[at + 1] ?? 0]] : []))
}
