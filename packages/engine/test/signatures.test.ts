import { createPrivateKey, sign as signByNode, verify as verifyByNode } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import {
  type Finding,
  hashOfRecord,
  holds,
  type LogEntry,
  type MatchRecord,
  newSecretKey,
  publicKeyOf,
  readRecord,
  SeededDice,
  signSaid,
  startMatch,
  textOfStep,
  verdictOn,
  withEntrySignature,
  withSignature,
  writeRecord,
} from '../src/index.ts'
import { isSigned, sign } from '../src/signatures/ed25519.ts'
import { race } from './race.ts'

const options = { goal: 10, faces: 6 }
const [HOST, RED, BLUE, STRANGER] = ['1', '2', '3', '4'].map(digit => digit.repeat(64)) as [
  string,
  string,
  string,
  string,
]
const keys = { host: publicKeyOf(HOST), seats: [publicKeyOf(RED), publicKeyOf(BLUE)] }

function played(seed = 'signed', given: typeof keys | null = keys): MatchRecord {
  const match = startMatch(race, { options, seed, ...(given && { pledged: { keys: given } }) })
  const dice = SeededDice.from('choices')
  while (!match.outcome) {
    const seat = dice.pick(match.toAct)
    match.act(seat, dice.pick(match.legal(seat)))
  }
  return match.record()
}

const signed = () => withSignature(withSignature(played(), 'host', HOST), 0, RED)
const found = (record: MatchRecord, of: Finding['of']) => verdictOn(race, record).filter(one => one.of === of)
/** All the forger can make fit again without keys. */
const rehashed = (record: MatchRecord): MatchRecord => ({ ...record, hash: hashOfRecord(record) })

describe('Ed25519', () => {
  test('is that of Node, both ways', () => {
    const secret = newSecretKey()
    const der = Buffer.from(`302e020100300506032b657004220420${secret}`, 'hex')
    const key = createPrivateKey({ key: der, format: 'der', type: 'pkcs8' })
    const text = 'up to here · 到此'
    expect(sign(text, secret)).toBe(signByNode(null, Buffer.from(text), key).toString('hex'))
    expect(verifyByNode(null, Buffer.from(text), key, Buffer.from(sign(text, secret), 'hex'))).toBe(true)
    expect(isSigned(text, sign(text, secret), publicKeyOf(secret))).toBe(true)
    expect(isSigned(`${text}.`, sign(text, secret), publicKeyOf(secret))).toBe(false)
  })

  test('no key signs everything, and what is no key signs nothing', () => {
    // A point of small order, under which some signatures would fit any text.
    const [nobody, zero] = [`01${'0'.repeat(62)}`, '0'.repeat(128)]
    expect(isSigned('a', `01${'0'.repeat(126)}`, nobody)).toBe(false)
    expect(isSigned('a', zero, 'f'.repeat(64))).toBe(false)
  })
})

describe('a signed record', () => {
  test('names who signed it up to where, and proves its moves', () => {
    const record = readRecord(writeRecord(signed()), 'r.json')
    const last = record.steps.length
    expect(holds(verdictOn(race, record, record.commitment))).toBe(true)
    expect(found(record, 'signatures').map(({ ok, message }) => [ok, message])).toEqual([
      [
        true,
        `signed by who ran the match, key ${keys.host.slice(0, 16)}…: up to step ${last} of ${last} (1 signature)`,
      ],
      [
        true,
        `signed by red, key ${keys.seats[0]?.slice(0, 16)}…: up to step ${last} of ${last} (1 signature)`,
      ],
    ])
    expect(found(record, 'moves')).toMatchObject([
      {
        ok: true,
        message:
          /^these moves are signed, and no others, as who ran the match \(key \w{16}…\), red \(key \w{16}…\) signed at the end.*Whose keys they are, .* is not proven/,
        keys: [keys.host.slice(0, 16), keys.seats[0]?.slice(0, 16)],
      },
    ])
    const promised = verdictOn(race, record, record.commitment).find(({ of }) => of === 'moves')
    expect(promised?.message).toMatch(/^these moves were played, and no others, as who ran the match/)
    expect(promised?.message).not.toContain('Whose keys')
  })

  test('in which something else is not true proves nothing of its moves', () => {
    const record = signed()
    const values = { ...record.outcome?.values, bribes: 1 }
    const forged = { ...record, outcome: { reason: '', scores: [], ...record.outcome, values } }
    expect(found(forged, 'states')).toMatchObject([{ ok: false }])
    expect(found(forged, 'moves')).toMatchObject([{ ok: null, message: /other things .* are not true/ }])
    const other = verdictOn(race, record, 'a'.repeat(64)).find(({ of }) => of === 'moves')
    expect(other?.ok).toBeNull()
  })

  test('says which rules nobody can check, and that a seed is still secret', () => {
    const ruleset = { name: 'Red always wins', module: 'ab'.repeat(32) }
    expect(found({ ...played(), ruleset }, 'rules')).toMatchObject([
      { ok: null, message: /^not proven: that these are the rules it names, "Red always wins"/ },
    ])
    expect(found(played(), 'rules')).toEqual([])
    const { seed: _, ...secret } = played()
    expect(found(secret, 'terms')).toMatchObject([
      { ok: true, message: /^game, rules, options, start and seats are .*; its seed is not revealed$/ },
    ])
  })

  test('without signatures proves nothing of its moves', () => {
    const unsigned = found(played(), 'moves')
    expect(unsigned).toMatchObject([
      { ok: null, message: 'not proven: that these moves were played, and no others' },
    ])
  })

  test('that is not signed to its end says up to where it is', () => {
    const record = withSignature(played(), 'host', HOST, 3)
    expect(found(record, 'moves')).toMatchObject([{ ok: null, message: /signatures reach up to step 3 of / }])
  })

  test('by one seat of two only is not proven, by both it is', () => {
    const one = withSignature(played(), 0, RED)
    expect(found(one, 'moves')).toMatchObject([{ ok: null, message: /signed by red only/ }])
    expect(found(withSignature(one, 1, BLUE), 'moves')).toMatchObject([{ ok: true }])
  })

  test('that is not over is not proven to have gone on no further', () => {
    const match = startMatch(race, { options, seed: 's', pledged: { keys } })
    match.act(match.toAct[0] ?? 0, { type: 'step' })
    expect(found(withSignature(match.record(), 'host', HOST), 'moves')).toMatchObject([
      { ok: null, message: /but the match is not over/ },
    ])
  })

  test('is not signed with a key that was not promised', () => {
    expect(() => withSignature(played(), 'host', STRANGER)).toThrow('does not promise this key')
    expect(() => withSignature(played('s', null), 'host', HOST)).toThrow('does not promise this key')
  })
})

describe('a forged signature', () => {
  const [first] = signed().signatures ?? []
  if (!first || !('step' in first)) throw new Error('it is not signed')
  const hostOnly = () => withSignature(played(), 'host', HOST)
  const forgedBy = (key: string, record: MatchRecord, by: 'host' | number, at: number) => {
    const { commitment } = record
    const signature = sign(textOfStep({ commitment, by, step: at, hash: 'a'.repeat(64) }), key)
    return { ...record, signatures: [{ by, step: at, signature }] }
  }
  const strangers = (record: MatchRecord) => {
    const other = { ...record, keys: { ...keys, host: publicKeyOf(STRANGER) }, signatures: [] }
    return withSignature(other, 'host', STRANGER).signatures ?? []
  }

  test.each<[string, () => MatchRecord, RegExp]>([
    ['by another key', () => ({ ...hostOnly(), signatures: strangers(hostOnly()) }), /does not fit at step/],
    [
      'with a key that the commitment does not name',
      () => {
        const record = played('signed', null)
        return { ...record, signatures: [{ by: 'host', step: 1, signature: first.signature }] }
      },
      /the commitment names no key/,
    ],
    [
      'moved to another step',
      () => ({ ...hostOnly(), signatures: [{ ...first, step: first.step - 1 }] }),
      /does not fit at step/,
    ],
    [
      'passed off as that of another signer',
      () => ({ ...hostOnly(), signatures: [{ ...first, by: 1 }] }),
      /by blue: it does not fit/,
    ],
    ['of another match', () => ({ ...played('another'), signatures: [first] }), /does not fit|ends with/],
    ['over something else', () => forgedBy(HOST, played(), 'host', 1), /does not fit at step 1/],
    ['named twice', () => ({ ...hostOnly(), signatures: [first, first] }), /a second one at step/],
    [
      'in a record that was cut short',
      () => {
        const { outcome: _, ...record } = hostOnly()
        return rehashed({ ...record, steps: record.steps.slice(0, -1) })
      },
      /the record ends with \d+: it was cut short/,
    ],
    [
      'in a record whose step was changed after it',
      () => {
        const record = hostOnly()
        const steps = record.steps.map((step, index) =>
          index === 1 && 'dice' in step ? { ...step, dice: [...step.dice, 6] } : step,
        )
        return rehashed({ ...record, steps })
      },
      /does not fit at step/,
    ],
  ])('%s is found', (_, forge, message) => {
    const record = forge()
    const wrong = found(record, 'signatures').filter(({ ok }) => ok === false)
    expect(wrong).toHaveLength(1)
    expect(wrong[0]?.message).toMatch(message)
    expect(found(record, 'moves')).toMatchObject([{ ok: null }])
  })

  test('is told twenty times at most, and how many more there are', () => {
    const signatures = Array(150).fill({ ...first, by: 1 })
    const wrong = found({ ...played(), signatures }, 'signatures')
    expect(wrong).toHaveLength(21)
    expect(wrong.at(-1)).toMatchObject({ ok: false, message: 'and 130 more that are not true' })
  })

  test('with its own keys put into the record is found by the commitment', () => {
    const forged = { ...played(), keys: { ...keys, host: publicKeyOf(STRANGER) } }
    const record = withSignature(forged, 'host', STRANGER)
    expect(found(record, 'terms')).toMatchObject([{ ok: false }])
    expect(found(record, 'moves')).toMatchObject([{ ok: null }])
  })

  test('of a record that was cut short and ended otherwise does not cover the end', () => {
    const whole = played()
    const match = startMatch(race, { options, seed: 'signed', pledged: { keys } })
    for (const step of whole.steps.slice(0, 3)) if ('seat' in step) match.act(step.seat, step.action as never)
    match.end({ kind: 'resigned', seat: 0 })
    const forged = { ...match.record(), signatures: withSignature(whole, 'host', HOST, 3).signatures ?? [] }
    expect(holds(verdictOn(race, forged, whole.commitment))).toBe(true)
    expect(found(forged, 'moves')).toMatchObject([{ ok: null, message: /up to step 3 of 4/ }])
  })
})

describe('a signed log', () => {
  const logged = (): MatchRecord => {
    const record = played()
    const log = record.steps.map((step, index): LogEntry => {
      if (!('seat' in step)) throw new Error('it was not played to its end')
      const entry: LogEntry = { kind: 'action', seat: step.seat, action: step.action }
      const said = { cursor: index, id: `m${index}` }
      const signature = signSaid(step.seat === 0 ? RED : BLUE, record.commitment, step.seat, said, entry)
      return { ...entry, said: { ...said, signature } }
    })
    return rehashed({ ...record, log })
  }

  test('proves its moves, and names what seats have signed', () => {
    const record = readRecord(writeRecord(withEntrySignature(logged(), 'host', HOST)), 'r.json')
    expect(holds(verdictOn(race, record))).toBe(true)
    expect(found(record, 'moves')).toMatchObject([{ ok: true }])
    expect(found(record, 'signatures').map(({ message }) => message)).toEqual([
      expect.stringMatching(/^signed by who ran the match, key .*: up to entry (\d+) of \1 of its log/),
      expect.stringMatching(/^red, key .*, signed \d+ of the log's entries/),
      expect.stringMatching(/^blue, key .*, signed \d+ of the log's entries/),
    ])
  })

  test.each<[string, (entry: LogEntry) => LogEntry]>([
    [
      'another cursor',
      entry => ('said' in entry && entry.said ? { ...entry, said: { ...entry.said, cursor: 99 } } : entry),
    ],
    [
      'another id',
      entry => ('said' in entry && entry.said ? { ...entry, said: { ...entry.said, id: 'x' } } : entry),
    ],
  ])('whose entry was given %s is found', (_, change) => {
    const { log = [], ...record } = logged()
    const forged = { ...record, log: log.map((entry, index) => (index === 1 ? change(entry) : entry)) }
    const wrong = found(rehashed(forged), 'signatures').filter(({ ok }) => ok === false)
    expect(wrong).toMatchObject([{ message: /^\/log\/1: the signature is not that of/ }])
  })

  test('whose entry is there twice is found', () => {
    const { log = [], ...record } = logged()
    const [entry] = log
    if (entry?.kind !== 'action') throw new Error('nobody acted')
    const forged = { ...record, log: [entry, { kind: 'undo', seat: entry.seat } as const, ...log] }
    expect(found(rehashed(forged), 'signatures')).toContainEqual(
      expect.objectContaining({ ok: false, message: expect.stringContaining('its id was used before') }),
    )
  })

  test('that nobody signed up to an entry is not hashed, however long it is', () => {
    const record = withSignature(logged(), 'host', HOST)
    const unread = new Proxy(record.log ?? [], {
      get: (log, key) => {
        if (key === 'entries') throw new Error('it is hashed')
        return Reflect.get(log, key)
      },
    })
    expect(() => withEntrySignature({ ...record, log: unread }, 'host', HOST)).toThrow('it is hashed')
    expect(found({ ...record, log: unread }, 'moves')).toMatchObject([{ ok: true }])
  })

  test('that cannot be signed says why', () => {
    const { seed: _, ...secret } = logged()
    expect(() => withEntrySignature(secret, 'host', HOST)).toThrow('does not name its seed')
    expect(() => withEntrySignature(played(), 'host', HOST)).toThrow('has no log to sign')
    expect(() => withEntrySignature(logged(), 'host', HOST, 999)).toThrow('there is no entry 999 to sign')
  })

  test('cannot be checked before the seed is out, and says so', () => {
    const { seed: _, ...secret } = withEntrySignature(logged(), 'host', HOST)
    expect(found(secret, 'signatures')).toContainEqual(
      expect.objectContaining({ ok: null, message: expect.stringMatching(/once the seed is revealed/) }),
    )
    expect(found(secret, 'moves')).toMatchObject([{ ok: null }])
  })
})
