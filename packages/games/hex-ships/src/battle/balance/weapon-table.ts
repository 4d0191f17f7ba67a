import type { BalanceTable } from '@sextant/scene'
import { BRACKETS } from '../schema/names.ts'
import type { Options } from '../schema/options.ts'
import type { WeaponType } from '../schema/weapons.ts'
import { attacksOf, expectedDamage, FIRING, meanDamage, ROUNDS } from './expected.ts'
import { simulatedDamage } from './simulated.ts'

/** Volleys at each range: enough for the first figure after the point. */
const VOLLEYS = 20_000

/** Weapons that should be worth the same, and those that should be worth somewhat more. */
const EVEN: readonly WeaponType['kind'][] = ['laser', 'cannon', 'missile', 'rocket']
const ABOVE: readonly WeaponType['kind'][] = ['heavy-laser', 'torpedo']

/** What each weapon is worth over a battle, by formula and by simulation. */
export function weaponTable({ rules }: Options, volleys = VOLLEYS): BalanceTable {
  const weapons = Object.entries(rules.weapons)
  const rows = weapons.map(([id, weapon]) => ({
    id,
    weapon,
    formula: expectedDamage(weapon),
    simulation: simulatedDamage(rules, id, volleys),
  }))
  return {
    title: `Expected damage over ${ROUNDS} rounds`,
    columns: ['weapon', 'energy', 'attacks', ...BRACKETS, 'formula', 'simulation'],
    rows: rows.map(({ id, weapon, formula, simulation }) => [
      id,
      weapon.energy,
      rounded(attacksOf(weapon)),
      ...BRACKETS.map(bracket =>
        weapon.damage[bracket] === undefined ? '' : rounded(meanDamage(weapon, bracket)),
      ),
      rounded(formula),
      rounded(simulation),
    ]),
    notes: [
      `Energy weapons fire in ${FIRING * 100} % of the rounds, the others until their ammunition is gone; ranges count alike.`,
      ...spread(rows, 'formula'),
      ...spread(rows, 'simulation'),
    ],
  }
}

interface Row {
  readonly weapon: WeaponType
  readonly id: string
  readonly formula: number
  readonly simulation: number
}

/** How far the weapons that should be alike are apart, and how far the others are above them. */
function spread(rows: readonly Row[], by: 'formula' | 'simulation'): string[] {
  const even = rows.filter(({ weapon }) => EVEN.includes(weapon.kind)).map(row => row[by])
  if (even.length === 0) return []
  const mean = even.reduce((sum, value) => sum + value, 0) / even.length
  const apart = Math.max(...even) / Math.min(...even) - 1
  const above = rows
    .filter(({ weapon }) => ABOVE.includes(weapon.kind))
    .map(row => `${row.id} ${percent(row[by] / mean - 1)}`)
  return [
    `By ${by}: ${EVEN.join(', ')} are at most ${percent(apart)} apart; above their mean: ${above.join(', ')}.`,
  ]
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10
}

function percent(part: number): string {
  return `${(part * 100).toFixed(1)}\u00a0%`
}
