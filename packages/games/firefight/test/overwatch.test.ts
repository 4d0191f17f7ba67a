import { at, branches, type Draw, RecordingDice } from '@sextant/engine'
import { describe, expect, test } from 'vitest'
import type { Action, Event, Options, State } from '../src/index.ts'
import { type AnyBattle, anyBattle } from './any-battle.ts'
import { type Fighter, modelAttack } from './attack-model.ts'
import { canSee, type Hex, hexDistance, mapModel } from './board-model.ts'

/** A position in which enemies of the seat to act watch, each with one of its ranged weapons. */
function watchedBattle(seed: string): AnyBattle {
  const battle = anyBattle(seed, rules => ({ ...rules, overwatch: { on: true, hit: 1 } }))
  const { state, options, dice } = battle
  const blue = options.teams.blue.units
  const units = [...blue, ...options.teams.red.units]
  for (const [index, { weapons }] of units.entries()) {
    const ranged = [...weapons.keys()].filter(
      number => at(weapons, number).type === 'ranged' && (number === 0 || options.rules.weaponChoice),
    )
    const enemy = (index < blue.length ? 0 : 1) !== state.active
    if (enemy && ranged.length > 0 && dice.d(3) > 1) state.watch[index] = dice.pick(ranged)
    state.marks[index] = 0
  }
  return battle
}

type Move = Extract<Action, { type: 'move' }>

function anyMove({ rules, state, dice }: AnyBattle): Move | undefined {
  const moves = rules.legal(state, state.active).flatMap(action => (action.type === 'move' ? [action] : []))
  return moves.length > 0 ? dice.pick(moves) : undefined
}

describe('a move under the eyes of watchers, by the rules and by a model of its own', () => {
  test('halts, shots, choices and endings are the same', () => {
    const met = { choices: 0, shots: 0, lost: 0 }
    for (let seed = 0; seed < 500; seed++) {
      const battle = watchedBattle(`watch ${seed}`)
      const { rules, state, dice } = battle
      const before = rules.copy(state)
      const action = anyMove(battle)
      if (!action) continue
      const mover = state.active
      const rolls = new RecordingDice(dice)
      const events: Event[] = []
      const chosen: number[] = []
      rules.apply(state, mover, action, rolls, event => events.push(event))
      while (state.mover >= 0) {
        expect(rules.toAct(state)).toEqual([1 - mover])
        expect(rules.turn?.(state).seats).toEqual([mover])
        const react = dice.pick(rules.legal(state, 1 - mover))
        if (react.type !== 'react') throw new Error('only shots are to be chosen')
        chosen.push(react.unit)
        met.choices++
        rules.apply(state, 1 - mover, react, rolls, event => events.push(event))
      }
      const path = events.flatMap(event => (event.type === 'moved' ? event.path.slice(1) : []))
      const told = modelMove(
        battle.options,
        before,
        action,
        fullPath(battle, before, action),
        chosen,
        rolls.draws,
      )
      expect(path, `seed ${seed}`).toEqual(told.entered)
      expect(state.wounds, `seed ${seed}`).toEqual(told.wounds)
      expect(state.watch, `seed ${seed}`).toEqual(told.watch)
      met.shots += events.filter(event => event.type === 'attacked').length
      if (at(state.at, action.unit) < 0) met.lost++
      if (!state.over) expect(rules.toAct(state)).toEqual([mover])
    }
    for (const [name, count] of Object.entries(met)) expect(count, name).toBeGreaterThan(20)
  })
})

/** The cells that the move would enter if nobody watched. */
function fullPath({ rules, dice }: AnyBattle, before: State, action: Move): number[] {
  const free = rules.copy(before)
  free.watch.fill(-1)
  const path: number[] = []
  rules.apply(free, free.active, action, dice, event => {
    if (event.type === 'moved') path.push(...event.path.slice(1))
  })
  return path
}

/** Hex by hex: every watcher with the hex in sight and range shoots once, in the order that was chosen. */
function modelMove(
  options: Options,
  before: State,
  { unit }: Move,
  path: readonly number[],
  chosen: readonly number[],
  draws: readonly Draw[],
): { entered: number[]; wounds: number[]; watch: number[] } {
  const { size, terrain = [] } = options.scenario
  const map = mapModel(size, terrain)
  const blue = options.teams.blue.units
  const fighters = [...blue, ...options.teams.red.units].map(
    (sheet, index): Fighter => ({
      unit: sheet,
      seat: index < blue.length ? 0 : 1,
      hex: map.hexes[at(before.at, index)],
      wounds: at(before.wounds, index),
      moved: index === unit,
    }),
  )
  const watch = [...before.watch]
  const order = [...chosen]
  const left = [...draws]
  const mover = at(fighters, unit)
  const entered: number[] = []
  const isOver = () => [0, 1].some(seat => !fighters.some(one => one.seat === seat && one.hex))
  for (const cell of path) {
    mover.hex = at(map.hexes, cell)
    entered.push(cell)
    for (;;) {
      const hex: Hex | undefined = mover.hex
      if (!hex || isOver()) break
      const watchers: number[] = fighters.flatMap((fighter, index) => {
        const weapon = fighter.unit.weapons[at(watch, index)]
        if (!weapon || !fighter.hex || fighter.seat === mover.seat) return []
        const seen = !options.rules.sight.on || canSee(map, fighter.hex, hex)
        return seen && hexDistance(fighter.hex, hex) <= weapon.range ? [index] : []
      })
      const next = watchers.length > 1 ? order.shift() : watchers[0]
      if (next === undefined) break
      expect(watchers).toContain(next)
      const weapon = at(watch, next)
      watch[next] = -1
      modelAttack(options, map, fighters, at(fighters, next), weapon, mover, () => Number(left.shift()), true)
      for (const [index, { hex: place }] of fighters.entries()) if (!place) watch[index] = -1
    }
    if (!mover.hex || isOver()) break
  }
  expect([order, left]).toEqual([[], []])
  return { entered, wounds: fighters.map(({ wounds }) => wounds), watch }
}

describe('the forecast of a move under the eyes of watchers', () => {
  test('is exact: every way the dice can fall gives the same chances', () => {
    let compared = 0
    for (let seed = 0; compared < 40; seed++) {
      const battle = watchedBattle(`forecast ${seed}`)
      const { rules, state } = battle
      const action = anyMove(battle)
      const odds =
        action && rules.forecast?.(state, state.active, action).odds.find(({ of }) => of === 'watch-wounds')
      if (
        !action ||
        !odds ||
        !isSmall(
          battle,
          odds.factors.map(({ effect }) => Number(effect.split('@')[0])),
        )
      )
        continue
      compared++
      const lost = new Map<number, number>()
      const endings = (from: State, seat: number, next: Action, chance: number): void => {
        for (const way of branches(rules, from, seat, next)) {
          const share = chance * way.chance
          const [react] = way.state.mover >= 0 ? rules.legal(way.state, 1 - state.active) : []
          if (react) endings(way.state, 1 - state.active, react, share)
          else {
            const wounds = at(state.wounds, action.unit) - at(way.state.wounds, action.unit)
            lost.set(wounds, (lost.get(wounds) ?? 0) + share)
          }
        }
      }
      endings(state, state.active, action, 1)
      for (const { value, chance } of odds.outcomes)
        expect(chance, `seed ${seed}`).toBeCloseTo(lost.get(Number(value)) ?? 0, 12)
    }
  })

  /** Few dice, and nobody else caught in a blast. */
  function isSmall({ options, state }: AnyBattle, watchers: readonly number[]): boolean {
    const units = [...options.teams.blue.units, ...options.teams.red.units]
    const weapons = watchers.map(index => at(at(units, index).weapons, at(state.watch, index)))
    const blasts = watchers.some(
      (index, place) =>
        at(units, index).traits?.includes('blast') || at(weapons, place).traits?.includes('blast'),
    )
    const dice = weapons.reduce((sum, { attacks }) => sum + attacks, 0)
    return !blasts && dice <= 2
  }
})
