import { describe, expect, test } from 'vitest'
import { playMatch } from '../src/conformance/index.ts'
import {
  commitmentOfMatch,
  hashOfContribution,
  hashOfRecord,
  holds,
  type LogEntry,
  type MatchRecord,
  readRecord,
  resumeMatch,
  seedOfNonces,
  sha256Hex,
  startMatch,
  unplayed,
  verdictOn,
  writeRecord,
} from '../src/index.ts'
import { race } from './race.ts'

const options = { goal: 10, faces: 6 }
const honest = () => playMatch({ game: race, options }, 5).record()
const [HASH, SIGNATURE] = ['a'.repeat(64), 'b'.repeat(128)]
const OFFER = { kind: 'offer', seat: 0, offer: 'draw' } as const
const SAID = { cursor: 0, id: 'a', signature: SIGNATURE }

/** The log in which nothing was taken back. */
function logOf({ steps }: MatchRecord): LogEntry[] {
  return steps.map(step =>
    'end' in step ? { kind: 'end', end: step.end } : { kind: 'action', seat: step.seat, action: step.action },
  )
}

function whole(): MatchRecord {
  const record = { ...honest(), log: logOf(honest()) }
  return { ...record, hash: hashOfRecord(record) }
}

describe('format 4', () => {
  test('is written and read back with all that it has room for', () => {
    const record = whole()
    const [first, ...rest] = record.log ?? []
    const seat = first?.kind === 'action' ? first.seat : 0
    const more: MatchRecord = {
      ...record,
      seats: record.seats.map((seat, at) => (at === 1 ? { ...seat, player: 'captain' } : seat)),
      firstPlayers: record.seats.map(({ player }) => player),
      ruleset: { name: 'Long race', module: HASH, changes: { '/goal': 12 } },
      keys: { host: HASH, seats: [HASH, null] },
      contributions: [
        { by: 'host', hash: HASH, nonce: 'c'.repeat(32) },
        { by: 1, hash: HASH },
      ],
      log: [
        ...(first?.kind === 'action'
          ? [{ ...first, said: { cursor: 0, id: 'a1', signature: SIGNATURE } }]
          : []),
        { kind: 'undo', seat },
        { kind: 'redo', seat },
        { kind: 'offer', seat: 0, offer: 'draw' },
        { kind: 'answer', seat: 1, to: 4, accepted: false },
        { kind: 'handed-over', seat: 1, player: 'captain' },
        ...rest,
      ],
      signatures: [
        { by: 'host', step: 0, signature: SIGNATURE },
        { by: 0, entry: 1, signature: SIGNATURE },
      ],
    }
    expect(readRecord(writeRecord(more), 'r.json')).toEqual(more)
    expect(writeRecord(readRecord(writeRecord(more), 'r.json'))).toBe(writeRecord(more))
  })

  test.each<[string, (record: MatchRecord) => object, string]>([
    ['no contributions', ({ contributions: _, ...rest }) => rest, '/contributions: is missing'],
    ['no hash', ({ hash: _, ...rest }) => rest, '/hash: is missing'],
    [
      'no contributions, under a format that had them',
      ({ contributions: _, log: _log, ...rest }) => ({ ...rest, promiseFormat: 3 }),
      '/contributions: one is expected',
    ],
    [
      'contributions under format 2',
      ({ log: _, ...rest }) => ({ ...rest, promiseFormat: 2 }),
      '/contributions: the record says',
    ],
    [
      'keys under format 3',
      ({ log: _, ...rest }) => ({ ...rest, promiseFormat: 3, keys: { host: HASH } }),
      '/keys: the record says it was begun under format 3, which has none',
    ],
    [
      'a contribution of a seat that is not there',
      ({ contributions = [], ...rest }) => ({
        ...rest,
        contributions: [...contributions, { by: 7, hash: HASH }],
      }),
      '/contributions/1/by: there is no seat 7',
    ],
    [
      'two contributions of one seat',
      ({ contributions = [], ...rest }) => ({
        ...rest,
        contributions: [...contributions, { by: 0, hash: HASH }, { by: 0, hash: HASH }],
      }),
      '/contributions/2/by: seat 0 does not come after seat 0',
    ],
    [
      'keys for other seats',
      record => ({ ...record, keys: { seats: [HASH] } }),
      '/keys/seats: found 1, expected 2',
    ],
    [
      'an entry of an unknown kind',
      record => ({ ...record, log: [{ kind: 'bribe', seat: 0 }] }),
      '/log/0/kind: found "bribe", expected ("action" | "undo" | "redo"',
    ],
    [
      'a log that leads elsewhere',
      ({ log = [], ...rest }) => ({ ...rest, log: log.slice(1) }),
      '/log: leads to another step 1',
    ],
    [
      'a log that ends before',
      ({ log = [], ...rest }) => ({ ...rest, log: log.slice(0, -1) }),
      '/log: leads to ',
    ],
    [
      'an answer to no offer',
      ({ log = [], ...rest }) => ({
        ...rest,
        log: [{ kind: 'answer', seat: 0, to: 1, accepted: true }, ...log],
      }),
      '/log/0/to: 1 is not the number of an offer before it',
    ],
    [
      'first players for other seats',
      record => ({ ...record, firstPlayers: ['one', 'two', 'three'] }),
      '/firstPlayers: found 3, expected 2',
    ],
    [
      'a log of far more entries than steps',
      ({ log = [], ...rest }) => ({ ...rest, log: [...log, ...Array(2000).fill(OFFER)] }),
      '/log: has 20',
    ],
    [
      'an entry of a seat that is not there',
      ({ log = [], ...rest }) => ({ ...rest, log: [{ ...OFFER, seat: 57 }, ...log] }),
      '/log/0/seat: there is no seat 57',
    ],
    [
      'an end by a seat that is not there',
      ({ log = [], steps, ...rest }) => ({
        ...rest,
        steps: [...steps, { seq: steps.length + 1, end: { kind: 'resigned', seat: 57 } }],
        log: [...log, { kind: 'end', end: { kind: 'resigned', seat: 57 } }],
      }),
      '/log/6/end/seat: there is no seat 57',
    ],
    [
      'a seat handed to another than the one who plays it',
      ({ log = [], ...rest }) => ({
        ...rest,
        log: [...log, { kind: 'handed-over', seat: 0, player: 'Mallory' }],
      }),
      '/log/6/player: gives seat 0 to Mallory; the record says that red plays it',
    ],
    [
      'an offer that is accepted by the seat that made it',
      ({ log = [], ...rest }) => ({
        ...rest,
        log: [OFFER, { kind: 'answer', seat: 0, to: 1, accepted: true }, ...log],
      }),
      '/log/1/seat: accepts what seat 0 itself has offered',
    ],
    [
      'play after a draw that all agreed on',
      ({ log = [], ...rest }) => ({
        ...rest,
        log: [OFFER, { kind: 'answer', seat: 1, to: 1, accepted: true }, ...log],
      }),
      '/log/1: is the last yes to a draw, but the entry after it is no such end',
    ],
    [
      'entries after its end',
      ({ log = [], steps, ...rest }) => ({
        ...rest,
        steps: [...steps, { seq: steps.length + 1, end: { kind: 'called-off' } }],
        log: [...log, { kind: 'end', end: { kind: 'called-off' } }, OFFER],
      }),
      '/log/6: ends the match, but more entries follow',
    ],
    [
      'an entry that knew of later ones',
      ({ log = [], ...rest }) => ({ ...rest, log: [{ ...OFFER, said: { ...SAID, cursor: 1 } }, ...log] }),
      '/log/0/said/cursor: says that 1 entries were known; there are 0 before it',
    ],
    [
      'more signatures than anybody needs',
      record => ({ ...record, signatures: Array(201).fill({ by: 0, step: 1, signature: SIGNATURE }) }),
      '/signatures: has 201 signatures; 200 are allowed beside its log',
    ],
    [
      'nothing to take back',
      ({ log = [], ...rest }) => ({ ...rest, log: [{ kind: 'undo', seat: 0 }, ...log] }),
      '/log/0: takes an action back',
    ],
    [
      'a signature of an unknown kind',
      record => ({ ...record, signatures: [{ by: 'arbiter', step: 1, signature: SIGNATURE }] }),
      '/signatures/0: is no signature',
    ],
    [
      'more signatures than are checked in a few seconds',
      record => {
        const steps = [...Array(600)].map((_, index) => ({ ...record.steps[0], seq: index + 1 }))
        const log = [...Array(3001).fill({ ...OFFER, said: SAID }), ...steps.map(() => record.log?.[0])]
        return { ...record, steps, log }
      },
      '/log: has 3001 signatures; 3000 are allowed in a record',
    ],
    [
      'a signature of a log that is not there',
      ({ log: _, ...rest }) => ({ ...rest, signatures: [{ by: 0, entry: 1, signature: SIGNATURE }] }),
      '/signatures/0/entry: is of a log',
    ],
    [
      'a field that nobody knows',
      record => ({ ...record, medal: true }),
      '/medal: this field is not known here',
    ],
  ])('is refused with %s', (_, damage, message) => {
    expect(() => readRecord(JSON.stringify(damage(whole())), 'r.json')).toThrow(`r.json ${message}`)
  })

  test('a ruleset that changes rules is neither replayed nor begun as if it did not', () => {
    const ruleset = { name: 'Long race', changes: { '/goal': 12 } }
    const save = startMatch(race, { options, seed: 's' }).save()
    expect(unplayed(race, save)).toBeDefined()
    const { game, rules, seats, contributions = [] } = save
    const terms = { game, rules, options, seats, position: null, contributions, ruleset }
    expect(unplayed(race, { ...save, ruleset, commitment: commitmentOfMatch(terms) })).toBeUndefined()
    const record = { ...honest(), ruleset: { name: 'Long race', changes: { '/goal': 12 } } }
    expect(verdictOn(race, record)[0]).toMatchObject({
      of: 'states',
      ok: false,
      message: /ruleset "Long race"/,
    })
  })
})

describe('a seed that seats have added to', () => {
  const nonces = [
    { by: 'host' as const, nonce: '0'.repeat(32) },
    { by: 0, nonce: '1'.repeat(32) },
    { by: 1, nonce: '2'.repeat(32) },
  ]
  test('is promised before any secret is out, and holds when all are', () => {
    const match = startMatch(race, { options, seed: seedOfNonces(nonces), pledged: { nonces } })
    const contributions = nonces.map(({ by, nonce }) => ({ by, hash: hashOfContribution(by, nonce) }))
    const seats = match.seats.map(name => ({ name, player: name }))
    const terms = { game: 'race', rules: race.version, options, seats, position: null, contributions }
    expect(match.commitment).toBe(commitmentOfMatch(terms))
    expect(match.record().contributions).toEqual(contributions)
    const record = readRecord(writeRecord(match.save()), 'r.json')
    expect(holds(verdictOn(race, record, match.commitment))).toBe(true)
    expect(resumeMatch(race, record).save()).toEqual(record)
  })

  test.each<[string, (record: MatchRecord) => MatchRecord, string]>([
    ['another seed', record => ({ ...record, seed: 'lucky' }), 'the revealed seed is not the one'],
    [
      'another nonce',
      record => ({
        ...record,
        contributions: record.contributions?.map(one => ({ ...one, nonce: 'f'.repeat(32) })) ?? [],
      }),
      '/contributions/0/nonce is not the secret',
    ],
    [
      'a nonce that is missing',
      record => ({
        ...record,
        contributions: record.contributions?.map(({ by, hash }) => ({ by, hash })) ?? [],
      }),
      '/contributions/0/nonce is missing',
    ],
  ])('is not believed with %s', (_, forge, message) => {
    const forged = forge(
      startMatch(race, { options, seed: seedOfNonces(nonces), pledged: { nonces } }).save(),
    )
    const terms = verdictOn(race, forged).find(({ of }) => of === 'terms')
    expect(terms).toMatchObject({ ok: false })
    expect(terms?.message).toContain(message.split(' ').at(-1))
  })

  test('another seat cannot pass off a secret as its own', () => {
    expect(hashOfContribution(0, 'a'.repeat(32))).not.toBe(hashOfContribution(1, 'a'.repeat(32)))
    expect(hashOfContribution('host', 'x')).not.toBe(sha256Hex('x'))
  })
})
