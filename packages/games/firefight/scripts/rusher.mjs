// A player that goes for the flags and nothing else: it deploys where flags can be reached, shoots off whoever stands on one,
// steps on as many as it can, and fights with the units that are left. It knows the rules, their odds, and no bot.

import { distance } from '@sextant/hex'
import { aimOf } from '../dist/battle/rules/aim.js'
import { attackChances } from '../dist/battle/rules/odds.js'
import { readState, workspaceFor } from '../dist/battle/rules/workspace.js'

const [MOVED, ATTACKED, HEALING] = [1, 2, 4]

export const rusher = {
  id: 'rusher',
  join: (rules, seat) => ({ choose: state => choose(rules, seat, state) }),
}

function choose(rules, seat, state) {
  if (state.mover >= 0) return rules.legal(state, seat)[0]
  const field = fieldOf(rules, seat, state)
  if (state.round === 0) return deployment(field)
  return clearing(field) ?? stepping(field) ?? fighting(field) ?? { type: 'end-turn' }
}

function fieldOf(rules, seat, state) {
  const { tables } = rules
  const onMap = side => tables.own[side].filter(unit => state.at[unit] >= 0)
  const work = workspaces.get(tables) ?? workspaceFor(tables)
  workspaces.set(tables, work)
  return { rules, tables, work, seat, state, own: onMap(seat), foes: onMap(1 - seat), flags: tables.flags }
}

const workspaces = new WeakMap()

/** The flag that fewest units can reach gets the next unit: the sturdiest that can, as near as it may stand. */
function deployment({ rules, tables, seat, state, flags }) {
  const places = rules.legal(state, seat)
  const turn = { ...state, round: 2, active: seat, marks: state.marks.map(() => 0), mover: -1 }
  const reached = (unit, cell) => {
    const at = state.at.with(unit, cell)
    return destinations(rules, seat, { ...turn, at }, unit).filter(to => flags.includes(to))
  }
  const counts = flags.map(() => 0)
  for (const unit of tables.own[seat])
    if (state.at[unit] >= 0) for (const to of reached(unit, state.at[unit])) counts[flags.indexOf(to)] += 1
  const order = flags.toSorted((a, b) => counts[flags.indexOf(a)] - counts[flags.indexOf(b)])
  const sturdy = unit => tables.units[unit].wounds * (7 - tables.units[unit].defense)
  const units = [...new Set(places.map(({ unit }) => unit))].sort((a, b) => sturdy(b) - sturdy(a))
  for (const flag of order)
    for (const unit of units) {
      const near = places
        .filter(place => place.unit === unit)
        .filter(({ to }) => distance(tables.board, to, flag) <= tables.units[unit].speed)
        .sort((a, b) => distance(tables.board, a.to, flag) - distance(tables.board, b.to, flag))
      const place = near.find(({ to }) => reached(unit, to).includes(flag))
      if (place) return place
    }
  const far = ({ to }) => Math.min(...flags.map(flag => distance(tables.board, to, flag)))
  return places.toSorted((a, b) => far(a) - far(b))[0]
}

function destinations(rules, seat, state, unit) {
  return rules
    .legal(state, seat)
    .flatMap(action => (action.type === 'move' && action.unit === unit ? [action.to] : []))
}

/** Where each unit that may still move can go, with the flags as if enemies on them were gone. */
function reachOf({ rules, seat, state, own, foes, flags }) {
  const at = state.at.map((cell, unit) => (foes.includes(unit) && flags.includes(cell) ? -1 : cell))
  const moves = rules.legal({ ...state, at }, seat).filter(({ type }) => type === 'move')
  return new Map(
    own.map(unit => [unit, new Set(moves.flatMap(move => (move.unit === unit ? [move.to] : [])))]),
  )
}

/** A unit for each flag that none stands on: as many flags as possible, those that are not ours first, by units that fight least. */
function runners(field) {
  const { state, own, flags, seat, tables } = field
  const reach = reachOf(field)
  const held = cell => own.some(unit => state.at[unit] === cell)
  const wanted = flags.filter(cell => !held(cell))
  const free = own.filter(unit => !flags.includes(state.at[unit]))
  let best = { worth: -1, pairs: [] }
  const assign = (place, used, pairs, worth) => {
    if (place === wanted.length) {
      if (worth > best.worth) best = { worth, pairs }
      return
    }
    const flag = wanted[place]
    const mine = state.flags[flags.indexOf(flag)] === seat
    for (const unit of free)
      if (!used.has(unit) && reach.get(unit).has(flag)) {
        const gain = (mine ? 10 : 100) + tables.units[unit].wounds / 10
        assign(place + 1, new Set([...used, unit]), [...pairs, { unit, flag }], worth + gain)
      }
    assign(place + 1, used, pairs, worth)
  }
  assign(0, new Set(), [], 0)
  return best.pairs
}

/** Whoever stands on a flag is shot at while that may help, by runners only from where they stand. */
function clearing(field) {
  const { state, foes, flags } = field
  const occupied = foes.filter(foe => flags.includes(state.at[foe]))
  if (occupied.length === 0) return undefined
  const pairs = runners(field)
  const wanted = occupied.filter(foe => pairs.some(({ flag }) => flag === state.at[foe]))
  const runs = new Set(pairs.map(({ unit }) => unit))
  return bestAttack(
    field,
    wanted.length > 0 ? wanted : occupied,
    unit => runs.has(unit),
    kill => kill.chance + kill.share,
  )
}

function stepping(field) {
  const { rules, seat, state } = field
  for (const { unit, flag } of runners(field)) {
    const move = { type: 'move', unit, to: flag }
    if (!rules.check(state, seat, move)) return move
  }
  return undefined
}

/** The rest shoots at who costs most, first at who could step on a flag, and moves towards flags. */
function fighting(field) {
  const { rules, seat, state, own, foes, flags, tables } = field
  const { board } = tables
  const away = cell => Math.min(...flags.map(flag => distance(board, cell, flag)))
  const near = foe => (away(state.at[foe]) <= tables.units[foe].speed ? 1.5 : 1)
  const stays = unit => flags.includes(state.at[unit])
  const merit = (kill, foe) => near(foe) * tables.units[foe].cost * (kill.chance + kill.share)
  const attack = bestAttack(field, foes, stays, merit)
  if (attack) return attack
  for (const unit of own) {
    if (stays(unit) || (state.marks[unit] & MOVED) !== 0) continue
    const [to] = destinations(rules, seat, state, unit).sort((a, b) => away(a) - away(b))
    if (to !== undefined && away(to) < away(state.at[unit])) return { type: 'move', unit, to }
  }
  return undefined
}

/** The attack with the highest merit, or the move to where it can be made. */
function bestAttack(field, targets, stays, merit) {
  const { rules, seat, state, own, tables } = field
  let best
  let most = 0
  for (const unit of own) {
    if ((state.marks[unit] & (ATTACKED | HEALING)) !== 0) continue
    const canMove = (state.marks[unit] & MOVED) === 0 && !stays(unit)
    const cells = [state.at[unit], ...(canMove ? destinations(rules, seat, state, unit) : [])]
    for (const target of targets)
      for (let weapon = 0; weapon < tables.units[unit].usable; weapon++) {
        const { range } = tables.units[unit].weapons[weapon]
        const attack = { type: 'attack', unit, weapon, target }
        for (const cell of cells) {
          if (distance(tables.board, cell, state.at[target]) > range) continue
          const there = cell === state.at[unit] ? state : movedTo(state, unit, cell)
          if (rules.check(there, seat, attack)) continue
          const cover = 'f#'.includes(state.terrain[cell]) ? COVER : 1
          const worth =
            merit(killOf(field, there, attack), target) * (cell === state.at[unit] ? STAYING : cover)
          if (worth <= most) continue
          most = worth
          best = cell === state.at[unit] ? attack : { type: 'move', unit, to: cell }
        }
      }
  }
  return best
}

/** Of two places the one in cover; to stay leaves the move for later. */
const COVER = 1.02
const STAYING = 1.05

function movedTo(state, unit, cell) {
  return { ...state, at: state.at.with(unit, cell), marks: state.marks.with(unit, state.marks[unit] | MOVED) }
}

/** The chance to kill, and the share of the wounds left that is expected to go. */
function killOf({ work }, state, { unit, weapon, target }) {
  readState(work, state)
  const left = state.wounds[target]
  const chances = attackChances(
    work,
    state,
    aimOf(work, state, { unit, weapon, target, watch: false }),
    target,
  )
  const lost = chances.reduce((sum, chance, wounds) => sum + chance * Math.min(left, wounds), 0)
  return { chance: chances[left] ?? 0, share: lost / left }
}
