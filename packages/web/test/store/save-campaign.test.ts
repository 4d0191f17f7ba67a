import { resumeCampaign } from '@sextant/engine'
import { newCampaign } from '@sextant/session'
import { expect, test } from 'vitest'
import { tour, tourBox } from '../../../session/test/tour.ts'
import { memoryStore } from '../../src/store/memory-store.ts'
import { campaignSaver } from '../../src/store/save-campaign.ts'
import { statisticsOf } from '../../src/store/statistics.ts'
import type { CampaignMeta, Result, Score } from '../../src/store/store.ts'

const meta: CampaignMeta = {
  id: 'c',
  game: 'hexapawn',
  campaign: 'tour',
  started: 1,
  touched: 1,
  entries: 0,
  matches: 0,
}

/** A tour of one town whose battle was played to its end. */
function played() {
  const run = resumeCampaign(tour, newCampaign(tourBox, { scenario: 'short', seed: 'test' }).record)
  run.decide({ type: 'travel' })
  const match = run.beginBattle()
  while (!match.outcome) {
    const [seat = 0] = match.toAct
    const [move] = match.legal(seat)
    if (move) match.act(seat, move)
  }
  run.settle(match.record())
  return run.record()
}

test('the battles of a campaign count in your record, each once', async () => {
  const store = memoryStore()
  const record = played()
  const save = campaignSaver(store, meta, () => 9)
  await save(() => record)
  await save(() => record)
  // As after the page was loaded again.
  await campaignSaver(store, meta, () => 10)(() => record)
  expect((await store.results()).map(({ id }) => id)).toEqual(['c/1'])
  expect(statisticsOf(await store.results())).toEqual([
    expect.objectContaining({ game: 'hexapawn', matches: 1 }),
  ])
})

test('a campaign that came as a file is somebody else’s record', async () => {
  const store = memoryStore()
  const record = played()
  await campaignSaver(store, { ...meta, imported: true }, () => 9)(() => record)
  expect(await store.results()).toEqual([])
})

test('the score of a campaign is there before the results of its battles are', async () => {
  const record = { ...played(), outcome: { scores: [1], reason: 'finished' }, seed: 'test' }
  const written: string[] = []
  const memory = memoryStore()
  const store = {
    ...memory,
    saveScore: async (score: Score) => {
      written.push('score')
      await memory.saveScore(score)
    },
    saveResult: async (result: Result) => {
      written.push('result')
      await memory.saveResult(result)
    },
  }
  await campaignSaver(store, meta, () => 9)(() => record)
  expect(written).toEqual(['score', 'result'])
})
