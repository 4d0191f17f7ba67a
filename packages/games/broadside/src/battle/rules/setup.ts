import type { Dice, Emit } from '@sextant/engine'
import type { Event } from '../events.ts'
import type { Combatant } from '../schema.ts'
import type { SideState, State } from '../state.ts'
import type { Tables } from '../tables.ts'

/** 1) Initial Setup. */
export function setUp({ ruleset, sides }: Tables, dice: Dice, emit: Emit<Event>): State {
  // a. Turn order determination: Player roll(20,1,b) → P, Game roll(20,1,b) → G.
  const { faces, count } = ruleset.initiative
  const player = dice.roll(count, faces)
  const game = dice.roll(count, faces)
  const P = sum(player) + sides[0].initiative
  const G = sum(game) + sides[1].initiative
  // If (P > G) then T → 0, else T → 2: bigger value goes first.
  const first = P > G ? 0 : 1
  const T = first === 0 ? 0 : ruleset.turns.actions
  // b. Encounter distance: D → 3.
  const D = ruleset.distance.first
  emit({ type: 'initiative', faces, dice: [player, game], P, G, first })
  emit({ type: 'turn-began', seat: first, turn: 1, T })
  return { T, P, G, D, turn: 1, sides: [readied(sides[0]), readied(sides[1])] }
}

function readied({ hull, crew, ammo, loaded, stores, breath }: Combatant): SideState {
  return {
    hull,
    ...(crew !== undefined && { crew }),
    A1: ammo.ball,
    A2: ammo.grape,
    A3: ammo.rifle,
    AT: loaded === 'ball' ? 1 : 2,
    IS: stores.shoring,
    ID: stores.dressing,
    breath,
    braced: false,
    gripped: false,
    dived: false,
  }
}

function sum(fallen: readonly number[]): number {
  return fallen.reduce((total, die) => total + die, 0)
}
