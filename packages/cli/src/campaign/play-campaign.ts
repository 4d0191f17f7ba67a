import { battleSeed, type CampaignRun, decisionsOf, type Seat, writeCampaignRecord } from '@sextant/engine'
import { fighterAt, type School, seatBot } from '@sextant/lab'
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
export interface Expedition<CS, CA, CE, CO, S, A, E, O> {
  readonly boxed: BoxedCampaign<CS, CA, CE, CO, S, A, E, O>
  readonly run: CampaignRun<CS, CA, CE, CO, S, A, E, O>
  readonly seed: string
  /** Decides in the place of a person. */
  readonly captain: BoxedBot<CS, CA, CE> | undefined
  /** Fights in the place of a person. */
  readonly fighter: BoxedBot<S, A, E> | undefined
  readonly school: School
  /** Where it is saved at every step. */
  readonly file: string | undefined
}

/** Plays a campaign to its end, or until the person leaves it; and whether all that was typed could be done. */
export async function playCampaign<C extends Options, CS, CA, CE, CO, S, A, E, O>(
  call: Call<C>,
  expedition: Expedition<CS, CA, CE, CO, S, A, E, O>,
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

function keepingOf<C extends Options, CS, CA, CE, CO, S, A, E, O>(
  { io }: Call<C>,
  { run, file }: Expedition<CS, CA, CE, CO, S, A, E, O>,
): Keeping {
  const text = () => writeCampaignRecord(run.save())
  return {
    text,
    command: 'campaign',
    ...(file !== undefined && { changed: () => writeOutput(io, file, text()) }),
  }
}

/** The decisions, made by a person or by the captain. */
async function decisionsAt<C extends Options, CS, CA, CE, CO, S, A, E, O>(
  { io, paint, colour }: Call<C>,
  { boxed, run, seed, captain, school }: Expedition<CS, CA, CE, CO, S, A, E, O>,
  keeping: Keeping,
): Promise<Session<CS, CA, CE>> {
  const { campaign, show } = boxed
  const { rules, options } = run
  const programs: Session<CS, CA, CE>['programs'] = captain
    ? new Map([
        [
          0,
          {
            id: captain.id,
            chair: seatBot(await school.teach(campaign.id, captain, rules), rules, 0, seed),
          },
        ],
      ])
    : new Map()
  return {
    io,
    paint,
    match: decisionsOf(run),
    rules,
    pictures: picturesOf(io, colour, { show }, options, rules.seats),
    persons: captain ? [] : [0],
    programs,
    keeping,
    told: new Map(),
    refused: false,
  }
}

/** The match that is due, with the person or the fighter in the player's seat. */
async function battleOf<C extends Options, CS, CA, CE, CO, S, A, E, O>(
  call: Call<C>,
  expedition: Expedition<CS, CA, CE, CO, S, A, E, O>,
  keeping: Keeping,
) {
  const { boxed, run, fighter, seed, school } = expedition
  const { battles } = boxed
  const { battle } = run
  if (!battle) throw new Error('no match is due')
  const { options } = battle
  const rules = battles.game.load(options)
  const persons: Seat[] = fighter ? [] : [battle.seat]
  const programs = new Map<Seat, BoxedBot<S, A, E>>()
  for (const seat of rules.seats.keys())
    if (!persons.includes(seat)) programs.set(seat, fighterAt(boxed, battle, seat, fighter))
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
    school,
  })
  return { session, match }
}
