import { branches, SeededDice } from '@sextant/engine'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { effectsOf } from '../src/battle/bot/admiral/effects.ts'
import { GradientDescent } from '../src/battle/bot/admiral/network/gradients.ts'
import { scalesOf } from '../src/battle/bot/admiral/network/levels.ts'
import { Lookahead } from '../src/battle/bot/admiral/network/lookahead.ts'
import { fallAt, type Move, Moves } from '../src/battle/bot/admiral/network/moves.ts'
import { Network } from '../src/battle/bot/admiral/network/network.ts'
import { outfitOf } from '../src/battle/bot/admiral/network/outfit.ts'
import {
  CONTEXT,
  COUNTER,
  CREW,
  HULL,
  type Position,
  positionOf,
  sideAt,
  TURN,
} from '../src/battle/bot/admiral/network/position.ts'
import { trainBySelfPlay } from '../src/battle/bot/admiral/network/self-play.ts'
import { startsOf } from '../src/battle/bot/admiral/network/starts.ts'
import { uniformOf } from '../src/battle/bot/admiral/network/uniform.ts'
import { rollsOf, waysOf } from '../src/battle/bot/admiral/rolls.ts'
import { broadside, type Options, type State, type Tables } from '../src/index.ts'
import { anyDuel } from './any-duel.ts'
import { optionsOf } from './play.ts'

const ids = ['even-duel', 'merchant', 'ghost-ship', 'kraken', 'sea-serpent']

describe('positions that self-play starts from', () => {
  it.each(ids)('are such as the duel can come to: %s', id => {
    const { tables, moves, uniform } = untrained(id)
    const starts = startsOf(tables, moves, uniform)
    for (let i = 0; i < 300; i++) {
      const position = starts()
      expect(position[TURN]).toBeLessThanOrEqual(tables.ruleset.turns.limit)
      for (const seat of [0, 1] as const) {
        const { hullMax, crewMax } = tables.sides[seat]
        const at = sideAt(seat)
        expect(position[at + HULL]).toBeGreaterThan(0)
        expect(position[at + HULL]).toBeLessThanOrEqual(hullMax)
        expect(position[at + CREW]).toBeGreaterThan(0)
        expect(position[at + CREW]).toBeLessThanOrEqual(crewMax ?? 1)
        for (const [c, { most }] of outfitOf(tables.sides[seat], seat).entries())
          expect(position[at + COUNTER + c]).toBeLessThanOrEqual(most)
      }
      expect(moves.in(position).length).toBeGreaterThan(0)
    }
  })
})

describe('moves on positions', () => {
  it.each(ids)('lead where the rules lead: %s', id => {
    expectSameAsRules(optionsOf(id), id, 60)
  })

  it('lead where the rules lead in any duel', () => {
    fc.assert(
      fc.property(anyDuel, fc.nat(), (options, seed) => {
        expectSameAsRules(options, `any ${seed}`, 15)
      }),
      { numRuns: 30 },
    )
  })

  it('are broken off after the last turn', () => {
    const { rules, tables, moves, network, uniform } = untrained('even-duel')
    const state = rules.setup(SeededDice.from('late'), () => undefined)
    state.turn = tables.ruleset.turns.limit
    state.T++
    const position = positionOf(moves, state)
    const brace = moves.in(position).find(({ type }) => type === 'brace')
    if (!brace) throw new Error('nobody can brace')
    const seat = rules.toAct(state)[0] === 0 ? 0 : 1
    expect(new Lookahead(tables, moves, network, uniform).go(position, brace, seat)).toBe(0.5)
  })
})

describe('a value network', () => {
  it('has a row for every level, and interpolates between levels', () => {
    const { tables, moves, network } = untrained('even-duel')
    const hull = scalesOf(tables).find(({ at }) => at === sideAt(0) + HULL)
    const [low, high] = [hull?.levels[3] ?? 0, hull?.levels[4] ?? 0]
    // Where sums are small every activation is linear, and so are the log-odds.
    for (let i = 0; i < network.weights.length; i++) network.weights[i] = 0.01 + 0.00001 * (i % 7)
    network.invalidate()
    const state = broadside.load(optionsOf('even-duel')).setup(SeededDice.from('a'), () => undefined)
    const odds = (points: number) => {
      const position = positionOf(moves, state)
      position[sideAt(0) + HULL] = points
      const worth = network.value(position)
      return Math.log(worth / (1 - worth))
    }
    const part = (high - low - 1) / (high - low)
    expect(odds(high - 1)).toBeCloseTo((1 - part) * odds(low) + part * odds(high), 9)
  })

  it('gives a position the same value however it was reached', () => {
    const { tables, moves, network, uniform } = untrained('even-duel')
    const starts = startsOf(tables, moves, uniform)
    for (let i = 0; i < 50; i++) {
      const position = starts()
      const { seat } = moves.place(position[CONTEXT] as number)
      const other = seat === 0 ? 1 : 0
      for (const move of moves.in(position)) {
        if (move.next < 0) continue
        const after = position.slice()
        after[CONTEXT] = move.next
        if (move.passes) after[TURN] = (after[TURN] as number) + 1
        for (const [c, use] of move.uses.entries()) {
          const at = sideAt(seat) + COUNTER + c
          after[at] = (after[at] as number) - use
        }
        after[sideAt(seat) + HULL] = 7
        after[sideAt(seat) + CREW] = 5
        after[sideAt(other) + HULL] = 11
        after[sideAt(other) + CREW] = 9
        network.look(position, seat)
        network.act(position, move, seat)
        network.stand(position, seat, 7, 5)
        const worth = network.value(after)
        network.look(position, seat)
        network.act(position, move, seat)
        network.stand(position, seat, 7, 5)
        expect(network.strike(seat, 11, 9)).toBeCloseTo(worth, 12)
        expect(network.family(after, other)(11, 9)).toBeCloseTo(worth, 12)
      }
    }
  })

  it('has the gradient of its loss, weight by weight', () => {
    const { tables, moves, network, uniform } = untrained('even-duel')
    const descent = new GradientDescent(network)
    const position = startsOf(tables, moves, uniform)()
    const target = 0.9
    const loss = () => {
      network.invalidate()
      const worth = network.value(position)
      return -(target * Math.log(worth) + (1 - target) * Math.log(1 - worth))
    }
    const before = network.weights.slice()
    descent.accumulate(position, target)
    descent.step(1e-6, 1)
    const moved = network.weights.map((weight, i) => weight - (before[i] as number))
    network.weights.set(before)
    let checked = 0
    for (let i = 0; i < before.length; i += 1 + (i % 5)) {
      const weight = before[i] as number
      network.weights[i] = weight + STEP
      const above = loss()
      network.weights[i] = weight - STEP
      const gradient = (above - loss()) / (2 * STEP)
      network.weights[i] = weight
      if (Math.abs(gradient) < 1e-7) {
        expect(Math.abs(moved[i] as number)).toBeLessThan(1.01e-6)
        continue
      }
      checked++
      // The first step of Adam is as long as the rate, against the gradient.
      expect(moved[i]).toBeCloseTo(-Math.sign(gradient) * 1e-6, 7)
    }
    expect(checked).toBeGreaterThan(100)
  })

  it('fits the values that it is trained with', () => {
    const { tables, moves, network, uniform } = untrained('kraken')
    const descent = new GradientDescent(network)
    const starts = startsOf(tables, moves, uniform)
    const examples = Array.from({ length: 64 }, () => starts())
    const worth = (position: Position) => 0.2 + (0.6 * (position[sideAt(0) + HULL] as number)) / 48
    for (let round = 0; round < 300; round++) {
      for (const position of examples) descent.accumulate(position, worth(position))
      descent.step(0.01, examples.length)
    }
    const worst = Math.max(...examples.map(one => Math.abs(network.value(one) - worth(one))))
    expect(worst).toBeLessThan(0.03)
  })
})

describe('self-play', () => {
  it('gives the same weights every time, and reports its progress', () => {
    const { tables } = untrained('sea-serpent')
    const parts: number[] = []
    const first = trainBySelfPlay(tables, effectsOf(tables), part => parts.push(part), 4000)
    const second = trainBySelfPlay(tables, effectsOf(tables), () => undefined, 4000)
    expect(second.weights).toEqual(first.weights)
    expect(parts.at(-1)).toBe(1)
    expect(parts).toEqual([...parts].sort((a, b) => a - b))
    expect(parts.length).toBeGreaterThan(20)
  })

  it('finds the fall of the dice that a number stands for', () => {
    const falls = {
      count: 3,
      hull: Int32Array.of(0, 1, 2),
      crew: new Int32Array(3),
      chance: Float64Array.of(0.5, 0.25, 0.25),
      upTo: Float64Array.of(0.5, 0.75, 1),
    }
    expect([0, 0.49, 0.5, 0.74, 0.75, 0.999].map(part => fallAt(falls, part))).toEqual([0, 0, 1, 1, 2, 2])
  })
})

const STEP = 1e-5

/** Every number that can be drawn is taken once, from the first fall of the dice to the last. */
function expectSameAsRules(options: Options, seed: string, steps: number): void {
  const { rules, tables, moves, network } = untrainedWith(options, seed)
  const dice = SeededDice.from(seed)
  let state = rules.setup(dice, () => undefined)
  for (let step = 0; step < steps; step++) {
    if (rules.outcome(state)) state = rules.setup(dice, () => undefined)
    const seat = rules.toAct(state)[0] === 0 ? 0 : 1
    const legal = rules.legal(state, seat)
    const known = moves.in(positionOf(moves, state))
    expect(known.map(({ type }) => type)).toEqual(legal.map(({ type }) => type))
    const action = dice.pick(legal)
    const move = known.find(({ type }) => type === action.type)
    // Beyond that, some totals stand for all.
    if (move && waysOf(rollsOf(tables, state, seat, action.type)) <= 1000) {
      const real = branches(rules, state, seat, action).map(({ state: after }) => {
        const outcome = rules.outcome(after)
        return outcome ? `ended ${outcome.scores[0]}` : [...positionOf(moves, after)].join(' ')
      })
      expect(reachedBy(move, tables, moves, network, state, seat)).toEqual([...new Set(real)].sort())
    }
    rules.apply(state, seat, action, dice, () => undefined)
  }
}

function reachedBy(
  move: Move,
  tables: Tables,
  moves: Moves,
  network: Network,
  state: State,
  seat: 0 | 1,
): string[] {
  const reached = new Set<string>()
  for (let own = 0; own < move.own.count; own++) {
    for (let other = 0; other < move.other.count; other++) {
      const draws = [
        ...(move.own.count > 1 ? [middle(move.own.upTo, own)] : []),
        ...(move.other.count > 1 ? [middle(move.other.upTo, other)] : []),
      ]
      const lookahead = new Lookahead(tables, moves, network, () => draws.shift() ?? Number.NaN)
      const position = positionOf(moves, state)
      const score = lookahead.go(position, move, seat)
      reached.add(score === undefined ? [...position].join(' ') : `ended ${score}`)
    }
  }
  return [...reached].sort()
}

function untrained(id: string) {
  return untrainedWith(optionsOf(id), id)
}

/** Loot is left out: its dice decide nothing. */
function untrainedWith({ ruleset, sides }: Options, seed: string) {
  const options: Options = {
    ruleset,
    sides: [
      { ...sides[0], loot: [] },
      { ...sides[1], loot: [] },
    ],
  }
  const rules = broadside.load(options)
  const { tables } = rules
  const moves = new Moves(tables, effectsOf(tables))
  const uniform = uniformOf(SeededDice.from(`school ${seed}`))
  const network = new Network(tables, moves)
  network.initialise(uniform)
  return { rules, tables, moves, network, uniform }
}

/** A number that stands for the fall. */
function middle(upTo: Float64Array, fall: number): number {
  return ((fall === 0 ? 0 : (upTo[fall - 1] as number)) + (upTo[fall] as number)) / 2
}
