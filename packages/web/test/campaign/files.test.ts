import { recordedMatch } from '@sextant/session'
import { type CampaignRecord, resumeCampaign, writeCampaignRecord } from '@sextant/engine'
import { beforeAll, describe, expect, test } from 'vitest'
import { depart } from '../../src/campaign/begin-campaign.ts'
import { importedCampaign, isCampaign } from '../../src/campaign/campaign-file.ts'
import { campaignReel } from '../../src/campaign/campaign-reel.ts'
import { fightsOf } from '../../src/campaign/fights-of.ts'
import { tour, tourBox, travellers } from './tour.ts'

let record: CampaignRecord
let text: string
beforeAll(() => {
  const run = resumeCampaign(tour, depart(tourBox, { scenario: 'short', seed: 'test' }).record)
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
    boxOf: game => (game === 'hexapawn' ? Promise.resolve(travellers) : undefined),
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
    luckier.entries[1].record.steps.pop()
    expect(await take(JSON.stringify(luckier))).toMatchObject({
      fault: { kind: 'broken', detail: expect.stringContaining('/entries/1') },
    })
  })

  test('that was cut off says so', async () => {
    expect(await take(text.slice(0, text.length / 2))).toEqual({ ok: false, fault: { kind: 'cut-off' } })
  })
})

describe('a campaign to be watched', () => {
  test('shows its decisions entry by entry', () => {
    const reel = campaignReel(tourBox, record)
    expect(reel.length).toBe(2)
    expect(reel.trouble).toBeUndefined()
    expect(reel.scene(0, 'spectator').status).toBe('2 gold')
    expect(reel.scene(1, 'spectator').pieces[0]?.at).toBe(1)
    expect(reel.log('spectator').map(({ text, step }) => [text, step])).toEqual([
      ['set-out', 0],
      ['arrived', 1],
      ['fought', 2],
    ])
    expect(reel.report()?.tables).toHaveLength(1)
  })

  test('has every match of it as a reel of its own', () => {
    const [fight] = fightsOf(record)
    expect(fight && recordedMatch(travellers, fight).length).toBe(fight?.steps.length)
  })

  test('of rules that have changed is shown as recorded, untold from there on', () => {
    const changed = structuredClone(record)
    const [first] = changed.entries
    if (first?.kind !== 'decision') throw new Error('the first entry is a decision')
    first.action = { type: 'spend' }
    const reel = campaignReel(tourBox, changed)
    expect(reel.trouble?.step).toBe(1)
    expect(reel.scene(2, 'spectator').pieces[0]?.at).toBe(1)
    expect(reel.log('spectator').map(({ text }) => text)).toEqual(['set-out'])
  })
})
