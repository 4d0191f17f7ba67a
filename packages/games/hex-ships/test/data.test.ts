import { checkShape } from '@sextant/engine'
import { untitledNumbers } from '@sextant/testing'
import { describe, expect, test } from 'vitest'
import { balanced, captains, classes, designs, expanded, hexShips, printed } from '../src/index.ts'

const SIDES = ['front', 'right', 'rear', 'left'] as const
const SIZES = ['mini', 'tiny', 'small', 'medium', 'large']

describe('classes', () => {
  test('the Dagger frigate is exactly as printed', () => {
    expect(classes.dagger).toMatchObject({
      hull: 5,
      initiative: 3,
      armor: { front: 10, right: 7, left: 7, rear: 3 },
      shields: { front: 5, right: 5, left: 5, rear: 5 },
      generator: 2,
      size: 1,
      silhouette: { front: 'tiny', side: 'tiny' },
      maxSpeed: 7,
      speed: 0,
      thrust: { up: 3, down: 2 },
      maneuverability: 4,
      energy: 0,
      maxEnergy: 8,
      regeneration: 5,
      hardpoints: [
        { kind: 'omni', sextants: [1, 2, 3, 4, 5, 6] },
        { kind: 'energy', face: 1 },
      ],
    })
  })

  const ships = Object.entries(classes).filter(([, { size }]) => size > 0)

  test('there are at least twelve, of every size from 1 to 5', () => {
    expect(ships.length).toBeGreaterThanOrEqual(12)
    expect(new Set(ships.map(([, { size }]) => size))).toEqual(new Set([1, 2, 3, 4, 5]))
  })

  test('some look smaller from the front, some from the side, some alike', () => {
    const looks = ships.map(([, { silhouette }]) =>
      Math.sign(SIZES.indexOf(silhouette.front) - SIZES.indexOf(silhouette.side)),
    )
    expect(new Set(looks)).toEqual(new Set([-1, 0, 1]))
    expect(
      ships.every(([, { silhouette }]) => silhouette.front !== 'mini' && silhouette.side !== 'mini'),
    ).toBe(true)
  })

  test('squadrons are Mini from every side, of size 0, without shields or armor', () => {
    const squadrons = Object.values(classes).filter(({ size }) => size === 0)
    expect(squadrons.length).toBeGreaterThan(0)
    for (const { silhouette, shields, armor } of squadrons) {
      expect(silhouette).toEqual({ front: 'mini', side: 'mini' })
      for (const side of SIDES) expect([shields[side], armor[side]]).toEqual([0, 0])
    }
  })

  test('every kind of hardpoint is there, fixed and in turrets of 2 to 6 sextants', () => {
    const hardpoints = Object.values(classes).flatMap(sheet => sheet.hardpoints)
    expect(new Set(hardpoints.map(({ kind }) => kind))).toEqual(
      new Set(['omni', 'energy', 'missile', 'ballistic', 'torpedo']),
    )
    expect(hardpoints.some(hardpoint => 'face' in hardpoint)).toBe(true)
    for (const hardpoint of hardpoints) {
      if (!('sextants' in hardpoint)) continue
      expect(hardpoint.sextants.length).toBeGreaterThanOrEqual(2)
      expect(hardpoint.sextants.length).toBeLessThanOrEqual(6)
    }
  })
})

describe('weapons', () => {
  // energy, ammunition, then damage and number for short, medium and long range
  test.each([
    ['laser', 'laser', 3, undefined, [5, 3], [4, 3], [3, 3]],
    ['emp-beam', 'emp', 3, undefined, [3, 3], [2, 4], []],
    ['heavy-laser', 'heavy-laser', 5, undefined, [7, 4], [6, 4], [5, 4]],
    ['cannon', 'cannon', 2, 8, [8, 3], [8, 5], [8, 7]],
    ['missile-3', 'missile', 2, 4, [3], [3], [3]],
    ['missile-6', 'missile', 4, 4, [3], [3], [3]],
    ['rocket-5', 'rocket', 1, 4, [11, 5], [11, 7], [11, 9]],
    ['torpedo', 'torpedo', 1, 2, [25, 7], [], []],
  ])('%s as printed', (id, kind, energy, ammo, short, medium, long) => {
    const weapon = printed.weapons[id]
    expect([weapon?.kind, weapon?.energy, weapon?.ammo]).toEqual([kind, energy, ammo])
    const cell = (bracket: 'short' | 'medium' | 'long') =>
      [weapon?.damage[bracket], weapon?.difficulty[bracket]].filter(number => number !== undefined)
    expect([cell('short'), cell('medium'), cell('long')]).toEqual([short, medium, long])
  })

  test('a printed salvo of three makes 9 damage at most, three of each', () => {
    expect(printed.weapons['missile-3']?.strikes).toEqual([1, 1, 2, 2, 3, 3])
    expect(printed.weapons['missile-6']?.strikes).toEqual([1, 2, 3, 4, 5, 6])
  })

  test('the rulesets have the same weapons, on the same hardpoints', () => {
    for (const rules of [balanced, expanded]) {
      expect(Object.keys(rules.weapons)).toEqual(Object.keys(printed.weapons))
      for (const [id, weapon] of Object.entries(rules.weapons))
        expect(weapon.kind).toBe(printed.weapons[id]?.kind)
    }
  })

  test.each([
    ['omni', ['laser', 'heavy-laser', 'emp', 'cannon', 'missile', 'rocket', 'torpedo']],
    ['energy', ['laser', 'emp', 'heavy-laser']],
    ['missile', ['missile', 'rocket']],
    ['ballistic', ['cannon']],
    ['torpedo', ['torpedo']],
  ] as const)('%s hardpoints hold %j', (kind, held) => {
    expect(new Set(printed.combat.mounts[kind])).toEqual(new Set(held))
  })

  test('expansions are off in printed and balanced, on in expanded', () => {
    const switches = (rules: typeof printed) => {
      const { squadrons, ecm, antiMissile } = rules.combat
      return [squadrons.on, ecm.on, antiMissile.on]
    }
    expect([printed, balanced, expanded].map(switches)).toEqual([
      [false, false, false],
      [false, false, false],
      [true, true, true],
    ])
  })
})

describe('designs, captains and scenarios', () => {
  test.each(Object.entries(designs))('the design %s fits its hardpoints', (_id, design) => {
    const sheet = classes[design.class]
    if (!sheet) throw new Error(`there is no class ${design.class}`)
    expect(design.weapons.length).toBe(sheet.hardpoints.length)
    for (const [number, id] of design.weapons.entries()) {
      const hardpoint = sheet.hardpoints[number]
      if (id === null || !hardpoint) continue
      const kind = printed.weapons[id]?.kind
      if (!kind) throw new Error(`there is no weapon ${id}`)
      expect(printed.combat.mounts[hardpoint.kind]).toContain(kind)
      if (kind === 'torpedo') expect(hardpoint).toHaveProperty('face')
    }
  })

  test('every class has a design', () => {
    const built = new Set(Object.values(designs).map(design => design.class))
    expect([...Object.keys(classes)].filter(id => !built.has(id))).toEqual([])
  })

  test('captains have three skills from 1 to 6, and points for no more than ten levels', () => {
    for (const { command, gunnery, engineering } of Object.values(captains))
      for (const skill of [command, gunnery, engineering]) {
        expect(skill).toBeGreaterThanOrEqual(1)
        expect(skill).toBeLessThanOrEqual(6)
      }
    for (const [id, { command, gunnery, engineering }] of Object.entries(captains))
      expect(command + gunnery + engineering - 3, id).toBeLessThanOrEqual(9)
  })

  test.each(hexShips.scenarios.map(({ id, options }) => [id, options] as const))(
    'the scenario %s has no flaws',
    (_id, options) => {
      expect(checkShape(hexShips.options, options).ok).toBe(true)
      expect(hexShips.flaws?.(options)).toEqual([])
    },
  )

  test('the scenarios of the players’ guide are there', () => {
    const ids = hexShips.scenarios.map(({ id }) => id)
    for (const id of ['duel', 'patrol', 'line-of-battle', 'ambush', 'convoy', 'last-stand', 'custom'])
      expect(ids).toContain(id)
  })

  test('every number of the rules has a title and a description', () => {
    expect(untitledNumbers(hexShips.options, 'rules')).toEqual([])
  })
})
