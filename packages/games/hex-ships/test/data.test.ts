import { checkShape } from '@sextant/engine'
import { untitledNumbers } from '@sextant/testing'
import { describe, expect, test } from 'vitest'
import {
  balanced,
  captains,
  classes,
  designs,
  expanded,
  hexShips,
  type Options,
  printed,
} from '../src/index.ts'

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

  test('the scenarios of the issue are there', () => {
    const ids = hexShips.scenarios.map(({ id }) => id)
    for (const id of ['duel', 'patrol', 'line-of-battle', 'ambush', 'convoy', 'last-stand', 'custom'])
      expect(ids).toContain(id)
  })

  test('every number of the rules has a title and a description', () => {
    expect(untitledNumbers(hexShips.options, 'rules')).toEqual([])
  })
})

describe('options that cannot be played are refused with the reason', () => {
  const [{ options: usual }] = hexShips.scenarios
  const at = (path: string, value: unknown): Options => {
    const options: Record<string, unknown> = structuredClone({ ...usual })
    const keys = path.split('/').slice(1)
    let part = options
    for (const key of keys.slice(0, -1)) part = part[key] as Record<string, unknown>
    if (value === undefined) delete part[keys.at(-1) ?? '']
    else part[keys.at(-1) ?? ''] = value
    const checked = checkShape(hexShips.options, options)
    if (!checked.ok) throw new Error('the schema refused it already')
    return checked.value
  }

  test.each([
    ['/rules/weapons/missile-3/strikes', undefined, '/rules/weapons/missile-3/strikes'],
    ['/rules/weapons/laser/strikes', [1, 1, 1, 1, 1, 1], '/rules/weapons/laser/strikes'],
    ['/rules/weapons/missile-3/difficulty/short', 5, '/rules/weapons/missile-3/difficulty/short'],
    ['/rules/weapons/laser/difficulty', { short: 3 }, '/rules/weapons/laser/difficulty/medium'],
    ['/rules/weapons/torpedo/difficulty', { short: 7, long: 9 }, '/rules/weapons/torpedo/damage/long'],
    ['/rules/classes/sabre/speed', 14, '/rules/classes/sabre/speed'],
    ['/rules/classes/sabre/energy', 99, '/rules/classes/sabre/energy'],
    [
      '/rules/classes/sabre/hardpoints/0',
      { kind: 'energy', sextants: [1, 3] },
      '/rules/classes/sabre/hardpoints/0/sextants',
    ],
    [
      '/rules/classes/sabre/hardpoints/0',
      { kind: 'energy', sextants: [1, 1] },
      '/rules/classes/sabre/hardpoints/0/sextants',
    ],
    ['/rules/combat/brackets', { short: 3, medium: 2, long: 9 }, '/rules/combat/brackets/medium'],
    ['/rules/combat/brackets', { short: 3, medium: 6, long: 5 }, '/rules/combat/brackets/long'],
    [
      '/rules/combat/speeds',
      [
        { from: 3, modifier: 0 },
        { from: 1, modifier: 1 },
      ],
      '/rules/combat/speeds/1/from',
    ],
    ['/scenario/ships/1/id', 'amber-1', '/scenario/ships/1/id'],
    ['/scenario/ships/0/class', 'rowboat', '/scenario/ships/0/class'],
    ['/scenario/ships/0/weapons', ['laser'], '/scenario/ships/0/weapons'],
    ['/scenario/ships/0/weapons/0', 'catapult', '/scenario/ships/0/weapons/0'],
    ['/scenario/ships/0/weapons/0', 'cannon', '/scenario/ships/0/weapons/0'],
    ['/scenario/ships/0/hull', 999, '/scenario/ships/0/hull'],
    ['/scenario/ships/0/energy', 99, '/scenario/ships/0/energy'],
    ['/scenario/ships/0/armor', { front: 99, right: 0, rear: 0, left: 0 }, '/scenario/ships/0/armor/front'],
    ['/scenario/ships/0/broken', [19], '/scenario/ships/0/broken/0'],
    [
      '/scenario/ships/0/criticals',
      ['bridge', 'engines', 'engines', 'bridge'],
      '/scenario/ships/0/criticals/3',
    ],
    ['/scenario/ships/0/carrier', 'nobody', '/scenario/ships/0/carrier'],
    ['/scenario/ships/0/carrier', 'violet-1', '/scenario/ships/0/carrier'],
    ['/scenario/ships/0/at', undefined, '/scenario/ships/0/at'],
    ['/scenario/ships/0/at', '14,14', '/scenario/ships/0/at'],
    ['/scenario/ships/1/at', '0,8', '/scenario/ships/1/at'],
    ['/scenario/ships/1/seat', 'amber', '/scenario/ships'],
    [
      '/scenario/objectives',
      [{ type: 'hold', seat: 'amber', at: '14,14', radius: 1, rounds: 1 }],
      '/scenario/objectives/0/at',
    ],
    [
      '/scenario/objectives',
      [{ type: 'destroy', seat: 'amber', ships: ['nobody'], count: 1 }],
      '/scenario/objectives/0/ships/0',
    ],
    [
      '/scenario/objectives',
      [{ type: 'destroy', seat: 'amber', ships: ['violet-1', 'violet-1'], count: 1 }],
      '/scenario/objectives/0/ships/1',
    ],
    [
      '/scenario/objectives',
      [{ type: 'destroy', seat: 'amber', ships: ['violet-1'], count: 2 }],
      '/scenario/objectives/0/count',
    ],
  ])('%s = %j', (path, value, place) => {
    const places = hexShips.flaws?.(at(path, value)).map(flaw => flaw.path)
    expect(places).toContain(place)
  })

  test('torpedoes go into fixed mounts only', () => {
    const mace = at('/scenario/ships/0/class', 'shieldmaiden')
    const [ship] = mace.scenario.ships
    if (!ship) throw new Error('there is no ship')
    ship.weapons = ['torpedo', 'laser']
    expect(hexShips.flaws?.(mace)).toContainEqual({
      path: '/scenario/ships/0/weapons/0',
      message: 'torpedoes go into fixed mounts only',
    })
  })

  test('only squadrons are carried, and they have no captain', () => {
    const options = structuredClone(hexShips.scenarios.find(({ id }) => id === 'carriers')?.options)
    const wasp = options?.scenario.ships.findIndex(({ id }) => id === 'amber-wasp-1') ?? -1
    const carried = options?.scenario.ships[wasp]
    if (!options || !carried) throw new Error('there is no such scenario')
    const captain = { command: 1, gunnery: 1, engineering: 1 }
    Object.assign(carried, { class: 'dagger', weapons: [null, null], captain })
    const places = hexShips.flaws?.(options).map(({ path }) => path)
    expect(places).toEqual([`/scenario/ships/${wasp}/class`, `/scenario/ships/${wasp}/captain`])
  })

  test('a carrier has bays, and carries nothing that is carried itself', () => {
    const options = structuredClone(hexShips.scenarios.find(({ id }) => id === 'carriers')?.options)
    if (!options) throw new Error('there is no such scenario')
    const { ships } = options.scenario
    const wasp = ships.find(({ id }) => id === 'amber-wasp-1')
    if (!wasp) throw new Error('there is no wasp')
    const place = ships.length
    ships.push({ ...wasp, id: 'amber-wasp-9' }, { ...wasp, id: 'amber-wasp-10', carrier: 'amber-wasp-1' })
    expect(hexShips.flaws?.(options)).toEqual([
      { path: `/scenario/ships/${place}/carrier`, message: 'amber-1 carries at most 3' },
      { path: `/scenario/ships/${place + 1}/carrier`, message: 'amber-wasp-1 is carried itself' },
    ])
  })
})
