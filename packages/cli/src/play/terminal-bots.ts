import {
  type BotClient,
  type BotDecision,
  botClient,
  botHost,
  directChannel,
  memoryModels,
  type OnTraining,
  trainingsIn,
} from '@sextant/bots'
import type { Box } from '@sextant/scene'
import type { Io } from '../io.ts'
import { gaugeOn } from '../progress.ts'
import { modelsOn, QUIET_MS } from '../trainings.ts'

/** The bots of a session at this terminal: they think in this process and keep their models on disk. */
export interface TerminalBots {
  readonly bots: BotClient
  readonly adviser: BotClient
}

export function terminalBots(io: Io, box: Box, values: { readonly 'no-cache'?: boolean }): TerminalBots {
  const channel = () => directChannel(botHost(async () => box, io.now))
  const trainings = trainingsIn(values['no-cache'] ? memoryModels() : modelsOn(io), channel())
  const client = () => withProgress(io, botClient(channel(), trainings))
  return { bots: client(), adviser: client() }
}

/** Shows how far a bot is with its training, when that takes long. */
function withProgress(io: Io, { choose, advise, stop }: BotClient): BotClient {
  async function shown<R>(
    { place: { bot, game } }: BotDecision,
    onTraining: OnTraining | undefined,
    ask: (onTraining: OnTraining) => Promise<R>,
  ): Promise<R> {
    const gauge = gaugeOn(io, QUIET_MS)
    try {
      return await ask(part => {
        gauge.show(part, () => `${bot} is training for ${game}: ${Math.floor(part * 100)} %`)
        onTraining?.(part)
      })
    } finally {
      gauge.clear()
    }
  }
  return {
    choose: (decision, onTraining) => shown(decision, onTraining, report => choose(decision, report)),
    advise: (decision, onTraining, onMeanwhile) =>
      shown(decision, onTraining, report => advise(decision, report, onMeanwhile)),
    stop,
  }
}
