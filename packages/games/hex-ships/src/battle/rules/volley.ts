import { at, type Dice, type Emit, must, type Refusal } from '@sextant/engine'
import { opposite, sideHit } from '@sextant/hex'
import type { ActionOf } from '../actions.ts'
import type { Event } from '../events.ts'
import type { Bracket, Side } from '../schema/names.ts'
import type { Ship, State, Volley } from '../state.ts'
import type { Mount, Tables } from '../tables.ts'
import { actingIndex } from './acting.ts'
import { attacksSeveral, rerollsLeft } from './condition.ts'
import { rollCriticals } from './criticals.ts'
import { blow } from './damage.ts'
import { difficultyOf, volleyFactors } from './difficulty.ts'
import { noteLoss } from './ending.ts'
import { cellOfShip } from './places.ts'
import { refuse } from './refusals.ts'
import { aimAt, autoEnabled, hasTarget, MOST_CHANGES } from './targeting.ts'
import { endTurn } from './turns.ts'

/** A volley: target, weapons, one 2d6 for all of them, a reroll perhaps, damage, criticals. */

export function chooseTarget(
  tables: Tables,
  state: State,
  { ship: id }: ActionOf<'target'>,
  emit: Emit<Event>,
): void {
  const index = actingIndex(state)
  const ship = at(state.ships, index)
  const table = at(tables.ships, index)
  const target = must(tables.shipById, id).index
  const { volley } = state
  if (volley.target !== null) countChange(volley)
  volley.target = target
  volley.weapons = autoEnabled(tables, ship, table, aimAt(tables, ship, at(state.ships, target)))
  emit({ type: 'targeted', ship: table.id, target: id, weapons: volley.weapons.slice() })
}

export function switchWeapon(
  tables: Tables,
  state: State,
  { hardpoint }: ActionOf<'switch'>,
  emit: Emit<Event>,
): void {
  const table = at(tables.ships, actingIndex(state))
  const { volley } = state
  const on = !volley.weapons.includes(hardpoint)
  countChange(volley)
  volley.weapons = on
    ? [...volley.weapons, hardpoint].sort((a, b) => a - b)
    : volley.weapons.filter(other => other !== hardpoint)
  emit({ type: 'switched', ship: table.id, hardpoint, weapon: mountAt(table.mounts, hardpoint).id, on })
}

function countChange(volley: Volley): void {
  volley.switches = Math.min(MOST_CHANGES, volley.switches + 1)
}

export function whyNotFire({ volley }: State): Refusal | undefined {
  if (volley.target === null) return refuse('no-target')
  return volley.weapons.length === 0 ? refuse('empty-volley') : undefined
}

export function fire(tables: Tables, state: State, dice: Dice, emit: Emit<Event>): void {
  const shot = shotOf(tables, state)
  const { ship, target, mounts, side, bracket, range } = shot
  for (const mount of mounts) {
    ship.energy -= mount.weapon.energy
    const weapon = at(ship.weapons, mount.hardpoint)
    weapon.fired = true
    if (mount.weapon.ammo !== undefined) weapon.ammo--
  }
  emit({
    type: 'fired',
    ship: shot.id,
    target: shot.targetId,
    from: ship.at,
    at: target.at,
    range,
    bracket,
    side,
    weapons: mounts.map(mount => ({
      hardpoint: mount.hardpoint,
      weapon: mount.id,
      difficulty: shot.difficulty(mount) ?? null,
    })),
    energy: ship.energy,
  })
  const roll = dice.roll(2, 6)
  emit({ type: 'rolled', ship: shot.id, target: shot.targetId, dice: roll, reroll: false })
  if (rerollsLeft(tables, ship, at(tables.ships, actingIndex(state))) > 0) state.volley.roll = roll.slice()
  else strike(tables, state, shot, roll, dice, emit)
}

export function reroll(tables: Tables, state: State, dice: Dice, emit: Emit<Event>): void {
  const shot = shotOf(tables, state)
  shot.ship.used.rerolls++
  const roll = dice.roll(2, 6)
  emit({ type: 'rolled', ship: shot.id, target: shot.targetId, dice: roll, reroll: true })
  strike(tables, state, shot, roll, dice, emit)
}

export function keep(tables: Tables, state: State, dice: Dice, emit: Emit<Event>): void {
  const shot = shotOf(tables, state)
  const roll = state.volley.roll ?? []
  emit({ type: 'roll-kept', ship: shot.id, dice: roll.slice() })
  strike(tables, state, shot, roll, dice, emit)
}

/** A volley as it flies: everything that its weapons share. */
export interface Shot {
  readonly id: string
  readonly ship: Ship
  readonly targetId: string
  readonly targetIndex: number
  readonly target: Ship
  /** In the order of their hardpoints. */
  readonly mounts: readonly Mount[]
  readonly side: Side
  readonly bracket: Bracket
  readonly range: number
  difficulty(mount: Mount): number | undefined
}

/** The volley that is switched on in the state. */
export function shotOf(tables: Tables, state: State): Shot {
  const { volley } = state
  if (volley.target === null) throw new Error('No target is chosen')
  return shotAt(tables, state, actingIndex(state), volley.target, volley.weapons)
}

export function shotAt(
  tables: Tables,
  state: State,
  attacker: number,
  targetIndex: number,
  hardpoints: readonly number[],
): Shot {
  const ship = at(state.ships, attacker)
  const target = at(state.ships, targetIndex)
  const { range } = aimAt(tables, ship, target)
  const bracket = tables.bracketAt[range] ?? 'long'
  const side = sideHit(tables.board, cellOfShip(tables, target), target.facing, cellOfShip(tables, ship))
  const factors = volleyFactors(tables, state, attacker, targetIndex, side)
  const table = at(tables.ships, attacker)
  return {
    id: table.id,
    ship,
    targetId: at(tables.ships, targetIndex).id,
    targetIndex,
    target,
    mounts: hardpoints.map(hardpoint => mountAt(table.mounts, hardpoint)),
    side,
    bracket,
    range,
    difficulty: mount => difficultyOf(mount, bracket, factors)?.total,
  }
}

function mountAt(mounts: readonly (Mount | undefined)[], hardpoint: number): Mount {
  const mount = mounts[hardpoint]
  if (!mount) throw new RangeError(`There is no weapon at the hardpoint ${hardpoint}`)
  return mount
}

/** Damage in its order, then criticals, then on to the next target or ship. */
function strike(
  tables: Tables,
  state: State,
  shot: Shot,
  roll: readonly number[],
  dice: Dice,
  emit: Emit<Event>,
): void {
  const attacker = actingIndex(state)
  const { target, targetIndex, side } = shot
  const sum = at(roll, 0) + at(roll, 1)
  const strikes = rollMissiles(tables, shot, targetIndex, dice, emit)
  let torpedoes = 0
  let hullLost = 0
  for (const hardpoint of at(tables.ships, attacker).damageOrder) {
    const mount = shot.mounts.find(other => other.hardpoint === hardpoint)
    if (!mount || target.hull === 0) continue
    const difficulty = shot.difficulty(mount)
    if (difficulty !== undefined && sum < difficulty) {
      emit({
        type: 'missed',
        ship: shot.id,
        target: shot.targetId,
        from: shot.ship.at,
        at: target.at,
        hardpoint,
        weapon: mount.id,
        difficulty,
      })
      continue
    }
    const blows = mount.kind === 'missile' ? (strikes.get(hardpoint) ?? 0) : 1
    for (let n = 0; n < blows && target.hull > 0; n++) {
      const lost = land(tables, shot, mount, emit)
      hullLost += lost
      if (mount.kind === 'torpedo' && lost > 0) torpedoes++
    }
  }
  if (target.hull === 0) {
    target.status = 'destroyed'
    const { id, seat } = at(tables.ships, targetIndex)
    const course = target.speed < 0 ? opposite(target.facing) : target.facing
    emit({ type: 'destroyed', ship: id, seat, at: target.at, course, by: shot.id })
    noteLoss(tables, state, emit)
  } else {
    const natural = sum === tables.combat.criticals.natural && hullLost > 0 ? 1 : 0
    rollCriticals(tables, state, targetIndex, side, natural + torpedoes, dice, emit)
  }
  afterVolley(tables, state, targetIndex, emit)
}

/** A d6 for each launcher, in the order of the hardpoints; anti-missile systems remove what they can. */
function rollMissiles(
  tables: Tables,
  shot: Shot,
  targetIndex: number,
  dice: Dice,
  emit: Emit<Event>,
): ReadonlyMap<number, number> {
  const strikes = new Map<number, number>()
  const { antiMissile } = tables.combat
  for (const mount of shot.mounts) {
    if (mount.kind !== 'missile') continue
    const die = dice.d(6)
    const rolled = mount.weapon.strikes?.[die - 1] ?? 0
    const stopping = antiMissile.on ? (at(tables.ships, targetIndex).class.antiMissile ?? 0) : 0
    const intercepted = Math.min(rolled, Math.max(0, stopping - shot.target.intercepted))
    shot.target.intercepted += intercepted
    strikes.set(mount.hardpoint, rolled - intercepted)
    emit({
      type: 'missiles-rolled',
      ship: shot.id,
      target: shot.targetId,
      from: shot.ship.at,
      at: shot.target.at,
      hardpoint: mount.hardpoint,
      weapon: mount.id,
      die,
      strikes: rolled - intercepted,
      intercepted,
    })
  }
  return strikes
}

/** One blow; returns what the hull lost. */
function land(tables: Tables, shot: Shot, mount: Mount, emit: Emit<Event>): number {
  const { target, side } = shot
  const layers = { shield: target.shields[side], armor: target.armor[side], hull: target.hull }
  const loss = blow(mount.kind, mount.weapon.damage[shot.bracket] ?? 0, tables.combat, layers)
  target.shields[side] -= loss.shield
  target.armor[side] -= loss.armor
  target.hull -= loss.hull
  emit({
    type: 'struck',
    ship: shot.id,
    target: shot.targetId,
    from: shot.ship.at,
    at: target.at,
    hardpoint: mount.hardpoint,
    weapon: mount.id,
    side,
    shield: loss.shield,
    armor: loss.armor,
    hull: loss.hull,
    left: { shield: target.shields[side], armor: target.armor[side], hull: target.hull },
  })
  const { disruption } = tables.combat.emp
  if (mount.kind === 'emp' && disruption > 0 && loss.armor + loss.hull > 0) {
    target.disruption += disruption
    emit({ type: 'disrupted', ship: shot.targetId, at: target.at, disruption: target.disruption })
  }
  return loss.hull
}

function afterVolley(tables: Tables, state: State, target: number, emit: Emit<Event>): void {
  const index = actingIndex(state)
  const { volley } = state
  volley.attacked.push(target)
  volley.target = null
  volley.weapons = []
  volley.switches = 0
  volley.roll = null
  if (state.over) return
  const more =
    attacksSeveral(tables, at(state.ships, index), at(tables.ships, index)) && hasTarget(tables, state)
  if (!more) endTurn(tables, state, emit)
}
