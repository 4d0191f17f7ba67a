import type { BotClient, ModelStore } from '@sextant/bots'
import type { WorkerBots } from './worker-bots.ts'

/** The bots of a page. What asks them is fetched with the first question, or when one is likely: a person who begins does not wait for it. */
export function pageBots(models: ModelStore, load = loadWorkerBots): WorkerBots {
  let loading: Promise<WorkerBots> | undefined
  const loaded = () => {
    loading ??= load(models).catch((error: unknown) => {
      loading = undefined
      throw error
    })
    return loading
  }
  // What is stopped while it is fetched was asked before: it is dropped once it is there.
  const whenLoaded = (use: (bots: WorkerBots) => void) => void loading?.then(use, () => {})
  const client = (which: 'bots' | 'adviser'): BotClient => ({
    choose: async (decision, onTraining) => (await loaded())[which].choose(decision, onTraining),
    advise: async (decision, onTraining, onMeanwhile) =>
      (await loaded())[which].advise(decision, onTraining, onMeanwhile),
    prepare: place =>
      void loaded().then(
        all => all[which].prepare?.(place),
        () => {},
      ),
    stop: () => whenLoaded(all => all[which].stop()),
  })
  return { bots: client('bots'), adviser: client('adviser'), end: () => whenLoaded(({ end }) => end()) }
}

async function loadWorkerBots(models: ModelStore): Promise<WorkerBots> {
  const { workerBots } = await import('./worker-bots.ts')
  return workerBots(models)
}
