import { describe, expect, test } from 'vitest'
import {
  copyPlain,
  isResult,
  type Match,
  type MatchEnd,
  type News,
  readRecord,
  replay,
  resumeMatch,
  startMatch,
  verifyDice,
  writeRecord,
} from '../src/index.ts'
import { alteredGame } from './altered.ts'
import { HIDDEN, type RaceTypes, race } from './race.ts'
import { sealed } from './sealed.ts'

const options = { goal: 10, faces: 6 }
const [RED, BLUE] = [0, 1]

function begun(): Match<RaceTypes> {
  const match = startMatch(race, { options, seed: 'ends', position: copyPlain(HIDDEN) })
  match.act(RED, { type: 'roll' })
  return match
}

describe('ending a match', () => {
  test.each<[MatchEnd, number[]]>([
    [{ kind: 'resigned', seat: RED }, [0, 1]],
    [{ kind: 'timed-out', seat: BLUE }, [1, 0]],
    [{ kind: 'draw-agreed' }, [0.5, 0.5]],
    [{ kind: 'called-off' }, [0.5, 0.5]],
  ])('%j', (end, scores) => {
    const match = begun()
    const view = match.view('spectator')
    expect(match.end(end)).toEqual({ ok: true, events: [] })
    expect(match.outcome).toEqual({ scores, reason: end.kind })
    expect(match.toAct).toEqual([])
    expect(match.view('spectator')).toEqual(view)
    expect(match.finalState()).toEqual(expect.objectContaining({ cards: ['ace', 'king'] }))
    expect(match.act(RED, { type: 'step' })).toMatchObject({ ok: false, refusal: { code: 'match-over' } })
    expect(match.end({ kind: 'called-off' })).toMatchObject({ ok: false, refusal: { code: 'match-over' } })
    expect(match.undo(RED)).toMatchObject({ code: 'match-over' })
    expect(match.record().seed).toBe('ends')
    const record = readRecord(writeRecord(match.record()), 'r.json')
    expect(record.steps.at(-1)).toEqual({ seq: 2, end })
    expect(replay(race, record).ok).toBe(true)
    expect(verifyDice(race, record)).toEqual({ ok: true, draws: 1 })
    expect(resumeMatch(race, record).outcome).toEqual(match.outcome)
  })

  test('a match that was called off is no result', () => {
    expect(isResult({ scores: [0.5, 0.5], reason: 'called-off' })).toBe(false)
    expect(isResult({ scores: [0.5, 0.5], reason: 'draw-agreed' })).toBe(true)
  })

  test('is possible out of turn, and refused to a seat that there is not', () => {
    expect(begun().end({ kind: 'resigned', seat: BLUE }).ok).toBe(true)
    expect(begun().end({ kind: 'resigned', seat: 2 })).toMatchObject({
      ok: false,
      refusal: { code: 'no-such-seat' },
    })
  })

  test('scores as the rules say where they say so', () => {
    const three = alteredGame(race, () => ({ seats: ['red', 'blue', 'grey'] }))
    const start = { options, seed: 's', position: copyPlain(HIDDEN) }
    const shared = startMatch(three, start)
    shared.end({ kind: 'resigned', seat: 1 })
    expect(shared.outcome?.scores).toEqual([0.5, 0, 0.5])
    const ranked = startMatch(
      alteredGame(three, () => ({
        forfeit: (_state, seat) => [0, 1, 2].map(other => (other === (seat + 1) % 3 ? 1 : 0)),
      })),
      start,
    )
    ranked.end({ kind: 'timed-out', seat: 2 })
    expect(ranked.outcome?.scores).toEqual([1, 0, 0])
  })

  test('a lone seat can resign, and has nobody to agree on a draw with', () => {
    const lone = alteredGame(race, () => ({ seats: ['red'] }))
    const start = { options, seed: 's', position: copyPlain(HIDDEN) }
    expect(startMatch(lone, start).end({ kind: 'draw-agreed' })).toMatchObject({
      ok: false,
      refusal: { code: 'no-opponent' },
    })
    for (const end of [{ kind: 'resigned', seat: 0 }, { kind: 'called-off' }] as const) {
      const match = startMatch(lone, start)
      match.end(end)
      expect(match.outcome).toEqual({ scores: [0], reason: end.kind })
    }
  })

  test('everybody hears of it, with the seat where there is one', () => {
    const match = begun()
    const heard: News<RaceTypes['event']>[] = []
    for (const viewer of [RED, BLUE, 'spectator'] as const) match.subscribe(viewer, news => heard.push(news))
    match.end({ kind: 'resigned', seat: RED })
    expect(heard).toEqual(Array(3).fill({ kind: 'end', seq: 1, seat: RED, events: [] }))
  })

  test('in a record comes last, and nowhere else', () => {
    const match = begun()
    match.end({ kind: 'draw-agreed' })
    const record = match.record()
    const [first, end] = record.steps
    const turned = {
      ...record,
      steps: [
        { ...end, seq: 1 },
        { ...first, seq: 2 },
      ],
    }
    expect(() => readRecord(JSON.stringify(turned), 'r.json')).toThrow(
      'r.json /steps/0: ends the match, but more steps follow',
    )
  })

  test('that was added to a record that is over is found', () => {
    const over = startMatch(race, { options, seed: 's', position: { ...HIDDEN, at: [9, 0] } })
    over.act(RED, { type: 'step' })
    const record = over.record()
    const forged = {
      ...record,
      steps: [...record.steps, { seq: 2, end: { kind: 'resigned' as const, seat: 0 } }],
    }
    expect(replay(race, forged)).toMatchObject({ ok: false, step: 2 })
  })
})

describe('news of secret plans', () => {
  const listen = () => {
    const match = startMatch(sealed, { options: { rounds: 3, changes: 3 }, seed: 's' })
    const heard: News<unknown>[] = []
    match.subscribe(1, news => heard.push(news))
    return { match, heard }
  }

  test('do not reach another seat, whether one was made or several, taken back or made again', () => {
    const { match, heard } = listen()
    match.act(0, { type: 'write', number: 2 })
    match.act(0, { type: 'write', number: 3 })
    match.undo(0)
    match.redo(0)
    expect(heard).toEqual([])
    match.act(0, { type: 'seal' })
    expect(heard).toEqual([{ kind: 'action', seq: 1, seat: 0, events: [{ type: 'sealed', seat: 0 }] }])
  })

  test('reach the seat itself', () => {
    const { match, heard } = listen()
    match.act(1, { type: 'write', number: 2 })
    match.undo(1)
    expect(heard.map(({ kind, seq }) => [kind, seq])).toEqual([
      ['action', 1],
      ['undo', 2],
    ])
  })
})
