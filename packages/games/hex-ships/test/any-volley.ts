import { at, type Rules } from '@sextant/engine'
import fc from 'fast-check'
import { type HexShips, type Options, printed, type State } from '../src/index.ts'
import { begin, optionsWith, plainClass, setup } from './battlefield.ts'
import type { ModelShip, ModelWeapon, Side } from './volley-model.ts'

/** A volley that is about to be fired, in the rules and in the model. */
export interface Encounter {
  readonly rules: Rules<HexShips>
  readonly state: State
  readonly attacker: ModelShip
  readonly target: ModelShip
}

const SIZES = ['mini', 'tiny', 'small', 'medium', 'large'] as const
const SYSTEMS = ['sensors', 'bridge', 'engines', 'communications', 'shield-generator'] as const
const WEAPONS = Object.keys(printed.weapons)
const ALL: readonly number[] = [1, 2, 3, 4, 5, 6]

/** Where a target's weapons are mounted, and what a critical on each side can take of them. */
const TARGET_MOUNTS: Hardpoint[] = [
  { kind: 'omni', face: 1 },
  { kind: 'omni', sextants: [2, 3] },
  { kind: 'omni', sextants: [4, 5, 6] },
  { kind: 'omni', face: 5 },
  { kind: 'omni', sextants: [...ALL] },
]
const ON_SIDE: Record<Side, number[]> = {
  front: [0, 1, 4],
  right: [1, 4],
  rear: [2, 4],
  left: [2, 3, 4],
}

const points = fc.record({
  front: fc.nat(12),
  right: fc.nat(12),
  rear: fc.nat(12),
  left: fc.nat(12),
})

const given = fc.record({
  weapons: fc.array(fc.constantFrom(...WEAPONS), { minLength: 1, maxLength: 5 }),
  empty: fc.array(fc.boolean(), { minLength: 5, maxLength: 5 }),
  energy: fc.integer({ min: 5, max: 20 }),
  gunnery: fc.integer({ min: 1, max: 6 }),
  sensorsHit: fc.boolean(),
  q: fc.integer({ min: -9, max: 9 }),
  r: fc.integer({ min: -9, max: 9 }),
  facing: fc.nat(5),
  targetFacing: fc.nat(5),
  speed: fc.integer({ min: -8, max: 8 }),
  front: fc.constantFrom(...SIZES),
  side: fc.constantFrom(...SIZES),
  shields: points,
  armor: points,
  hull: fc.integer({ min: 1, max: 40 }),
  criticals: fc.uniqueArray(fc.constantFrom(...SYSTEMS), { maxLength: 2 }),
  broken: fc.uniqueArray(fc.nat(4), { maxLength: 4 }),
})

/** Any attacker within reach of any target, with some of its weapons ready. */
export const anyVolley: fc.Arbitrary<Encounter> = given
  .filter(({ q, r }) => (q !== 0 || r !== 0) && Math.abs(q + r) <= 9)
  .map(encounter)
  .filter(({ rules, state }) => rules.check(state, 0, { type: 'target', ship: 'violet-1' }) === undefined)

type Given = typeof given extends fc.Arbitrary<infer T> ? T : never

function encounter(one: Given): Encounter {
  const { weapons, energy, gunnery, facing, targetFacing, speed, hull, criticals } = one
  const shields = criticals.includes('shield-generator')
    ? { front: 0, right: 0, rear: 0, left: 0 }
    : one.shields
  const gun = {
    ...plainClass,
    initiative: 9,
    energy,
    maxEnergy: 99,
    regeneration: 0,
    hardpoints: weapons.map(mountOf),
  }
  const mark = {
    ...plainClass,
    hull,
    shields: one.shields,
    armor: one.armor,
    silhouette: { front: one.front, side: one.side },
    hardpoints: TARGET_MOUNTS,
  }
  // Two more ships that still have to fire, so that the round is not over after the volley.
  const options = optionsWith(
    { gun, mark, other: { ...plainClass, hardpoints: [{ kind: 'omni', sextants: [...ALL] }] } },
    [
      setup('amber-1', 'amber', 'gun', {
        weapons: [...weapons],
        at: `${one.q},${one.r}`,
        facing,
        captain: { command: 1, gunnery, engineering: 1 },
        criticals: one.sensorsHit ? ['sensors'] : [],
      }),
      setup('violet-1', 'violet', 'mark', {
        weapons: TARGET_MOUNTS.map(() => 'laser'),
        at: '0,0',
        facing: targetFacing,
        speed,
        criticals: [...criticals],
        broken: [...one.broken],
      }),
      setup('amber-2', 'amber', 'other', { weapons: ['laser'], at: '0,12', energy: 10 }),
      setup('violet-2', 'violet', 'other', { weapons: ['laser'], at: '0,13', energy: 10 }),
    ],
  )
  const { rules, state } = begin(options)
  state.phase = 'fire'
  const ship = at(state.ships, 0)
  for (const [hardpoint, weapon] of ship.weapons.entries()) if (one.empty[hardpoint]) weapon.ammo = 0
  const armed = (ids: readonly string[], broken: readonly number[], empty: readonly boolean[]) =>
    ids.map((id, hardpoint) => modelWeapon(id, broken.includes(hardpoint), empty[hardpoint] ?? false))
  const common = { disruption: 0, armor: { ...one.armor }, shields: { ...shields }, hull, onSide: ON_SIDE }
  return {
    rules,
    state,
    attacker: {
      ...common,
      q: one.q,
      r: one.r,
      facing,
      speed: 0,
      silhouette: { front: 'medium', side: 'medium' },
      gunnery,
      sensorsHit: one.sensorsHit,
      weapons: armed(weapons, [], one.empty),
      criticals: [],
      energy,
    },
    target: {
      ...common,
      q: 0,
      r: 0,
      facing: targetFacing,
      speed,
      silhouette: { front: one.front, side: one.side },
      gunnery: 1,
      sensorsHit: false,
      weapons: armed(
        TARGET_MOUNTS.map(() => 'laser'),
        one.broken,
        [],
      ),
      criticals: [...criticals],
      energy: 5,
    },
  }
}

type Hardpoint = Options['rules']['classes'][string]['hardpoints'][number]

function mountOf(id: string): Hardpoint {
  return id === 'torpedo' ? { kind: 'omni', face: 1 } : { kind: 'omni', sextants: [...ALL] }
}

function modelWeapon(id: string, broken: boolean, empty: boolean): ModelWeapon {
  const weapon = printed.weapons[id]
  if (!weapon) throw new Error(`There is no weapon ${id}`)
  const { kind, energy, damage, difficulty, strikes, ammo } = weapon
  return {
    kind,
    energy,
    damage: [damage.short, damage.medium, damage.long],
    numbers: [difficulty.short, difficulty.medium, difficulty.long],
    ...(strikes && { strikes }),
    limited: ammo !== undefined,
    ammo: empty ? 0 : (ammo ?? 0),
    broken,
  }
}
