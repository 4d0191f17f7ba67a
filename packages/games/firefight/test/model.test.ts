import { at, branches, distribution, RecordingDice } from '@sextant/engine'
import { describe, expect, test } from 'vitest'
import { en } from '../src/battle/texts/en.ts'
import type { Ruleset } from '../src/index.ts'
import { type AnyBattle, anyBattle } from './any-battle.ts'
import { type Fighter, modelAttack, modelTargets } from './attack-model.ts'
import { bestPaths, canSee, type Hex, keyOf, mapModel } from './board-model.ts'

/** The position as the model holds it. */
function modelOf({ options, state }: AnyBattle) {
  const { size, terrain = [] } = options.scenario
  const map = mapModel(size, terrain)
  const units = [...options.teams.blue.units, ...options.teams.red.units]
  const fighters = units.map(
    (unit, index): Fighter => ({
      unit,
      seat: index < options.teams.blue.units.length ? 0 : 1,
      hex: map.hexes[at(state.at, index)],
      wounds: at(state.wounds, index),
      moved: at(state.marks, index) === 1,
    }),
  )
  return { map, fighters }
}

describe('attacks by the rules and by a model of their own', () => {
  test('the same are allowed, and the same dice do the same', () => {
    const met = new Map<string, number>()
    for (let seed = 0; seed < 1500; seed++) {
      const battle = anyBattle(seed)
      const { rules, state, options, dice } = battle
      const legal = rules.legal(state, state.active)
      const attacks = legal.flatMap(action => (action.type === 'attack' ? [action] : []))
      const { map, fighters } = modelOf(battle)
      const own = fighters.flatMap((fighter, unit) =>
        fighter.seat === state.active
          ? modelTargets(options, map, fighters, fighter).map(attack => `${unit}:${attack}`)
          : [],
      )
      expect(attacks.map(({ unit, weapon, target }) => `${unit}:${weapon}:${target}`).sort()).toEqual(
        own.sort(),
      )
      if (attacks.length === 0) continue
      const action = dice.pick(attacks)
      const rolls = new RecordingDice(dice)
      rules.apply(state, state.active, action, rolls, ({ type }) => met.set(type, (met.get(type) ?? 0) + 1))
      const left = [...rolls.draws]
      const attacker = at(fighters, action.unit)
      modelAttack(options, map, fighters, attacker, action.weapon, at(fighters, action.target), () =>
        Number(left.shift() ?? Number.NaN),
      )
      expect(left, `seed ${seed}`).toEqual([])
      expect(state.wounds, `seed ${seed}`).toEqual(fighters.map(({ wounds }) => wounds))
      expect(state.at, `seed ${seed}`).toEqual(
        fighters.map(({ hex }) => map.hexes.findIndex(other => hex && keyOf(other) === keyOf(hex))),
      )
    }
    for (const type of ['blasted', 'wounded', 'destroyed'])
      expect(met.get(type) ?? 0, type).toBeGreaterThan(0)
  })

  test('forecasts are exact: every way the dice can fall gives the same chances', () => {
    let compared = 0
    for (let seed = 0; compared < 60; seed++) {
      const { rules, state, dice } = anyBattle(`odds ${seed}`)
      const seat = state.active
      const attacks = rules.legal(state, seat).filter(({ type }) => type === 'attack')
      if (attacks.length === 0) continue
      const action = dice.pick(attacks)
      if (action.type !== 'attack') continue
      const odds = rules.forecast?.(state, seat, action).odds ?? []
      const blasts = odds.filter(({ of }) => of.startsWith('blast')).length
      const hits = odds.find(({ of }) => of === 'hits')?.outcomes.at(-1)?.value
      // Up to 6^5 ways.
      if (Number(hits) + (odds.some(({ of }) => of === 'regeneration') ? Number(hits) : 0) + blasts > 3)
        continue
      compared++
      const ways = branches(rules, state, seat, action)
      const before = at(state.wounds, action.target)
      const lost = distribution(ways, ({ state: after }) => before - at(after.wounds, action.target))
      const wounds = odds.find(({ of }) => of === 'wounds')?.outcomes ?? []
      for (const { value, chance } of wounds)
        expect(chance).toBeCloseTo(lost.find(one => one.value === value)?.chance ?? 0, 12)
      for (const { of, factors, outcomes } of odds) {
        if (!of.startsWith('blast')) continue
        const unit = Number(factors[0]?.effect)
        const share = distribution(
          ways,
          ({ state: after }) => at(state.wounds, unit) - at(after.wounds, unit),
        )
        for (const { value, chance } of outcomes)
          expect(chance).toBeCloseTo(share.find(one => one.value === value)?.chance ?? 0, 12)
      }
    }
  })

  test('forecasts name every modifier, in words: what they add up to is limited as rolls are and no other way', () => {
    const named = new Set<string>()
    for (let seed = 0; seed < 100; seed++) {
      const { rules, state, options } = anyBattle(`names ${seed}`)
      const { least, most } = options.rules.rolls
      for (const action of rules.legal(state, state.active)) {
        if (action.type !== 'attack') continue
        const odds = rules.forecast?.(state, state.active, action).odds ?? []
        for (const { name, effect } of odds.flatMap(({ factors }) => factors)) {
          named.add(`factor.${name}`)
          if (name === 'limit') expect([`${least}+`, `${most}+`]).toContain(effect)
        }
      }
    }
    expect([...named].filter(key => !Object.hasOwn(en, key))).toEqual([])
  })
})

describe('sight by the rules and by a model of its own', () => {
  test('every pair of hexes of random maps', () => {
    for (let seed = 0; seed < 9; seed++) {
      const battle = anyBattle(
        `sight ${seed}`,
        rules => ({ ...rules, sight: { on: true, partial: 2 } }),
        4 + (seed % 3),
      )
      const { map } = modelOf(battle)
      const { rules, state, options } = battle
      // A unit that reaches everything, and an enemy on each hex in turn.
      const seen = (from: number, to: number) => {
        state.at[0] = from
        state.at[options.teams.blue.units.length] = to
        const attack = {
          type: 'attack',
          unit: 0,
          weapon: 0,
          target: options.teams.blue.units.length,
        } as const
        return rules.check(state, 0, attack)?.code !== 'no-line-of-sight'
      }
      const weapon = at(at(options.teams.blue.units, 0).weapons, 0)
      state.active = 0
      for (let from = 0; from < map.hexes.length; from++)
        for (let to = 0; to < map.hexes.length; to++) {
          const [a, b] = [at(map.hexes, from), at(map.hexes, to)]
          const away = (Math.abs(a.q - b.q) + Math.abs(a.r - b.r) + Math.abs(a.q + a.r - b.q - b.r)) / 2
          if (from === to || away > (weapon.type === 'melee' ? 1 : weapon.range)) continue
          if (seen(from, to) !== canSee(map, a, b))
            expect(seen(from, to), `${seed}: ${keyOf(a)} to ${keyOf(b)}`).toBe(canSee(map, a, b))
        }
    }
  })
})

describe('moves by the rules and by trying every path', () => {
  const variants: readonly [string, (rules: Ruleset) => Ruleset, number][] = [
    ['the surcharge once', rules => rules, 4],
    ['the surcharge for each hex', rules => withMovement(rules, 1, true), 4],
    ['a surcharge of 2', rules => withMovement(rules, 2, false), 4],
    ['a surcharge of 2 for each hex', rules => withMovement(rules, 2, true), 4],
    ['no surcharge', rules => withMovement(rules, 0, false), 4],
    ['a large map', rules => rules, 16],
  ]

  test.each(variants)('%s', (_name, change, size) => {
    const runs = size > 15 ? 8 : 30
    for (let seed = 0; seed < runs; seed++) {
      const battle = anyBattle(`moves ${seed}`, change, size)
      const { rules, state, options } = battle
      const { map, fighters } = modelOf(battle)
      for (const index of state.marks.keys()) state.marks[index] = 0
      const legal = rules.legal(state, state.active)
      const occupied = new Set(fighters.flatMap(({ hex }) => (hex ? [keyOf(hex)] : [])))
      for (const [unit, { unit: sheet, seat, hex }] of fighters.entries()) {
        if (seat !== state.active || !hex) continue
        const on = options.rules.traits.on
        const flying = (on && sheet.traits?.includes('flying')) ?? false
        const speed = sheet.speed + (on && sheet.traits?.includes('fast') ? 2 : 0)
        if (speed > 5) continue
        const best = bestPaths(map, hex, occupied, { speed, flying, ...options.rules.movement })
        const cellOf = (at: Hex) => map.hexes.findIndex(other => keyOf(other) === keyOf(at))
        const listed = legal.flatMap(action =>
          action.type === 'move' && action.unit === unit ? [action.to] : [],
        )
        const own = [...best.values()].map(({ path }) => cellOf(at(path, path.length - 1)))
        expect(listed, `seed ${seed}, unit ${unit}`).toEqual(own.sort((a, b) => a - b))
        for (const { path } of best.values()) {
          const after = rules.copy(state)
          const cells = path.map(cellOf)
          rules.apply(
            after,
            seat,
            { type: 'move', unit, to: at(cells, cells.length - 1) },
            battle.dice,
            event => {
              if (event.type === 'moved')
                expect(event.path.slice(1), `seed ${seed}, unit ${unit}`).toEqual(cells)
            },
          )
        }
      }
    }
  })
})

function withMovement(rules: Ruleset, surcharge: number, perHex: boolean): Ruleset {
  return { ...rules, movement: { surcharge, perHex } }
}
