import { isResult } from '@sextant/engine'
import { namesOf } from '@sextant/games/names'
import { PERSON } from '@sextant/session'
import { talliesOf } from './battle-tallies.ts'
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
  const known = new Set((await store.results()).map(result => result.id))
  for (const [number, battle] of battlesOf(record).entries()) {
    const { seats, outcome, steps } = battle
    const players = seats.map(({ player }) => player)
    const resultId = `${id}/${number + 1}`
    if (!outcome || !isResult(outcome) || !players.includes(PERSON) || known.has(resultId)) continue
    await saveNewResult(store, {
      id: resultId,
      game,
      ended,
      players,
      scores: outcome.scores,
      tallies: await talliesOf(battle),
      steps: steps.length,
    })
  }
}
