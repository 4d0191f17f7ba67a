import { at, SeededDice } from '@sextant/engine'
import { describe, expect, test } from 'vitest'
import { meanDamage } from '../src/battle/balance/expected.ts'
import { fleetSize } from '../src/battle/rules/fleet-faults.ts'
import type { Fleet } from '../src/battle/schema/fleets.ts'
import { coverageOf } from '../src/battle/show/yard/coverage.ts'
import { filledFleet } from '../src/battle/show/yard/fill.ts'
import { damageAt, sustainedAt, volleyAt } from '../src/battle/show/yard/firepower.ts'
import { BUILDERS } from '../src/battle/show/yard/index.ts'
import { stockDesigns, stockFleets } from '../src/battle/show/yard/stock.ts'
import { trialOf } from '../src/battle/show/yard/trial.ts'
import { balanced, designs, hexShips, printed } from '../src/index.ts'

const mountsOf = (design: { class: string; weapons: (string | null)[] }, rules = printed) =>
  trialOf(rules, design).table.mounts.filter(mount => mount !== undefined)

const weapon = (id: string) => {
  const found = printed.weapons[id]
  if (!found) throw new Error(`there is no ${id}`)
  return found
}

describe('expected damage of a design', () => {
  // A frigate as printed: the cannon in a turret all around, the laser along the bow.
  const dagger = { class: 'dagger', weapons: ['cannon', 'laser'] }

  test('is the sum of what bears, at exact odds', () => {
    const [cannon, laser] = [weapon('cannon'), weapon('laser')]
    // 8 damage at 5+ is 30 of 36; 4 damage at 3+ is 35 of 36.
    expect(meanDamage(cannon, 'medium')).toBeCloseTo((8 * 30) / 36)
    expect(damageAt(mountsOf(dagger), 0, 'medium')).toBeCloseTo((8 * 30) / 36 + (4 * 35) / 36)
    expect(damageAt(mountsOf(dagger), 3, 'medium')).toBeCloseTo((8 * 30) / 36)
    expect(volleyAt(mountsOf(dagger), 'long')).toBeCloseTo(
      meanDamage(cannon, 'long') + meanDamage(laser, 'long'),
    )
  })

  test.each([
    [0, 0],
    [1, 0],
    [2, meanDamage(weapon('cannon'), 'short')],
    [4, meanDamage(weapon('cannon'), 'short')],
    [5, meanDamage(weapon('cannon'), 'short') + meanDamage(weapon('laser'), 'short')],
  ])('every round is what %i energy pays for', (energy, damage) => {
    expect(sustainedAt(mountsOf(dagger), 'short', energy)).toBeCloseTo(damage)
  })

  test('every round takes the dearer weapon only where it is worth it', () => {
    const sabre = { class: 'sabre', weapons: ['laser', 'laser', 'heavy-laser', null, null] }
    // 6 energy: two lasers do 4.86 each, a heavy laser 6.42.
    expect(sustainedAt(mountsOf(sabre), 'short', 6)).toBeCloseTo(2 * meanDamage(weapon('laser'), 'short'))
    expect(sustainedAt(mountsOf(sabre), 'short', 5)).toBeCloseTo(meanDamage(weapon('heavy-laser'), 'short'))
  })

  test('is drawn by direction, and of one weapon alone where it is pointed at', () => {
    const { tables, table } = trialOf(printed, dagger)
    const fields = (lit?: string) =>
      coverageOf(tables, table, lit).marks.filter(mark => mark.name !== undefined)
    // Six sextants and the ray of the bow, at three ranges.
    expect(fields()).toHaveLength(21)
    expect(fields('weapon-1')).toHaveLength(3)
    expect(new Set(fields('weapon-1').map(({ paint }) => paint))).toEqual(new Set(['on']))
  })
})

describe('the shipyard', () => {
  const [yard] = BUILDERS
  const context = { options: hexShips.scenarios[0].options, own: () => [] }
  const sheetOf = (item: unknown) => {
    const checked = yard?.sheet(item, context)
    if (!checked?.ok) throw new Error('no sheet')
    return checked.sheet
  }

  test('offers for each mount what it holds, and nothing else', () => {
    const { fields } = sheetOf({ class: 'stiletto', weapons: [null, null, null] })
    const offered = fields.map(field =>
      field.kind === 'choice' ? field.alternatives.map(({ id }) => id) : [],
    )
    expect(offered[1]).toEqual(['-', 'torpedo'])
    expect(offered[3]).toEqual(
      Object.keys(balanced.weapons)
        .filter(id => id !== 'torpedo')
        .toSpliced(0, 0, '-'),
    )
  })

  test('shows a design with faults, and names them', () => {
    const sheet = sheetOf({ class: 'dagger', weapons: ['torpedo', 'cannon'] })
    expect(sheet.faults).toMatchObject([
      { at: '/weapons/0', text: { key: 'fault.torpedo-turret', values: { number: 1 } } },
      { at: '/weapons/1', text: { key: 'fault.wrong-mount', values: { number: 2 } } },
    ])
    expect(sheet.diagrams).toHaveLength(3)
    expect(sheetOf({ class: 'rowboat', weapons: [] }).faults.map(fault => fault.at)).toEqual(['/class'])
  })
})

describe('a design in a match', () => {
  const custom = at(
    hexShips.scenarios,
    hexShips.scenarios.findIndex(({ id }) => id === 'custom'),
  ).options
  const { fleets } = custom.scenario
  if (!fleets) throw new Error('the custom battle has no fleets')
  const usual = fleets.amber
  const shipyard = BUILDERS.find(({ id }) => id === 'ship')
  const fleetWith = (item: unknown, name: string, options = custom) =>
    shipyard?.within?.(item, name, { options, own: () => [] })

  test('leads the usual fleet, under its captain, with those that the size leaves room for', () => {
    const dagger = { class: 'dagger', weapons: ['cannon', 'laser'] }
    const { builder, item } = fleetWith(dagger, 'Long Knife') ?? {}
    const captain = usual[0]?.captain
    expect(builder).toBe('fleet')
    expect(item).toEqual([{ ...dagger, name: 'Long Knife', captain }, ...usual.slice(1)])
    const small = { ...custom, scenario: { ...custom.scenario, fleets: { ...fleets, size: 4 } } }
    const fleet = fleetWith(dagger, '', small)?.item as Fleet
    expect(fleet[0]).toEqual({ ...dagger, captain })
    expect(fleet.length).toBeLessThan(usual.length)
    expect(fleetSize(custom.rules, fleet)).toBeLessThanOrEqual(4)
  })
})

describe('fleets', () => {
  test('that come with the game have one size, that of the custom battle', () => {
    for (const { id, value } of stockFleets)
      expect(
        value.reduce((sum, ship) => sum + (balanced.classes[ship.class]?.size ?? 0), 0),
        id,
      ).toBe(12)
  })

  test('are begun with the fleets of the custom battle', () => {
    const fleets = hexShips.scenarios.find(({ id }) => id === 'custom')?.options.scenario.fleets
    expect([fleets?.amber, fleets?.violet]).toEqual([at(stockFleets, 0).value, at(stockFleets, 1).value])
  })

  test('offer designs of one’s own, by their names', () => {
    const fleetBuilder = at(BUILDERS, 1)
    const own = [
      { name: 'Long Knife', value: designs['dagger-emp'] },
      { name: 'Broken', value: { class: 'dagger', weapons: ['torpedo', null] } },
      { name: 'Nonsense', value: 5 },
    ]
    const context = {
      options: hexShips.scenarios[0].options,
      own: (id: string) => (id === 'ship' ? own : []),
    }
    const checked = fleetBuilder.sheet([], context)
    const list = checked.ok ? checked.sheet.fields[0] : undefined
    if (list?.kind !== 'list') throw new Error('no list')
    expect(list.add[0]).toMatchObject({ value: { ...designs['dagger-emp'], name: 'Long Knife' } })
    expect(list.add).toHaveLength(1 + stockDesigns(balanced).length)
  })

  test('says which captain has more ranks than there are, and shows those without a name', () => {
    const dagger = designs['dagger-emp']
    const captain = { command: 6, gunnery: 6, engineering: 6 }
    const checked = at(BUILDERS, 1).sheet([{ ...dagger, captain }], {
      options: hexShips.scenarios[0].options,
      own: () => [],
    })
    if (!checked.ok) throw new Error('no sheet')
    const { faults, fields, panels } = checked.sheet
    const ranks = panels?.find(({ id }) => id === 'captains')
    expect(ranks).toMatchObject({ rows: [[{ key: 'fact.captain-unnamed' }, {}, {}, {}]] })
    expect(faults).toMatchObject([
      { at: '/0', text: { key: 'fault.too-many-ranks', values: { found: 18, most: 12 } } },
    ])
    const [list] = fields
    const entry = list?.kind === 'list' ? list.entries[0] : undefined
    expect(entry?.fields[1]).toMatchObject({
      otherwise: { values: { ...captain, name: { key: 'fact.captain' } } },
    })
  })

  test('that the dice make differ, have no freighters and stations, and captains of their own', () => {
    const made: Fleet[] = Array.from({ length: 40 }, (_, seed) =>
      filledFleet(balanced, 12, 12, SeededDice.from(`fleet ${seed}`)),
    )
    expect(new Set(made.map(fleet => JSON.stringify(fleet))).size).toBeGreaterThan(30)
    for (const fleet of made) {
      expect(fleet.filter(ship => ['mule', 'station', 'wasp', 'hornet'].includes(ship.class))).toEqual([])
      expect(fleet.length).toBeGreaterThan(1)
      const names = fleet.flatMap(({ captain }) => captain?.name ?? [])
      expect(new Set(names).size).toBe(names.length)
      expect(
        fleet.reduce((sum, ship) => sum + (balanced.classes[ship.class]?.size ?? 0), 0),
      ).toBeLessThanOrEqual(12)
    }
  })
})
