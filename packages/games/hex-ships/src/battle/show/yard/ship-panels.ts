import type { Fact, Panel, TablePanel, Text } from '@sextant/scene'
import { meanDamage } from '../../balance/expected.ts'
import { BRACKETS, SIDES } from '../../schema/names.ts'
import type { Mount, ShipTable, Tables } from '../../tables.ts'
import { rangeOf } from '../reach.ts'
import { percentOf, rounded, signed, silhouetteText, text, weaponName } from '../words.ts'

/** What a design comes to: its energy against what it fires, its protection, its engines, its weapons one by one. */
export function shipPanels(tables: Tables, table: ShipTable): Panel[] {
  return [
    { kind: 'facts', id: 'energy', title: text('energy.title'), facts: energyFacts(tables, table) },
    weaponsTable(tables, table),
    { kind: 'facts', id: 'ship', title: text('ship.title'), facts: shipFacts(tables, table) },
  ]
}

/** What a round brings against what all weapons and shields could take. */
function energyFacts({ combat: { shields } }: Tables, { class: sheet, mounts }: ShipTable): Fact[] {
  const cost = mounts.reduce((sum, mount) => sum + (mount?.weapon.energy ?? 0), 0)
  const balance = sheet.regeneration - cost
  const share = cost === 0 ? 1 : Math.min(1, sheet.regeneration / cost)
  return [
    {
      name: text('energy.gain'),
      value: text('energy.gain-value', { gain: sheet.regeneration, most: sheet.maxEnergy }),
    },
    { name: text('energy.weapons'), value: cost },
    {
      name: text('energy.balance'),
      value: signed(balance),
      tone: balance < 0 ? 'bad' : 'good',
    },
    { name: text('energy.share'), value: text('energy.share-value', { percent: percentOf(share) }) },
    {
      name: text('energy.shields'),
      value: text('energy.shields-value', {
        points: sheet.generator,
        energy: sheet.generator * shields.cost,
      }),
    },
  ]
}

function shipFacts({ combat }: Tables, { class: sheet }: ShipTable): Fact[] {
  const points = (values: typeof sheet.armor) => SIDES.map(side => values[side]).join(' ')
  return [
    { name: text('ship.size'), value: sheet.size },
    { name: text('fact.silhouette'), value: silhouetteText(combat, sheet.silhouette) },
    { name: text('hull'), value: sheet.hull },
    { name: text('ship.armor'), value: points(sheet.armor) },
    { name: text('ship.shields'), value: points(sheet.shields) },
    { name: text('fact.generator'), value: text('fact.generator-value', { points: sheet.generator }) },
    {
      name: text('fact.energy'),
      value: text('fact.energy-value', { gain: sheet.regeneration, most: sheet.maxEnergy }),
    },
    { name: text('fact.speed'), value: sheet.maxSpeed },
    { name: text('fact.thrust'), value: text('fact.thrust-value', sheet.thrust) },
    { name: text('fact.turns'), value: sheet.maneuverability },
    { name: text('fact.initiative'), value: sheet.initiative },
  ]
}

function weaponsTable(tables: Tables, { mounts }: ShipTable): TablePanel {
  const { brackets } = tables.combat
  const mounted: Mount[] = mounts.filter(mount => mount !== undefined)
  return {
    kind: 'table',
    id: 'weapons',
    title: text('weapons.title'),
    columns: [
      text('weapons.weapon'),
      text('weapons.energy'),
      text('weapons.ammo'),
      ...BRACKETS.map((bracket): Text => text('weapons.range', rangeOf(brackets, bracket))),
    ],
    rows: mounted.map(({ hardpoint, id, weapon }) => [
      text('weapons.numbered', { number: hardpoint + 1, weapon: weaponName(tables, id) }),
      weapon.energy,
      weapon.ammo ?? '∞',
      ...BRACKETS.map(bracket =>
        weapon.damage[bracket] === undefined ? '–' : rounded(meanDamage(weapon, bracket)),
      ),
    ]),
  }
}
