import { at } from '@sextant/engine'
import type { Diagram, DiagramMark } from '@sextant/scene'
import { BRACKETS, type Bracket } from '../../schema/names.ts'
import type { Mount, ShipTable, Tables } from '../../tables.ts'
import { rangeOf } from '../reach.ts'
import { sector } from '../sector.ts'
import { iconOf } from '../skin.ts'
import { rounded, text } from '../words.ts'
import { BEARINGS, damageAt } from './firepower.ts'

const SIZE = 320
const CENTRE = SIZE / 2
/** From the ship's edge to the longest range. */
const [NEAR, FAR] = [34, 154]
/** Half the width of a ray, in degrees. */
const RAY = 7

/**
 * What bears where: six sextants and the rays of fixed weapons, by range, each as strong as its expected damage. With a part, what
 * that weapon does alone.
 */
export function coverageOf(tables: Tables, table: ShipTable, lit?: string): Diagram {
  const all = table.mounts.filter(mount => mount !== undefined)
  const alone = all.filter(({ hardpoint }) => `weapon-${hardpoint}` === lit)
  const mounts = alone.length > 0 ? alone : all
  const strongest = Math.max(1, ...BRACKETS.flatMap(bracket => everywhere(all, bracket)))
  const fixed = mounts.filter(({ hardpoint }) => 'face' in at(table.class.hardpoints, hardpoint))
  const rays = Array.from({ length: BEARINGS }, (_, bearing) => bearing).filter(
    bearing => bearing % 2 === 0 && fixed.some(({ arc }) => at(arc, bearing)),
  )
  const sextants = [1, 3, 5, 7, 9, 11]
  const marks = BRACKETS.flatMap(bracket =>
    [...sextants, ...rays].flatMap(bearing =>
      fieldMarks(tables, mounts, bearing, bracket, alone.length > 0, strongest),
    ),
  )
  return {
    width: SIZE,
    height: SIZE,
    marks: [
      ...marks,
      {
        shape: { icon: iconOf(table.setup.class, table.class), x: CENTRE, y: CENTRE, size: 56 },
        paint: 'side',
      },
    ],
  }
}

function everywhere(mounts: readonly Mount[], bracket: Bracket): number[] {
  return Array.from({ length: BEARINGS }, (_, bearing) => damageAt(mounts, bearing, bracket))
}

/** One part of a ring, with its damage in numbers. */
function fieldMarks(
  { combat: { brackets } }: Tables,
  mounts: readonly Mount[],
  bearing: number,
  bracket: Bracket,
  alone: boolean,
  strongest: number,
): DiagramMark[] {
  const damage = damageAt(mounts, bearing, bracket)
  const [inner, outer] = ringOf(brackets, bracket)
  const half = bearing % 2 === 0 ? RAY : 30
  const [from, to] = [30 * bearing - half, 30 * bearing + half]
  const field = { path: sector(CENTRE, CENTRE, inner, outer, from + 0.6, to - 0.6) }
  if (damage === 0) return half === RAY ? [] : [{ shape: field, paint: 'faint', strength: 0.5 }]
  const name = text('coverage.field', {
    where: text(`bearing.${bearingKey(bearing)}`),
    range: text(`range.${bracket}`, rangeOf(brackets, bracket)),
    damage: rounded(damage),
  })
  const faintest = alone ? 0.5 : 0.15
  const angle = ((30 * bearing - 90) * Math.PI) / 180
  const middle = (inner + outer) / 2
  return [
    ...(half === RAY ? [{ shape: field, paint: 'back' as const }] : []),
    {
      shape: field,
      paint: alone ? 'on' : 'bad',
      strength: faintest + ((0.9 - faintest) * damage) / strongest,
      name,
    },
    {
      shape: {
        text: String(Math.round(damage)),
        x: Math.round(CENTRE + middle * Math.cos(angle)),
        y: Math.round(CENTRE + middle * Math.sin(angle)),
        size: half === RAY ? 10 : 12,
      },
      paint: 'ink',
    },
  ]
}

function ringOf(
  brackets: Readonly<Record<Bracket, number>>,
  bracket: Bracket,
): [inner: number, outer: number] {
  const { from, to } = rangeOf(brackets, bracket)
  const radius = (hexes: number) => NEAR + ((FAR - NEAR) * hexes) / brackets.long
  return [radius(from - 1), radius(to) - 1.5]
}

const KEYS = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11'] as const

function bearingKey(bearing: number): (typeof KEYS)[number] {
  return at(KEYS, bearing)
}
