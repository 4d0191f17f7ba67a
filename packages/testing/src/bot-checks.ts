import {
  type Bot,
  type BotPlayer,
  type CampaignTypes,
  copyPlain,
  FULL_BUDGET,
  type Game,
  type GameTypes,
  loadRules,
  type Rules,
  type Seat,
  SeededDice,
} from '@sextant/engine'
import { type Check, type ConformanceOptions, chosenScenarios } from '@sextant/engine/conformance'
import { type BoxedBot, type BoxedCampaign, type BoxedGame, loadBot } from '@sextant/scene'
import {
  advises,
  choosesAgain,
  choosesLegally,
  goesByItsView,
  keepsToItsBudget,
  leavesTables,
} from './bot-conduct.ts'
import { campaignWalk } from './walk.ts'

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
  readonly positions: readonly Position<T>[]
}

export interface Position<T extends GameTypes> {
  readonly state: T['state']
  readonly seat: Seat
}

/**
 * Every bot of the game plays: legal actions, the same ones with the same dice, by its view alone, and within its budget.
 */
export function botChecks<T extends GameTypes>(
  { game, bots, adviser }: BoxedGame<T>,
  asked: ConformanceOptions & { readonly bots?: BotCheckOptions } = {},
): Check[] {
  return checksOf(game, bots, adviser, asked, playedPositions)
}

/** The same of the bots that make the decisions of a campaign. */
export function campaignBotChecks<C extends CampaignTypes>(
  { campaign, bots }: BoxedCampaign<C>,
  asked: ConformanceOptions & { readonly bots?: BotCheckOptions } = {},
): Check[] {
  return checksOf(campaign, bots, undefined, asked, async (_join, rules, options, most) => {
    const positions: Position<C>[] = []
    campaignWalk(campaign)(options, 1, {
      look(state) {
        if (positions.length < most && rules.toAct(state).includes(0))
          positions.push({ state: rules.copy(state), seat: 0 })
      },
    })
    return positions
  })
}

type Positions<T extends GameTypes> = (
  join: (seat: Seat) => BotPlayer<T>,
  rules: Rules<T>,
  options: T['options'],
  most: number,
) => Promise<readonly Position<T>[]>

function checksOf<T extends GameTypes>(
  game: Game<T>,
  bots: readonly BoxedBot<T>[],
  adviser: string | undefined,
  { scenarios, bots: asked = {} }: ConformanceOptions & { readonly bots?: BotCheckOptions },
  positionsFor: Positions<T>,
): Check[] {
  const { skip = {}, scenario = scenarios?.[0] ?? game.scenarios[0].id, decisions = 30 } = asked
  for (const id of Object.keys({ ...skip, ...asked.options }))
    if (!bots.some(bot => bot.id === id))
      throw new Error(`${game.id} has no bot ${id} to leave out or set apart`)
  const [usual = game.scenarios[0]] = chosenScenarios(game, [scenario])
  const checks: Check[] = []
  for (const boxed of bots.filter(({ id }) => !(id in skip))) {
    const given: unknown = asked.options?.[boxed.id] ?? usual.options
    let prepared: Promise<AskedBot<T>> | undefined
    const prepare = () => {
      prepared ??= askedBot(game, given, boxed, decisions, positionsFor)
      return prepared
    }
    const each = (name: string, holds: (asked: AskedBot<T>) => Promise<void>) =>
      checks.push({ name: `${boxed.id}: ${name}`, run: async () => holds(await prepare()) })
    each('chooses legal actions, and leaves its view as it is', choosesLegally)
    each('chooses the same with the same dice', choosesAgain)
    each('goes by its view alone', goesByItsView)
    each('keeps to its budget', keepsToItsBudget)
    each('leaves the tables as they are', leavesTables)
    each('gives sound advice', asked => advises(asked, boxed.id === adviser))
  }
  if (adviser !== undefined && !bots.some(({ id }) => id === adviser))
    throw new Error(`${game.id} has no bot ${adviser} to give advice`)
  return checks
}

async function askedBot<T extends GameTypes>(
  game: Game<T>,
  given: unknown,
  boxed: BoxedBot<T>,
  decisions: number,
  positionsFor: Positions<T>,
): Promise<AskedBot<T>> {
  const bot: Bot<T> = await loadBot(boxed)
  const { options, rules } = loadRules(game, given)
  const model = await bot.training?.train(rules, () => {})
  const join = (seat: Seat, other = rules) => bot.join(other, seat, model)
  return { game, rules, join, positions: await positionsFor(join, rules, options, decisions) }
}

/** The positions of a match of the bot with itself; every third action is a random one, so that it does not stay on one path. */
async function playedPositions<T extends GameTypes>(
  join: (seat: Seat) => BotPlayer<T>,
  rules: Rules<T>,
  _options: T['options'],
  most: number,
): Promise<readonly Position<T>[]> {
  const players = rules.seats.map((_, seat) => join(seat))
  const dice = SeededDice.from('bots')
  const positions: Position<T>[] = []
  const state = rules.setup(dice, () => undefined)
  while (!rules.outcome(state) && positions.length < most) {
    const seat = dice.pick(rules.toAct(state))
    positions.push({ state: rules.copy(state), seat })
    const view = rules.view(state, seat)
    const choice = await players[seat]?.choose(view, SeededDice.from(`bot ${positions.length}`), FULL_BUDGET)
    const random = dice.pick(rules.legal(state, seat))
    const refused = choice === undefined || rules.check(state, seat, choice) !== undefined
    const action = refused || positions.length % 3 === 0 ? random : choice
    rules.apply(state, seat, copyPlain(action), dice, () => undefined)
  }
  return positions
}
