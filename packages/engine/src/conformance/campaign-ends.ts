import type { Campaign, CampaignTypes } from '../campaign/campaign.ts'
import { replayCampaign, resumeCampaign } from '../campaign/replay.ts'
import { SeededDice } from '../dice/seeded-dice.ts'
import type { MatchEnd } from '../journal/match-end.ts'
import { samePlain } from '../plain/plain.ts'
import { ensure, fail } from './check.ts'
import { playBattle, playCampaign } from './random-campaign.ts'

/** Battles that are tried in one campaign. */
const MOST_BATTLES = 2

/**
 * A battle that ends by what no rule makes, such as resigning, is settled or refused as `settlesEnd` says: refused, it
 * changes nothing; settled, the campaign replays.
 */
export function earlyEndsAreSettledOrRefused<C extends CampaignTypes>(
  campaign: Campaign<C>,
  options: C['options'],
  seed: number,
): void {
  const dice = SeededDice.from(`ends ${seed}`)
  let tried = 0
  playCampaign(campaign, options, seed, undefined, run => {
    const { battle, rules } = run
    if (!battle || ++tried > MOST_BATTLES) return
    const ends: MatchEnd[] = [
      { kind: 'resigned', seat: battle.seat },
      { kind: 'timed-out', seat: battle.seat },
      { kind: 'draw-agreed' },
      { kind: 'called-off' },
    ]
    const saved = run.save()
    const moves = dice.d(6) - 1
    for (const end of ends) {
      const copy = resumeCampaign(campaign, saved)
      const match = copy.beginBattle()
      playBattle(match, `early ${seed}`, moves)
      if (match.outcome || !match.end(end).ok) continue
      const before = copy.record()
      const settled = copy.settle(match.save())
      const at = `a battle that was ${end.kind} after ${moves} actions`
      ensure(
        settled.ok === (rules.settlesEnd?.(end) ?? false),
        () => `${at} is not treated as settlesEnd says`,
      )
      if (!settled.ok) {
        ensure(samePlain(copy.record(), before), () => `${at} was refused and changed the campaign`)
        continue
      }
      const again = replayCampaign(campaign, copy.save())
      if (!again.ok) fail(`${at} does not replay: entry ${again.entry}: ${again.message}`)
    }
  })
}
