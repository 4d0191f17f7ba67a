import { parentPort, workerData } from 'node:worker_threads'
import { botsFor, campaignBotsFor } from '@sextant/bots'
import { loadRules } from '@sextant/engine'
import {
  type GameRange,
  type OpenCampaignSeries,
  type OpenSeries,
  openCampaignSeries,
  openSeries,
} from '@sextant/lab'
import { campaignArgument } from './campaign/find-campaign.ts'
import { gameArgument } from './game-argument.ts'
import { namedBot, namedBots } from './named-bots.ts'
import { nodeIo } from './node-io.ts'
import type { CampaignsTask, MatchesTask, SeriesTask } from './series-thread.ts'
import { trainingsOn } from './trainings.ts'

/** The inside of a thread that plays its part of a series. */
const task: SeriesTask = workerData
// The command that started the thread speaks for it.
const io = { ...nodeIo(), out: () => undefined, err: () => undefined }
const trainings = trainingsOn(io, { 'no-cache': task.noCache })
const { play, leave } = task.kind === 'matches' ? await matches(task) : await campaigns(task)

parentPort?.on('message', (asked: GameRange | 'leave') => void (asked === 'leave' ? end() : playAll(asked)))

async function playAll({ first, last }: GameRange): Promise<void> {
  const played: unknown[] = []
  try {
    for (let number = first; number <= last; number++) played.push(await play(number, task.recorded))
  } catch {
    // The command plays the one that is missing again, and says why it fails.
  }
  parentPort?.postMessage(played)
}

async function end(): Promise<void> {
  await leave()
  process.exit()
}

type Part = Pick<OpenSeries | OpenCampaignSeries, 'play' | 'leave'>

async function matches({ game, bots, seed, ...given }: MatchesTask): Promise<Part> {
  const box = await gameArgument(io, 'simulate', [game])
  return box.open(async boxed => {
    const { options } = loadRules(boxed.game, given.options, 'the options of the series')
    const named = namedBots(boxed, bots.join(','), 'simulate')
    return openSeries(boxed, { options, bots: named, seed, trainings })
  })
}

async function campaigns({ game, campaign, seed, ...given }: CampaignsTask): Promise<Part> {
  const found = await campaignArgument(io, [game, campaign])
  return found.campaign.open(boxed => {
    const { options } = loadRules(boxed.campaign, given.options, 'the options of the series')
    const decider = namedBot(campaignBotsFor(boxed), given.decider, 'bot', 'campaign')
    const battler =
      given.battler === undefined
        ? undefined
        : namedBot(botsFor(boxed.battles), given.battler, 'bot', 'campaign')
    return openCampaignSeries(boxed, {
      options,
      decider,
      ...(battler && { battler }),
      seed,
      trainings,
    })
  })
}
