import { SeededDice } from '@sextant/engine'
import { say } from '@sextant/scene'
import { shapeTexts, withEntry, withValue } from '@sextant/scene/builder'
import { expect, test } from 'vitest'
import { firefight } from '../src/battle/game.ts'
import { teamFaultTexts } from '../src/battle/rules/team-faults.ts'
import { TRAITS, WEAPON_TYPES } from '../src/battle/schema/names.ts'
import { BUILDERS } from '../src/battle/show/team-builder/index.ts'
import { stockUnits } from '../src/battle/show/team-builder/stock.ts'
import { en } from '../src/battle/texts/en.ts'
import { zh } from '../src/battle/texts/zh.ts'
import { readTeam, type Team, teams } from '../src/index.ts'

const [builder] = BUILDERS
if (!builder?.file || !builder.tidy || !builder.fill) throw new Error('there is no team builder')
const { file, tidy, fill } = builder
const context = { options: firefight.scenarios[0].options, own: () => [] }
const vanguard = teams[0] as Team
const english = { ...shapeTexts.en, ...en }
const chinese = { ...shapeTexts.zh, ...zh }

const sheetOf = (item: unknown) => {
  const checked = builder.sheet(item, context)
  if (!checked.ok) throw new Error(JSON.stringify(checked.faults))
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
  const faults = (item: unknown) => sheetOf(item).faults.map(({ text }) => say(text, chinese))
  expect(faults(withValue(vanguard, '/units', []))).toEqual(['请添加单位：队伍不能为空。'])
  expect(faults(withValue(vanguard, '/units/0/weapons', []))).toEqual([
    'units[0] Captain Hale：weapons 有 0 项，至少应有 1 项',
  ])
  expect(faults(withValue(vanguard, '/units/0/name', ''))).toEqual([
    'units[0]：name 有 0 个字符，至少应有 1 个',
  ])
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

test('a team file is known by its units', () => {
  expect(file.isMeant(vanguard)).toBe(true)
  for (const other of [null, 5, [], { units: 3 }, { format: 'sextant.match' }])
    expect(file.isMeant(other)).toBe(false)
  expect(file.flaws(vanguard)).toEqual([])
  const { units: _units, ...bare } = vanguard
  expect(file.isMeant(bare)).toBe(true)
})

const { units, ...bare } = vanguard
const thirteen = Array.from({ length: 13 }, (_, index) => ({ ...units[0], id: `u${index}` }))
const damaged: [team: unknown, english: string, chinese: string][] = [
  [
    withValue(vanguard, '/units/2/quality', 9),
    `units[2] ${units[2]?.name}: quality is 9, must be 2 to 6`,
    `units[2] ${units[2]?.name}：quality 为 9，应为 2 至 6`,
  ],
  [bare, 'units is missing, must be a list', 'units 缺失，应为列表'],
  [{ ...bare, units: [] }, 'units has 0 entries, must be at least 1', 'units 有 0 项，至少应有 1 项'],
  [{ ...bare, units: thirteen }, 'units has 13 entries, must be at most 12', 'units 有 13 项，最多 12 项'],
  [
    withValue(vanguard, '/units/0/name', 'A'.repeat(300)),
    `units[0] ${'A'.repeat(39)}…: name has 300 characters, must be at most 60`,
    `units[0] ${'A'.repeat(39)}…：name 有 300 个字符，最多 60 个`,
  ],
  [
    withValue(vanguard, '/units/0/wounds', 2.5),
    'units[0] Captain Hale: wounds is 2.5, must be a whole number from 1 to 12',
    'units[0] Captain Hale：wounds 为 2.5，应为 1 至 12 的整数',
  ],
  [
    withValue(vanguard, '/units/1/id', 'a unit'),
    'units[1] Rifle Squad Ash: id: an id is made of letters, digits, - and _',
    'units[1] Rifle Squad Ash：id：只能由字母、数字、- 和 _ 组成',
  ],
  [
    withValue(vanguard, '/units/1/weapons/0/traits', ['tough']),
    'units[1] Rifle Squad Ash: weapons[0] Rifles: traits[0] is "tough", must be sniper, blast, relentless or furious',
    'units[1] Rifle Squad Ash：weapons[0] Rifles：traits[0] 为 "tough"，应为 sniper、blast、relentless 或 furious',
  ],
  [
    withValue(vanguard, '/units/1/id', 'captain'),
    'units[1] Rifle Squad Ash: id: captain is there twice',
    'units[1] Rifle Squad Ash：id：captain 重复出现',
  ],
  [
    withValue(vanguard, '/units/1/traits', ['fast', 'slow']),
    'units[1] Rifle Squad Ash: traits: a unit can’t be both fast and slow',
    'units[1] Rifle Squad Ash：traits：单位不能同时有 fast 和 slow',
  ],
  [
    withValue(vanguard, '/units/1/weapons/1/range', 2),
    'units[1] Rifle Squad Ash: weapons[1] Bayonets: range is 2, must be 1 for a melee weapon',
    'units[1] Rifle Squad Ash：weapons[1] Bayonets：range 为 2，近战武器应为 1',
  ],
  [
    withValue(vanguard, '/units/1/weapons/0/traits', ['furious']),
    'units[1] Rifle Squad Ash: weapons[0] Rifles: traits[0]: furious is for melee weapons',
    'units[1] Rifle Squad Ash：weapons[0] Rifles：traits[0]：furious 只能用于近战武器',
  ],
  [
    withValue(vanguard, '/units/1/weapons/1/traits', ['relentless']),
    'units[1] Rifle Squad Ash: weapons[1] Bayonets: traits[0]: relentless is for ranged weapons',
    'units[1] Rifle Squad Ash：weapons[1] Bayonets：traits[0]：relentless 只能用于远程武器',
  ],
  [
    withValue(vanguard, '/units/1/image', 'unicorn'),
    'units[1] Rifle Squad Ash: image is "unicorn", must be the name of a figure (such as rifle), a data URL of a PNG, JPEG, WebP or SVG, or a path on the server from / on',
    'units[1] Rifle Squad Ash：image 为 "unicorn"，应为图像名（如 rifle）、PNG、JPEG、WebP 或 SVG 的 data URL，或服务器上以 / 开头的路径',
  ],
  [
    withValue(vanguard, '/units/1/image', 'pictures/ash.png'),
    'units[1] Rifle Squad Ash: image is "pictures/ash.png", a file beside that of the team, which only teams in data/teams may have; put the picture in as a data URL',
    'units[1] Rifle Squad Ash：image 为 "pictures/ash.png"，是队伍文件旁边的文件：只有 data/teams 里的队伍可以这样写；请改用 data URL',
  ],
]

/** Kinds of pictures, and where they come from, have one name everywhere. */
const SAME_EVERYWHERE = /^(PNG|JPEG|WebP|SVG|data|URL|teams)$/

test.each(damaged)('flaws of a team file are told by unit and field: %#', (team, inEnglish, inChinese) => {
  expect(file.flaws(team).map(text => say(text, english))).toEqual([inEnglish])
  expect(file.flaws(team).map(text => say(text, chinese))).toEqual([inChinese])
  const read = readTeam(team)
  expect(read.ok ? [] : read.flaws.map(({ message }) => message)).toEqual([inEnglish])
})

test('every rule of teams is among them, and their Chinese has no word that is not in the file', () => {
  const keys = JSON.stringify(damaged.map(([team]) => file.flaws(team)))
  for (const key of Object.keys(teamFaultTexts)) expect(keys).toContain(`"${key}"`)
  for (const [team] of damaged) {
    const known = new Set(`${JSON.stringify(team)} ${TRAITS} ${WEAPON_TYPES}`.match(/[a-z]+/gi))
    const words = file.flaws(team).flatMap(text => say(text, chinese).match(/[a-z]+/gi) ?? [])
    expect(
      words.filter(word => !known.has(word) && !/^(A+|units)$/.test(word) && !SAME_EVERYWHERE.test(word)),
    ).toEqual([])
  }
})
