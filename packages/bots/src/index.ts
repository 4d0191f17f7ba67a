export { anyGameBots } from './any-game-bots.ts'
export { type BotClient, type BotDecision, botClient, type OnMeanwhile } from './bot-client.ts'
export { BotFault } from './bot-fault.ts'
export { type BotHost, botHost } from './bot-host.ts'
export { botsFor, campaignBotsFor, defaultBot } from './bots-for.ts'
export {
  type BotChannel,
  type BotConnection,
  type ChannelOptions,
  channelOver,
  type OpenConnection,
  type Unnumbered,
} from './channel.ts'
export { directChannel } from './direct-channel.ts'
export { Interrupted, unwatched, type Watched } from './interruption.ts'
export { localChannel } from './local-channel.ts'
export {
  type ModelKey,
  type ModelStore,
  memoryModels,
  modelName,
  sealedModels,
  sealModel,
  unsealModel,
} from './model-store.ts'
export { rolloutBot } from './rollout.ts'
export type { RolloutSettings } from './rollout-card.ts'
export { type SeatedBot, seatBot } from './seated-bot.ts'
export { serveBots } from './serve-bots.ts'
export { type TrainingCache, type TrainingCacheOptions, trainingCache } from './training-cache.ts'
export { type OnTraining, type Trainings, trainingsIn } from './trainings.ts'
