import { at } from '@sextant/engine'
import type { Gesture, Hint, PressGesture } from '@sextant/scene'
import type { ActionOf } from '../actions.ts'
import { actingIndex, actingShip, actingTable } from '../rules/acting.ts'
import { atLeast } from '../rules/forecast.ts'
import { type Aim, aimAt, bears, volleyCost } from '../rules/targeting.ts'
import { shotAt, shotOf } from '../rules/volley.ts'
import type { State } from '../state.ts'
import type { Tables } from '../tables.ts'
import { expectedAt, expectedVolley } from './volleys.ts'
import { percentOf, rounded, shipName, text, weaponName } from './words.ts'

/** A target is pointed at; weapons, fire and rerolls are buttons. */
export function firingGesture(
  tables: Tables,
  state: State,
  action: ActionOf<'target' | 'switch' | 'fire' | 'reroll' | 'keep'>,
): Gesture {
  switch (action.type) {
    case 'target': {
      const hint = targetHint(tables, state, action.ship)
      return {
        kind: 'pick',
        picks: [{ piece: actingTable(tables, state).id }, { piece: action.ship }],
        meaning: 'target',
        label: text('gesture.target', { target: shipName(tables, action.ship) }),
        ...(hint && { hint }),
      }
    }
    case 'switch':
      return switchButton(tables, state, action.hardpoint)
    case 'fire': {
      const energy = volleyCost(actingTable(tables, state), state.volley.weapons)
      return {
        kind: 'press',
        button: 'fire',
        role: 'confirm',
        key: 'f',
        icon: 'fire',
        group: text('gesture.fire-group', { target: targetName(tables, state) }),
        label: text('gesture.fire', { energy }),
      }
    }
    case 'reroll':
    case 'keep':
      return rollButton(tables, state, action.type)
  }
}

function targetName(tables: Tables, { volley }: State) {
  return volley.target === null ? '' : shipName(tables, at(tables.ships, volley.target).id)
}

function targetHint(tables: Tables, state: State, target: string): Hint | undefined {
  const index = tables.shipById.get(target)?.index
  const expected = index === undefined ? undefined : expectedAt(tables, state, actingIndex(state), index)
  if (!expected) return undefined
  const damage = rounded(expected.damage)
  const kill = percentOf(expected.kill)
  return { text: text(kill > 0 ? 'hint.damage-kill' : 'hint.damage', { damage, kill }), tone: 'good' }
}

/**
 * The dice as they are are compared with what others would give on average, and how often that would be more. Where either may
 * destroy the target, that is what counts.
 */
function rollButton(tables: Tables, state: State, type: 'reroll' | 'keep'): PressGesture {
  const [one = 0, other = 0] = state.volley.roll ?? []
  const roll = one + other
  const shot = shotOf(tables, state)
  const kept = expectedVolley(tables, state, shot, roll)
  const again = expectedVolley(tables, state, shot, undefined, kept.damage)
  const expected = type === 'keep' ? kept : again
  const values = {
    damage: rounded(expected.damage),
    kill: percentOf(expected.kill),
    better: percentOf(again.better),
    one,
    other,
    roll,
  }
  const label = kept.kill + again.kill > 0 ? (`gesture.${type}-kill` as const) : (`gesture.${type}` as const)
  return {
    kind: 'press',
    button: type,
    role: 'confirm',
    key: type === 'keep' ? 'k' : 'r',
    group: text('gesture.roll-group', { roll }),
    label: text(label, values),
  }
}

function switchButton(tables: Tables, state: State, hardpoint: number): PressGesture {
  const table = actingTable(tables, state)
  const { volley } = state
  const mount = table.mounts[hardpoint]
  const on = volley.weapons.includes(hardpoint) ? 'on' : 'off'
  const number = hardpoint + 1
  const spent = volleyCost(table, volley.weapons)
  const button = {
    kind: 'press',
    button: `weapon-${hardpoint}`,
    group: text('gesture.weapons-group', {
      target: targetName(tables, state),
      spent,
      energy: actingShip(state).energy,
    }),
    ...(number <= 9 && { key: String(number) }),
  } as const
  const target = volley.target
  const isInReach =
    mount && target !== null && bears(tables, actingShip(state), mount, aimOf(tables, state, target))
  // What does not bear has no odds.
  if (!mount || target === null || !isInReach)
    return {
      ...button,
      label: text('gesture.switch-other', { number, weapon: mount ? weaponName(tables, mount.id) : '–' }),
    }
  const { energy } = mount.weapon
  const weapon = weaponName(tables, mount.id)
  const difficulty = shotAt(tables, state, actingIndex(state), target, [hardpoint]).difficulty(mount)
  if (difficulty === undefined)
    return { ...button, label: text(`gesture.switch-${on}-missile`, { number, weapon, energy }) }
  const chance = percentOf(atLeast(difficulty))
  return { ...button, label: text(`gesture.switch-${on}`, { number, weapon, energy, chance }) }
}

function aimOf(tables: Tables, state: State, target: number): Aim {
  return aimAt(tables, actingShip(state), at(state.ships, target))
}
