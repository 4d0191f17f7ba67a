import {
  type BotPlace,
  type BotPlayer,
  type BotQuestion,
  type Budget,
  type Game,
  type GameTypes,
  loadRules,
  parseShape,
  SeededDice,
} from '@sextant/engine'
import { type Box, type BoxedBot, loadBot } from '@sextant/scene'
import { botsFor, campaignBotsFor } from './bots-for.ts'
import { bytesToHex, hexToBytes } from './hex-digits.ts'
import { shippedModel } from './shipped-model.ts'
import { whyUnusable } from './why-unusable.ts'

/** Where bots run: answers the questions of the bot protocol. */
export interface BotHost {
  answer(question: BotQuestion, onProgress: (part: number) => void): Promise<unknown>
  /** Lets all bots leave their seats. The next question seats its bot again. */
  dispose(): Promise<void>
}

/** Bots that stay seated: a campaign seats them again for every battle, each with tables of its own. */
const MOST_SEATED = 6

/** @param now milliseconds of a steady clock, for budgets of time */
export function botHost(load: (game: string, place: BotPlace) => Promise<Box>, now: () => number): BotHost {
  const seated = new Map<string, Promise<SeatedHere>>()

  /** The bot at a place, seated when it is first asked; the one that was not asked for longest is evicted. */
  function seatedAt(place: BotPlace): Promise<SeatedHere> {
    const key = JSON.stringify(place)
    const found = seated.get(key) ?? load(place.game, place).then(box => seatHere(box, place))
    seated.delete(key)
    seated.set(key, found)
    const [oldest] = seated.keys()
    if (seated.size > MOST_SEATED && oldest !== undefined) {
      const evicted = seated.get(oldest)
      seated.delete(oldest)
      void leave(evicted)
    }
    found.catch(() => {
      if (seated.get(key) === found) seated.delete(key)
    })
    return found
  }

  return {
    async answer(question, onProgress) {
      const bot = await seatedAt(question.place)
      switch (question.kind) {
        case 'training':
          return bot.training(question.model)
        case 'train':
          return bot.train(onProgress)
        case 'choose':
          return bot.choose(question, budgetOf(question, now))
        case 'advise':
          return bot.advise(question, budgetOf(question, now))
      }
    },
    async dispose() {
      const all = [...seated.values()]
      seated.clear()
      await Promise.all(all.map(leave))
    },
  }
}

/** Nobody waits for a bot that leaves: one that fails to, or never came to sit, has nothing left to answer for. */
async function leave(seated: Promise<SeatedHere> | undefined): Promise<void> {
  await seated?.then(bot => bot.dispose()).catch(() => {})
}

type Decision = Extract<BotQuestion, { kind: 'choose' | 'advise' }>

/** One bot in one seat; it joins at its first decision, with the model it is given then. */
interface SeatedHere {
  training(model: string | undefined): Promise<unknown>
  train(onProgress: (part: number) => void): Promise<string>
  choose(question: Decision, budget: Budget): unknown
  advise(question: Decision, budget: Budget): Promise<unknown>
  dispose(): void | Promise<void>
}

async function seatHere(box: Box, place: BotPlace): Promise<SeatedHere> {
  const { campaign: wanted } = place
  if (wanted === undefined) return box.open(contents => seatedIn(contents.game, botsFor(contents), place))
  const listed = box.open(({ campaigns = [] }) => campaigns.find(({ id }) => id === wanted))
  if (!listed) throw new Error(`${box.title} has no campaign "${wanted}"`)
  const campaign = await listed.load()
  return campaign.open(contents => seatedIn(contents.campaign, campaignBotsFor(contents), place))
}

async function seatedIn<T extends GameTypes>(
  game: Game<T>,
  bots: readonly BoxedBot<T>[],
  { bot: id, options, seat }: BotPlace,
): Promise<SeatedHere> {
  const listed = bots.find(bot => bot.id === id)
  if (!listed) throw new Error(`${game.title} has no bot "${id}"`)
  const { rules } = loadRules(game, options)
  if (rules.seats[seat] === undefined)
    throw new Error(`${game.title} has no seat ${seat}; the seats are ${rules.seats.join(', ')}`)
  const bot = await loadBot(listed)
  let player: Promise<BotPlayer<T>> | undefined
  const join = (model: string | undefined) => {
    player ??= (async () =>
      bot.join(rules, seat, model === undefined ? await shipped() : hexToBytes(model)))()
    player.catch(() => {
      player = undefined
    })
    return player
  }
  let found: Promise<Uint8Array | undefined> | undefined
  const shipped = async () => {
    if (!bot.training) return undefined
    found ??= shippedModel(bot.training, rules)
    return found
  }
  let standIn: BotPlayer<T> | undefined
  const substitute = () => {
    standIn ??= bot.training?.meanwhile?.join(rules, seat)
    if (!standIn) throw new Error(`nobody answers for the bot "${id}" of ${game.title} while it is trained`)
    return standIn
  }
  return {
    async training(model) {
      const { training } = bot
      // A bot that comes with its model takes that when it joins.
      if (!training || (await shipped())) return null
      const unusable = model === undefined ? undefined : whyUnusable(training, rules, hexToBytes(model))
      const meanwhile = training.meanwhile !== undefined
      const key = training.key(rules)
      return { key, ...(unusable !== undefined && { unusable }), ...(meanwhile && { meanwhile }) }
    },
    async train(onProgress) {
      if (!bot.training) throw new Error(`the bot "${id}" of ${game.title} needs no training`)
      return bytesToHex(await bot.training.train(rules, onProgress))
    },
    async choose({ view, seed, model }, budget) {
      const state = parseShape(game.state, view, 'view')
      return (await join(model)).choose(state, SeededDice.from(seed), budget)
    },
    async advise(question, budget) {
      const { view, seed, model } = question
      const player = question.kind === 'advise' && question.meanwhile ? substitute() : await join(model)
      if (!player.advise) throw new Error(`the bot "${id}" of ${game.title} gives no advice`)
      const state = parseShape(game.state, view, 'view')
      return (await player.advise(state, SeededDice.from(seed), budget)).choices
    },
    async dispose() {
      await Promise.all([player?.then(seated => seated.dispose?.()), standIn?.dispose?.()])
    },
  }
}

function budgetOf({ budget: { work, milliseconds } }: Decision, now: () => number): Budget {
  if (milliseconds === undefined) return { work, expired: () => false }
  const end = now() + milliseconds
  return { work, expired: () => now() >= end }
}
