import { describe, expect, it } from 'vitest'
import { attacksOf, expectedDamage } from '../src/battle/balance/expected.ts'
import { simulatedDamage } from '../src/battle/balance/simulated.ts'
import { weaponTable } from '../src/battle/balance/weapon-table.ts'
import { balanced, hexShips, printed } from '../src/index.ts'

/** By hand: attacks × mean over the ranges of damage × ways to reach the difficulty / 36. */
const PRINTED = {
  laser: 37.3,
  'heavy-laser': 52.8,
  cannon: 51.0,
  'missile-3': 24.0,
  'missile-6': 42.0,
  'rocket-5': 24.9,
  torpedo: 29.2,
  'emp-beam': 22.8,
}

describe('what weapons are worth over twelve rounds', () => {
  it.each(Object.entries(PRINTED))('%s is worth %d as printed', (id, worth) => {
    const weapon = printed.weapons[id]
    expect(weapon && expectedDamage(weapon)).toBeCloseTo(worth, 1)
  })

  it('is the same when the weapon is fired under the rules', () => {
    for (const [id, weapon] of Object.entries(printed.weapons)) {
      const formula = expectedDamage(weapon)
      expect(Math.abs(simulatedDamage(printed, id, 6000) / formula - 1), id).toBeLessThan(0.06)
    }
  })

  it('is even in "balanced": the usual weapons within 5 %, the others 10 to 25 % above', () => {
    const even = ['laser', 'cannon', 'missile-3', 'missile-6', 'rocket-5'].map(worth)
    expect(Math.max(...even) / Math.min(...even)).toBeLessThanOrEqual(1.05)
    const mean = even.reduce((sum, value) => sum + value, 0) / even.length
    for (const id of ['heavy-laser', 'torpedo']) {
      expect(worth(id) / mean, id).toBeGreaterThanOrEqual(1.1)
      expect(worth(id) / mean, id).toBeLessThanOrEqual(1.25)
    }
  })

  it('counts 9.6 attacks of energy weapons and all ammunition', () => {
    expect(balanced.weapons.laser && attacksOf(balanced.weapons.laser)).toBeCloseTo(9.6)
    expect(balanced.weapons.torpedo && attacksOf(balanced.weapons.torpedo)).toBe(3)
  })

  it('is a table with a row for each weapon', () => {
    const { rows, columns } = weaponTable(hexShips.scenarios[0].options, 50)
    expect(rows.map(([id]) => id)).toEqual(Object.keys(balanced.weapons))
    for (const row of rows) expect(row).toHaveLength(columns.length)
  })
})

function worth(id: string): number {
  const weapon = balanced.weapons[id]
  if (!weapon) throw new Error(`there is no weapon ${id}`)
  return expectedDamage(weapon)
}
