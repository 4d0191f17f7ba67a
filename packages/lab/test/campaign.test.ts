import { BotFault, campaignBotsFor, trainingCache } from '@sextant/bots'
import {
  type Bot,
  type CampaignRecord,
  type GameTypes,
  randomBot,
  replayCampaign,
  verifyCampaignDice,
} from '@sextant/engine'
import { tourBox } from '@sextant/sealed-bids'
import { describe, expect, it } from 'vitest'
import {
  campaignTallyOf,
  type GameRange,
  openCampaignSeries,
  playCampaignOut,
  type SeriesCampaign,
  simulateCampaign,
} from '../src/index.ts'

describe('simulateCampaign', () => {
  it('gives the same result for the same seed, whether records are kept or not, and another for another', () =>
    tourBox.open(async boxed => {
      const decider = campaignBotsFor(boxed).at(-1)
      if (!decider) throw new Error('the tour has a bot')
      const options = boxed.campaign.scenarios[0].options
      const series = { options, campaigns: 8, decider, battler: randomBot(), seed: 'one' } as const
      const bare = await simulateCampaign(boxed, series)
      expect(await simulateCampaign(boxed, { ...series, onRecord: () => {} })).toEqual(bare)
      expect(await simulateCampaign(boxed, { ...series, seed: 'two' })).not.toEqual(bare)
      expect(bare.campaigns).toBe(8)
      expect(bare.battles.total).toBeGreaterThan(8)
      expect(bare.endings.reduce((sum, { campaigns }) => sum + campaigns, 0)).toBe(8)
      expect(bare.values.days?.least).toBeGreaterThanOrEqual(0)
    }))

  it('has the same result where helpers play some of the campaigns', () =>
    tourBox.open(async boxed => {
      const decider = campaignBotsFor(boxed).at(-1)
      if (!decider) throw new Error('the tour has a bot')
      const options = boxed.campaign.scenarios[0].options
      const series = { options, decider, battler: randomBot(), seed: 'shared' } as const
      const numbers: number[] = []
      const open = openCampaignSeries(boxed, series)
      const helper = {
        async play({ first, last }: GameRange) {
          const played: SeriesCampaign[] = []
          for (let number = first; number <= last; number++) {
            numbers.push(number)
            played.push(await open.play(number, false))
          }
          return played
        },
        close() {},
      }
      const helpers = {
        worth: { begin() {}, after: (played: number) => played >= 2 },
        start: () => [helper],
        now: () => 0,
      }
      const shared = await simulateCampaign(boxed, { ...series, campaigns: 6, helpers })
      expect(shared).toEqual(await simulateCampaign(boxed, { ...series, campaigns: 6 }))
      expect(numbers).toEqual([3, 4, 5, 6])
    }))

  it('keeps records that replay, with the dice that were promised', () =>
    tourBox.open(async boxed => {
      const records: CampaignRecord[] = []
      await simulateCampaign(boxed, {
        options: boxed.campaign.scenarios[0].options,
        campaigns: 3,
        decider: randomBot(),
        battler: randomBot(),
        seed: 's',
        onRecord: record => void records.push(record),
      })
      expect(records).toHaveLength(3)
      for (const record of records) {
        expect(replayCampaign(boxed.campaign, record).ok).toBe(true)
        expect(verifyCampaignDice(boxed.campaign, record).ok).toBe(true)
        expect(record.player).toBe('random')
      }
    }))

  it('can be stopped between campaigns', () =>
    tourBox.open(async boxed => {
      const reported: number[] = []
      const tally = await simulateCampaign(boxed, {
        options: boxed.campaign.scenarios[0].options,
        campaigns: 20,
        decider: randomBot(),
        battler: randomBot(),
        seed: 's',
        onProgress: ({ games }) => reported.push(games),
        stopped: () => reported.length === 4,
      })
      expect(tally.campaigns).toBe(4)
      expect(reported).toEqual([1, 2, 3, 4])
    }))

  it('names the bot that decides what it may not, and the bot that a battle lacks', () =>
    tourBox.open(async boxed => {
      const rules = boxed.campaign.load(boxed.campaign.scenarios[0].options)
      const bots = { decider: campaignBotsFor(boxed).at(-1) ?? randomBot(), trainings: trainingCache() }
      const cheat: typeof bots.decider = {
        ...bots.decider,
        id: 'cheat',
        join: () => ({ choose: () => ({}) as never }),
      }
      await expect(playCampaignOut(boxed, rules, { ...bots, decider: cheat }, 's')).rejects.toThrow(BotFault)
      const strange = {
        ...rules,
        battle: (state: Parameters<typeof rules.battle>[0]) => {
          const battle = rules.battle(state)
          return battle && { ...battle, bots: ['nobody', 'random'] }
        },
      }
      await expect(playCampaignOut(boxed, strange, bots, 's')).rejects.toThrow(/no bot nobody for seat 0/)
    }))

  it('trains the bots of battles once', () =>
    tourBox.open(async boxed => {
      let trainings = 0
      const trainee = trainedBot(() => {
        trainings++
      })
      await simulateCampaign(boxed, {
        options: boxed.campaign.scenarios[0].options,
        campaigns: 4,
        decider: campaignBotsFor(boxed).at(-1) ?? randomBot(),
        battler: trainee(),
        seed: 's',
      })
      expect(trainings).toBe(1)
    }))
})

function trainedBot(note: () => void): <T extends GameTypes>() => Bot<T> {
  return () => ({
    ...randomBot(),
    id: 'trained',
    training: {
      key: () => 'the same',
      train: () => {
        note()
        return Uint8Array.of(1)
      },
      whyUnusable: () => undefined,
    },
  })
}

describe('the tally of campaigns', () => {
  const ended = (score: number, reason: string, gold: number) => ({
    outcome: { scores: [score], reason, values: { gold } },
    decisions: 3,
    battles: 1,
  })

  it('counts wins, endings and how the other results are spread', () => {
    const lost = Array.from({ length: 9 }, (_, i) => ended(0, 'sunk', i))
    const tally = campaignTallyOf([...lost, ended(1, 'reached-port', 100)])
    expect(tally).toMatchObject({ campaigns: 10, won: 1, share: 0.1, score: 0.1 })
    expect(tally.endings.map(({ reason, campaigns }) => [reason, campaigns])).toEqual([
      ['sunk', 9],
      ['reached-port', 1],
    ])
    expect(tally.values.gold).toEqual({ mean: 13.6, least: 0, low: 1, median: 4.5, high: 8, most: 100 })
    expect(tally.endings[1]?.values.gold?.mean).toBe(100)
  })

  it('of nothing is empty', () => {
    expect(campaignTallyOf([])).toMatchObject({ campaigns: 0, share: 0, endings: [], values: {} })
  })
})
