import type { Combatant, Roll } from '../src/battle/schema.ts'
import { combatantOfKind, type Options, ruleset } from '../src/index.ts'

/** Duels cut small enough to be solved in full: few points, small dice, three distances. */

const die = (faces: number, perDistance: number): Roll => ({ faces, count: 1, bonus: 0, perDistance })

const smallRules: Options['ruleset'] = {
  ...ruleset,
  distance: { first: 1, farthest: 3 },
  attacks: {
    cannon: {
      least: 1,
      most: 20,
      ball: { hull: die(3, -1), crew: die(2, -1) },
      grape: { hull: die(2, -1), crew: die(2, 0) },
    },
    rifle: { least: 2, most: 20, hull: die(2, -1), crew: die(2, 0) },
    board: { least: 0, most: 0, defender: { bonus: 0 }, attacker: { faces: 2, count: 1, bonus: 0 } },
  },
  brace: 1,
  items: {
    shoring: { faces: 2, count: 1, bonus: 0 },
    dressing: { faces: 2, count: 1, bonus: 0 },
  },
}

const boat: Combatant = {
  ...combatantOfKind('sloop'),
  hull: 3,
  hullMax: 3,
  crew: 2,
  crewMax: 2,
  ammo: { ball: 1, grape: 0, rifle: 0 },
  stores: { shoring: 1, dressing: 0 },
  menu: ['cannon', 'board', 'close', 'gain', 'brace', 'shoring'],
  loot: [],
}

const squid: Combatant = {
  ...combatantOfKind('kraken'),
  hull: 4,
  hullMax: 4,
  breath: 1,
  nearest: 0,
  powers: {
    sweep: { least: 0, most: 1, breath: 0, shift: 0, hull: die(3, -1), crew: die(2, -1) },
    grip: { least: 0, most: 1, breath: 0, shift: 0, hull: die(2, 0), grips: true },
    dive: { least: 0, most: 20, breath: 1, shift: -1, dives: true },
  },
  loot: [],
}

export const smallDuels: Readonly<Record<string, Options>> = {
  'boat against boat': { ruleset: smallRules, sides: [boat, boat] },
  'boat against squid': { ruleset: smallRules, sides: [boat, squid] },
}
