import type { Battle, Campaign, CampaignTypes } from '../campaign/campaign.ts'
import type { Battles } from '../campaign/campaign-as-game.ts'
import { type CampaignRun, startCampaign } from '../campaign/run.ts'
import { SeededDice } from '../dice/seeded-dice.ts'
import type { GameTypes } from '../game/game.ts'
import { type Match, startMatch } from '../match/match.ts'
import { stateHash } from '../plain/canonical.ts'
import type { MatchRecord } from '../record/record.ts'
import { fail } from './check.ts'

/** A campaign played at random, for at most `most` entries. All follows from the seed. */
export function playCampaign<C extends CampaignTypes>(
  campaign: Campaign<C>,
  options: C['options'],
  seed: number,
  most = Number.POSITIVE_INFINITY,
  visit: (run: CampaignRun<C>) => void = () => undefined,
): CampaignRun<C> {
  const run = startCampaign(campaign, { options, seed: `campaign ${seed}` })
  visit(run)
  while (!run.outcome && run.seq < most) {
    if (run.seq >= run.rules.limit)
      fail(`${campaign.id} goes on after its limit of ${run.rules.limit} entries`)
    const entered = run.battle
      ? run.settle(playBattle(run.beginBattle(), `battle ${seed} ${run.seq}`))
      : run.decide(SeededDice.from(`decision ${seed} ${run.seq}`).pick(run.legal()))
    if (!entered.ok) fail(`entry ${run.seq + 1} is refused: ${entered.refusal.message}`)
    visit(run)
  }
  return run
}

/** Plays a match at random, for at most `most` actions; its record with the seed. */
export function playBattle<T extends GameTypes>(
  match: Match<T>,
  seed: string,
  most = Number.POSITIVE_INFINITY,
): MatchRecord {
  const dice = SeededDice.from(seed)
  while (!match.outcome && match.seq < most) {
    const seat = dice.pick(match.toAct)
    match.act(seat, dice.pick(match.legal(seat)))
  }
  return match.save()
}

/** The matches of a campaign that is walked state by state: the same state always meets the same match. */
export function randomBattles<C extends CampaignTypes>({ battles }: Campaign<C>): Battles<C> {
  const known = new Map<string, MatchRecord>()
  const seedOf = (state: C['state']) => `battle ${stateHash(state)}`
  return {
    seed: seedOf,
    record(state: C['state'], { options }: Battle<C['battle']>) {
      const seed = seedOf(state)
      const match = `${seed} ${stateHash(options)}`
      const record = known.get(match) ?? playBattle(startMatch(battles, { options, seed }), seed)
      if (known.size > 200) known.clear()
      known.set(match, record)
      return record
    },
  }
}
