import { type CampaignRecord, replayCampaign } from '@sextant/engine'
import { describe, expect, test } from 'vitest'
import { type CampaignSession, newCampaign, openCampaignSession } from '../src/index.ts'
import { localBots, press, until } from './fixtures.ts'
import { hexapawnWithTour, tour, tourBox } from './tour.ts'

function openTour(record: CampaignRecord = newCampaign(tourBox, { scenario: 'short', seed: 'test' }).record) {
  const saved: CampaignRecord[] = []
  const logged: string[] = []
  const bots = localBots(hexapawnWithTour)
  const campaign = openCampaignSession({
    box: tourBox,
    record,
    bots,
    adviser: bots,
    save: latest => void saved.push(JSON.parse(JSON.stringify(latest()))),
    onFailure: (_seat, error) => {
      throw error
    },
    onLog: (_session, lines) => void logged.push(...lines.map(({ text }) => String(text))),
  })
  campaign.decisions.begin()
  return { campaign, saved, logged }
}

/** Plays the battle under way to its end. */
async function playBattle(campaign: CampaignSession): Promise<void> {
  const session = campaign.battle.value
  if (!session) throw new Error('there is no battle')
  session.begin()
  const over = () => session.snapshot.value.outcome !== undefined
  while (!over()) {
    await until(() => session.snapshot.value.actor !== undefined || over())
    const { seq } = session.snapshot.value
    session.take(0)
    await until(() => session.snapshot.value.seq > seq || over())
  }
}

describe('a campaign at this screen', () => {
  test('shows its decisions as any match shows its actions', () => {
    const { campaign } = openTour()
    const { scene, actor, choices, outcome } = campaign.decisions.snapshot.value
    expect(scene.stage.kind).toBe('chart')
    expect(actor).toBe(0)
    expect(choices.map(({ gesture }) => gesture.label)).toEqual(['travel', 'spend'])
    expect(outcome).toBeUndefined()
    expect(campaign.decisions.log.value.map(({ text }) => text)).toEqual(['set-out'])
    expect(campaign.decisions.info.bots.map(({ id }) => id)).toEqual(['first'])
  })

  test('takes decisions back until dice have fallen, and does them again', async () => {
    const { campaign, saved } = openTour()
    await press(campaign.decisions, 'spend')
    expect(campaign.decisions.snapshot.value.scene.status).toBe('1 gold')
    expect(await campaign.decisions.undo()).toBeUndefined()
    expect(campaign.decisions.snapshot.value.scene.status).toBe('2 gold')
    expect(await campaign.decisions.redo()).toBeUndefined()
    expect(campaign.decisions.log.value.map(({ text }) => text)).toEqual(['set-out', 'spent'])
    await press(campaign.decisions, 'travel')
    expect((await campaign.decisions.undo())?.code).toBe('dice-fell')
    expect(saved.at(-1)?.entries).toHaveLength(2)
  })

  test('waits for the match that is due, plays it and goes on', async () => {
    const { campaign, saved, logged } = openTour()
    expect(campaign.due.value).toBe(false)
    await press(campaign.decisions, 'travel')
    expect(campaign.due.value).toBe(true)
    expect(campaign.decisions.snapshot.value).toMatchObject({ actor: undefined, choices: [] })
    campaign.beginBattle()
    expect(campaign.due.value).toBe(false)
    expect(campaign.battle.value?.players.value).toEqual(['person', 'random'])
    expect(campaign.battle.value?.seating).toEqual([['person', 'random'], ['random']])
    await playBattle(campaign)
    expect(campaign.settle()).toBeUndefined()
    campaign.decisions.showOn(undefined)
    expect(campaign.battle.value).toBeUndefined()
    const { outcome } = campaign.decisions.snapshot.value
    expect(outcome?.values?.score).toBeGreaterThan(0)
    expect(logged.at(-1)).toBe('battled')
    expect(campaign.decisions.report()?.tables[0]?.rows).toEqual([['Traveller', 1]])
    const last = saved.at(-1)
    expect(last?.entries.map(({ kind }) => kind)).toEqual(['decision', 'match'])
    expect(last?.fighting).toBeUndefined()
    expect(last && replayCampaign(tour, last).ok).toBe(true)
  })

  test('comes back in the middle of a match, to the same position', async () => {
    const first = openTour()
    await press(first.campaign.decisions, 'travel')
    first.campaign.beginBattle()
    const before = first.campaign.battle.value
    before?.begin()
    before?.take(0)
    await until(() => before?.snapshot.value.seq === 2)
    const saved = first.saved.at(-1)
    first.campaign.close()
    const { campaign } = openTour(saved)
    expect(campaign.battle.value?.snapshot.value.scene).toEqual(before?.snapshot.value.scene)
    expect(campaign.battle.value?.players.value).toEqual(['person', 'random'])
    expect(campaign.due.value).toBe(false)
    await playBattle(campaign)
    expect(campaign.settle()).toBeUndefined()
  })

  test('a match that has begun keeps the decision before it from being taken back', async () => {
    const { campaign } = openTour()
    await press(campaign.decisions, 'travel')
    campaign.beginBattle()
    expect((await campaign.decisions.undo())?.code).toBe('battle-begun')
    expect(campaign.settle()?.code).toBe('match-not-over')
  })

  test('a bot of the campaign can make its decisions', async () => {
    const { campaign } = openTour()
    campaign.decisions.assign(0, 'first')
    await until(() => campaign.due.value)
    expect(campaign.decisions.log.value.at(-1)?.text).toBe('arrived')
  })

  test('the adviser of the game is asked in its battles', async () => {
    const { campaign } = openTour()
    expect(campaign.decisions.advice).toBeUndefined()
    await press(campaign.decisions, 'travel')
    campaign.beginBattle()
    const advice = campaign.battle.value?.advice
    advice?.ask()
    await until(() => advice?.state.value.kind === 'given')
  })
})
