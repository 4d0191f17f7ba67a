import { at } from '@sextant/engine'
import type { Action } from '../actions.ts'
import { SIDES } from '../schema/names.ts'
import type { State } from '../state.ts'
import type { Tables } from '../tables.ts'
import { canLightAfterburners, whyNotEcm, whyNotLaunch } from './abilities.ts'
import { actingIndex } from './acting.ts'
import { stepsLeft, whyNotTurn } from './moving.ts'
import { canCharge, canShift, roomOn } from './shields.ts'
import { speedLimits } from './speed.ts'
import { aimAt, canAttack, canChange, canSwitchOn, isOpen } from './targeting.ts'
import { whyNotFire } from './volley.ts'

const ADVANCE: Action = { type: 'advance' }
const LEFT: Action = { type: 'turn', to: 'left' }
const RIGHT: Action = { type: 'turn', to: 'right' }
const AFTERBURNERS: Action = { type: 'afterburners' }
const ECM: Action = { type: 'ecm' }
const FIRE: Action = { type: 'fire' }
const END_TURN: Action = { type: 'end-turn' }

/** Everything that the ship whose turn it is can do. */
export function legalActions(tables: Tables, state: State): Action[] {
  if (state.volley.roll !== null) return [{ type: 'reroll' }, { type: 'keep' }]
  return state.phase === 'move' ? movementActions(tables, state) : attackActions(tables, state)
}

function movementActions(tables: Tables, state: State): Action[] {
  const actions: Action[] = []
  if (!state.move.set) {
    const { least, most } = speedLimits(tables, state)
    for (let speed = least; speed <= most; speed++) actions.push({ type: 'set-speed', speed })
  }
  const steps = stepsLeft(tables, state)
  if (steps > 0) actions.push({ ...ADVANCE })
  if (!whyNotTurn(state)) actions.push({ ...LEFT }, { ...RIGHT })
  for (const face of SIDES) if (canCharge(tables, state, face)) actions.push({ type: 'charge', face })
  if (canLightAfterburners(tables, state)) actions.push({ ...AFTERBURNERS })
  if (canShift(tables, state)) listShifts(tables, state, actions)
  if (tables.combat.ecm.on && !whyNotEcm(tables, state)) actions.push({ ...ECM })
  listLaunches(tables, state, actions)
  if (steps === 0) actions.push({ ...END_TURN })
  return actions
}

function listShifts(tables: Tables, state: State, actions: Action[]): void {
  const ship = at(state.ships, actingIndex(state))
  for (const from of SIDES) {
    for (const to of SIDES) {
      const most = Math.min(ship.shields[from], roomOn(tables, state, to))
      if (from === to) continue
      for (let points = 1; points <= most; points++) actions.push({ type: 'shield-shift', from, to, points })
    }
  }
}

function listLaunches(tables: Tables, state: State, actions: Action[]): void {
  for (const carried of at(tables.ships, actingIndex(state)).carries) {
    const squadron = at(tables.ships, carried).id
    for (let direction = 0; direction < 6; direction++) {
      const launch = { type: 'launch', squadron, direction } as const
      if (!whyNotLaunch(tables, state, launch)) actions.push(launch)
    }
  }
}

function attackActions(tables: Tables, state: State): Action[] {
  const actions: Action[] = []
  const { target } = state.volley
  if (canChange(state)) listTargets(tables, state, target, actions)
  if (target !== null) {
    listSwitches(tables, state, target, actions)
    if (!whyNotFire(state)) actions.push({ ...FIRE })
  }
  actions.push({ ...END_TURN })
  return actions
}

function listTargets(tables: Tables, state: State, chosen: number | null, actions: Action[]): void {
  const { seat } = at(tables.ships, actingIndex(state))
  for (const { id, index, seat: side } of tables.ships)
    if (side !== seat && index !== chosen && isOpen(state, index) && canAttack(tables, state, index))
      actions.push({ type: 'target', ship: id })
}

function listSwitches(tables: Tables, state: State, target: number, actions: Action[]): void {
  const index = actingIndex(state)
  const table = at(tables.ships, index)
  const { volley } = state
  const aim = aimAt(tables, at(state.ships, index), at(state.ships, target))
  for (const mount of table.mounts) {
    if (!mount) continue
    const { hardpoint } = mount
    const on = volley.weapons.includes(hardpoint)
    if (on ? canChange(state) : canSwitchOn(tables, state, mount, aim))
      actions.push({ type: 'switch', hardpoint })
  }
}
