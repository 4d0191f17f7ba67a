import { at, must, SeededDice } from '@sextant/engine'
import type { Event } from '../events.ts'
import { applyAction } from '../rules/apply.ts'
import { setUp } from '../rules/setup.ts'
import type { ShipClass } from '../schema/classes.ts'
import type { Bracket } from '../schema/names.ts'
import type { Ruleset } from '../schema/rules.ts'
import { copyState } from '../state.ts'
import { tablesOf } from '../tables.ts'
import { attacksOf, bracketsOf } from './expected.ts'

/** Expected damage over the battle, by firing the weapon again and again under the rules themselves. */
export function simulatedDamage(rules: Ruleset, id: string, volleys: number): number {
  const weapon = must(new Map(Object.entries(rules.weapons)), id)
  const brackets = bracketsOf(weapon)
  const sum = brackets.reduce((total, bracket) => total + meanOf(rules, id, bracket, volleys), 0)
  return brackets.length === 0 ? 0 : (attacksOf(weapon) * sum) / brackets.length
}

/** A bare hull before one gun: nothing changes the printed difficulty, and all damage is seen. */
function meanOf(rules: Ruleset, id: string, bracket: Bracket, volleys: number): number {
  const range = rules.combat.brackets[bracket]
  const steady = rules.combat.speeds.find(({ modifier }) => modifier === 0)?.from ?? 0
  const tables = tablesOf({
    rules: { ...rules, classes: { gun: bareShip(rules, true), mark: bareShip(rules, false) } },
    scenario: {
      radius: range + 2,
      rounds: 1,
      objectives: [],
      ships: [
        {
          id: 'gun',
          seat: 'amber',
          class: 'gun',
          weapons: [id],
          at: `0,${range}`,
          facing: 0,
          speed: 0,
          energy: 99,
        },
        { id: 'mark', seat: 'violet', class: 'mark', weapons: [], at: '0,0', facing: 0, speed: 0 },
      ],
    },
  })
  const dice = SeededDice.fromState([range, id.length, 12, 1])
  const start = setUp(tables, dice, ignore)
  // Straight to the attack: nobody has to move, and the mark counts as steady under way.
  start.phase = 'fire'
  start.order = [0, 1]
  start.acted = 0
  at(start.ships, 1).speed = steady
  applyAction(tables, start, { type: 'target', ship: 'mark' }, dice, ignore)
  let damage = 0
  const count = (event: Event) => {
    if (event.type === 'struck') damage += event.shield + event.armor + event.hull
  }
  for (let volley = 0; volley < volleys; volley++)
    applyAction(tables, copyState(start), { type: 'fire' }, dice, count)
  return damage / volleys
}

function bareShip(rules: Ruleset, armed: boolean): ShipClass {
  const none = { front: 0, right: 0, rear: 0, left: 0 }
  const { silhouettes } = rules.combat
  const plain = (Object.keys(silhouettes) as (keyof typeof silhouettes)[]).find(one => silhouettes[one] === 0)
  return {
    hull: 999,
    initiative: 0,
    armor: none,
    shields: none,
    generator: 0,
    size: 1,
    silhouette: { front: plain ?? 'medium', side: plain ?? 'medium' },
    maxSpeed: 0,
    speed: 0,
    thrust: { up: 0, down: 0 },
    maneuverability: 0,
    energy: 0,
    maxEnergy: 99,
    regeneration: 0,
    hardpoints: armed ? [{ kind: 'omni', face: 1 }] : [],
  }
}

function ignore(): void {}
