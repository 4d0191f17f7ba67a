import { isResult } from '@sextant/engine'
import { namesOf } from '@sextant/games/names'
import { PERSON } from '@sextant/session'
import { battlesOf } from './battles-of.ts'
import { medalsOf } from './medals.ts'
import type { CampaignMeta, Result, Store, StoredCampaign } from './store.ts'

/** Saves a result with the medals it earns; one that is there already stays as it is. */
export async function saveNewResult(store: Store, result: Result): Promise<void> {
  const all = await store.results()
  if (all.some(({ id }) => id === result.id)) return
  const medals = medalsOf({
    result,
    earlier: all.filter(({ game }) => game === result.game),
    bots: Object.keys(namesOf(result.game)?.bots ?? {}),
  })
  await store.saveResult(medals.length > 0 ? { ...result, medals } : result)
}

/** The same for the battles of a campaign that a person played. */
export async function saveBattleResults(
  store: Store,
  { id, game }: Pick<CampaignMeta, 'id' | 'game'>,
  record: StoredCampaign['record'],
  ended: number,
): Promise<void> {
  for (const [number, { seats, outcome, steps }] of battlesOf(record).entries()) {
    const players = seats.map(({ player }) => player)
    if (!outcome || !isResult(outcome) || !players.includes(PERSON)) continue
    await saveNewResult(store, {
      id: `${id}/${number + 1}`,
      game,
      ended,
      players,
      scores: outcome.scores,
      tallies: {},
      steps: steps.length,
    })
  }
}
