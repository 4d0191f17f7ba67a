import { readFileSync } from 'node:fs'
import { STRIKE_STYLES } from '@sextant/scene'
import { expect, test } from 'vitest'
import { FIGURES, TERRAINS } from '../src/battle/schema/names.ts'
import { emblemOf } from '../src/battle/show/emblems.ts'
import { portraits } from '../src/battle/show/portraits.ts'
import { skin } from '../src/battle/show/skin.ts'
import { sounds } from '../src/battle/show/sounds.ts'
import { terrainDrawings } from '../src/battle/show/terrain-drawings.ts'
import { figureFor, unitPicture } from '../src/battle/show/unit-picture.ts'
import { weaponLook } from '../src/battle/show/weapon-look.ts'
import { card, type Team, teams, type Unit } from '../src/index.ts'

const units = teams.flatMap(team => team.units)
const PNG = 'data:image/png;base64,iVBORw0KGgo='

function unit(changes: Partial<Unit> = {}): Unit {
  const gun = { name: 'Rifle', range: 6, attacks: 2, ap: 0, type: 'ranged' as const }
  return { id: 'a', name: 'A', quality: 4, defense: 4, speed: 6, wounds: 2, weapons: [gun], ...changes }
}
const blade = { name: 'Blade', range: 1, attacks: 2, ap: 0, type: 'melee' as const }
const gun = { name: 'Gun', range: 6, attacks: 2, ap: 0, type: 'ranged' as const }

test('every unit of the game has an image: a drawn figure of the skin, or a picture over one', async () => {
  for (const each of units) {
    const { icon, picture } = unitPicture(each, skin.icons)
    expect(picture ?? icon, each.id).toBe(each.image)
    expect(skin.icons[icon]?.standing, each.id).toBe(true)
  }
  const drawn = await Promise.all(
    Object.values(skin.icons)
      .filter(({ standing }) => standing)
      .map(({ svg }) => (typeof svg === 'function' ? svg() : svg)),
  )
  for (const svg of drawn) expect(svg).toContain('<path')
  expect(new Set(drawn).size).toBe(drawn.length)
})

test('the figures that a file may name are those of the skin, and the guide lists them', () => {
  const drawn = Object.keys(skin.icons).filter(icon => skin.icons[icon]?.standing)
  expect([...FIGURES].sort()).toEqual(drawn.sort())
  const guide = readFileSync(new URL('../../../../docs/designers/firefight.md', import.meta.url), 'utf8')
  for (const figure of FIGURES) expect(guide).toContain(`\`${figure}\``)
})

test('an icon of the skin is shown, a path or data URL is shown over the figure of its numbers', () => {
  expect(unitPicture(unit({ image: 'walker' }), skin.icons)).toEqual({ icon: 'walker' })
  expect(unitPicture(unit({ image: PNG }), skin.icons)).toEqual({ icon: 'rifle', picture: PNG })
  expect(unitPicture(unit({ image: '/pictures/a.png' }), skin.icons)).toEqual({
    icon: 'rifle',
    picture: '/pictures/a.png',
  })
})

test.each([
  ['none', undefined],
  ['an unknown name', 'unicorn'],
  ['another server', 'https://example.org/a.png'],
  ['another server without a scheme', '//example.org/a.png'],
  ['a script', 'javascript:alert(1)'],
  ['a page', 'data:text/html,<p>'],
  ['a name of every object', 'constructor'],
])('with %s as image, a figure is drawn that the numbers choose', (_, image) => {
  const { image: _none, ...plain } = unit()
  expect(unitPicture(image === undefined ? plain : { ...plain, image }, skin.icons)).toEqual({
    icon: 'rifle',
  })
})

test.each<[string, Partial<Unit>]>([
  ['rifle', {}],
  ['fighter', { weapons: [blade] }],
  ['beast', { weapons: [blade], wounds: 5 }],
  ['sniper', { weapons: [{ ...gun, traits: ['sniper'] }] }],
  ['mortar', { weapons: [{ ...gun, traits: ['blast'] }] }],
  ['gunner', { weapons: [{ ...gun, attacks: 5 }] }],
  ['medic', { traits: ['medic', 'flying'] }],
  ['flyer', { traits: ['flying'] }],
  ['scout', { traits: ['scout'] }],
  ['tank', { defense: 2, wounds: 4 }],
  ['armour', { defense: 2, wounds: 4, weapons: [blade] }],
])('%s is drawn for a unit without a picture', (figure, changes) => {
  expect(figureFor(unit(changes))).toBe(figure)
  expect(skin.icons[figure]?.standing).toBe(true)
})

test('weapons look and sound unlike each other, by their names and numbers', () => {
  const looks = teams.flatMap((team: Team) =>
    team.units.flatMap(each =>
      each.weapons.map(weapon =>
        weaponLook(weapon.name, {
          ...weapon,
          melee: weapon.type === 'melee',
          sniper: weapon.traits?.includes('sniper') ?? false,
          blast: weapon.traits?.includes('blast') ?? false,
        }),
      ),
    ),
  )
  expect(new Set(looks.map(({ style }) => style)).size).toBeGreaterThanOrEqual(10)
  for (const { style, sound } of looks) {
    expect(STRIKE_STYLES).toContain(style)
    expect(sounds).toHaveProperty(sound)
  }
  const shot = { melee: false, range: 6, attacks: 2, ap: 0, sniper: false, blast: false }
  expect(weaponLook('Siege gun', { ...shot, blast: true }).style).toBe('lob')
  expect(weaponLook('Long rifle', { ...shot, sniper: true }).style).toBe('snipe')
  expect(weaponLook('Machine gun', { ...shot, attacks: 4 }).style).toBe('stream')
  expect(weaponLook('Lances', { ...shot, melee: true }).style).toBe('melee')
})

test('each faction of the game has a badge of its own, and others one of the spare ones', () => {
  const own = teams.map(({ faction }) => emblemOf(faction))
  expect(new Set(own).size).toBe(teams.length)
  expect(own).not.toContain(emblemOf('Night Market'))
  expect(emblemOf('Night Market')).toBe(emblemOf('Night Market'))
})

test('every terrain is drawn in several variants', () => {
  for (const terrain of TERRAINS) {
    const variants = terrainDrawings[terrain]
    expect(new Set(variants).size, terrain).toBeGreaterThanOrEqual(3)
    expect(variants.join(''), terrain).not.toContain('NaN')
  }
})

test('every opponent has a face', () => {
  expect(Object.keys(portraits).sort()).toEqual(Object.keys(card.bots).sort())
})
