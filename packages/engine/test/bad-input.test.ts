import { describe, expect, test } from 'vitest'
import { playMatch } from '../src/conformance/index.ts'
import {
  type CampaignRecord,
  campaignRecordFrom,
  checkShape,
  copyPlain,
  flawOfFighting,
  InputError,
  type MatchEnd,
  type MatchRecord,
  parseJson,
  readRecord,
  recordFrom,
  resumeCampaign,
  resumeMatch,
  startCampaign,
  startMatch,
} from '../src/index.ts'
import { matchEndSchema } from '../src/journal/match-end-schema.ts'
import { race } from './race.ts'
import { season } from './season.ts'

const options = { goal: 10, faces: 6 }
const finished = () => playMatch({ game: race, options }, 5).record()

/** What is said of data that cannot be used. */
function complaint(work: () => unknown): string {
  try {
    work()
  } catch (error) {
    if (error instanceof InputError) return error.message
    throw error
  }
  throw new Error('nothing was refused')
}

describe('JSON', () => {
  test.each([
    ['open', '['.repeat(100_000)],
    ['closed', `${'['.repeat(100_000)}${']'.repeat(100_000)}`],
    ['of objects', '{"a":'.repeat(100_000)],
  ])('nested too deep, %s', (_name, text) => {
    expect(complaint(() => parseJson(text, 'x.json'))).toMatch(/^x\.json: is nested too deep: more than 64/)
  })

  test('may have as many brackets as it likes in its strings, and in a row', () => {
    const text = JSON.stringify(['\\"['.repeat(1000), ...Array.from({ length: 1000 }, () => [{}])])
    expect(parseJson(text, 'x.json')).toHaveLength(1001)
  })

  test('cut off in a very long string is said to be so', () => {
    const said = complaint(() => parseJson(`"${'x'.repeat(19_000_000)}`, 'x.json'))
    expect(said).toMatch(/line 1, column 19000002: found the end of the text/)
  })

  test('that begins with what cannot be seen names it', () => {
    expect(complaint(() => parseJson('\u007fELF', 'x.json'))).toContain('found "\\u007f", expected a value')
    expect(complaint(() => parseJson('\u009b2J', 'x.json'))).toContain('found "\\u009b"')
  })
})

test('a long value that is refused is quoted in part', () => {
  const checked = checkShape(race.options, { goal: 'x'.repeat(1_000_000), faces: 6 })
  expect(checked.ok ? '' : checked.flaws[0]?.message).toMatch(/^found "x{100,118}…, expected number$/)
})

test('a fraction where a whole number belongs is said to be so', () => {
  const checked = checkShape(matchEndSchema, { kind: 'resigned', seat: 0.5 })
  expect(checked).toEqual({
    ok: false,
    flaws: [{ path: '/seat', message: 'found 0.5, expected a whole number' }],
  })
})

describe('a record', () => {
  const wrong = (change: (draft: Record<string, unknown> & { steps: unknown[] }) => void) => {
    const draft = JSON.parse(JSON.stringify(finished()))
    change(draft)
    return complaint(() => recordFrom(draft, 'r.json'))
  }
  const { hash } = finished().start

  test('with an end of no known kind says which there are', () => {
    const said = wrong(({ steps }) => steps.push({ seq: steps.length + 1, end: { kind: 'boom' }, hash }))
    expect(said).toMatch(/\/end\/kind: found "boom", expected \("resigned" \| "timed-out" \|/)
  })

  test('with a step that is neither an action nor an end says what is missing', () => {
    expect(wrong(draft => (draft.steps = [7]))).toBe('r.json /steps/0: found 7, expected Object')
    expect(wrong(draft => (draft.steps = [{ seq: 1 }]))).toContain('r.json /steps/0/action: is missing')
  })

  test('of a version to come, or of none there was, says what can be read', () => {
    expect(wrong(draft => (draft.version = 5))).toBe(
      'r.json /version: found version 5, made by a newer Sextant; this one reads up to 4',
    )
    expect(wrong(draft => (draft.version = 0))).toContain(
      'found version 0, which there never was; expected one of 1, 2, 3, 4',
    )
    expect(wrong(draft => (draft.version = 1.5))).toContain('expected one of 1, 2, 3, 4')
  })

  test('with another seed than the promised one does not go on', () => {
    const save = startMatch(race, { options, seed: 'promised' }).save()
    expect(complaint(() => resumeMatch(race, { ...save, seed: 'luckier' }, 's.json'))).toBe(
      's.json /seed: is not the one that was promised',
    )
  })

  test('is read whole when nothing is wrong with it', () => {
    expect(readRecord(JSON.stringify(finished()), 'r.json')).toEqual(finished())
  })
})

describe('an end from outside', () => {
  const ends: readonly unknown[] = [
    { kind: 'exploded' },
    { kind: 'resigned' },
    { kind: 'resigned', seat: 'length' },
    { kind: 'resigned', seat: 0.5 },
    { kind: 'called-off', seat: 0 },
    {},
    null,
  ]
  test.each(ends.map(end => [end]))('%j is refused and changes nothing', end => {
    const match = startMatch(race, { options, seed: 'ends' })
    const before = match.save()
    expect(match.end(end as MatchEnd)).toMatchObject({ ok: false, refusal: { code: 'not-an-end' } })
    expect(match.save()).toEqual(before)
    expect(match.toAct).not.toEqual([])
  })
})

describe('the match under way in the save of a campaign', () => {
  function saved(): CampaignRecord & { fighting: MatchRecord } {
    const run = startCampaign(season, { options: { purse: 3, goal: 9 }, seed: 'a season' })
    run.decide({ type: 'enter' })
    const match = run.beginBattle()
    for (let step = 0; step < 4; step++) {
      const [seat = 0] = match.toAct
      const [action] = match.legal(seat)
      if (action) match.act(seat, action)
    }
    const record = run.save()
    if (!record.fighting) throw new Error('no match is under way')
    return copyPlain({ ...record, fighting: record.fighting })
  }
  const changed = (change: (fighting: MatchRecord) => Partial<MatchRecord>): CampaignRecord => {
    const record = saved()
    return { ...record, fighting: { ...record.fighting, ...change(record.fighting) } }
  }

  test.each<[string, CampaignRecord, RegExp]>([
    ['another seed', changed(() => ({ seed: 'q' })), /^s\.json \/fighting\/seed: is not the one/],
    [
      'a changed hash',
      changed(({ steps }) => ({
        steps: steps.map((step, at) => (at === 1 ? { ...step, hash: '0'.repeat(16) } : step)),
      })),
      /^s\.json \/fighting\/steps\/1: the state is not the recorded one/,
    ],
    ['other seats', changed(() => ({ seats: [] })), /^s\.json \/fighting\/commitment: is not that of/],
  ])('with %s is named with its place', (_name, record, message) => {
    expect(complaint(() => resumeCampaign(season, record, 's.json'))).toMatch(message)
  })

  test('is looked into when the save is read: its steps are in order', () => {
    const disordered = changed(({ steps }) => ({ steps: steps.map(step => ({ ...step, seq: 9 })) }))
    expect(complaint(() => campaignRecordFrom(disordered, 's.json'))).toBe(
      's.json /fighting/steps/0/seq: found 9, expected 1',
    )
  })

  test('has no flaw as it was saved', () => {
    const record = saved()
    const run = resumeCampaign(season, record)
    expect(flawOfFighting(season, run.rules, run.state(), record)).toBeUndefined()
  })
})
