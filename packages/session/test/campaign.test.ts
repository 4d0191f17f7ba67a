import { openCampaignSession, type CampaignSession, type Session } from '@sextant/session'
import { type CampaignRecord, replayCampaign } from '@sextant/engine'
import { describe, expect, test } from 'vitest'
import { depart } from '../../src/campaign/begin-campaign.ts'
import { nearThinker } from '../../src/match/near-thinker.ts'
import { tour, tourBox, travellers } from './tour.ts'

function sail(record: CampaignRecord = depart(tourBox, { scenario: 'short', seed: 'test' }).record) {
  const kept: CampaignRecord[] = []
  const told: string[] = []
  const thinker = nearThinker(async () => travellers)
  const voyage = openCampaignSession({
    box: tourBox,
    record,
    thinker,
    adviser: thinker,
    keep: latest => void kept.push(JSON.parse(JSON.stringify(latest()))),
    onFailure: (_seat, error) => {
      throw error
    },
    onTold: (_session, lines) => void told.push(...lines.map(({ text }) => String(text))),
  })
  voyage.chart.begin()
  return { voyage, pageStore, told }
}

/** Presses what the page would offer as a button. */
async function press(session: Session, button: string): Promise<void> {
  const { choices } = session.snapshot.value
  const choice = choices.find(({ gesture }) => gesture.kind === 'press' && gesture.button === button)
  if (!choice) throw new Error(`nothing to press for ${button}`)
  session.take(choice.number)
  await Promise.resolve()
}

async function until(happened: () => boolean): Promise<void> {
  for (let wait = 0; wait < 500; wait++) {
    if (happened()) return
    await new Promise(resolve => setTimeout(resolve, 2))
  }
  throw new Error('it does not happen')
}

/** Plays the match under way to its end. */
async function fightToTheEnd(voyage: CampaignSession): Promise<void> {
  const session = voyage.fight.value
  if (!session) throw new Error('there is no fight')
  session.begin()
  while (!session.snapshot.value.outcome) {
    await until(() => session.snapshot.value.actor !== undefined || session.snapshot.value.outcome !== undefined)
    session.take(0)
    await until(() => session.thinking.value === undefined)
  }
}

describe('a campaign at this screen', () => {
  test('shows its decisions as any match shows its actions', () => {
    const { voyage } = sail()
    const { scene, actor, choices, outcome } = voyage.decisions.snapshot.value
    expect(scene.stage.kind).toBe('chart')
    expect(actor).toBe(0)
    expect(choices.map(({ gesture }) => gesture.label)).toEqual(['travel', 'spend'])
    expect(outcome).toBeUndefined()
    expect(voyage.chart.log.value.map(({ text }) => text)).toEqual(['set-out'])
    expect(voyage.chart.info.bots.map(({ id }) => id)).toEqual(['first'])
  })

  test('takes decisions back until dice have fallen, and does them again', async () => {
    const { voyage, kept } = sail()
    await press(voyage.chart, 'spend')
    expect(voyage.decisions.snapshot.value.scene.status).toBe('1 gold')
    expect(voyage.chart.undo()).toBeUndefined()
    expect(voyage.decisions.snapshot.value.scene.status).toBe('2 gold')
    expect(voyage.chart.redo()).toBeUndefined()
    expect(voyage.chart.log.value.map(({ text }) => text)).toEqual(['set-out', 'spent'])
    await press(voyage.chart, 'travel')
    expect(voyage.chart.undo()?.code).toBe('dice-fell')
    expect(kept.at(-1)?.entries).toHaveLength(2)
  })

  test('waits for the match that is due, plays it and goes on', async () => {
    const { voyage, pageStore, told } = sail()
    expect(voyage.due.value).toBe(false)
    await press(voyage.chart, 'travel')
    expect(voyage.due.value).toBe(true)
    expect(voyage.decisions.snapshot.value).toMatchObject({ actor: undefined, choices: [] })
    voyage.beginFight()
    expect(voyage.due.value).toBe(false)
    expect(voyage.fight.value?.players.value).toEqual(['person', 'random'])
    expect(voyage.fight.value?.seating).toEqual([['person', 'random'], ['random']])
    await fightToTheEnd(voyage)
    expect(voyage.settle()).toBeUndefined()
    voyage.chart.showOn(undefined)
    expect(voyage.fight.value).toBeUndefined()
    const { outcome } = voyage.decisions.snapshot.value
    expect(outcome?.values?.score).toBeGreaterThan(0)
    expect(told.at(-1)).toBe('fought')
    expect(voyage.chart.report()?.tables[0]?.rows).toEqual([['Traveller', 1]])
    const last = kept.at(-1)
    expect(last?.entries.map(({ kind }) => kind)).toEqual(['decision', 'match'])
    expect(last?.fighting).toBeUndefined()
    expect(last && replayCampaign(tour, last).ok).toBe(true)
  })

  test('comes back in the middle of a match, to the same position', async () => {
    const first = sail()
    await press(first.voyage.chart, 'travel')
    first.voyage.beginFight()
    const before = first.voyage.fight.value
    before?.begin()
    before?.take(0)
    await until(() => before?.shown.value.seq === 2)
    const saved = first.kept.at(-1)
    first.voyage.end()
    const { voyage } = sail(saved)
    expect(voyage.fight.value?.shown.value.scene).toEqual(before?.shown.value.scene)
    expect(voyage.fight.value?.players.value).toEqual(['person', 'random'])
    expect(voyage.due.value).toBe(false)
    await fightToTheEnd(voyage)
    expect(voyage.settle()).toBeUndefined()
  })

  test('a match that has begun keeps the decision before it from being taken back', async () => {
    const { voyage } = sail()
    await press(voyage.chart, 'travel')
    voyage.beginFight()
    expect(voyage.chart.undo()?.code).toBe('battle-begun')
    expect(voyage.settle()?.code).toBe('match-not-over')
  })

  test('a program of the campaign can make its decisions', async () => {
    const { voyage } = sail()
    voyage.chart.seat(0, 'first')
    await until(() => voyage.due.value)
    expect(voyage.chart.log.value.at(-1)?.text).toBe('arrived')
  })

  test('the adviser of the game is asked in its fights', async () => {
    const { voyage } = sail()
    expect(voyage.chart.advice).toBeUndefined()
    await press(voyage.chart, 'travel')
    voyage.beginFight()
    const advice = voyage.fight.value?.advice
    advice?.ask()
    await until(() => advice?.state.value.kind === 'given')
  })
})
