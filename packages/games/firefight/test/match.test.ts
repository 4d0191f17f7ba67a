import { at, startMatch } from '@sextant/engine'
import { describe, expect, test } from 'vitest'
import { firefight } from '../src/index.ts'

const [{ options }] = firefight.scenarios

describe('a match', () => {
  test('a placement can be taken back until the other places', () => {
    const match = startMatch(firefight, { options, seed: 'deployment' })
    match.act(0, at(match.legal(0), 0))
    expect(match.toAct).toEqual([1])
    expect(match.undo(0)).toBeUndefined()
    expect(match.toAct).toEqual([0])
    match.act(0, at(match.legal(0), 5))
    match.act(1, at(match.legal(1), 0))
    expect(match.undo(0)).toMatchObject({ code: 'others-acted' })
  })

  test('a move without dice can be taken back, an attack cannot', () => {
    const match = startMatch(firefight, { options, seed: 'undo' })
    while (match.view('spectator').round === 0) {
      const [seat = 0] = match.toAct
      match.act(seat, at(match.legal(seat), 0))
    }
    const move = match.legal(0).find(({ type }) => type === 'move')
    if (!move) throw new Error('there is no move')
    match.act(0, move)
    expect(match.undo(0)).toBeUndefined()
    for (let turn = 0; turn < 40; turn++) {
      const [seat = 0] = match.toAct
      const attack = match.legal(seat).find(({ type }) => type === 'attack')
      if (attack) {
        match.act(seat, attack)
        expect(match.undo(seat)).toMatchObject({ code: 'dice-fell' })
        return
      }
      // Everybody forward, until somebody is in range.
      const forward = match.legal(seat).filter(({ type }) => type === 'move')
      match.act(seat, at(seat === 0 ? forward.toReversed() : forward, 0))
      if (turn % 7 === 6) match.act(seat, { type: 'end-turn' })
    }
    throw new Error('nobody came into range')
  })
})
