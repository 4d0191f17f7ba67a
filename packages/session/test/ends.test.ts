import { isResult, type MatchEnd, readRecord, sha256Hex, writeRecord } from '@sextant/engine'
import { say } from '@sextant/scene'
import { describe, expect, test } from 'vitest'
import { newCampaign, openCampaignSession, recordedMatch, type Session, sessionTexts } from '../src/index.ts'
import { aMoment, boxes, localBots, press, settled, silentBots, until } from './fixtures.ts'
import { openTestSession, storedRecord } from './open-test-session.ts'
import { hexapawnWithTour, tourBox } from './tour.ts'
import { votesBox } from './votes.ts'

const box = boxes.hexapawn
const open = (players: readonly string[], more = {}) =>
  openTestSession(box, players, { scenario: 'small', ...more })

const lastLine = (session: Session, language: 'en' | 'zh') => {
  const text = session.log.value.at(-1)?.text ?? ''
  return say(text, { ...sessionTexts[language], ...session.info.texts.en })
}

describe('resigning', () => {
  test('ends the match, in the log, on the board and in what is saved', async () => {
    const { session, saved } = open(['person', 'random'])
    expect(session.whyNoEnd({ kind: 'resigned', seat: 0 })).toBeUndefined()
    expect(await session.endMatch({ kind: 'resigned', seat: 0 })).toBeUndefined()
    expect(session.snapshot.value).toMatchObject({
      outcome: { scores: [0, 1], reason: 'resigned' },
      actor: undefined,
      choices: [],
    })
    expect(lastLine(session, 'en')).toBe('White resigns.')
    expect(lastLine(session, 'zh')).toBe('White认输。')
    expect(saved).toEqual([1])
    expect(session.record()).toMatchObject({ outcome: { reason: 'resigned' } })
  })

  test('is there when the match is opened again, and when it is watched', async () => {
    const { session } = open(['person', 'person'])
    session.take(0)
    await settled(session)
    await session.endMatch({ kind: 'resigned', seat: 1 })
    const record = storedRecord(session)
    const again = open([], { record }).session
    expect(again.snapshot.value.outcome).toEqual(session.snapshot.value.outcome)
    expect(lastLine(again, 'en')).toBe('Black resigns.')
    const recorded = recordedMatch(box, record)
    expect(recorded.length).toBe(2)
    expect(recorded.outcome?.reason).toBe('resigned')
    expect(recorded.log('spectator').at(-1)).toMatchObject({ step: 2, text: { key: 'end.resigned' } })
    expect(recorded.chapters(2, 'spectator')).toMatchObject([{ effects: [] }])
  })

  test('stops a bot that is thinking, and nothing can be done afterwards', async () => {
    const { session } = open(['person', 'rollout'], { bots: silentBots })
    session.take(0)
    await aMoment()
    expect(session.thinking.value).toBe(1)
    await session.endMatch({ kind: 'resigned', seat: 0 })
    expect(session.thinking.value).toBeUndefined()
    expect((await session.undo())?.code).toBe('match-over')
    expect((await session.endMatch({ kind: 'called-off' }))?.code).toBe('match-over')
    expect(session.record().steps).toHaveLength(2)
  })

  test('behind a curtain shows the end to all', async () => {
    const { session } = openTestSession(votesBox, ['person', 'person', 'person'])
    expect(session.curtain.value).toBe(0)
    await session.endMatch({ kind: 'resigned', seat: 2 })
    expect(session.curtain.value).toBeUndefined()
    expect(session.snapshot.value.outcome).toMatchObject({ scores: [0.5, 0.5, 0], reason: 'resigned' })
  })

  test('of a seat that is not there is refused, and the match goes on', async () => {
    const { session } = open(['person', 'random'])
    expect((await session.endMatch({ kind: 'resigned', seat: 7 }))?.code).toBe('no-such-seat')
    expect(session.snapshot.value).toMatchObject({ outcome: undefined, actor: 0 })
    session.take(0)
    await settled(session)
    expect(session.snapshot.value.seq).toBe(2)
  })
})

describe('other ends', () => {
  const ends: readonly (readonly [MatchEnd, string, string])[] = [
    [{ kind: 'timed-out', seat: 1 }, 'Black ran out of time.', 'Black超时。'],
    [{ kind: 'draw-agreed' }, 'A draw is agreed.', '双方同意平局。'],
    [{ kind: 'called-off' }, 'The match is called off.', '对局取消。'],
  ]
  test.each(ends)('%o is a line of the log in every language', async (end, en, zh) => {
    const { session } = open(['person', 'person'])
    await session.endMatch(end)
    expect([lastLine(session, 'en'), lastLine(session, 'zh')]).toEqual([en, zh])
  })

  test('a match that was called off counts for nobody', async () => {
    const { session } = open(['person', 'person'])
    await session.endMatch({ kind: 'called-off' })
    const { outcome } = session.snapshot.value
    expect(outcome && isResult(outcome)).toBe(false)
    const draw = open(['person', 'person']).session
    await draw.endMatch({ kind: 'draw-agreed' })
    expect(draw.snapshot.value.outcome && isResult(draw.snapshot.value.outcome)).toBe(true)
  })
})

test('a campaign that does not settle such an end refuses it, and its battle goes on', async () => {
  const campaign = openCampaignSession({
    box: tourBox,
    record: newCampaign(tourBox, { scenario: 'short', seed: 'test' }).record,
    bots: localBots(hexapawnWithTour),
    save() {},
    onFailure() {},
    onLog() {},
  })
  campaign.decisions.begin()
  expect((await campaign.decisions.endMatch({ kind: 'resigned', seat: 0 }))?.code).toBe('campaign-goes-on')
  await press(campaign.decisions, 'travel')
  campaign.beginBattle()
  const battle = campaign.battle.value
  battle?.begin()
  expect((await battle?.endMatch({ kind: 'resigned', seat: 0 }))?.code).toBe('must-be-played')
  await until(() => battle?.snapshot.value.actor === 0)
})

test('a record of the version before, which knew no such ends, opens', async () => {
  const { session } = open(['person', 'random'])
  session.take(0)
  await settled(session)
  const { contributions: _, hash: _hash, seed = '', ...rest } = JSON.parse(writeRecord(session.record()))
  const old = { ...rest, version: 1, seed, commitment: sha256Hex(seed) }
  const again = open([], { record: readRecord(JSON.stringify(old), 'old') }).session
  expect(again.snapshot.value).toEqual({ ...session.snapshot.value, trail: [] })
  expect(again.log.value).toEqual(session.log.value)
})
