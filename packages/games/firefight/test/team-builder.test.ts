import { SeededDice } from '@sextant/engine'
import { withEntry, withValue } from '@sextant/scene/builder'
import { expect, test } from 'vitest'
import { firefight } from '../src/battle/game.ts'
import { BUILDERS } from '../src/battle/show/team-builder/index.ts'
import { stockUnits } from '../src/battle/show/team-builder/stock.ts'
import { readTeam, type Team, teams } from '../src/index.ts'

const [builder] = BUILDERS
if (!builder?.file || !builder.tidy || !builder.fill) throw new Error('there is no team builder')
const { file, tidy, fill } = builder
const context = { options: firefight.scenarios[0].options, own: () => [] }
const vanguard = teams[0] as Team

const sheetOf = (item: unknown) => {
  const checked = builder.sheet(item, context)
  if (!checked.ok) throw new Error(JSON.stringify(checked.flaws))
  return checked.sheet
}
/** Read strictly, as a match would. */
const played = (item: unknown): Team => {
  const read = readTeam(item)
  if (!read.ok) throw new Error(JSON.stringify(read.flaws))
  return read.value
}

test('teams of the game are within the points, and tidied they stay as they are', () => {
  for (const team of teams) {
    const { gauge, faults } = sheetOf(team)
    expect(faults, team.id).toEqual([])
    expect(gauge?.value, team.id).toBe(team.units.reduce((sum, unit) => sum + (unit.cost ?? 0), 0))
    expect(tidy(team, context)).toEqual(team)
  }
})

test('points follow every change, for the unit and in total', () => {
  const better = played(tidy(withValue(vanguard, '/units/1/quality', 2), context))
  const [before, after] = [vanguard.units[1]?.cost ?? 0, better.units[1]?.cost ?? 0]
  expect(after).toBeGreaterThan(before)
  expect(sheetOf(better).gauge?.value).toBe((sheetOf(vanguard).gauge?.value ?? 0) + after - before)
  expect(JSON.stringify(sheetOf(better).panels)).toContain(`${after}]`)
})

test('a unit that is added again gets an id and a name of its own', () => {
  const rifles = stockUnits.find(({ id }) => id === 'vanguard/rifles-1')
  if (!rifles) throw new Error('there are no rifles')
  let team: unknown = vanguard
  for (let n = 0; n < 3; n++) team = tidy(withEntry(team, { at: '/units' }, rifles), context)
  const { units } = played(team)
  expect(units.length).toBe(vanguard.units.length + 3)
  expect(new Set(units.map(({ id }) => id)).size).toBe(units.length)
  expect(new Set(units.map(({ name }) => name)).size).toBe(units.length)
})

test('a ranged weapon that becomes a melee weapon reaches 1', () => {
  const team = played(tidy(withValue(vanguard, '/units/0/weapons/0/type', 'melee'), context))
  expect(team.units[0]?.weapons[0]).toMatchObject({ type: 'melee', range: 1 })
})

test('what is unfinished can be shown, and says what is missing', () => {
  const faults = (item: unknown) => JSON.stringify(sheetOf(item).faults)
  expect(faults(withValue(vanguard, '/units', []))).toContain('builder.fault-empty')
  expect(faults(withValue(vanguard, '/units/0/weapons', []))).toContain('units[0] Captain')
  expect(faults(withValue(vanguard, '/units/0/name', ''))).toContain('units[0]: name')
})

test('a team above the points can be played, and that is said', () => {
  const large = tidy({ ...vanguard, units: [...vanguard.units, ...(teams[2]?.units ?? [])] }, context)
  expect(
    JSON.stringify(
      sheetOf({ ...vanguard, units: [...vanguard.units, ...vanguard.units.slice(0, 3)] }).faults,
    ),
  ).toContain('builder.fault-points')
  expect(builder.sheet(large, context).ok).toBe(false)
})

test('a filled team can be played within the points', () => {
  for (let seed = 0; seed < 30; seed++) {
    const team = played(fill(context, SeededDice.from(`seed ${seed}`)))
    expect(sheetOf(team).faults).toEqual([])
    expect(team.units.length).toBeGreaterThanOrEqual(4)
  }
})

test('an exported team is exactly the document’s JSON, under the name it was given', () => {
  const named = file.withName(vanguard, 'Iron Dawn ☼')
  expect(named).toEqual({ ...vanguard, name: 'Iron Dawn ☼', id: 'iron-dawn' })
  expect(Object.keys(played(named))).toEqual(['id', 'name', 'faction', 'units'])
  expect(file.nameOf(named)).toBe('Iron Dawn ☼')
  expect(file.withName(vanguard, ' ')).toBe(vanguard)
})

test('a team file is known by its units, and its flaws are told by unit and field', () => {
  expect(file.isMeant(vanguard)).toBe(true)
  for (const other of [null, 5, [], { units: 3 }, { format: 'sextant.match' }])
    expect(file.isMeant(other)).toBe(false)
  expect(file.flaws(vanguard)).toEqual([])
  expect(file.flaws(withValue(vanguard, '/units/2/quality', 9))).toEqual([
    `units[2] ${vanguard.units[2]?.name}: quality is 9, must be 2 to 6`,
  ])
  const { units, ...bare } = vanguard
  expect(file.isMeant(bare)).toBe(true)
  expect(file.flaws(bare)).toEqual(['units: is missing'])
  expect(file.flaws({ ...bare, units: [] })).toEqual(['units has 0 entries, must be at least 1'])
  const thirteen = Array.from({ length: 13 }, (_, index) => ({ ...units[0], id: `u${index}` }))
  expect(file.flaws({ ...bare, units: thirteen })).toEqual(['units has 13 entries, must be at most 12'])
  expect(file.flaws(withValue(vanguard, '/units/0/name', 'A'.repeat(300)))).toEqual([
    `units[0] ${'A'.repeat(39)}…: name has 300 characters, must be at most 60`,
  ])
  expect(file.flaws(withValue(vanguard, '/units/0/wounds', 2.5))).toEqual([
    `units[0] ${units[0]?.name}: wounds is 2.5, must be a whole number from 1 to 12`,
  ])
})
