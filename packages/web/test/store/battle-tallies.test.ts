import { readdirSync, readFileSync } from 'node:fs'
import {
  type CampaignRecord,
  type MatchRecord,
  readCampaignRecord,
  readRecord,
  winners,
} from '@sextant/engine'
import { PERSON } from '@sextant/session'
import { describe, expect, test } from 'vitest'
import { completedResults, talliesOf } from '../../src/store/battle-tallies.ts'
import { battlesOf } from '../../src/store/battles-of.ts'
import { memoryStore } from '../../src/store/memory-store.ts'
import { campaignSaver } from '../../src/store/save-campaign.ts'
import { statisticsOf } from '../../src/store/statistics.ts'
import type { CampaignMeta } from '../../src/store/store.ts'

const games = new URL('../../../games/', import.meta.url)

function goldenIn(folder: string): { name: string; text: string }[] {
  const url = new URL(`${folder}/`, games)
  return readdirSync(url).map(name => ({ name, text: readFileSync(new URL(name, url), 'utf8') }))
}

/** Reasons for which nobody of the loser is left. */
const ELIMINATED = new Set(['elimination', 'no-ship-left'])

const matches = ['blades-of-hex', 'firefight', 'hex-ships'].flatMap(game => goldenIn(`${game}/test/golden`))

test.each(matches)('who won $name by destroying the other side has kills', async ({ name, text }) => {
  const record = readRecord(text, name)
  const { kills = [], losses = [] } = await talliesOf(record)
  expect(kills).toHaveLength(record.seats.length)
  const { outcome } = record
  const [winner] = outcome ? winners(outcome) : []
  if (!outcome || winner === undefined || !ELIMINATED.has(outcome.reason)) return
  expect(kills[winner]).toBeGreaterThan(0)
  for (const [seat, lost] of losses.entries()) if (seat !== winner) expect(lost).toBeGreaterThan(0)
})

describe.each([
  ['firefight', 'ember-road', 'firefight/test/campaign/golden', 'careful-usual-finished.json', 'shots'],
  ['broadside', 'voyage', 'broadside/test/voyage/golden', 'careful-usual-days-spent.json', 'shots'],
  ['hex-ships', 'red-margin', 'hex-ships/test/campaign/golden', 'careful-usual-victory.json', 'volleys'],
])('a campaign of %s', (game, campaign, folder, file, shots) => {
  const golden = goldenIn(folder).find(({ name }) => name === file)
  if (!golden) throw new Error(`${file} is gone`)
  const record = playedByPerson(readCampaignRecord(golden.text, golden.name))
  const meta: CampaignMeta = { id: 'c', game, campaign, started: 1, touched: 1, entries: 0, matches: 0 }

  test('has its battles counted with what was done in them', async () => {
    const store = memoryStore()
    await campaignSaver(store, meta, () => 9)(() => record)
    const [statistics] = statisticsOf(await store.results())
    expect(statistics?.matches).toBe(battlesOf(record).length)
    expect(statistics?.tallied).toBe(statistics?.matches)
    expect(statistics?.tallies[shots]).toBeGreaterThan(0)
  })

  test('that an older version has counted without that is completed, while it is there', async () => {
    const store = memoryStore()
    await campaignSaver(store, meta, () => 9)(() => record)
    const whole = await store.results()
    for (const result of whole) await store.replaceResult({ ...result, tallies: {} })
    expect(await completedResults(store)).toEqual(whole)
    expect(await store.results()).toEqual(whole)
    for (const result of whole) await store.replaceResult({ ...result, tallies: {} })
    await store.deleteCampaign('c')
    const [statistics] = statisticsOf(await completedResults(store))
    expect(statistics).toMatchObject({ matches: whole.length, tallied: 0, tallies: {} })
  })
})

/** As if a person had played the first seat of every battle. */
function playedByPerson(record: CampaignRecord): CampaignRecord {
  const played = (battle: MatchRecord): MatchRecord => ({
    ...battle,
    seats: battle.seats.map((seat, number) => (number === 0 ? { ...seat, player: PERSON } : seat)),
  })
  return {
    ...record,
    entries: record.entries.map(entry =>
      entry.kind === 'match' ? { ...entry, record: played(entry.record) } : entry,
    ),
  }
}
