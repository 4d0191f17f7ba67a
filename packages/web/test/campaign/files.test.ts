import { type CampaignRecord, resumeCampaign, writeCampaignRecord } from '@sextant/engine'
import { newCampaign, recordedCampaign, recordedMatch } from '@sextant/session'
import { beforeAll, describe, expect, test } from 'vitest'
import { hexapawnWithTour, tour, tourBox } from '../../../session/test/tour.ts'
import { battlesOf } from '../../src/store/battles-of.ts'
import { importedCampaign, isCampaign } from '../../src/store/files/campaign-file.ts'

let record: CampaignRecord
let text: string
beforeAll(() => {
  const run = resumeCampaign(tour, newCampaign(tourBox, { scenario: 'short', seed: 'test' }).record)
  run.decide({ type: 'travel' })
  const match = run.beginBattle()
  while (!match.outcome) {
    const [seat = 0] = match.toAct
    const [move] = match.legal(seat)
    if (move) match.act(seat, move)
  }
  run.settle(match.record())
  record = run.record()
  text = writeCampaignRecord(record)
})

const take = (given: string) =>
  importedCampaign(given, {
    name: 'file.json',
    id: 'id',
    now: 7,
    boxOf: game => (game === 'hexapawn' ? Promise.resolve(hexapawnWithTour) : undefined),
  })

describe('a campaign file', () => {
  test('is told from a match, and taken in whole', async () => {
    expect(isCampaign(text)).toBe(true)
    expect(isCampaign('{"format":"sextant.match"}')).toBe(false)
    const imported = await take(text)
    expect(imported).toMatchObject({
      ok: true,
      campaign: {
        meta: { id: 'id', campaign: 'tour', scenario: 'short', entries: 2, matches: 1, imported: true },
      },
    })
    expect(imported.ok && writeCampaignRecord(imported.campaign.record)).toBe(text)
  })

  test('of a game or a campaign that is not here names it', async () => {
    expect(await take(text.replaceAll('"hexapawn"', '"chess"'))).toEqual({
      ok: false,
      fault: { kind: 'unknown-game', game: 'chess' },
    })
    expect(await take(text.replace('"campaign":"tour"', '"campaign":"crusade"'))).toMatchObject({
      fault: { kind: 'broken', detail: expect.stringContaining('no campaign "crusade"') },
    })
  })

  test('that was tampered with says where', async () => {
    const richer = JSON.parse(text)
    richer.entries[0].dice = [richer.entries[0].dice[0] === 6 ? 5 : 6]
    expect(await take(JSON.stringify(richer))).toMatchObject({
      fault: { kind: 'broken', detail: expect.stringContaining('/entries/0') },
    })
    const luckier = JSON.parse(text)
    luckier.entries[1].record.steps.packed.pop()
    expect(await take(JSON.stringify(luckier))).toMatchObject({
      fault: { kind: 'broken', detail: expect.stringContaining('/entries/1') },
    })
  })

  test('whose terms are not those that were promised is not taken in to be continued', async () => {
    const { outcome: _, ...whole } = JSON.parse(text)
    const begun = { ...whole, entries: whole.entries.slice(0, 1) }
    expect(await take(JSON.stringify(begun))).toMatchObject({ ok: true })
    const other = { ...begun, player: 'Somebody else' }
    expect(await take(JSON.stringify(other))).toMatchObject({
      fault: { kind: 'broken', detail: expect.stringMatching(/^\/commitment: is not that of this record/) },
    })
  })

  test('with a match of other seats says that it begins wrong', async () => {
    const other = JSON.parse(text)
    other.entries[1].record.seats = []
    expect(await take(JSON.stringify(other))).toMatchObject({
      fault: {
        kind: 'broken',
        detail: expect.stringMatching(
          /^\/entries\/1\/record\/start: .*the commitment is not that of this record/,
        ),
      },
    })
  })

  test('with a damaged match under way says where', async () => {
    const run = resumeCampaign(tour, newCampaign(tourBox, { scenario: 'short', seed: 'test' }).record)
    run.decide({ type: 'travel' })
    const match = run.beginBattle()
    const [move] = match.legal(0)
    if (move) match.act(0, move)
    const saved = JSON.parse(writeCampaignRecord(run.save()))
    expect(await take(JSON.stringify(saved))).toMatchObject({ ok: true })
    const [seat, action, changes, dice = []] = saved.fighting.steps.packed[0]
    saved.fighting.steps.packed[0] = [seat, action, changes, dice, '0'.repeat(16)]
    expect(await take(JSON.stringify(saved))).toMatchObject({
      fault: { kind: 'broken', detail: expect.stringMatching(/^\/fighting\/steps\/0: the state is not/) },
    })
  })

  test('that was cut off says so', async () => {
    expect(await take(text.slice(0, text.length / 2))).toEqual({ ok: false, fault: { kind: 'cut-off' } })
  })
})

describe('a campaign to be watched', () => {
  test('shows its decisions entry by entry', () => {
    const recorded = recordedCampaign(tourBox, record)
    expect(recorded.length).toBe(2)
    expect(recorded.trouble).toBeUndefined()
    expect(recorded.scene(0, 'spectator').status).toBe('2 gold')
    expect(recorded.scene(1, 'spectator').pieces[0]?.at).toBe(1)
    expect(recorded.log('spectator').map(({ text, step }) => [text, step])).toEqual([
      ['set-out', 0],
      ['arrived', 1],
      ['battled', 2],
    ])
    expect(recorded.report()?.tables).toHaveLength(1)
  })

  test('has every match of it as a reel of its own', () => {
    const [battle] = battlesOf(record)
    expect(battle && recordedMatch(hexapawnWithTour, battle).length).toBe(battle?.steps.length)
  })

  test('of rules that have changed is shown as recorded, untold from there on', () => {
    const changed = structuredClone(record)
    const [first] = changed.entries
    if (first?.kind !== 'decision') throw new Error('the first entry is a decision')
    first.action = { type: 'spend' }
    const recorded = recordedCampaign(tourBox, changed)
    expect(recorded.trouble?.step).toBe(1)
    expect(recorded.scene(2, 'spectator').pieces[0]?.at).toBe(1)
    expect(recorded.log('spectator').map(({ text }) => text)).toEqual(['set-out'])
  })
})
