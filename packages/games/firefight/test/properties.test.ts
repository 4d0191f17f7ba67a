import { at, SeededDice } from '@sextant/engine'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type Event,
  firefight,
  HEALED,
  MOVED,
  type Options,
  type State,
  type Tables,
  THROUGH,
} from '../src/index.ts'

const scenarios = firefight.scenarios.map(({ id, options }) => [id, options] as const)

describe.each(scenarios)('whatever is done in %s', (_id, options) => {
  test('what the rules promise holds, and it ends within the limit', () => {
    fc.assert(
      fc.property(fc.nat(), seed => promisesHold(options, seed)),
      { numRuns: 2 },
    )
  })
})

/** One step of a match: the states around it and what was said of it. */
interface Moment {
  readonly tables: Tables
  readonly before: State
  readonly after: State
  readonly events: readonly Event[]
}

function promisesHold(options: Options, seed: number): void {
  const rules = firefight.load(options)
  const { tables } = rules
  const dice = SeededDice.from(`dice ${seed}`)
  const choosing = SeededDice.from(`choices ${seed}`)
  const state = rules.setup(dice, () => undefined)
  expect(mapFaults(tables, state)).toEqual([])
  let actions = 0
  for (; !rules.outcome(state); actions++) {
    const before = rules.copy(state)
    const events: Event[] = []
    const seat = at(rules.toAct(state), 0)
    const legal = rules.legal(state, seat)
    // Watching and shooting are rare among moves; half of the time they come first.
    const rare = legal.filter(({ type }) => type !== 'move' && type !== 'end-turn')
    const action = choosing.pick(rare.length > 0 && choosing.d(2) === 1 ? rare : legal)
    rules.apply(state, seat, action, dice, event => events.push(event))
    const moment = { tables, before, after: state, events }
    const faults = [
      ...boundFaults(moment),
      ...onceFaults(moment),
      ...watchFaults(moment),
      ...untoldChanges(moment),
      ...(rules.flaws?.(state) ?? []),
    ]
    if (faults.length > 0) expect(faults, `after ${actions} actions`).toEqual([])
  }
  expect(actions).toBeLessThanOrEqual(rules.limit)
  expect(state.round).toBeLessThanOrEqual(options.scenario.rounds)
}

/** Difficult ground fills at most a third of each zone; a mirrored map is its own image. */
function mapFaults({ rules, zones, fixed }: Tables, { terrain }: State): string[] {
  if (fixed !== undefined) return terrain === fixed ? [] : ['not the given map']
  const faults: string[] = []
  for (const zone of zones) {
    const difficult = zone.filter(cell => 'wr'.includes(terrain[cell] ?? '')).length
    if (difficult > Math.floor(zone.length / 3)) faults.push(`${difficult} of ${zone.length} are difficult`)
  }
  if (rules.map.mirror && [...terrain].reverse().join('') !== terrain) faults.push('not mirrored')
  return faults
}

/** Wounds stay between 0 and the maximum and only medics raise them; units share no hex at rest; scores never fall. */
function boundFaults({ tables, before, after, events }: Moment): string[] {
  const faults: string[] = []
  const healed = events.some(({ type }) => type === 'healed')
  for (const { index, wounds: most } of tables.units) {
    const left = at(after.wounds, index)
    if (left < 0 || left > most) faults.push(`unit ${index} has ${left} of ${most} wounds`)
    if (left > at(before.wounds, index) && !healed) faults.push(`unit ${index} has gained wounds`)
    if (left === 0 && at(after.at, index) >= 0) faults.push(`unit ${index} is destroyed and on the map`)
  }
  const cells = after.at.filter((cell, unit) => cell >= 0 && unit !== after.mover)
  if (new Set(cells).size < cells.length) faults.push('two units on one hex')
  if (after.points.some((points, place) => points < at(before.points, place))) faults.push('points were lost')
  return faults
}

/** A unit moves and attacks at most once a turn: marks are set once and cleared with the turn. */
function onceFaults({ tables, before, after, events }: Moment): string[] {
  if (after.turn !== before.turn) return []
  const faults: string[] = []
  for (const { index, seat } of tables.units) {
    const [old, now] = [at(before.marks, index), at(after.marks, index)]
    if ((old & ~now) !== 0) faults.push(`unit ${index} has lost a mark`)
    if (seat !== after.active && now !== old && (now & HEALED) === 0)
      faults.push(`unit ${index} acts out of turn`)
    if ((old & MOVED) !== 0 && at(after.at, index) >= 0 && after.mover !== index && before.mover !== index)
      if (at(before.at, index) !== at(after.at, index)) faults.push(`unit ${index} moves twice`)
    if ((now & THROUGH) !== 0 && at(after.at, index) >= 0)
      faults.push(`unit ${index} is through and on the map`)
  }
  const own = events.filter(event => event.type === 'attacked' && !event.watch)
  if (own.length > 1) faults.push('two attacks in one action')
  return faults
}

/** Each watcher shoots at most once, and only out of the other player's turn. */
function watchFaults({ before, after, events }: Moment): string[] {
  const shots = events.flatMap(event => (event.type === 'attacked' && event.watch ? [event] : []))
  const faults = shots.flatMap(({ unit, seat }) => [
    ...(seat === before.active ? [`unit ${unit} shoots in its own turn`] : []),
    ...(at(before.watch, unit) < 0 ? [`unit ${unit} shoots without watching`] : []),
    ...(at(after.watch, unit) >= 0 ? [`unit ${unit} watches on after its shot`] : []),
  ])
  if (new Set(shots.map(({ unit }) => unit)).size < shots.length) faults.push('a watcher shoots twice')
  return faults
}

/** Events are complete: places, wounds, watches, flags and points follow from them alone. */
function untoldChanges({ before, after, events }: Moment): string[] {
  const told = structuredClone(before)
  for (const event of events) tell(event, told)
  const summary = ({ at: cells, wounds, watch, flags, points, round, active, over }: State) =>
    JSON.stringify({
      cells,
      wounds,
      watch,
      flags,
      points,
      round,
      active: over || round === 0 ? 0 : active,
      over,
    })
  return summary(told) === summary(after) ? [] : [`told ${summary(told)}, found ${summary(after)}`]
}

function tell(event: Event, told: State): void {
  switch (event.type) {
    case 'deployed':
      told.at[event.unit] = event.at
      break
    case 'moved':
      told.at[event.unit] = event.to
      break
    case 'wounded':
      told.wounds[event.unit] = event.left
      break
    case 'destroyed':
      told.at[event.unit] = -1
      told.watch[event.unit] = -1
      break
    case 'got-through':
      told.at[event.unit] = -1
      break
    case 'healed':
      told.wounds[event.target] = event.left
      break
    case 'watching':
      told.watch[event.unit] = event.weapon
      break
    case 'watch-ended':
      told.watch[event.unit] = -1
      break
    case 'attacked':
      if (event.watch) told.watch[event.unit] = -1
      break
    case 'flag-taken':
      told.flags[event.flag] = event.seat
      break
    case 'scored':
      told.points[2 * event.condition + event.seat] = event.total
      break
    case 'turn-began':
      told.active = event.seat
      told.round = event.round
      break
    case 'won':
      told.over = { winner: event.seat, reason: event.reason }
      break
    case 'drawn':
      told.over = { winner: null, reason: event.reason }
      break
    default:
  }
}
