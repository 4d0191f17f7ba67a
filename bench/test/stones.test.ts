import { SeededDice } from '@sextant/engine'
import { conformance } from '@sextant/engine/conformance'
import { describe, expect, it } from 'vitest'
import {
  copyPosition,
  firstPosition,
  isOver,
  movesOf,
  play,
  playInPlace,
  playOnCopies,
} from '../src/stones/bare.ts'
import { type Event, type State, stonesGame, TURNS } from '../src/stones/game.ts'

const rules = stonesGame.load({})
const seeds = Array.from({ length: 50 }, (_, i) => `stones ${i}`)
const noDice = SeededDice.from('Stones draws none')

describe('Stones on the engine', () => {
  for (const check of conformance(stonesGame, { matches: 3 })) it(check.name, check.run)

  it('captures the stone of the other side that it moves onto', () => {
    const cells = Array(121).fill(0)
    cells[60] = 1
    cells[61] = 2
    const state: State = { cells, stones: [[60], [61]], hands: [0, 3], turn: 40 }
    const events: Event[] = []
    rules.apply(state, 0, { type: 'move', from: 60, to: 61 }, noDice, event => events.push(event))
    expect(events).toEqual([{ type: 'moved', seat: 0, from: 60, to: 61, captured: true }])
    expect(state.stones).toEqual([[61], []])
    expect(rules.outcome(state)).toBeUndefined()
  })

  it('is lost by the side that has no stone left', () => {
    const cells = Array(121).fill(0)
    cells[60] = 1
    const state: State = { cells, stones: [[60], []], hands: [0, 0], turn: 41 }
    expect(rules.outcome(state)).toEqual({ scores: [1, 0], reason: 'no-stones' })
    expect(rules.toAct(state)).toEqual([])
  })

  it('goes to the side with more stones left at the turn limit, and is a draw between equals', () => {
    const cells = Array(121).fill(0)
    cells[60] = 1
    const state: State = { cells, stones: [[60], []], hands: [0, 2], turn: TURNS }
    expect(rules.outcome(state)).toEqual({ scores: [0, 1], reason: 'turn-limit' })
    expect(rules.outcome({ ...state, hands: [1, 2] })?.scores).toEqual([0.5, 0.5])
  })

  it('leaves a move to stones in a corner behind stones of their own side', () => {
    const stones = [0, 1, 2, 11, 12, 13, 22, 23]
    const cells = Array.from({ length: 121 }, (_, at) => (stones.includes(at) ? (1 as const) : (0 as const)))
    const state: State = { cells, stones: [stones, []], hands: [0, 8], turn: 100 }
    expect(rules.legal(state, 0).length).toBeGreaterThan(0)
  })
})

describe('Stones by hand', () => {
  it('is the same game: the same choices lead to the same positions', () => {
    for (const seed of seeds) {
      const dice = SeededDice.from(seed)
      const state = rules.setup(noDice, () => undefined)
      const position = firstPosition()
      while (!isOver(position)) {
        const [seat = -1] = rules.toAct(state)
        const [actions, moves] = [rules.legal(state, seat), movesOf(position)]
        expect(moves.length).toBe(actions.length)
        const choice = dice.d(moves.length) - 1
        const [action, move] = [actions[choice], moves[choice]]
        if (!action || !move) throw new Error(`there is no choice ${choice}`)
        rules.apply(state, seat, action, noDice, () => undefined)
        play(position, move)
        expect(position).toEqual(state)
      }
      expect(rules.outcome(state)).toBeDefined()
    }
  })

  it('copies positions that no longer change with the original', () => {
    const position = firstPosition()
    const copy = copyPosition(position)
    const [move] = movesOf(position)
    if (move) play(position, move)
    expect(copy).toEqual(firstPosition())
    expect(position).not.toEqual(copy)
  })

  it('ends within the turn limit', () => {
    for (const _ of seeds) {
      for (const turns of [playInPlace(), playOnCopies()]) {
        expect(turns).toBeGreaterThan(16)
        expect(turns).toBeLessThanOrEqual(TURNS)
      }
    }
  })
})
