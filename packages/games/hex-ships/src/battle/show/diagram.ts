import { at } from '@sextant/engine'
import type { Diagram, DiagramMark, DiagramPaint, Text } from '@sextant/scene'
import { actingIndex } from '../rules/acting.ts'
import { volleyCost } from '../rules/targeting.ts'
import type { Hardpoint } from '../schema/classes.ts'
import { SIDES, type Side } from '../schema/names.ts'
import type { Ship, State } from '../state.ts'
import type { Mount, ShipTable, Tables } from '../tables.ts'
import { BEARINGS, sector } from './sector.ts'
import { iconOf } from './skin.ts'
import { mountText, weaponState } from './weapons.ts'
import { text } from './words.ts'

const [WIDTH, HEIGHT] = [300, 292]
const [X, Y] = [150, 122]
/** Inner and outer radius of each ring. */
const SHIELD = [96, 114] as const
const ARMOR = [78, 92] as const

/** The ship's card: shields and armor on four sides, hull and weapons within, energy and hull as cells below. */
export function diagramOf(tables: Tables, state: State, table: ShipTable, ship: Ship): Diagram {
  const acting = !state.over && actingIndex(state) === table.index
  return {
    width: WIDTH,
    height: HEIGHT,
    marks: [
      ...SIDES.flatMap(side => sideMarks(table, ship, side, acting && state.phase === 'move')),
      { shape: { icon: iconOf(table.setup.class, table.class), x: X, y: Y, size: 128 }, paint: 'side' },
      ...table.mounts.flatMap(mount => (mount ? weaponMarks(tables, state, table, ship, mount, acting) : [])),
      ...energyMarks(table, ship, acting ? unpaidCost(table, state.volley) : 0),
      ...hullMarks(table, ship),
    ],
  }
}

/** Both layers of a side; its shield can be charged by pressing it. */
function sideMarks({ class: sheet }: ShipTable, ship: Ship, side: Side, charges: boolean): DiagramMark[] {
  const [from, to] = BEARINGS[side]
  const layer = (
    [inner, outer]: readonly [number, number],
    value: number,
    max: number,
    paint: DiagramPaint,
    name: Text,
    button?: string,
  ): DiagramMark[] => {
    if (max === 0) return []
    const half = ((to - from) / 2 - 3) * (value / max)
    const middle = (from + to) / 2
    return [
      {
        shape: { path: sector(X, Y, inner, outer, from + 3, to - 3) },
        paint: value === 0 ? 'bad' : 'faint',
        name,
        ...(button !== undefined && { button, step: side }),
      },
      // Only to look at: the whole arc below it is named and pressed.
      ...(value > 0
        ? [{ shape: { path: sector(X, Y, inner, outer, middle - half, middle + half) }, paint }]
        : []),
      numberAt(middle, (inner + outer) / 2, value),
    ]
  }
  const points = { shield: ship.shields[side], armor: ship.armor[side] }
  const button = charges ? `charge-${side}` : undefined
  return [
    ...layer(
      SHIELD,
      points.shield,
      sheet.shields[side],
      'shield',
      layerName('shield', side, points.shield, sheet.shields[side]),
      button,
    ),
    ...layer(
      ARMOR,
      points.armor,
      sheet.armor[side],
      'armour',
      layerName('armor', side, points.armor, sheet.armor[side]),
    ),
  ]
}

function layerName(layer: 'shield' | 'armor', side: Side, value: number, max: number): Text {
  return text('card.layer', { name: text(`${layer}.${side}`), value, max })
}

function numberAt(bearing: number, radius: number, value: number): DiagramMark {
  const angle = ((bearing - 90) * Math.PI) / 180
  const [x, y] = [Math.round(X + radius * Math.cos(angle)), Math.round(Y + radius * Math.sin(angle))]
  return { shape: { text: String(value), x, y, size: 12 }, paint: 'ink' }
}

/** A disc at its mount; pointing at it shows its field of fire, pressing switches it on or off. */
function weaponMarks(
  tables: Tables,
  state: State,
  table: ShipTable,
  ship: Ship,
  mount: Mount,
  acting: boolean,
): DiagramMark[] {
  const { x, y } = placeOf(table, mount)
  const { ammo, broken } = at(ship.weapons, mount.hardpoint)
  const on = acting && state.volley.weapons.includes(mount.hardpoint)
  const empty = mount.weapon.ammo !== undefined && ammo === 0
  const paint = broken ? 'bad' : empty ? 'faint' : 'ink'
  const number = mount.hardpoint + 1
  const name = text('card.weapon', {
    number,
    state: weaponState(tables, ship, mount),
    mount: mountText(at(table.class.hardpoints, mount.hardpoint)),
  })
  const part = { part: `weapon-${mount.hardpoint}`, button: `weapon-${mount.hardpoint}` }
  // One that is switched on is filled: light on dark, and the other way round in the dark theme.
  return [
    { shape: { path: disc(x, y, 11) }, paint: on ? 'ink' : 'back', name, ...part },
    { shape: { path: on ? ring(x, y, 11, 14) : ring(x, y, 9, 11) }, paint: on ? 'on' : paint },
    { shape: { text: String(number), x, y: y + 0.5, size: 12 }, paint: on ? 'back' : paint },
  ]
}

/** Fixed weapons at their face, turrets along the keel or on the side that they fire to. */
function placeOf({ class: sheet, mounts }: ShipTable, { hardpoint }: Mount): { x: number; y: number } {
  const own = at(sheet.hardpoints, hardpoint)
  const same = mounts.flatMap(mount => {
    const other = mount && at(sheet.hardpoints, mount.hardpoint)
    return mount && other && isBeside(own, other) ? [mount.hardpoint] : []
  })
  const offset = same.indexOf(hardpoint) - (same.length - 1) / 2
  if (!('face' in own))
    return { x: X + 34 * sideOf(own.sextants), y: Y + offset * Math.min(26, 104 / same.length) }
  const angle = ((own.face - 1) * Math.PI) / 3 - Math.PI / 2
  return {
    x: Math.round(X + 62 * Math.cos(angle) - 24 * offset * Math.sin(angle)),
    y: Math.round(Y + 62 * Math.sin(angle) + 24 * offset * Math.cos(angle)),
  }
}

function isBeside(one: Hardpoint, other: Hardpoint): boolean {
  if ('face' in one) return 'face' in other && other.face === one.face
  return !('face' in other) && sideOf(one.sextants) === sideOf(other.sextants)
}

/** Where the field of fire of a turret lies: 1 to the right, −1 to the left, 0 ahead, astern or all around. */
function sideOf(sextants: readonly number[]): number {
  const right = sextants.filter(sextant => sextant >= 2 && sextant <= 4).length
  return Math.sign(right - (sextants.length - right))
}

/** What the volley will cost: nothing more once its dice are rolled. */
function unpaidCost(table: ShipTable, { weapons, roll }: State['volley']): number {
  return roll ? 0 : volleyCost(table, weapons)
}

/** A cell for each point; those the volley would spend are outlined. */
function energyMarks({ class: sheet }: ShipTable, { energy }: Ship, spent: number): DiagramMark[] {
  const paintOf = (cell: number): DiagramPaint =>
    cell < energy - spent ? 'energy' : cell < energy ? 'spent' : 'faint'
  const name = text(spent > 0 ? 'card.energy-spent' : 'card.energy', { energy, max: sheet.maxEnergy, spent })
  return cells(sheet.maxEnergy, 246, name, paintOf)
}

function hullMarks({ class: sheet }: ShipTable, { hull }: Ship): DiagramMark[] {
  const name = text('card.hull', { hull, max: sheet.hull })
  return cells(sheet.hull, 272, name, cell => (cell < hull ? 'health' : 'faint'))
}

function cells(count: number, y: number, name: Text, paintOf: (cell: number) => DiagramPaint): DiagramMark[] {
  if (count === 0) return []
  const [left, wide] = [10, (WIDTH - 20) / count]
  const gap = Math.min(2, wide / 5)
  const paths = new Map<DiagramPaint, string>()
  for (let cell = 0; cell < count; cell++) {
    const x = Math.round(10 * (left + cell * wide)) / 10
    const paint = paintOf(cell)
    paths.set(
      paint,
      `${paths.get(paint) ?? ''}M${x} ${y}h${Math.round(10 * (wide - gap)) / 10}v14h-${Math.round(10 * (wide - gap)) / 10}z`,
    )
  }
  return Array.from(paths, ([paint, path]) => ({ shape: { path }, paint, name }))
}

function disc(x: number, y: number, radius: number): string {
  return `M${x - radius} ${y}a${radius} ${radius} 0 1 1 ${2 * radius} 0a${radius} ${radius} 0 1 1-${2 * radius} 0z`
}

function ring(x: number, y: number, inner: number, outer: number): string {
  return `${disc(x, y, outer)}M${x - inner} ${y}a${inner} ${inner} 0 1 0 ${2 * inner} 0a${inner} ${inner} 0 1 0-${2 * inner} 0z`
}
