import type { Side, Status, System } from './schema/names.ts'

export interface State {
  round: number
  phase: 'move' | 'fire'
  order: number[]
  acted: number
  turn: number
  ranks: number[]
  fleet: number[]
  ships: Ship[]
  move: Move
  volley: Volley
  held: number[]
  over: { winner: number | null; reason: string } | null
}

export interface Ship {
  status: Status
  at: string
  facing: number
  speed: number
  hull: number
  armor: Points
  shields: Points
  energy: number
  disruption: number
  disabled: boolean
  weapons: Weapon[]
  criticals: System[]
  used: { rerolls: number; afterburners: boolean; shieldShift: boolean }
  ecm: boolean
  intercepted: number
  exit: number | null
}

export type Points = Record<Side, number>

export interface Weapon {
  ammo: number
  broken: boolean
  fired: boolean
}

export interface Move {
  set: boolean
  steps: number
  turns: number
  free: string
  charged: number
  afterburners: boolean
  launched: boolean
}

export interface Volley {
  target: number | null
  weapons: number[]
  switches: number
  roll: number[] | null
  attacked: number[]
}

export function copyState(state: State): State {
  const { move, volley } = state
  return {
    round: state.round,
    phase: state.phase,
    order: state.order.slice(),
    acted: state.acted,
    turn: state.turn,
    ranks: state.ranks.slice(),
    fleet: state.fleet.slice(),
    ships: state.ships.map(copyShip),
    move: {
      set: move.set,
      steps: move.steps,
      turns: move.turns,
      free: move.free,
      charged: move.charged,
      afterburners: move.afterburners,
      launched: move.launched,
    },
    volley: {
      target: volley.target,
      weapons: volley.weapons.slice(),
      switches: volley.switches,
      roll: volley.roll === null ? null : volley.roll.slice(),
      attacked: volley.attacked.slice(),
    },
    held: state.held.slice(),
    over: state.over && { winner: state.over.winner, reason: state.over.reason },
  }
}

export function copyShip(ship: Ship): Ship {
  return {
    status: ship.status,
    at: ship.at,
    facing: ship.facing,
    speed: ship.speed,
    hull: ship.hull,
    armor: copyPoints(ship.armor),
    shields: copyPoints(ship.shields),
    energy: ship.energy,
    disruption: ship.disruption,
    disabled: ship.disabled,
    weapons: ship.weapons.map(copyWeapon),
    criticals: ship.criticals.slice(),
    used: {
      rerolls: ship.used.rerolls,
      afterburners: ship.used.afterburners,
      shieldShift: ship.used.shieldShift,
    },
    ecm: ship.ecm,
    intercepted: ship.intercepted,
    exit: ship.exit,
  }
}

export function copyPoints({ front, right, rear, left }: Points): Points {
  return { front, right, rear, left }
}

function copyWeapon({ ammo, broken, fired }: Weapon): Weapon {
  return { ammo, broken, fired }
}
