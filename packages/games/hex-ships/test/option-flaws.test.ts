import { checkShape, InputError, newMatchOptions, startMatch } from '@sextant/engine'
import { describe, expect, test } from 'vitest'
import { hexShips, type Options } from '../src/index.ts'

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
    [
      '/rules/combat/order',
      [['laser', 'heavy-laser'], ['emp'], ['cannon'], ['missile', 'rocket']],
      '/rules/combat/order',
    ],
    [
      '/rules/combat/order',
      [['laser', 'heavy-laser'], ['emp'], ['cannon', 'laser'], ['missile', 'rocket'], ['torpedo']],
      '/rules/combat/order',
    ],
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
      [{ type: 'capture', seat: 'amber', ship: 'nobody', radius: 1, rounds: 1 }],
      '/scenario/objectives/0/ship',
    ],
    [
      '/scenario/objectives',
      [{ type: 'capture', seat: 'amber', ship: 'amber-1', radius: 1, rounds: 1 }],
      '/scenario/objectives/0/ship',
    ],
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

  test('a kind without a weapon need not be in the order: records from before it was added stay readable', () => {
    const options = at('/rules/weapons/torpedo', undefined)
    options.rules.combat.order = options.rules.combat.order.filter(group => !group.includes('torpedo'))
    expect(hexShips.flaws?.(options)).toEqual([])
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

describe('a new match is refused for what older records may hold', () => {
  const [{ options: usual }] = hexShips.scenarios
  const [first, ...others] = usual.scenario.ships
  if (!first) throw new Error('there is no ship')
  const withShip = (change: Partial<typeof first>): Options => ({
    ...usual,
    scenario: { ...usual.scenario, ships: [{ ...first, ...change }, ...others] },
  })
  const refusal = (options: unknown): string => {
    try {
      newMatchOptions(hexShips, options, 'mine')
    } catch (error) {
      if (error instanceof InputError) return error.message
      throw error
    }
    return ''
  }
  const paragon = withShip({ captain: { command: 6, gunnery: 6, engineering: 6 } })

  test('a captain with more ranks than the highest level gives', () => {
    expect(refusal(paragon)).toBe(
      'mine /scenario/ships/0/captain: found 18 ranks in all, the highest level gives 12',
    )
    expect(refusal(withShip({ captain: { command: 6, gunnery: 5, engineering: 1 } }))).toBe('')
  })

  test('a speed that the ship does not reach, either way', () => {
    const { maxSpeed } = usual.rules.classes[first.class] ?? {}
    expect(maxSpeed).toBe(5)
    const place = 'mine /scenario/ships/0/speed'
    expect(refusal(withShip({ speed: 6 }))).toBe(`${place}: found 6, sabre goes from -5 to 5`)
    expect(refusal(withShip({ speed: -6 }))).toBe(`${place}: found -6, sabre goes from -5 to 5`)
    expect(refusal(withShip({ speed: -5 }))).toBe('')
  })

  test('a captain of a fleet', () => {
    const custom = structuredClone(hexShips.scenarios.find(({ id }) => id === 'custom')?.options)
    const ship = custom?.scenario.fleets?.violet[1]
    if (!ship) throw new Error('there is no fleet')
    ship.captain = { command: 5, gunnery: 5, engineering: 3 }
    expect(refusal(custom)).toContain('/scenario/fleets/violet/1/captain: found 13 ranks in all')
  })

  test('such a match can be gone on with, and rules of before say no number', () => {
    expect(startMatch(hexShips, { options: paragon, seed: 'old' }).outcome).toBeUndefined()
    const { ranks: _, ...captains } = usual.rules.combat.captains
    const { rules, scenario } = paragon
    expect(refusal({ rules: { ...rules, combat: { ...rules.combat, captains } }, scenario })).toBe('')
  })
})
