import { describe, expect, test } from 'vitest'
import {
  type Campaign,
  type CampaignRecord,
  type CampaignRules,
  copyPlain,
  type MatchEnd,
  type MatchRecord,
  type Played,
  readCampaignRecord,
  replayCampaign,
  resumeCampaign,
  SeededDice,
  sha256Hex,
  startCampaign,
  verifyCampaignDice,
  writeCampaignRecord,
} from '../src/index.ts'
import type { RaceTypes } from './race.ts'
import { type SeasonTypes, season } from './season.ts'

/** The season with other rules in some places. */
function altered(
  change: (rules: CampaignRules<SeasonTypes>) => Partial<CampaignRules<SeasonTypes>>,
): Campaign<SeasonTypes> {
  return {
    ...season,
    load(options) {
      const rules = season.load(options)
      return { ...rules, ...change(rules) }
    },
  }
}

/** A season in which a race brings a prize by chance. */
const lucky = altered(rules => ({
  settle(s, played, dice, emit) {
    rules.settle(s, played, dice, emit)
    const gold = dice.sum(2, 6)
    s.purse += gold
    emit({ type: 'earned', gold })
  },
}))

type Run = ReturnType<typeof startCampaign<SeasonTypes>>

function due(campaign: Campaign<SeasonTypes>): Run {
  const run = startCampaign(campaign, { options: { purse: 3, goal: 9 }, seed: 'settling' })
  run.decide({ type: 'enter' })
  return run
}

function raced(run: Run, most = 1000, end?: MatchEnd): MatchRecord {
  const dice = SeededDice.from('choices')
  const match = run.beginBattle()
  while (!match.outcome && match.seq < most) {
    const seat = dice.pick(match.toAct)
    match.act(seat, dice.pick(match.legal(seat)))
  }
  if (end) expect(match.end(end)).toMatchObject({ ok: true })
  return match.save()
}

function settledSeason(): Run {
  const run = due(lucky)
  expect(run.settle(raced(run))).toMatchObject({ ok: true })
  return run
}

function changed(record: CampaignRecord, change: (draft: CampaignRecord) => void): CampaignRecord {
  const draft = copyPlain(record)
  change(draft)
  return draft
}

describe('dice of settling', () => {
  test('are recorded with the entry, and its events are heard', () => {
    const run = settledSeason()
    const entry = run.save().entries[1]
    expect(entry).toMatchObject({ kind: 'match', dice: [expect.any(Number), expect.any(Number)] })
    const [a = 0, b = 0] = (entry?.dice ?? []).map(Number)
    expect(run.heard(2)).toContainEqual({ type: 'earned', gold: a + b })
  })

  test('replay, and are those of the seed', () => {
    const run = settledSeason()
    const again = replayCampaign(lucky, readCampaignRecord(writeCampaignRecord(run.save()), 'save'))
    expect(again.ok && again.journal.state).toEqual(run.state())
    const verdict = verifyCampaignDice(lucky, run.save())
    const drawn = run
      .save()
      .entries.map(entry => entry.dice.length + (entry.kind === 'match' ? drawsOf(entry.record) : 0))
    expect(verdict).toEqual({ ok: true, draws: drawn.reduce((sum, draws) => sum + draws, 1) })
  })

  test('that were changed are found out, with the entry', () => {
    const record = settledSeason().save()
    const better = changed(record, ({ entries }) => {
      const entry = entries[1]
      if (entry) entry.dice = [6, 6]
    })
    expect(replayCampaign(lucky, better)).toMatchObject({
      ok: false,
      entry: 2,
      differences: [expect.any(String)],
    })
    expect(verifyCampaignDice(lucky, better)).toMatchObject({ ok: false, entry: 2 })
    expect(() => resumeCampaign(lucky, better)).toThrow(/\/entries\/1/)
    const fewer = changed(record, ({ entries }) => {
      entries[1]?.dice.pop()
    })
    expect(replayCampaign(lucky, fewer)).toMatchObject({ ok: false, entry: 2 })
  })

  test('that fit the state but not the seed are found out', () => {
    const run = due(lucky)
    const forged = startCampaign(lucky, { options: { purse: 3, goal: 9 }, seed: 'better luck' })
    forged.decide({ type: 'enter' })
    forged.settle(raced(forged))
    const record = { ...forged.save(), seed: 'settling', commitment: run.commitment }
    expect(verifyCampaignDice(lucky, record).ok).toBe(false)
  })

  function drawsOf({ start, steps }: MatchRecord): number {
    return steps.reduce((sum, step) => sum + ('dice' in step ? step.dice.length : 0), start.dice.length)
  }
})

test('settling is handed the events of the match from its set-up on, with those that only one seat heard', () => {
  const seen: Played<RaceTypes>[] = []
  const watching: Campaign<SeasonTypes> = {
    ...altered(rules => ({
      settle(s, played, dice, emit) {
        seen.push(played)
        rules.settle(s, played, dice, emit)
      },
    })),
    battles: {
      ...season.battles,
      load: options => ({ ...season.battles.load(options), hears: (event, viewer) => event.seat === viewer }),
    },
  }
  const run = due(watching)
  run.settle(raced(run))
  const [played] = seen
  expect(new Set(played?.events.map(({ seat }) => seat))).toEqual(new Set([0, 1]))
  expect(played?.events.slice(0, 2)).toEqual([
    { type: 'hidden', seat: expect.any(Number) },
    { type: 'hidden', seat: expect.any(Number) },
  ])
  expect(played).not.toHaveProperty('end')
})

describe('a battle that ends by what no rule makes', () => {
  const ends: MatchEnd[] = [
    { kind: 'resigned', seat: 0 },
    { kind: 'timed-out', seat: 1 },
    { kind: 'draw-agreed' },
    { kind: 'called-off' },
  ]

  test.each(ends)('is refused where the campaign does not settle it: $kind', end => {
    const run = due(season)
    const record = raced(run, 5, end)
    const before = run.save()
    expect(run.settle(record)).toMatchObject({ ok: false, refusal: { code: 'ended-early' } })
    expect(run.save()).toEqual(before)
  })

  test('is settled where the campaign says so, with its end, and replays', () => {
    const seen: (MatchEnd | undefined)[] = []
    const lenient = altered(rules => ({
      settlesEnd: ({ kind }) => kind === 'resigned',
      settle(s, played, dice, emit) {
        seen.push(played.end)
        rules.settle(s, played, dice, emit)
      },
    }))
    const run = due(lenient)
    expect(run.settle(raced(run, 5, { kind: 'resigned', seat: 0 }))).toMatchObject({ ok: true })
    expect(seen).toEqual([{ kind: 'resigned', seat: 0 }])
    expect(run.heard(2)).toEqual([{ type: 'raced', won: false, at: expect.any(Number) }])
    const record = readCampaignRecord(writeCampaignRecord(run.save()), 'save')
    expect(replayCampaign(lenient, record).ok).toBe(true)
    expect(verifyCampaignDice(lenient, record).ok).toBe(true)
    expect(resumeCampaign(lenient, record).state()).toEqual(run.state())
    const other = due(lenient)
    expect(other.settle(raced(other, 5, { kind: 'called-off' }))).toMatchObject({ ok: false })
  })

  test('that was written in by hand does not pass', () => {
    const lenient = altered(() => ({ settlesEnd: () => true }))
    const run = due(lenient)
    const record = raced(run, 5, { kind: 'resigned', seat: 0 })
    const last = record.steps.at(-1)
    if (last && 'end' in last) last.end = { kind: 'resigned', seat: 1 }
    expect(run.settle(record)).toMatchObject({ ok: false, refusal: { code: 'match-differs' } })
  })
})

describe('records of version 1', () => {
  /** As the first version wrote it: battles without dice of their own, and records of the first version. */
  function asVersionOne(record: CampaignRecord): string {
    const older = <R extends MatchRecord | CampaignRecord>({ contributions: _, ...rest }: R) => ({
      ...rest,
      hash: undefined,
      version: 1,
      commitment: sha256Hex(rest.seed ?? ''),
    })
    return JSON.stringify({
      ...older(record),
      entries: record.entries.map(entry => {
        if (entry.kind === 'decision') return entry
        const { dice: _, ...rest } = entry
        return { ...rest, record: older(entry.record) }
      }),
      ...(record.fighting && { fighting: older(record.fighting) }),
    })
  }

  test('are read, replay, and are written as the version of today', () => {
    const run = due(season)
    run.settle(raced(run))
    run.decide({ type: 'enter' })
    raced(run, 4)
    const record = run.save()
    const read = readCampaignRecord(asVersionOne(record), 'old.json')
    expect(read.promiseFormat).toBe(2)
    expect(read.fighting?.promiseFormat).toBe(2)
    expect(read.entries.map(({ changes, dice }) => [changes, dice])).toEqual(
      record.entries.map(({ changes, dice }) => [changes, dice]),
    )
    expect(replayCampaign(season, read).ok).toBe(true)
    expect(verifyCampaignDice(season, read).ok).toBe(true)
    expect(resumeCampaign(season, read).save()).toEqual(read)
    expect(JSON.parse(writeCampaignRecord(read))).toMatchObject({ version: 4 })
  })

  test('with something wrong in them are refused with the place', () => {
    const run = due(season)
    run.settle(raced(run))
    const old = JSON.parse(asVersionOne(run.save()))
    const wrong = (change: (draft: typeof old) => void) => {
      const draft = copyPlain(old)
      change(draft)
      return () => readCampaignRecord(JSON.stringify(draft), 'old.json')
    }
    expect(wrong(draft => (draft.entries = 3))).toThrow(/old\.json \/entries/)
    expect(wrong(draft => (draft.entries[1] = null))).toThrow(/old\.json \/entries\/1/)
    expect(wrong(draft => (draft.entries[1].record = 'gone'))).toThrow(/old\.json \/entries\/1\/record/)
    expect(wrong(draft => (draft.fighting = 7))).toThrow(/old\.json \/fighting/)
  })
})
