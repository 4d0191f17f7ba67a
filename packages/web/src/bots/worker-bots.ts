import { type BotClient, botClient, type ModelStore, sealedModels, trainingsIn } from '@sextant/bots'
import { workerChannel } from './worker-channel.ts'

export interface WorkerBots {
  readonly bots: BotClient
  /** On a thread of its own: asking for advice keeps no bot waiting. */
  readonly adviser: BotClient
  /** Ends all thinking and training. */
  end(): void
}

/** Bots in workers, which share their models. A worker is started when it is first needed. */
export function workerBots(models: ModelStore, start?: () => Worker): WorkerBots {
  const trainings = trainingsIn(sealedModels(models), workerChannel(start))
  const bots = botClient(workerChannel(start), trainings)
  const adviser = botClient(workerChannel(start), trainings)
  return {
    bots,
    adviser,
    end() {
      bots.stop()
      adviser.stop()
      trainings.end()
    },
  }
}
