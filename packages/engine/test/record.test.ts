import { describe, expect, test } from 'vitest'
import { playMatch } from '../src/conformance/index.ts'
import {
  type Game,
  hashOfContribution,
  type MatchRecord,
  readRecord,
  recordedActions,
  replay,
  resumeMatch,
  sha256Hex,
  startMatch,
  verifyDice,
  writeRecord,
} from '../src/index.ts'
import { HIDDEN, type RaceTypes, race } from './race.ts'

const options = { goal: 10, faces: 6 }
/** The first step of a record with dice in it. */
const rolled = (record: MatchRecord) => recordedActions(record).find(({ dice }) => dice.length > 0)

const finished = () => playMatch({ game: race, options }, 5).record()

/** The race with other rules than those a record was made under. */
const changedRace: Game<RaceTypes> = {
  ...race,
  load(given) {
    const rules = race.load(given)
    return {
      ...rules,
      apply(state, seat, action, dice, emit) {
        rules.apply(state, seat, action, dice, emit)
        if (action.type === 'step') state.at[seat === 0 ? 0 : 1] += 1
      },
    }
  },
}

describe('records', () => {
  test('are one canonical JSON document that holds all of the match', () => {
    const record = finished()
    const text = writeRecord(record)
    expect(readRecord(text, 'r.json')).toEqual(record)
    expect(writeRecord(readRecord(text, 'r.json'))).toBe(text)
    expect(record).toMatchObject({ format: 'sextant.match', version: 4, game: 'race', rules: 3, options })
    expect(record.outcome?.scores).toHaveLength(2)
    expect(record.seats).toEqual([
      { name: 'red', player: 'red' },
      { name: 'blue', player: 'blue' },
    ])
  })

  test('promise the seed at the start and tell it at the end', () => {
    const match = startMatch(race, { options, seed: 'secret', position: { ...HIDDEN, at: [9, 0] } })
    expect(match.record()).toMatchObject({
      commitment: match.commitment,
      contributions: [{ by: 'host', hash: hashOfContribution('host', 'secret') }],
    })
    expect(match.record().seed).toBeUndefined()
    expect(match.save().seed).toBe('secret')
    match.act(0, { type: 'step' })
    expect(match.record().seed).toBe('secret')
  })

  test('older versions are brought up step by step', () => {
    const { commitment, ...rest } = finished()
    const old = JSON.stringify({ ...rest, version: -1, promise: commitment })
    const upgraded = readRecord(old, 'old.json', {
      [-1]: ({ promise, ...document }) => ({ ...document, pledge: promise }),
      0: ({ pledge, ...document }) => ({ ...document, commitment: pledge }),
      1: document => document,
      2: document => document,
      3: document => document,
    })
    expect(upgraded).toEqual({ ...rest, commitment })
  })

  test.each([
    ['not JSON', '{"format": oops}', /r\.json: not JSON: line 1, column 12/],
    [
      'cut off',
      writeRecord(finished()).slice(0, 400),
      /r\.json: not JSON: line 1, column 401: found the end of the text/,
    ],
    ['something else', '{"format":"png"}', /\/format: found "png", expected "sextant.match"/],
    ['from the future', '{"format":"sextant.match","version":99}', /\/version: found version 99/],
    ['of the wrong shape', JSON.stringify({ ...finished(), steps: 3 }), /\/steps: found 3, expected Array/],
  ])('a text that is %s is refused with what and where', (_, text, message) => {
    expect(() => readRecord(text, 'r.json')).toThrow(message)
  })

  test('a step that is missing is named', () => {
    const record = finished()
    const text = JSON.stringify({ ...record, steps: record.steps.filter(({ seq }) => seq !== 3) })
    expect(() => readRecord(text, 'r.json')).toThrow('r.json /steps/2/seq: found 4, expected 3')
  })
})

describe('replays', () => {
  test('come out as recorded', () => {
    const record = finished()
    const again = replay(race, record)
    expect(again.ok && again.journal.rules.outcome(again.journal.state)).toEqual(record.outcome)
    const half = replay(race, record, 4)
    expect(half.ok && half.journal.steps.length).toBe(4)
  })

  test('name the first step that differs and show both states', () => {
    const match = startMatch(race, { options, seed: 's', position: HIDDEN })
    match.act(0, { type: 'end' })
    match.act(1, { type: 'step' })
    expect(replay(changedRace, match.save())).toEqual({
      ok: false,
      step: 2,
      message: 'the state is not the recorded one',
      differences: ['/at/1: 1 in the record, 2 now'],
    })
  })

  test.each<[string, (record: MatchRecord) => void, RegExp]>([
    ['a face was changed', r => rolled(r)?.dice.splice(0, 1, 9), /shows 1 to 6/],
    ['a draw is missing', r => rolled(r)?.dice.pop(), /the script ends/],
    [
      'a draw too many',
      r => recordedActions(r)[0]?.dice.push(2),
      /the dice differ: \[2\] in the record, \[\] now/,
    ],
    [
      'an action was changed',
      r => Object.assign(r.steps[2] ?? {}, { action: { type: 'fly' } }),
      /not an action/,
    ],
    ['the seat was changed', r => Object.assign(r.steps[2] ?? {}, { seat: 9 }), /no-such-seat/],
    [
      'a hash was changed',
      r => Object.assign(r.steps[1] ?? {}, { hash: '0123456789abcdef' }),
      /not the recorded/,
    ],
    [
      'it is of another game',
      r => Object.assign(r, { game: 'chess' }),
      /the record is of chess, not of race/,
    ],
    ['its options are wrong', r => Object.assign(r, { options: { goal: 10 } }), /\/faces: is missing/],
  ])('fail where %s', (_, spoil, message) => {
    const record = finished()
    spoil(record)
    const again = replay(race, record)
    expect(again.ok).toBe(false)
    expect(again.ok ? '' : again.message).toMatch(message)
  })

  test('an unfinished match goes on with the dice it would have had', () => {
    const match = startMatch(race, { options, seed: 'on', players: ['Ann', 'Bob'], position: HIDDEN })
    match.act(0, { type: 'step' })
    const resumed = resumeMatch(race, match.save())
    expect(resumed.undo(0)).toBeUndefined()
    expect(resumed.redo(0).ok).toBe(true)
    expect(resumed.act(0, { type: 'roll' })).toEqual(match.act(0, { type: 'roll' }))
    expect(resumed.save()).toEqual(match.save())
    expect(() => resumeMatch(race, match.record(), 'saved.json')).toThrow('saved.json /seed: is missing')
  })
})

describe('dice', () => {
  test('of a finished match can be checked by anybody', () => {
    const record = finished()
    const drawn = recordedActions(record).reduce((sum, { dice }) => sum + dice.length, 0)
    expect(drawn).toBeGreaterThan(0)
    expect(verifyDice(race, record)).toEqual({ ok: true, draws: drawn })
  })

  test('another seed than the promised one is found out', () => {
    expect(verifyDice(race, { ...finished(), seed: 'other' })).toMatchObject({
      ok: false,
      message: 'the revealed seed is not the one that was promised',
    })
    const { seed: _, ...silent } = finished()
    expect(verifyDice(race, silent)).toMatchObject({ ok: false, message: 'the seed has not been revealed' })
  })

  test('dice that did not come from the seed are found out', () => {
    const record = finished()
    const { contributions: _, ...older } = record
    const forged = { ...older, seed: 'lucky', commitment: sha256Hex('lucky') }
    const verdict = verifyDice(race, forged)
    expect(verdict).toMatchObject({ ok: false })
    expect(verdict.ok ? '' : verdict.message).toMatch(/the dice differ/)
  })
})
