import type { BotClient, OnTraining } from '@sextant/bots'
import { stateHash } from '@sextant/engine'
import { type Evaluation, evaluate, type RecordedMatch } from '@sextant/session'
import type { Store, StoredEvaluations } from '../store/store.ts'

/** Of every position, in milliseconds. */
const TIME = 250
/** Positions of one match: all of them take some ten seconds. */
const MOST = 40

interface EvaluationsOptions {
  /** Of the match, or `campaign/number` of a battle. */
  readonly id: string
  readonly recorded: Pick<RecordedMatch, 'length' | 'judged'>
  readonly store: Pick<Store, 'evaluations' | 'saveEvaluations'>
  readonly client: Pick<BotClient, 'advise'>
  onProgress?(part: number): void
  readonly onTraining?: OnTraining
}

/** What the adviser thinks of a match: as it was stored, else asked now. Nothing where nobody can judge it. */
export async function evaluationsOf(options: EvaluationsOptions): Promise<readonly Evaluation[] | undefined> {
  const { id, recorded, store, client, onProgress, onTraining } = options
  const { judged, length } = recorded
  if (!judged) return undefined
  const { bot, rules } = judged
  const tested = await judged.odds()
  const odds = tested ? stateHash(tested) : ''
  const stored = await store.evaluations(id)
  if (stored && fits(stored, { bot, rules, odds, steps: length })) return stored.evaluations
  const evaluations = await evaluate(judged, {
    client,
    milliseconds: TIME,
    most: MOST,
    ...(onProgress && { onProgress }),
    ...(onTraining && { onTraining }),
  })
  await store.saveEvaluations({ id, bot, rules, odds, steps: length, evaluations })
  return evaluations
}

function fits(stored: StoredEvaluations, now: Omit<StoredEvaluations, 'id' | 'evaluations'>): boolean {
  const same =
    stored.bot === now.bot &&
    stored.rules === now.rules &&
    stored.odds === now.odds &&
    stored.steps === now.steps
  return (
    same && stored.evaluations.every(({ step, chance }) => step <= now.steps && chance >= 0 && chance <= 1)
  )
}
