import fc from 'fast-check'
import type { Combatant, Power } from '../src/battle/schema.ts'
import { AMMO, type Entry, MENU, POWERS, type PowerId, TEMPERS, WEAPONS } from '../src/battle/schema-names.ts'
import type { Options } from '../src/index.ts'

/** Duels by any rules that the schema allows, shipped numbers and odd ones alike. */
export const anyDuel: fc.Arbitrary<Options> = fc
  .record({
    initiative: fc.record({ faces: fc.integer({ min: 1, max: 100 }), count: fc.integer({ min: 1, max: 9 }) }),
    farthest: among(1, 6, 20),
    first: fc.nat(19),
    turns: fc.record({ actions: among(1, 2, 6), limit: among(1, 2, 500) }),
    chase: fc.option(fc.record({ times: among(1, 3, 6), closes: among(1, 2, 20) }), { nil: undefined }),
    brace: among(0, 3, 99),
    cannon: fc.record({ ...reach(), ball: harm(), grape: harm() }),
    rifle: fc.tuple(fc.record(reach()), harm()).map(([at, harms]) => ({ ...at, ...harms })),
    board: fc.record({ ...reach(), defender: fc.record({ bonus: bonus() }), attacker: plainRoll() }),
    items: fc.record({ shoring: plainRoll(), dressing: plainRoll() }),
    sides: fc.tuple(combatant(), combatant()),
  })
  .map(({ initiative, farthest, first, turns, chase, brace, cannon, rifle, board, items, sides }) => ({
    ruleset: {
      initiative,
      distance: { first: first % farthest, farthest },
      turns,
      ...(chase && { chase }),
      brace,
      attacks: { cannon, rifle, board },
      items,
    },
    sides,
  }))

/** The ends of a range and what is usual more often than what lies between. */
function among(least: number, usual: number, most: number): fc.Arbitrary<number> {
  return fc.oneof(
    { weight: 3, arbitrary: fc.constant(usual) },
    { weight: 1, arbitrary: fc.constantFrom(least, most) },
    { weight: 2, arbitrary: fc.integer({ min: least, max: most }) },
  )
}

function reach() {
  return { least: among(0, 0, 20), most: among(0, 20, 20) }
}

function bonus(): fc.Arbitrary<number> {
  return among(-99, 0, 99)
}

function plainRoll() {
  return fc.record({ faces: among(1, 6, 100), count: among(1, 1, 9), bonus: bonus() })
}

function roll() {
  return fc.record({
    faces: among(1, 6, 100),
    count: among(1, 1, 9),
    bonus: bonus(),
    perDistance: among(-9, -1, 9),
  })
}

function harm() {
  return fc.record({ hull: roll(), crew: roll() })
}

function power(): fc.Arbitrary<Power> {
  return fc.record(
    {
      ...reach(),
      breath: among(0, 0, 9),
      shift: among(-20, 0, 20),
      hull: roll(),
      crew: roll(),
      grips: fc.boolean(),
      dives: fc.boolean(),
    },
    { requiredKeys: ['least', 'most', 'breath', 'shift'] },
  )
}

function powers(): fc.Arbitrary<Combatant['powers']> {
  const each = Object.fromEntries(POWERS.map(id => [id, power()])) as Record<PowerId, fc.Arbitrary<Power>>
  return fc.record(each, { requiredKeys: [] })
}

function combatant(): fc.Arbitrary<Combatant> {
  const count = () => among(0, 2, 999)
  return fc
    .record({
      kind: fc.constantFrom('sloop', 'kraken', 'no-such-kind'),
      hullMax: among(1, 30, 999),
      hullLost: fc.nat(999),
      crewMax: fc.option(among(1, 20, 999), { nil: undefined }),
      crewLost: fc.nat(999),
      ammo: fc.record({ ball: count(), grape: count(), rifle: count() }),
      loaded: fc.constantFrom(...AMMO),
      stores: fc.record({ shoring: count(), dressing: count() }),
      breath: among(0, 2, 99),
      initiative: among(-20, 0, 20),
      boarding: fc.boolean(),
      immune: fc.subarray([...WEAPONS]),
      nearest: among(0, 0, 19),
      laden: fc.boolean(),
      menu: fc.oneof(fc.constant<Entry[]>([...MENU]), fc.subarray<Entry>([...MENU])),
      powers: powers(),
      escape: fc.constantFrom(0, 0.5, 1),
      temper: fc.constantFrom(...TEMPERS),
    })
    .map(({ hullLost, crewLost, crewMax, menu, ...others }) => ({
      ...others,
      hull: Math.max(1, others.hullMax - hullLost),
      ...(crewMax !== undefined && { crewMax, crew: Math.max(1, crewMax - crewLost) }),
      menu: crewMax === undefined ? menu.filter(entry => entry !== 'board') : menu,
      loot: [],
    }))
}
