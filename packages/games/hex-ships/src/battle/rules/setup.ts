import { at, type Dice, type Emit } from '@sextant/engine'
import type { Event } from '../events.ts'
import { SEATS } from '../schema/names.ts'
import { copyPoints, type Ship, type State } from '../state.ts'
import type { ShipTable, Tables } from '../tables.ts'
import { fleetBonus } from './initiative.ts'
import { beginRound } from './turns.ts'

export function setUp(tables: Tables, dice: Dice, emit: Emit<Event>): State {
  const shuffled = dice.shuffle([...tables.ships.keys()])
  const state: State = {
    round: 1,
    phase: 'move',
    order: [],
    acted: 0,
    turn: 0,
    ranks: tables.ships.map((_, index) => shuffled.indexOf(index)),
    fleet: SEATS.map(() => 0),
    ships: tables.ships.map(table => shipAtStart(tables, table)),
    move: { set: false, steps: 0, turns: 0, free: '0,0', charged: 0, afterburners: false, launched: false },
    volley: { target: null, weapons: [], switches: 0, roll: null, attacked: [] },
    held: tables.scenario.objectives.map(() => 0),
    over: null,
  }
  state.fleet = SEATS.map((_, seat) => fleetBonus(tables, state, seat))
  beginRound(tables, state, emit)
  return state
}

/** Full shields and ammunition, and the rest as the scenario or the sheet says. */
function shipAtStart(tables: Tables, { setup, class: sheet, mounts }: ShipTable): Ship {
  const carrier = setup.carrier === undefined ? undefined : tables.shipById.get(setup.carrier)
  const criticals = [...(setup.criticals ?? [])]
  return {
    status: carrier ? 'aboard' : 'fighting',
    at: setup.at ?? carrier?.setup.at ?? at(tables.names, 0),
    facing: setup.facing ?? carrier?.setup.facing ?? 0,
    speed: setup.speed ?? sheet.speed,
    hull: setup.hull ?? sheet.hull,
    armor: copyPoints(setup.armor ?? sheet.armor),
    shields: criticals.includes('shield-generator')
      ? { front: 0, right: 0, rear: 0, left: 0 }
      : copyPoints(sheet.shields),
    energy: setup.energy ?? sheet.energy,
    disruption: 0,
    disabled: false,
    weapons: sheet.hardpoints.map((_, hardpoint) => ({
      ammo: mounts[hardpoint]?.weapon.ammo ?? 0,
      broken: setup.broken?.includes(hardpoint) ?? false,
      fired: false,
    })),
    criticals,
    used: { rerolls: 0, afterburners: false, shieldShift: false },
    ecm: false,
    intercepted: 0,
    exit: null,
  }
}
