import { BotFault, botsFor, Interrupted, type TrainingCache, unwatched, type Watched } from '@sextant/bots'
import {
  type Battle,
  type Bot,
  battleSeed,
  type CampaignRecord,
  type CampaignRules,
  type CampaignTypes,
  GameFault,
  type Outcome,
  type Rules,
  type Seat,
  startCampaign,
} from '@sextant/engine'
import type { BoxedBot, BoxedCampaign } from '@sextant/scene'
import { DiceWhenDrawn } from './dice-when-drawn.ts'
import { playOnRecord, playToTheEnd } from './playout.ts'
import { type SeatOne, Seats } from './seats.ts'

/** One campaign between bots, in short. */
export interface CampaignPlayout {
  readonly outcome: Outcome
  readonly decisions: number
  readonly battles: number
}

/** The bots that play a campaign. */
export interface CampaignBots<C extends CampaignTypes> {
  /** Makes its decisions. */
  readonly decider: BoxedBot<C>
  /** Plays the player's seat in battles; the bot that the battle names if there is none. */
  readonly battler?: BoxedBot<C['battle']> | undefined
  readonly trainings: TrainingCache
  /** Runs each decision, and each battle or decision of a battle. */
  readonly watched?: Watched | undefined
  /** Where they sit; what they hold there ends with the campaign. */
  readonly seats?: Seats | undefined
}

/** Plays a campaign on the bare rules: no records, no hashes. The same seed plays the same campaign. */
export function playCampaignOut<C extends CampaignTypes>(
  boxed: BoxedCampaign<C>,
  rules: CampaignRules<C>,
  { seats = new Seats(), ...bots }: CampaignBots<C>,
  seed: string,
): Promise<CampaignPlayout> {
  return seats.during(seatOne => playBare(boxed, rules, { ...bots, seats }, seed, seatOne))
}

async function playBare<C extends CampaignTypes>(
  boxed: BoxedCampaign<C>,
  rules: CampaignRules<C>,
  bots: CampaignBots<C>,
  seed: string,
  seatOne: SeatOne,
): Promise<CampaignPlayout> {
  const { campaign, battles } = boxed
  const { watched = unwatched, seats = new Seats() } = bots
  const decider = await bots.trainings.trained(campaign.id, bots.decider, rules)
  const seated = seatOne(decider, rules, 0, seed)
  let [decisions, battleCount] = [0, 0]
  try {
    const state = rules.setup(new DiceWhenDrawn(seed, 0), () => undefined)
    for (;;) {
      const outcome = rules.outcome(state)
      if (outcome) return { outcome, decisions, battles: battleCount }
      const entry = decisions + battleCount + 1
      if (entry > rules.limit)
        throw new GameFault(entry, `${campaign.id}: it goes on past its limit of ${rules.limit}`, undefined)
      const battle = rules.battle(state)
      if (battle) {
        const battleRules = battles.game.load(battle.options)
        const line = await trained(boxed, battle, battleRules, bots)
        const events: C['battle']['event'][] = []
        const played = await watched(() =>
          playToTheEnd(battles.game.id, battleRules, line, battleSeed(seed, entry), {
            emit: event => events.push(event),
            seats,
          }),
        )
        const dice = new DiceWhenDrawn(seed, entry)
        rules.settle(state, { ...played, events, seat: battle.seat }, dice, () => undefined)
        battleCount++
        continue
      }
      const action = await watched(() => seated.choose(rules.view(state, 0), entry))
      const refusal = rules.check(state, 0, action)
      if (refusal) throw new BotFault(decider.id, entry, refusal.message)
      rules.apply(state, 0, action, new DiceWhenDrawn(seed, entry), () => undefined)
      decisions++
    }
  } catch (error) {
    if (error instanceof BotFault || error instanceof GameFault || error instanceof Interrupted) throw error
    const [entry, why] = [decisions + battleCount + 1, error instanceof Error ? error.message : String(error)]
    throw new GameFault(entry, `${campaign.id}, entry ${entry}: ${why}`, error)
  }
}

/** The same campaign with all that a record holds. */
export function playCampaignOnRecord<C extends CampaignTypes>(
  boxed: BoxedCampaign<C>,
  options: C['options'],
  { seats = new Seats(), ...bots }: CampaignBots<C>,
  seed: string,
): Promise<CampaignPlayout & { readonly record: CampaignRecord }> {
  return seats.during(seatOne => playRecorded(boxed, options, { ...bots, seats }, seed, seatOne))
}

async function playRecorded<C extends CampaignTypes>(
  boxed: BoxedCampaign<C>,
  options: C['options'],
  bots: CampaignBots<C>,
  seed: string,
  seatOne: SeatOne,
): Promise<CampaignPlayout & { readonly record: CampaignRecord }> {
  const { campaign, battles } = boxed
  const { watched = unwatched, seats = new Seats() } = bots
  const run = startCampaign(campaign, { options, seed, player: bots.decider.id })
  const decider = await bots.trainings.trained(campaign.id, bots.decider, run.rules)
  const seated = seatOne(decider, run.rules, 0, seed)
  let battleCount = 0
  while (!run.outcome) {
    const entry = run.seq + 1
    const { battle } = run
    if (!battle) {
      const decided = run.decide(await watched(() => seated.choose(run.state(), entry)))
      if (!decided.ok) throw new BotFault(decider.id, entry, decided.refusal.message)
      continue
    }
    const line = await trained(boxed, battle, battles.game.load(battle.options), bots)
    const own = battleSeed(seed, entry)
    const { record } = await playOnRecord(battles.game, battle.options, line, own, { watched, seats })
    const settled = run.settle(record)
    if (!settled.ok)
      throw new GameFault(entry, `${campaign.id}, entry ${entry}: ${settled.refusal.message}`, undefined)
    battleCount++
  }
  return {
    outcome: run.outcome,
    decisions: run.seq - battleCount,
    battles: battleCount,
    record: run.record(),
  }
}

/** The bot that plays a seat of a battle: the battler in the player's own, else the one that the battle names. */
export function battleBot<C extends CampaignTypes>(
  { battles }: BoxedCampaign<C>,
  { bots, seat: own }: Battle<C['battle']>,
  seat: Seat,
  battler?: BoxedBot<C['battle']>,
): BoxedBot<C['battle']> {
  const id = bots[seat]
  const bot = (seat === own && battler) || botsFor(battles).find(bot => bot.id === id)
  if (!bot) throw new RangeError(`${battles.game.id} has no bot ${id} for seat ${seat} of a battle`)
  return bot
}

async function trained<C extends CampaignTypes>(
  boxed: BoxedCampaign<C>,
  battle: Battle<C['battle']>,
  rules: Rules<C['battle']>,
  { battler, trainings }: CampaignBots<C>,
): Promise<Bot<C['battle']>[]> {
  const bots: Bot<C['battle']>[] = []
  for (const seat of rules.seats.keys()) {
    const bot = battleBot(boxed, battle, seat, battler)
    bots.push(await trainings.trained(boxed.battles.game.id, bot, rules))
  }
  return bots
}
