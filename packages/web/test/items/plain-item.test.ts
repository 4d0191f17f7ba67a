import 'fake-indexeddb/auto'
import { findGame } from '@sextant/games'
import { withValue, writeItem } from '@sextant/scene/builder'
import { beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { loadTexts } from '../../src/i18n/game-texts.ts'
import { speak } from '../../src/i18n/texts.ts'
import { itemText } from '../../src/items/item-file.ts'
import { itemInLink } from '../../src/items/item-link.ts'
import { dismiss, notices } from '../../src/notices/notice.ts'
import { droppedItem } from '../../src/pages/setup/dropped-item.ts'
import { type GameSetup, gameSetupOf, partAt } from '../../src/pages/setup/game-setup.ts'

/** A team as another program would write it: no cost, no traits. */
const team = {
  id: 'night-shift',
  name: 'Night Shift',
  faction: 'Harbour',
  units: [
    {
      id: 'rifleman',
      name: 'Rifleman',
      quality: 4,
      defense: 4,
      speed: 6,
      wounds: 3,
      weapons: [{ name: 'Rifle', range: 12, attacks: 2, ap: 1, type: 'ranged' }],
    },
  ],
}

let setup: GameSetup
beforeAll(async () => {
  await speak('en')
  const box = await findGame('firefight')?.load()
  if (!box) throw new Error('firefight is gone')
  setup = await gameSetupOf(box)
})
beforeEach(() => {
  for (const { number } of notices.value) dismiss(number)
})

function drop(data: unknown, at?: string) {
  return dropText(JSON.stringify(data), at)
}

function dropText(text: string, at?: string) {
  const options = setup.options('elimination', {})
  const file = new File([text], 'team.json')
  return droppedItem(file, { game: 'firefight', setup, scenario: 'elimination', chosen: {}, options }, at)
}

test('a plain team file goes to the side it is dropped on, and can be played as it is', async () => {
  expect(Object.keys((await drop(team)) ?? {})).toEqual(['/teams/blue'])
  const chosen = (await drop(team, '/teams/red')) ?? {}
  expect(itemInLink(chosen['/teams/red'] ?? '')).toEqual({ item: team })
  const options = setup.options('elimination', {}, chosen)
  expect(partAt(options, '/teams/red')).toEqual(team)
  expect(setup.opening(options, 'seed').ok).toBe(true)
})

test('a bad one changes nothing, and every flaw is told by unit and field', async () => {
  const bad = {
    ...team,
    units: [...team.units, { ...team.units[0], id: 'other', name: 'Gunner', quality: 9, speed: 'fast' }],
  }
  expect(await drop(bad)).toBeUndefined()
  expect(notices.value[0]?.text).toContain('units[1] Gunner: quality is 9, must be 2 to 6')
  expect(notices.value[0]?.text).toContain('units[1] Gunner: speed is "fast", must be 2 to 12')
})

test('a notice about a refused file goes when the next one is imported', async () => {
  const shown = () => notices.value.map(({ text }) => text.replace(/^.*?: /, ''))
  await drop({ ...team, name: 5 })
  expect(shown()).toEqual(['name is 5, must be a text'])
  await drop({ ...team, name: 6 })
  expect(shown()).toEqual(['name is 6, must be a text'])
  await drop(team)
  expect(shown()).toEqual([])
})

test('in Chinese every sentence is Chinese, and more than four are counted', async () => {
  await speakChinese()
  const units = [2, 7, 8, 9, 10, 11, 12].map(quality => ({ ...team.units[0], id: `u${quality}`, quality }))
  await drop({ ...team, units })
  const at = (index: number, quality: number) =>
    `units[${index}] Rifleman：quality 为 ${quality}，应为 2 至 6`
  expect(notices.value[0]?.text).toBe(
    `无法导入 team.json：${at(1, 7)}；${at(2, 8)}；${at(3, 9)}；${at(4, 10)}；还有 2 处错误。`,
  )
  await dropText(writeItem({ game: 'firefight', builder: 'team', name: 'x', value: { ...team, units: 3 } }))
  expect(notices.value[0]?.text).toBe('无法导入 team.json：units 为 3，应为列表')
  await dropText(JSON.stringify({ format: 'sextant.item', version: 2, game: 'firefight', builder: 'team' }))
  expect(notices.value[0]?.text).toBe(
    '无法导入 team.json：version 为 2，应为 1；name 缺失，应为文本；value 缺失',
  )
})

test.each([
  ['{"units": [1, 2', '不是有效的 JSON：文件在第 1 行第 16 列结束，此处应为 , 或 ]。文件是否完整？'],
  ['{"units": [1]', '不是有效的 JSON：文件在第 1 行第 14 列结束，此处应为 , 或 }。文件是否完整？'],
  [
    '{"id": "abc',
    '不是有效的 JSON：文件在第 1 行第 12 列结束，文本还没有写完，末尾缺少双引号。文件是否完整？',
  ],
  ['\uFEFF{\n  "id": 1,\n}', '不是有效的 JSON：第 3 行第 1 列遇到 "}"，此处应为带双引号的键。'],
  ['{"id" 1}', '不是有效的 JSON：第 1 行第 7 列遇到 "1"，此处应为 :。'],
  ['{"id": abc}', '不是有效的 JSON：第 1 行第 8 列遇到 "a"，此处应为一个值。'],
  ['{} {}', '不是有效的 JSON：第 1 行第 4 列遇到 "{"，此后不应再有内容。'],
  ['['.repeat(100), '无法读取：列表和对象嵌套得太深。'],
  ['{"units": [{"id": 1, "id": 2}]}', '无法读取：units[0]：id 出现了两次。'],
])('what is not JSON is said in Chinese: %s', async (text, why) => {
  await speakChinese()
  await dropText(text)
  expect(notices.value[0]?.text).toBe(`无法导入 team.json：${why}`)
})

test.each([
  [
    '"speed": 1e308',
    'units[0] Rifleman: speed is 1e+308; numbers go from',
    'units[0] Rifleman：speed 为 1e+308，',
  ],
  ['"__proto__": {}', 'units[0] Rifleman: __proto__: this key', 'units[0] Rifleman：__proto__：不允许'],
  [
    '"speed": 1, "speed": 2',
    'units[0] Rifleman: speed is given twice',
    'units[0] Rifleman：speed 出现了两次',
  ],
  [`"image": "${'x'.repeat(200_001)}"`, 'units[0] Rifleman: image has 200001 characters', '有 200001 个字符'],
  [
    '"quality": 4, "name": "\\u200b"',
    'units[0] Rifleman: name is given twice',
    'units[0] Rifleman：name 出现了两次',
  ],
])('what no file may have is told by unit and field: %#', async (field, english, chinese) => {
  const text = `{"id": "a", "name": "A", "faction": "F", "units": [{${field}, "name": "Rifleman"}]}`
  await dropText(text)
  expect(notices.value[0]?.text).toContain(english)
  await speakChinese()
  await dropText(text)
  expect(notices.value[0]?.text).toContain(chinese)
})

test('names that cannot be seen are refused, and images that nothing can be shown for', async () => {
  const [unit] = team.units
  await drop({
    ...team,
    name: '\u200b\u2060',
    units: [{ ...unit, name: 'Rifle\u202eman', image: 'rifle.png' }],
  })
  const [said] = notices.value
  expect(said?.text).toContain('name has a hidden character (U+200B)')
  expect(said?.text).toContain('units[0] Rifleman: name has a hidden character (U+202E)')
  expect(said?.text).toContain('units[0] Rifleman: image is "rifle.png", a file beside that of the team')
})

test('a match with such a name does not begin', () => {
  const [unit] = team.units
  const options = setup.options('elimination', {}, {})
  const odd = withValue(options, '/teams/red', { ...team, units: [{ ...unit, name: '\u3164' }] })
  const opening = setup.opening(odd, 'seed')
  expect(opening.ok ? [] : opening.flaws.map(({ path }) => path)).toEqual(['/teams/red/units/0/name'])
})

async function speakChinese(): Promise<void> {
  onTestFinished(() => speak('en'))
  await speak('zh')
  await loadTexts(setup.texts)
}

test('JSON that is no team is not taken for one', async () => {
  expect(await drop({ units: 5 })).toBeUndefined()
  expect(notices.value[0]?.text).toContain("isn't something built here")
})

test('what is exported is the plain file again, under its name', () => {
  const builder = setup.builders.find(({ id }) => id === 'team')
  const item = { game: 'firefight', builder: 'team', name: 'Day Shift', value: team }
  expect(JSON.parse(itemText(item, builder?.file))).toEqual({ ...team, id: 'day-shift', name: 'Day Shift' })
  expect(JSON.parse(itemText(item, undefined))).toMatchObject({ format: 'sextant.item', value: team })
})
