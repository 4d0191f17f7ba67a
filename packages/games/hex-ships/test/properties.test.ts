import { at, SeededDice } from '@sextant/engine'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Event, hexShips, type Options, type Ship, type State, type Tables } from '../src/index.ts'

const SIDES = ['front', 'right', 'rear', 'left'] as const
const scenarios = hexShips.scenarios.map(({ id, options }) => [id, options] as const)

/** One step of a match: the states around it and what was said of it. */
interface Moment {
  readonly tables: Tables
  readonly before: State | undefined
  readonly after: State
  readonly events: readonly Event[]
}

describe.each(scenarios)('whatever is done in %s', (_id, options) => {
  test('what the rules promise holds, and it ends within the limit', () => {
    const runs = { numRuns: options.scenario.ships.length > 2 ? 1 : 4 }
    fc.assert(
      fc.property(fc.nat(), seed => promisesHold(options, seed)),
      runs,
    )
  })
})

function promisesHold(options: Options, seed: number): void {
  const rules = hexShips.load(options)
  const { tables } = rules
  const dice = SeededDice.from(`dice ${seed}`)
  const choosing = SeededDice.from(`choices ${seed}`)
  let events: Event[] = []
  const state = rules.setup(dice, event => events.push(event))
  let before: State | undefined
  let actions = 0
  for (;;) {
    const moment = { tables, before, after: state, events }
    const faults = [
      ...boundFaults(moment),
      ...sharedHexes(moment),
      ...orderFaults(moment),
      ...untoldChanges(moment),
      ...(rules.flaws?.(state) ?? []),
    ]
    if (faults.length > 0) expect(faults, `after ${actions} actions`).toEqual([])
    if (rules.outcome(state)) break
    before = rules.copy(state)
    events = []
    const seat = at(rules.toAct(state), 0)
    rules.apply(state, seat, choosing.pick(rules.legal(state, seat)), dice, event => events.push(event))
    actions++
  }
  expect(actions).toBeLessThanOrEqual(rules.limit)
  expect(state.round).toBeLessThanOrEqual(options.scenario.rounds)
}

/** Energy, shields, armor and hull stay between 0 and the maximum; the speed within what afterburners allow. */
function boundFaults({ tables, after }: Moment): string[] {
  const faults: string[] = []
  for (const [index, ship] of after.ships.entries()) {
    const { class: sheet, id, setup } = at(tables.ships, index)
    const within = (what: string, value: number, most: number) => {
      if (value < 0 || value > most) faults.push(`${id}: ${what} is ${value} of ${most}`)
    }
    within('energy', ship.energy, sheet.maxEnergy)
    within('hull', ship.hull, sheet.hull)
    within(
      'speed',
      Math.abs(ship.speed),
      Math.max(sheet.maxSpeed + 1, Math.abs(setup.speed ?? 0), carrierSpeed(tables, index)),
    )
    for (const side of SIDES) {
      within(`${side} shield`, ship.shields[side], sheet.shields[side])
      within(`${side} armor`, ship.armor[side], sheet.armor[side])
    }
  }
  return faults
}

/** A squadron is launched at the speed of its carrier. */
function carrierSpeed({ ships, shipById }: Tables, index: number): number {
  const { carrier } = at(ships, index).setup
  return carrier === undefined ? 0 : (shipById.get(carrier)?.class.maxSpeed ?? 0) + 1
}

/** Ships share no hex, but for the one that is passing. */
function sharedHexes({ after: { phase, order, acted, move, ships } }: Moment): string[] {
  const passing = phase === 'move' && move.steps > 0 ? order[order.length - 1 - acted] : undefined
  const cells = ships.flatMap((ship, index) =>
    ship.status === 'fighting' && index !== passing ? [ship.at] : [],
  )
  return cells.filter((cell, place) => cells.indexOf(cell) < place).map(cell => `two ships on ${cell}`)
}

/** A round has its order by initiative, size and the shuffle, and keeps it. */
function orderFaults({ tables, before, after, events }: Moment): string[] {
  if (!events.some(event => event.type === 'round-began'))
    return `${after.order}` === `${before?.order}` ? [] : ['the order has changed']
  const fighting = (ships: readonly Ship[]) =>
    ships.flatMap(({ status }, index) => (status === 'fighting' ? [index] : []))
  const listed = fighting(after.ships).every(index => after.order.includes(index))
  const sorted = after.order.every(
    (index, place) =>
      place === 0 ||
      compare(rankOf(after, tables, at(after.order, place - 1)), rankOf(after, tables, index)) < 0,
  )
  return [
    ...(listed ? [] : ['a ship is not in the order']),
    ...(sorted ? [] : [`not by initiative: ${after.order}`]),
  ]
}

/** Quickest first: initiative with command and fleet, then the smaller, then the shuffle. */
function rankOf(state: State, { ships }: Tables, index: number): number[] {
  const { class: sheet, captain, seat } = at(ships, index)
  const { criticals } = at(state.ships, index)
  const reduced = criticals.includes('life-support') ? Math.max(1, captain.command - 1) : captain.command
  const command = criticals.includes('bridge') ? 1 : reduced
  const own = command >= 4 ? 2 : command >= 2 ? 1 : 0
  const fleet = ships.some(other => other.seat === seat && other.captain.command === 6) ? 1 : 0
  return [-(sheet.initiative + own + fleet), sheet.size, at(state.ranks, index)]
}

function compare(a: readonly number[], b: readonly number[]): number {
  const place = a.findIndex((value, index) => value !== b[index])
  return place < 0 ? 0 : at(a, place) - at(b, place)
}

/** Events are complete: places, facings, layers and energy follow from them alone. */
function untoldChanges({ tables, before, after, events }: Moment): string[] {
  if (!before) return []
  const told = structuredClone(before.ships)
  const shipOf = (id: string) => at(told, tables.shipById.get(id)?.index ?? -1)
  for (const event of events) tell(event, shipOf)
  return after.ships.flatMap((ship, index) => {
    const known = at(told, index)
    return summary(known) === summary(ship) ? [] : [`told ${summary(known)}, found ${summary(ship)}`]
  })
}

function summary({ at: cell, facing, hull, armor, shields, energy, disruption }: Ship): string {
  return JSON.stringify({ cell, facing, hull, armor, shields, energy, disruption })
}

function tell(event: Event, shipOf: (id: string) => Ship): void {
  switch (event.type) {
    case 'advanced':
      shipOf(event.ship).at = event.to
      break
    case 'stopped-short':
      shipOf(event.ship).at = event.at
      break
    case 'launched':
      Object.assign(shipOf(event.squadron), { at: event.at, facing: event.facing })
      break
    case 'turned':
      shipOf(event.ship).facing = event.to
      break
    case 'struck': {
      const target = shipOf(event.target)
      target.shields[event.side] = event.left.shield
      target.armor[event.side] -= event.armor
      target.hull -= event.hull
      break
    }
    case 'critical':
      if (event.result === 'shield-generator' && event.effect)
        for (const side of SIDES) shipOf(event.ship).shields[side] = 0
      break
    case 'disrupted':
    case 'disruption-fell':
      shipOf(event.ship).disruption = event.disruption
      break
    case 'energy-gained':
      shipOf(event.ship).energy += event.amount
      break
    case 'charged':
      shipOf(event.ship).shields[event.face] = event.shield
      shipOf(event.ship).energy = event.energy
      break
    case 'shield-shifted':
      shipOf(event.ship).shields[event.from] -= event.points
      shipOf(event.ship).shields[event.to] += event.points
      break
    case 'fired':
    case 'afterburners-lit':
    case 'ecm-raised':
      shipOf(event.ship).energy = event.energy
      break
    default:
  }
}
