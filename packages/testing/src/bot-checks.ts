import {
  type Bot,
  type BotPlayer,
  type CampaignTypes,
  type Game,
  type GameTypes,
  loadRules,
  type Rules,
  type Seat,
  SeededDice,
} from '@sextant/engine'
import { type Check, type ConformanceOptions, chosenScenarios } from '@sextant/engine/conformance'
import { type BoxedBot, type BoxedCampaign, type BoxedGame, loadBot } from '@sextant/scene'
import { advises, choosesAgain, choosesLegally, goesByItsView, keepsToItsBudget } from './bot-conduct.ts'
import { campaignWalk, matchWalk, type Walk } from './walk.ts'

export interface BotCheckOptions {
  /** Bots that are not checked, by id, each with the reason, such as a training that takes minutes. */
  readonly skip?: Readonly<Record<string, string>>
  /** The scenario they play; the first one that is checked if not said. */
  readonly scenario?: string
  /** Other options for some bots, by id: small ones for a bot whose training would take long. */
  readonly options?: Readonly<Record<string, unknown>>
  /** How many decisions they are asked for; fewer for bots that take long. */
  readonly decisions?: number
}

/** One bot under its rules, and positions in which it is to act. */
export interface AskedBot<T extends GameTypes> {
  readonly game: Game<T>
  readonly rules: Rules<T>
  /** Seats the bot, with its model, under these rules or others that are loaded from the same options. */
  join(seat: Seat, rules?: Rules<T>): BotPlayer<T>
  /** Lets all who were seated leave. */
  leave(): Promise<void>
  readonly positions: readonly Position<T>[]
}

export interface Position<T extends GameTypes> {
  readonly state: T['state']
  readonly seat: Seat
}

type Asked = ConformanceOptions & { readonly bots?: BotCheckOptions }

/**
 * Every bot of the game plays: legal actions, the same ones with the same dice, by its view alone, and within its budget.
 */
export function botChecks<T extends GameTypes>(
  { game, bots, adviser }: BoxedGame<T>,
  asked: Asked = {},
): Check[] {
  if (adviser !== undefined && !bots.some(({ id }) => id === adviser))
    throw new Error(`${game.id} has no bot ${adviser} to give advice`)
  return checksOf(game, bots, adviser, asked, matchWalk(game))
}

/** The same of the bots that make the decisions of a campaign. */
export function campaignBotChecks<C extends CampaignTypes>(
  { campaign, bots }: BoxedCampaign<C>,
  asked: Asked = {},
): Check[] {
  return checksOf(campaign, bots, undefined, asked, campaignWalk(campaign))
}

function checksOf<T extends GameTypes>(
  game: Game<T>,
  bots: readonly BoxedBot<T>[],
  adviser: string | undefined,
  { scenarios, bots: asked = {} }: Asked,
  walk: Walk<T>,
): Check[] {
  const { skip = {}, scenario = scenarios?.[0] ?? game.scenarios[0].id, decisions = 12 } = asked
  for (const id of Object.keys({ ...skip, ...asked.options }))
    if (!bots.some(bot => bot.id === id))
      throw new Error(`${game.id} has no bot ${id} to leave out or set apart`)
  const [usual = game.scenarios[0]] = chosenScenarios(game, [scenario])
  const checks: Check[] = []
  for (const boxed of bots.filter(({ id }) => !(id in skip))) {
    const given: unknown = asked.options?.[boxed.id] ?? usual.options
    let prepared: Promise<AskedBot<T>> | undefined
    const prepare = () => {
      prepared ??= askedBot(game, given, boxed, decisions, walk)
      return prepared
    }
    const each = (name: string, holds: (asked: AskedBot<T>) => Promise<void>) =>
      checks.push({
        name: `${boxed.id}: ${name}`,
        run: async () => {
          const seated = await prepare()
          try {
            await holds(seated)
          } finally {
            await seated.leave()
          }
        },
      })
    each('chooses legal actions, and changes neither its view nor the tables', choosesLegally)
    each('chooses the same with the same dice', choosesAgain)
    each('goes by its view alone', goesByItsView)
    each('keeps to its budget', keepsToItsBudget)
    each('gives sound advice', asked => advises(asked, boxed.id === adviser))
  }
  return checks
}

async function askedBot<T extends GameTypes>(
  game: Game<T>,
  given: unknown,
  boxed: BoxedBot<T>,
  decisions: number,
  walk: Walk<T>,
): Promise<AskedBot<T>> {
  const bot: Bot<T> = await loadBot(boxed)
  const { options, rules } = loadRules(game, given)
  const model = (await bot.training?.shipped?.(rules)) ?? (await bot.training?.train(rules, () => {}))
  const players: BotPlayer<T>[] = []
  const join = (seat: Seat, other = rules) => {
    const player = bot.join(other, seat, model)
    players.push(player)
    return player
  }
  const leave = async () => {
    for (const player of players.splice(0)) await player.dispose?.()
  }
  return { game, rules, join, leave, positions: somePositions(rules, options, decisions, walk) }
}

/** Positions of random play in which somebody is to act, from all of its course. */
function somePositions<T extends GameTypes>(
  rules: Rules<T>,
  options: T['options'],
  most: number,
  walk: Walk<T>,
): Position<T>[] {
  const dice = SeededDice.from('positions')
  const positions: Position<T>[] = []
  let seen = 0
  walk(options, 1, {
    look(state) {
      const toAct = rules.toAct(state)
      if (toAct.length === 0) return
      // Each is as likely to be among those that are left as any other.
      const place = seen < most ? seen : dice.d(seen + 1) - 1
      seen++
      if (place < most) positions[place] = { state: rules.copy(state), seat: dice.pick(toAct) }
    },
  })
  return positions
}
