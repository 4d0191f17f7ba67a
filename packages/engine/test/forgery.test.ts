import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { playMatch } from '../src/conformance/index.ts'
import { playCampaign } from '../src/conformance/random-campaign.ts'
import {
  type CampaignRecord,
  campaignVerdictOn,
  canonicalJson,
  commitmentTo,
  copyPlain,
  type Finding,
  hashOfRecord,
  holds,
  InputError,
  type LogEntry,
  type MatchRecord,
  publicKeyOf,
  readCampaignRecord,
  readRecord,
  recordedActions,
  recordedStates,
  resumeCampaign,
  resumeMatch,
  SeededDice,
  seedOfNonces,
  sha256Hex,
  signSaid,
  startCampaign,
  startMatch,
  stateHash,
  verdictOn,
  withEntrySignature,
  withSignature,
  writeCampaignRecord,
  writeRecord,
} from '../src/index.ts'
import { HIDDEN, race } from './race.ts'
import { season } from './season.ts'

const options = { goal: 10, faces: 6 }
const honest = () => playMatch({ game: race, options }, 5).record()

/** The record as format 2 wrote it. */
function asVersionTwo(record: MatchRecord): MatchRecord {
  const { contributions: _, hash: _hash, ...rest } = record
  const states = recordedStates(record, 'record')
  return readRecord(
    JSON.stringify({
      ...rest,
      version: 2,
      commitment: sha256Hex(record.seed ?? ''),
      start: { ...rest.start, hash: stateHash(states.at(0)) },
      steps: rest.steps.map(step => ({ ...step, hash: stateHash(states.at(step.seq)) })),
    }),
    'old.json',
  )
}

/** The record as format 3 wrote it. */
function asVersionThree(record: MatchRecord): MatchRecord {
  const older = { ...record, promiseFormat: 3 as const }
  const contributions = [{ by: 'host' as const, hash: sha256Hex(record.seed ?? '') }]
  const { game, rules, seats } = record
  const terms = { game, rules, options: record.options, seats, position: null, contributions }
  const promised = { ...older, contributions, commitment: commitmentTo('sextant.match', terms, 3) }
  const { promiseFormat: _, ...written } = rehashed(promised)
  return readRecord(JSON.stringify({ ...written, version: 3 }), 'old.json')
}

/** All the forger can make fit again: the hash over the steps. The commitment needs the terms that were promised. */
function rehashed(record: MatchRecord): MatchRecord {
  return { ...record, hash: hashOfRecord(record) }
}

/** A match of the same options, played on the dice of this seed; it shows the commitment of format 2. */
function playedFrom(seed: string): MatchRecord {
  const match = startMatch(race, { options, seed })
  const choices = SeededDice.from('choices')
  while (!match.outcome) for (const seat of match.toAct) match.act(seat, choices.pick(match.legal(seat)))
  return { ...match.record(), commitment: sha256Hex(seed) }
}

const found = (findings: readonly Finding[], of: Finding['of']) => findings.find(finding => finding.of === of)

describe('a forged match', () => {
  test('an honest one holds, and all of it is proven but that it is the one that was begun', () => {
    const record = honest()
    const unproven = verdictOn(race, record).filter(({ ok }) => ok !== true)
    const moves = {
      of: 'moves',
      ok: null,
      message: /^not proven: that these moves were played, and no others$/,
    }
    expect(unproven).toMatchObject([{ of: 'promise', ok: null, places: ['/'] }, moves])
    expect(verdictOn(race, record, record.commitment).filter(({ ok }) => !ok)).toMatchObject([moves])
  })

  test.each<[string, (record: MatchRecord) => MatchRecord]>([
    ['a chosen start position', record => ({ ...record, start: { ...record.start, given: true } })],
    [
      'options that play never touched',
      record => ({ ...record, options: { ...options, faces: 6, goal: 11 } }),
    ],
    ['another version of the rules', record => ({ ...record, rules: 9 })],
    [
      'names of players',
      record => ({ ...record, seats: record.seats.map(({ name }) => ({ name, player: 'champion' })) }),
    ],
    ['players who took over', record => ({ ...record, firstPlayers: ['me', 'me'] })],
  ])('%s', (_, forge) => {
    const forged = rehashed(forge(honest()))
    expect(holds(verdictOn(race, forged))).toBe(false)
    const older = forge(asVersionTwo(honest()))
    const verdict = verdictOn(race, older)
    // Format 2 could not tell, and says so.
    if (holds(verdict)) expect(found(verdict, 'terms')).toMatchObject({ ok: null, message: /not proven/ })
  })

  test('a whole match replaced together with its seed is found against the commitment from outside only', () => {
    const forged = playMatch({ game: race, options }, 6).record()
    expect(holds(verdictOn(race, forged))).toBe(true)
    expect(found(verdictOn(race, forged), 'promise')).toMatchObject({ ok: null, places: ['/'] })
    expect(found(verdictOn(race, forged, honest().commitment), 'promise')).toMatchObject({ ok: false })
  })

  test.each([
    ['format 4', undefined],
    ['format 3', 3],
  ] as const)('a commitment of %s opens in one way only: what it is made of is no seed', (_, format) => {
    const record = format ? asVersionThree(honest()) : honest()
    const { game, rules, seats, contributions = [] } = record
    const terms = { game, rules, options, seats, position: null, contributions }
    const seed = format
      ? canonicalJson({ of: 'sextant.match/1', terms })
      : `sextant/commitment/4\n${canonicalJson({ of: 'sextant.match', terms })}`
    expect(sha256Hex(seed)).toBe(record.commitment)
    // Other moves, on the dice of that seed, in a record that says it is of format 1 or 2.
    const {
      contributions: _dropped,
      hash: _hash,
      ...forged
    } = { ...playedFrom(seed), promiseFormat: 2 as const }
    const verdict = verdictOn(race, forged, record.commitment)
    expect(holds(verdict)).toBe(false)
    expect(found(verdict, 'promise')).toMatchObject({ ok: false, message: /format 1 or 2/ })
    expect(found(verdict, 'terms')).toMatchObject({ ok: false, message: /it was the seed of no match/ })
    expect(found(verdict, 'dice')?.ok).not.toBe(true)
    expect(holds(verdictOn(race, forged))).toBe(false)
    expect(() => resumeMatch(race, forged, 's.json')).toThrow('s.json /seed')
  })

  test('nothing is ticked of a promise without contributions but that the rules lead there', () => {
    const older = asVersionTwo(honest())
    const ticked = verdictOn(race, older).filter(({ ok }) => ok === true)
    expect(ticked.map(({ of }) => of)).toEqual(['states'])
    expect(found(verdictOn(race, older, older.commitment), 'promise')?.ok).toBe(false)
    const unhashed = { ...older, hash: hashOfRecord(older) }
    expect(found(verdictOn(race, unhashed), 'dice')?.ok).toBeNull()
  })

  test('a given position is announced, and is the one that was promised', () => {
    const match = startMatch(race, { options, seed: 's', position: { ...HIDDEN, at: [9, 0] } })
    match.act(0, { type: 'step' })
    const record = match.record()
    const verdict = verdictOn(race, record)
    expect(holds(verdict)).toBe(true)
    expect(found(verdict, 'start')?.message).toContain('began from a given position')
    const other = { ...record, start: { ...record.start, state: { ...HIDDEN, at: [8, 0] } } }
    expect(found(verdictOn(race, rehashed(other)), 'terms')?.ok).toBe(false)
  })

  test('a commitment that was made again over forged terms is another one', () => {
    const record = honest()
    const { game, rules, seats, contributions = [] } = record
    const terms = { game, rules, options: { ...options, goal: 11 }, seats, position: null, contributions }
    const forged = { ...record, options: terms.options, commitment: commitmentTo('sextant.match', terms) }
    expect(found(verdictOn(race, rehashed(forged), record.commitment), 'promise')?.ok).toBe(false)
  })

  test('does not go on: neither with other terms nor with another seed, promised again or not', () => {
    const save = playMatch({ game: race, options }, 5, 6).save()
    expect(() => resumeMatch(race, { ...save, seed: 'luckier' }, 's.json')).toThrow('s.json /seed')
    expect(() => resumeMatch(race, { ...save, rules: 7 }, 's.json')).toThrow('s.json /commitment')
    const { contributions: _, ...older } = save
    const promised = { ...older, seed: 'luckier', commitment: sha256Hex('luckier') }
    expect(() => resumeMatch(race, promised, 's.json')).toThrow(/s\.json \/s(tart|teps)/)
  })
})

describe('a forged campaign', () => {
  const whole = () => playCampaign(season, season.scenarios[0].options, 3).record()

  test('an honest one holds', () => {
    const record = whole()
    expect(holds(campaignVerdictOn(season, record, record.commitment))).toBe(true)
  })

  test.each<[string, (record: CampaignRecord) => CampaignRecord]>([
    ['another player', record => ({ ...record, player: 'champion' })],
    ['another version of the rules', record => ({ ...record, rules: { ...record.rules, game: 99 } })],
  ])('%s', (_, forge) => {
    expect(holds(campaignVerdictOn(season, forge(whole())))).toBe(false)
  })

  test('a match under way that is not the one due, even of another game, is refused before anything is played', () => {
    const run = startCampaign(season, { options: { purse: 3, goal: 9 }, seed: 'a season' })
    run.decide({ type: 'enter' })
    run.beginBattle()
    const saved = run.save()
    const stray = startMatch(race, { options, seed: 'lucky' }).save()
    const { fighting } = saved
    if (!fighting) throw new Error('no match is under way')
    const foreign = { ...fighting, game: 'chess' }
    const renamed = { ...fighting, seats: fighting.seats.map(({ name }) => ({ name, player: 'x' })) }
    for (const forged of [stray, foreign, renamed]) {
      expect(() => resumeCampaign(season, { ...saved, fighting: forged }, 's.json')).toThrow(
        's.json /fighting',
      )
      expect(holds(campaignVerdictOn(season, { ...saved, fighting: forged }))).toBe(false)
    }
  })

  test('its commitment opens in one way only, too', () => {
    const record = whole()
    const { campaign, game, rules, seat, player, contributions = [] } = record
    const terms = { campaign, game, rules, options: record.options, seat, player, contributions }
    const seed = `sextant/commitment/4\n${canonicalJson({ of: 'sextant.campaign', terms })}`
    expect(sha256Hex(seed)).toBe(record.commitment)
    const run = startCampaign(season, { options: season.scenarios[0].options, seed })
    const { contributions: _, ...forged } = { ...run.save(), commitment: record.commitment }
    const verdict = campaignVerdictOn(season, forged, record.commitment)
    expect(found(verdict, 'promise')).toMatchObject({ ok: false, message: /format 1 or 2/ })
    expect(found(verdict, 'terms')?.ok).toBe(false)
    expect(() => resumeCampaign(season, forged, 's.json')).toThrow('s.json /seed')
  })

  /** With one field of its first match changed, and all made again that the match promises by itself. */
  function withMatch(change: (match: Record<string, unknown>) => void): CampaignRecord {
    const record = copyPlain(whole())
    const entry = record.entries.find(({ kind }) => kind === 'match')
    if (entry?.kind !== 'match') throw new Error('there is no match in it')
    change(entry.record as unknown as Record<string, unknown>)
    const { game, rules, firstPlayers, contributions = [], start, promiseFormat } = entry.record
    const seats = entry.record.seats.map(({ name, player }, seat) => ({
      name,
      player: firstPlayers?.[seat] ?? player,
    }))
    const position = start.given ? start.state : null
    const terms = { game, rules, options: entry.record.options, seats, position, contributions }
    if (entry.record.contributions)
      entry.record.commitment = commitmentTo('sextant.match', terms, promiseFormat)
    entry.record.hash = hashOfRecord(entry.record)
    return record
  }

  test.each<[string, (match: Record<string, unknown>) => void]>([
    ['rules', match => (match.rules = 99)],
    ['older rules', match => (match.rules = 0)],
    ['another game', match => (match.game = 'chess')],
    ['other options', match => (match.options = { goal: 3, faces: 6 })],
    ['another seed', match => (match.seed = 'lucky')],
    [
      'an older promise',
      match => {
        match.promiseFormat = 3
        match.contributions = [{ by: 'host', hash: sha256Hex(String(match.seed)) }]
      },
    ],
    ['a ruleset', match => (match.ruleset = { name: 'mine' })],
    ['keys', match => (match.keys = { host: 'a'.repeat(64) })],
    ['a log', match => (match.log = [])],
    ['signatures', match => (match.signatures = [])],
    ['other seats', match => (match.seats = [{ name: 'red', player: 'x' }])],
  ])('with %s in a match of it, promised again, is named', (_, change) => {
    const forged = withMatch(change)
    const wrong = campaignVerdictOn(season, forged).filter(({ ok }) => ok === false)
    expect(wrong).not.toEqual([])
    expect(() => resumeCampaign(season, forged, 's.json')).toThrow('s.json /')
  })

  test('whatever is changed in a match of it, and promised again, is noticed or named', () => {
    const [match] = whole().entries.flatMap(entry => (entry.kind === 'match' ? [entry.record] : []))
    // What is made again is not changed by hand.
    const leaves = leavesOf(match).filter(([field]) => field !== 'commitment' && field !== 'hash')
    fc.assert(
      fc.property(fc.constantFrom(...leaves), fc.constantFrom(...CHANGES), (path, change) => {
        let changed = false
        const draft = promisedAgain(() =>
          withMatch(record => {
            changed = changeAt(record, path, change)
          }),
        )
        if (!draft) return
        const findings = verdictOf(() =>
          campaignVerdictOn(season, readCampaignRecord(JSON.stringify(draft), 'r')),
        )
        if (!changed || !findings || !holds(findings)) return
        const places = findings.flatMap(({ ok, places = [] }) => (ok === null ? places : []))
        const at = ['entries', '1', 'record', ...path]
        if (!places.some(place => !GENERAL.includes(place) && covers(place, at)))
          throw new Error(`${path.join('/')} was changed, and nobody notices`)
      }),
      { numRuns: 300 },
    )
  })

  test('of a save with another seed does not go on', () => {
    const saved = playCampaign(season, season.scenarios[0].options, 3, 2).save()
    expect(() => resumeCampaign(season, { ...saved, seed: 'luckier' }, 's.json')).toThrow('s.json /seed')
  })
})

describe('whatever is changed in a record', () => {
  const match = JSON.parse(writeRecord(honest()))
  const old = JSON.parse(JSON.stringify(asVersionTwo(honest())))
  const campaign = JSON.parse(
    writeCampaignRecord(playCampaign(season, season.scenarios[0].options, 3).record()),
  )

  test('is noticed, or is named as not proven', () => {
    const read = (text: string) => readRecord(text, 'r')
    noticed(match, text => verdictOn(race, read(text)))
    noticed(old, text => verdictOn(race, read(text)))
    noticed(signed(), text => verdictOn(race, read(text)))
    noticed(campaign, text => campaignVerdictOn(season, readCampaignRecord(text, 'r')))
  })

  test('is noticed where the commitment was noted, but for who took over', () => {
    const { commitment } = honest()
    noticed(match, text => verdictOn(race, readRecord(text, 'r'), commitment))
  })

  /** `excused` are places that are named of every record: being covered by them only is going unnoticed. */
  function noticed(document: unknown, verdict: (text: string) => Finding[], excused = GENERAL): void {
    const leaves = leavesOf(document)
    fc.assert(
      fc.property(fc.constantFrom(...leaves), fc.constantFrom(...CHANGES), (path, change) => {
        const draft = copyPlain(document)
        if (!changeAt(draft, path, change)) return
        const findings = verdictOf(() => verdict(JSON.stringify(draft)))
        if (!findings || !holds(findings)) return
        const places = findings.flatMap(({ ok, places = [] }) => (ok === null ? places : []))
        const named = places.filter(place => !excused.includes(place)).some(place => covers(place, path))
        if (!named) throw new Error(`${path.join('/')} was changed, and nobody notices`)
      }),
      { numRuns: 300 },
    )
  }
})

/** What is never proven of a record that nobody has signed. */
const GENERAL = ['/', '/steps', '/entries', '/outcome']

/** A match with all that a record may have: secrets of seats, keys, a log of what was said, signatures. */
function signed(): unknown {
  const secrets = ['1', '2', '3'].map(digit => digit.repeat(64))
  const [host = '', red = ''] = secrets
  const nonces = [
    { by: 'host', nonce: host },
    { by: 1, nonce: red },
  ] as const
  const keys = { host: publicKeyOf(host), seats: [publicKeyOf(red), null] }
  const match = startMatch(race, { options, seed: seedOfNonces(nonces), pledged: { nonces, keys } })
  const choices = SeededDice.from('choices')
  while (!match.outcome) for (const seat of match.toAct) match.act(seat, choices.pick(match.legal(seat)))
  const { commitment, ...record } = match.record()
  const log = recordedActions(match.record()).map(({ seat, action }, index): LogEntry => {
    const entry: LogEntry = { kind: 'action', seat, action }
    const said = { cursor: index, id: `m${index}` }
    return seat === 0
      ? { ...entry, said: { ...said, signature: signSaid(red, commitment, seat, said, entry) } }
      : entry
  })
  const whole = rehashed({ ...record, commitment, log })
  return JSON.parse(writeRecord(withEntrySignature(withSignature(whole, 'host', host), 0, red)))
}

/** Nothing where what was changed cannot be promised: it is not JSON, or not of the form of a record. */
function promisedAgain<T>(forge: () => T): T | undefined {
  try {
    return forge()
  } catch (error) {
    if (error instanceof TypeError) return undefined
    throw error
  }
}

/** Nothing where it is not even read. */
function verdictOf(look: () => Finding[]): Finding[] | undefined {
  try {
    return look()
  } catch (error) {
    if (error instanceof InputError) return undefined
    throw error
  }
}

type Path = readonly string[]

function leavesOf(data: unknown, path: Path = []): Path[] {
  if (typeof data !== 'object' || data === null) return [path]
  return Object.entries(data).flatMap(([key, value]) => leavesOf(value, [...path, key]))
}

const CHANGES: readonly ((value: unknown) => unknown)[] = [
  value => (typeof value === 'number' ? value + 1 : `${value}x`),
  value => (typeof value === 'boolean' ? !value : null),
  value => (typeof value === 'string' ? value.replace(/^./, first => (first === '0' ? '1' : '0')) : 0),
  () => undefined,
]

/** Whether the change changed anything. */
function changeAt(document: unknown, path: Path, change: (value: unknown) => unknown): boolean {
  const [last = '', ...above] = [...path].reverse()
  const holder = above.reverse().reduce((part, key) => (part as Record<string, unknown>)[key], document)
  const part = holder as Record<string, unknown>
  const before = part[last]
  const after = change(before)
  if (after === before || (after === undefined && before === null && Array.isArray(part))) return false
  if (after === undefined && !Array.isArray(part)) delete part[last]
  else part[last] = after ?? null
  return true
}

function covers(place: string, path: Path): boolean {
  const keys = place.split('/').slice(1)
  return keys.every((key, i) => key === '*' || key === path[i])
}
