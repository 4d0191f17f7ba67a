import type { TrainingCache } from '@sextant/bots'
import { seatBot } from '@sextant/bots'
import {
  battleSeed,
  type CampaignRun,
  type CampaignTypes,
  decisionsOf,
  type Seat,
  writeCampaignRecord,
} from '@sextant/engine'
import { battleBot } from '@sextant/lab'
import type { BoxedBot, BoxedCampaign } from '@sextant/scene'
import type { Call, Options } from '../command.ts'
import { writeOutput } from '../input-file.ts'
import { greet } from '../play/greet.ts'
import { openSession } from '../play/open-session.ts'
import { playMatch } from '../play/play-match.ts'
import type { Keeping, Session } from '../play/session.ts'
import { PERSON } from '../play/sitting.ts'
import { picturesOf } from '../show-view.ts'

/** A campaign at this terminal, with everything around it. */
export interface Expedition<C extends CampaignTypes> {
  readonly boxed: BoxedCampaign<C>
  readonly run: CampaignRun<C>
  readonly seed: string
  /** Decides in the place of a person. */
  readonly captain: BoxedBot<C> | undefined
  /** Fights in the place of a person. */
  readonly fighter: BoxedBot<C['battle']> | undefined
  readonly trainings: TrainingCache
  /** Where it is saved at every step. */
  readonly file: string | undefined
}

/** Plays a campaign to its end, or until the person leaves it; and whether all that was typed could be done. */
export async function playCampaign<P extends Options, C extends CampaignTypes>(
  call: Call<P>,
  expedition: Expedition<C>,
): Promise<{ readonly ended: 'over' | 'left'; readonly refused: boolean }> {
  const { run } = expedition
  const keeping = keepingOf(call, expedition)
  const decisions = await decisionsAt(call, expedition, keeping)
  await keeping.changed?.()
  let refused = false
  for (;;) {
    const decided = await playMatch(decisions)
    refused ||= decisions.refused
    if (decided !== 'waits') return { ended: decided, refused }
    const battle = await battleOf(call, expedition, keeping)
    await keeping.changed?.()
    const fought = await playMatch(battle.session)
    refused ||= battle.session.refused
    if (fought !== 'over') return { ended: 'left', refused }
    const settled = run.settle(battle.match.record())
    if (!settled.ok) throw new Error(`the match that was played is not settled: ${settled.refusal.message}`)
    await keeping.changed?.()
    call.io.out('\n')
  }
}

function keepingOf<P extends Options, C extends CampaignTypes>(
  { io }: Call<P>,
  { run, file }: Expedition<C>,
): Keeping {
  const text = () => writeCampaignRecord(run.save())
  return {
    text,
    command: 'campaign',
    ...(file !== undefined && { changed: () => writeOutput(io, file, text()) }),
  }
}

/** The decisions, made by a person or by the captain. */
async function decisionsAt<P extends Options, C extends CampaignTypes>(
  { io, paint, colour }: Call<P>,
  { boxed, run, seed, captain, trainings }: Expedition<C>,
  keeping: Keeping,
): Promise<Session<C>> {
  const { campaign, show } = boxed
  const { rules, options } = run
  const programs: Session<C>['programs'] = captain
    ? new Map([
        [
          0,
          {
            id: captain.id,
            chair: seatBot(await trainings.trained(campaign.id, captain, rules), rules, 0, seed),
          },
        ],
      ])
    : new Map()
  return {
    io,
    paint,
    match: decisionsOf(run),
    rules,
    pictures: picturesOf(io, colour, { show }, rules, options),
    persons: captain ? [] : [0],
    programs,
    keeping,
    told: new Map(),
    refused: false,
  }
}

/** The match that is due, with the person or the fighter in the player's seat. */
async function battleOf<P extends Options, C extends CampaignTypes>(
  call: Call<P>,
  expedition: Expedition<C>,
  keeping: Keeping,
) {
  const { boxed, run, fighter, seed, trainings } = expedition
  const { battles } = boxed
  const { battle } = run
  if (!battle) throw new Error('no match is due')
  const { options } = battle
  const rules = battles.game.load(options)
  const persons: Seat[] = fighter ? [] : [battle.seat]
  const programs = new Map<Seat, BoxedBot<C['battle']>>()
  for (const seat of rules.seats.keys())
    if (!persons.includes(seat)) programs.set(seat, battleBot(boxed, battle, seat, fighter))
  const players = rules.seats.map((_, seat) => programs.get(seat)?.id ?? PERSON)
  const entry = run.seq + 1
  const match = run.beginBattle(players)
  greet(call.io, call.paint, battles.game.title, `entry ${entry}`, rules.seats, players)
  const session = await openSession(call, {
    boxed: battles,
    match,
    rules,
    options,
    sitting: { persons, programs },
    seed: battleSeed(seed, entry),
    keeping,
    trainings,
  })
  return { session, match }
}
