import { describe, expect, test } from 'vitest'
import {
  battleSeed,
  type CampaignRecord,
  copyPlain,
  GameFault,
  type GameTypes,
  InputError,
  type Match,
  type MatchRecord,
  readCampaignRecord,
  recordedActions,
  recordedCampaignStates,
  replayCampaign,
  resumeCampaign,
  SeededDice,
  startCampaign,
  startMatch,
  verifyCampaignDice,
  writeCampaignRecord,
} from '../src/index.ts'
import { HIDDEN, race } from './race.ts'
import { type SeasonEvent, season } from './season.ts'

const options = { purse: 3, goal: 9 }
const begin = (seed = 'a season') => startCampaign(season, { options, seed, player: 'Ada' })
type Run = ReturnType<typeof begin>

function raceToTheEnd<T extends GameTypes>(match: Match<T>, seed = 'choices', most = 1000): MatchRecord {
  const dice = SeededDice.from(seed)
  while (!match.outcome && match.seq < most) {
    const seat = dice.pick(match.toAct)
    match.act(seat, dice.pick(match.legal(seat)))
  }
  return match.save()
}

function playBattle(run: Run, seed?: string): MatchRecord {
  const record = raceToTheEnd(run.beginBattle(), seed)
  expect(run.settle(record)).toMatchObject({ ok: true })
  return record
}

function wholeSeason(seed?: string): Run {
  const run = begin(seed)
  const dice = SeededDice.from('decisions')
  while (!run.outcome) {
    if (run.battle) playBattle(run, `battle ${run.seq}`)
    else run.decide(dice.pick(run.legal()))
  }
  return run
}

const refusal = (code: string) => ({ ok: false, refusal: { code, message: expect.stringMatching(/\.$/) } })

describe('decisions', () => {
  test('are made from the set-up on, with dice of the seed', () => {
    const run = begin()
    expect(run).toMatchObject({ seq: 0, toAct: [0], player: 'Ada', options, battle: undefined })
    expect(begin().state()).toEqual(run.state())
    expect(run.legal()).toContainEqual({ type: 'train' })
    expect(run.forecast({ type: 'work' })?.odds[0]?.of).toBe('gold')
    const worked = run.decide({ type: 'work' })
    expect(worked).toMatchObject({ ok: true, events: [{ type: 'earned' }] })
    expect(run.heard(1)).toEqual(worked.ok && worked.events)
    const again = begin()
    again.decide({ type: 'work' })
    expect(again.state()).toEqual(run.state())
  })

  test('from outside are checked first', () => {
    const run = begin()
    expect(run.submit({ type: 'fly' })).toMatchObject(refusal('not-an-action'))
    expect(run.submit({ type: 'work' })).toMatchObject({ ok: true })
  })

  test('a state that was handed out is a copy', () => {
    const run = begin()
    run.state().purse = 1000
    expect(run.state().purse).toBeLessThan(10)
  })

  test('are taken back up to the last dice, and done again', () => {
    const run = begin()
    expect(run.undo()).toMatchObject({ code: 'nothing-to-undo' })
    run.decide({ type: 'work' })
    const before = run.state()
    run.decide({ type: 'train' })
    const after = run.state()
    expect(run.whyNoUndo()).toBeUndefined()
    expect(run.undo()).toBeUndefined()
    expect(run.state()).toEqual(before)
    expect(run.redo()).toMatchObject({ ok: true })
    expect(run.state()).toEqual(after)
    run.undo()
    expect(run.undo()).toMatchObject({ code: 'dice-fell' })
    expect(run.redo()).toMatchObject({ ok: true })
    expect(run.redo()).toMatchObject(refusal('nothing-to-redo'))
  })

  test('where the rules fail the campaign stands as it stood', () => {
    const run = begin()
    const before = run.save()
    expect(() => run.decide({ type: 'break' })).toThrow(GameFault)
    expect(() => run.decide({ type: 'break' })).toThrow(/season, step 1, trainer .*the bank is closed/)
    expect(run.save()).toEqual(before)
  })

  test('after the end are refused', () => {
    const run = wholeSeason()
    expect(run.toAct).toEqual([])
    expect(run.legal()).toEqual([])
    expect(run.decide({ type: 'work' })).toMatchObject(refusal('campaign-over'))
    expect(run.undo()).toMatchObject({ code: 'campaign-over' })
  })
})

describe('a match that is due', () => {
  const due = () => {
    const run = begin()
    run.decide({ type: 'train' })
    run.decide({ type: 'enter' })
    return run
  }

  test('comes before any decision', () => {
    const run = due()
    expect(run.battle?.options).toEqual({ goal: 8, faces: 6 })
    expect(run.toAct).toEqual([])
    expect(run.legal()).toEqual([])
    expect(run.decide({ type: 'work' })).toMatchObject(refusal('battle-due'))
    expect(begin().battleSetup()).toBeUndefined()
    expect(() => begin().beginBattle()).toThrow(/no match is due after entry 0/)
  })

  test('has the seed of its place in the campaign, which does not tell the campaign’s', () => {
    const run = due()
    const setup = run.battleSetup()
    expect(setup).toEqual({
      options: { goal: 8, faces: 6 },
      seed: battleSeed('a season', 3),
      players: ['Ada', 'random'],
    })
    expect(setup?.seed).not.toContain('a season')
    expect(run.battleSetup(['Ada', 'Ben'])?.players).toEqual(['Ada', 'Ben'])
  })

  test('can be declined until it has begun', () => {
    const run = due()
    expect(run.undo()).toBeUndefined()
    expect(run.battle).toBeUndefined()
    run.redo()
    run.beginBattle()
    expect(run.undo()).toMatchObject({ code: 'battle-begun' })
    const elsewhere = due()
    elsewhere.battleSetup()
    expect(elsewhere.undo()).toMatchObject({ code: 'battle-begun' })
  })

  test('is settled, once, and stands', () => {
    const run = due()
    const record = playBattle(run)
    expect(run).toMatchObject({ seq: 3, battle: undefined, toAct: [0] })
    expect(run.heard(3)).toEqual([
      { type: 'raced', won: record.outcome?.scores[0] === 1, at: expect.any(Number) },
    ])
    expect(run.undo()).toMatchObject({ code: 'battle-fought' })
    expect(run.settle(record)).toMatchObject(refusal('no-battle-due'))
    run.decide({ type: 'train' })
    expect(run.undo()).toBeUndefined()
    expect(run.undo()).toMatchObject({ code: 'battle-fought' })
  })

  test('may be played elsewhere from its set-up', () => {
    const run = due()
    const setup = run.battleSetup()
    if (!setup) throw new Error('a match is due')
    expect(run.settle(raceToTheEnd(startMatch(race, setup)))).toMatchObject({ ok: true })
  })

  test.each<[string, (good: MatchRecord, seed: string) => MatchRecord]>([
    ['other-game', good => ({ ...good, game: 'chess' })],
    ['other-options', good => ({ ...good, options: { goal: 7, faces: 6 } })],
    ['other-seed', () => played({ goal: 8, faces: 6 }, 'better luck')],
    ['given-position', (_, seed) => played({ goal: 8, faces: 6 }, seed, HIDDEN)],
    ['match-not-over', (_, seed) => played({ goal: 8, faces: 6 }, seed, undefined, 5)],
    ['match-differs', good => loaded(good)],
    ['match-differs', good => ({ ...good, seed: 'another' })],
    ['match-differs', ({ seed: _, ...good }) => good],
    ['match-differs', good => ({ ...good, steps: good.steps.slice(0, -1) })],
    ['match-differs', good => ({ ...good, outcome: { scores: [1, 0], reason: 'mercy' } })],
  ])('is not settled by a record that is not of it: %s', (code, tamper) => {
    const run = due()
    const good = raceToTheEnd(run.beginBattle())
    const before = run.save()
    expect(run.settle(tamper(copyPlain(good), battleSeed('a season', 3)))).toMatchObject(refusal(code))
    expect(run.save()).toEqual(before)
    expect(run.settle(good)).toMatchObject({ ok: true })
  })

  function played(
    raceOptions: { goal: number; faces: number },
    seed: string,
    position?: typeof HIDDEN,
    most?: number,
  ): MatchRecord {
    const setup = { options: raceOptions, seed, ...(position && { position }) }
    return raceToTheEnd(startMatch(race, setup), 'choices', most)
  }

  /** The same with the dice turned to another face. */
  function loaded(record: MatchRecord): MatchRecord {
    const rolled = recordedActions(record).find(({ dice }) => dice.length > 0)
    if (rolled) rolled.dice = [rolled.dice[0] === 6 ? 5 : 6]
    return record
  }
})

describe('records', () => {
  test('are canonical, and the same for the same seed', () => {
    const record = wholeSeason().record()
    const text = writeCampaignRecord(record)
    expect(readCampaignRecord(text, 'text')).toEqual(record)
    expect(writeCampaignRecord(wholeSeason().record())).toBe(text)
    expect(writeCampaignRecord(wholeSeason('another').record())).not.toBe(text)
    expect(record).toMatchObject({
      campaign: 'season',
      game: 'race',
      rules: { campaign: 2, game: 3 },
      seat: 'trainer',
      player: 'Ada',
      seed: 'a season',
    })
    expect(record.entries.map(({ kind }) => kind)).toContain('match')
  })

  test('tell the seed when it is over, or in a save', () => {
    const run = begin()
    expect(run.record()).not.toHaveProperty('seed')
    expect(run.save().seed).toBe('a season')
  })

  test('replay entry by entry, and their dice are those promised', () => {
    const run = wholeSeason()
    const record = run.record()
    const again = replayCampaign(season, record)
    if (!again.ok) throw new Error(again.message)
    expect(again.journal.state).toEqual(run.state())
    expect(again.journal.steps.flatMap(({ events }): readonly SeasonEvent[] => events)).toEqual(run.heard(1))
    expect(recordedCampaignStates(record, 'record').at(-1)).toEqual(run.state())
    expect(recordedCampaignStates(record, 'record')).toHaveLength(run.seq + 1)
    const verdict = verifyCampaignDice(season, record)
    expect(verdict.ok && verdict.draws).toBeGreaterThan(5)
  })

  test('of another campaign, or over another game, are refused', () => {
    const record = wholeSeason().record()
    expect(replayCampaign(season, { ...record, campaign: 'voyage' })).toMatchObject({ ok: false, entry: 0 })
    expect(replayCampaign(season, { ...record, game: 'duel' })).toMatchObject({
      ok: false,
      message: 'its matches are of duel, not of race',
    })
  })

  test('that were changed are found out, down to the step of a match', () => {
    const record = wholeSeason().record()
    const match = record.entries.find(entry => entry.kind === 'match')
    if (match?.kind !== 'match') throw new Error('there is a match')
    const tampered = changed(record, ({ entries }) => {
      const entry = entries[match.seq - 1]
      const change = entry?.kind === 'match' && entry.record.steps[3]
      if (change) change.hash = '0123456789abcdef'
    })
    expect(replayCampaign(season, tampered)).toMatchObject({ ok: false, entry: match.seq, step: 4 })

    const richer = changed(record, ({ start }) => {
      Object.assign(start.state as object, { purse: 50 })
    })
    const found = replayCampaign(season, richer)
    expect(found).toMatchObject({
      ok: false,
      entry: 0,
      differences: [expect.stringMatching('/purse: 50 in')],
    })

    const dishonest = changed(record, draft => {
      draft.seed = 'another'
    })
    expect(verifyCampaignDice(season, dishonest)).toMatchObject({
      message: 'the revealed seed is not the one that was promised',
    })
  })

  test('with a match played again for better dice do not pass', () => {
    const run = begin()
    run.decide({ type: 'enter' })
    const lucky = raceToTheEnd(startMatch(race, { options: { goal: 9, faces: 6 }, seed: 'lucky' }))
    playBattle(run)
    const record = changed(run.save(), ({ entries }) => {
      entries[1] = { ...entries[1], kind: 'match', record: lucky } as CampaignRecord['entries'][number]
    })
    expect(verifyCampaignDice(season, record).ok).toBe(false)
    expect(() => resumeCampaign(season, record)).toThrow(/\/entries\/1/)
  })

  test('out of order or of another format are refused with the place', () => {
    const record = wholeSeason().record()
    const first = record.entries[0]
    if (first) first.seq = 7
    expect(() => readCampaignRecord(JSON.stringify(record), 'file')).toThrow('/entries/0/seq: found 7')
    expect(() => readCampaignRecord('{"format":"sextant.match","version":1}', 'file')).toThrow(InputError)
    expect(() => readCampaignRecord(JSON.stringify({ ...record, version: 5 }), 'file')).toThrow('/version')
  })

  function changed(record: CampaignRecord, change: (draft: CampaignRecord) => void): CampaignRecord {
    const draft = copyPlain(record)
    change(draft)
    return draft
  }
})

describe('a saved campaign', () => {
  test('goes on as if it had not been, at every entry', () => {
    const whole = wholeSeason()
    const text = writeCampaignRecord(whole.record())
    const entries = whole.record().entries
    for (let at = 0; at < entries.length; at++) {
      let run = begin()
      for (const entry of entries.slice(0, at)) enter(run, entry)
      run = resumeCampaign(season, readCampaignRecord(writeCampaignRecord(run.save()), 'save'))
      for (const entry of entries.slice(at)) enter(run, entry)
      expect(writeCampaignRecord(run.record())).toBe(text)
    }
  })

  test('loses nothing when it is closed in the middle of a match', () => {
    const run = begin()
    run.decide({ type: 'enter' })
    raceToTheEnd(run.beginBattle(), 'choices', 6)
    const saved = readCampaignRecord(writeCampaignRecord(run.save()), 'save')
    expect(saved.fighting?.steps).toHaveLength(6)
    const again = resumeCampaign(season, saved)
    expect(again.fighting?.steps).toHaveLength(6)
    expect(again.whyNoUndo()).toMatchObject({ code: 'battle-begun' })
    expect(again.save()).toEqual(saved)
    const match = again.beginBattle()
    expect(match.seq).toBe(6)
    expect(again.settle(raceToTheEnd(match))).toMatchObject({ ok: true })
    expect(again.save()).not.toHaveProperty('fighting')
  })

  test('takes the match that is played elsewhere', () => {
    const run = begin()
    run.decide({ type: 'enter' })
    const setup = run.battleSetup()
    if (!setup) throw new Error('a match is due')
    const match = startMatch(race, setup)
    raceToTheEnd(match, 'choices', 4)
    expect(run.save(match.save()).fighting?.steps).toHaveLength(4)
  })

  test('is not resumed without its seed, with another, or with a match that is not due', () => {
    const run = begin()
    run.decide({ type: 'work' })
    expect(() => resumeCampaign(season, run.record())).toThrow(/\/seed: is missing/)
    expect(() => resumeCampaign(season, { ...run.save(), seed: 'x' })).toThrow(
      /not the one that was promised/,
    )
    const stray = raceToTheEnd(startMatch(race, { options: { goal: 9, faces: 6 }, seed: 's' }), 'c', 3)
    expect(() => resumeCampaign(season, run.save(stray))).toThrow(/\/fighting: No match is due/)
    run.decide({ type: 'enter' })
    expect(() => resumeCampaign(season, run.save(stray))).toThrow(/\/fighting: The dice/)
  })

  function enter(run: Pick<Run, 'settle' | 'submit'>, entry: CampaignRecord['entries'][number]): void {
    const entered = entry.kind === 'match' ? run.settle(entry.record) : run.submit(entry.action)
    expect(entered).toMatchObject({ ok: true })
  }
})
