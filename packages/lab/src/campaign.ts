import {
  type Battle,
  type Bot,
  battleSeed,
  type CampaignRecord,
  type CampaignRules,
  GameFault,
  type Outcome,
  type Rules,
  type Seat,
  startCampaign,
} from '@sextant/engine'
import type { BoxedBot, BoxedCampaign } from '@sextant/scene'
import { BotFault } from './bot-fault.ts'
import { seatBot } from './chair.ts'
import { DiceWhenDrawn } from './dice-when-drawn.ts'
import { playOnRecord, playToTheEnd } from './playout.ts'
import { programsFor } from './programs.ts'
import type { School } from './school.ts'

/** One campaign between programs, as short as it can be told. */
export interface CampaignPlayout {
  readonly outcome: Outcome
  readonly decisions: number
  readonly battles: number
}

/** Who plays a campaign. */
export interface Crew<CS, CA, CE, S, A, E> {
  /** Makes its decisions. */
  readonly captain: BoxedBot<CS, CA, CE>
  /** Fights in the player's seat; the program that the battle names if there is none. */
  readonly fighter?: BoxedBot<S, A, E> | undefined
  readonly school: School
}

/** Plays a campaign on the bare rules: no records, no hashes. The same seed plays the same campaign. */
export async function playCampaignOut<CS, CA, CE, CO, S, A, E, O>(
  boxed: BoxedCampaign<CS, CA, CE, CO, S, A, E, O>,
  rules: CampaignRules<CS, CA, CE, S, O>,
  crew: Crew<CS, CA, CE, S, A, E>,
  seed: string,
): Promise<CampaignPlayout> {
  const { campaign, battles } = boxed
  const captain = await crew.school.teach(campaign.id, crew.captain, rules)
  const chair = seatBot(captain, rules, 0, seed)
  let [decisions, fought] = [0, 0]
  try {
    const state = rules.setup(new DiceWhenDrawn(seed, 0), () => undefined)
    for (;;) {
      const outcome = rules.outcome(state)
      if (outcome) return { outcome, decisions, battles: fought }
      const entry = decisions + fought + 1
      if (entry > rules.limit)
        throw new GameFault(entry, `${campaign.id}: it goes on past its limit of ${rules.limit}`, undefined)
      const battle = rules.battle(state)
      if (battle) {
        const battleRules = battles.game.load(battle.options)
        const bots = await taught(boxed, battle, battleRules, crew)
        const played = playToTheEnd(battles.game.id, battleRules, bots, battleSeed(seed, entry))
        rules.settle(state, { ...played, seat: battle.seat }, () => undefined)
        fought++
        continue
      }
      const action = chair.choose(rules.view(state, 0), entry)
      const refusal = rules.check(state, 0, action)
      if (refusal) throw new BotFault(captain.id, entry, refusal.message)
      rules.apply(state, 0, action, new DiceWhenDrawn(seed, entry), () => undefined)
      decisions++
    }
  } catch (error) {
    if (error instanceof BotFault || error instanceof GameFault) throw error
    const [entry, why] = [decisions + fought + 1, error instanceof Error ? error.message : String(error)]
    throw new GameFault(entry, `${campaign.id}, entry ${entry}: ${why}`, error)
  }
}

/** The same campaign with all that a record holds. */
export async function playCampaignOnRecord<CS, CA, CE, CO, S, A, E, O>(
  boxed: BoxedCampaign<CS, CA, CE, CO, S, A, E, O>,
  options: CO,
  crew: Crew<CS, CA, CE, S, A, E>,
  seed: string,
): Promise<CampaignPlayout & { readonly record: CampaignRecord }> {
  const { campaign, battles } = boxed
  const run = startCampaign(campaign, { options, seed, player: crew.captain.id })
  const captain = await crew.school.teach(campaign.id, crew.captain, run.rules)
  const chair = seatBot(captain, run.rules, 0, seed)
  let fought = 0
  while (!run.outcome) {
    const entry = run.seq + 1
    const { battle } = run
    if (!battle) {
      const decided = run.decide(chair.choose(run.state(), entry))
      if (!decided.ok) throw new BotFault(captain.id, entry, decided.refusal.message)
      continue
    }
    const bots = await taught(boxed, battle, battles.game.load(battle.options), crew)
    const { record } = playOnRecord(battles.game, battle.options, bots, battleSeed(seed, entry))
    const settled = run.settle(record)
    if (!settled.ok)
      throw new GameFault(entry, `${campaign.id}, entry ${entry}: ${settled.refusal.message}`, undefined)
    fought++
  }
  return { outcome: run.outcome, decisions: run.seq - fought, battles: fought, record: run.record() }
}

/** The program that plays a seat of a battle: the fighter in the player's own, else the one that the battle names. */
export function fighterAt<CS, CA, CE, CO, S, A, E, O>(
  { battles }: BoxedCampaign<CS, CA, CE, CO, S, A, E, O>,
  { programs, seat: own }: Battle<O>,
  seat: Seat,
  fighter?: BoxedBot<S, A, E>,
): BoxedBot<S, A, E> {
  const id = programs[seat]
  const bot = (seat === own && fighter) || programsFor(battles).find(program => program.id === id)
  if (!bot) throw new RangeError(`${battles.game.id} has no program ${id} for seat ${seat} of a battle`)
  return bot
}

async function taught<CS, CA, CE, CO, S, A, E, O>(
  boxed: BoxedCampaign<CS, CA, CE, CO, S, A, E, O>,
  battle: Battle<O>,
  rules: Rules<S, A, E>,
  crew: Crew<CS, CA, CE, S, A, E>,
): Promise<Bot<S, A, E>[]> {
  const bots: Bot<S, A, E>[] = []
  for (const seat of rules.seats.keys()) {
    const bot = fighterAt(boxed, battle, seat, crew.fighter)
    bots.push(await crew.school.teach(boxed.battles.game.id, bot, rules))
  }
  return bots
}
