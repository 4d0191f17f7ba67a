import { readFrom } from './database.ts'
import { each, has, listOf, number, optional, outcome, text } from './intact.ts'
import type { Result, Ruleset, Score, StoredEvaluations } from './store.ts'

/** What the database has beside matches and campaigns, as far as it is intact. Fetched with the first page that shows some of it. */

export async function resultsIn(db: IDBDatabase): Promise<Result[]> {
  return (await all(db, 'results')).filter(isStoredResult)
}

export async function scoresIn(db: IDBDatabase): Promise<Score[]> {
  return (await all(db, 'scores')).filter(isScore)
}

export async function rulesetsIn(db: IDBDatabase, game: string): Promise<Ruleset[]> {
  const found: unknown[] = await readFrom(db, 'rulesets', table => table.index('game').getAll(game))
  return found.filter(isRuleset)
}

export async function evaluationsIn(db: IDBDatabase, id: string): Promise<StoredEvaluations | undefined> {
  const found: unknown = await readFrom(db, 'evaluations', table => table.get(id))
  return isStoredEvaluations(found) ? found : undefined
}

function all(db: IDBDatabase, table: string): Promise<unknown[]> {
  return readFrom(db, table, found => found.getAll())
}

function isStoredResult(value: unknown): value is Result {
  return (
    has(value, { id: text, game: text, ended: number, players: listOf(text), scores: listOf(number) }) &&
    has(value, { tallies: each(listOf(number)), steps: optional(number), medals: optional(listOf(text)) })
  )
}

function isStoredEvaluations(value: unknown): value is StoredEvaluations {
  return (
    has(value, { id: text, bot: text, rules: number, odds: text, steps: number }) &&
    has(value, { evaluations: listOf(isEvaluation) })
  )
}

function isEvaluation(value: unknown): boolean {
  return has(value, {
    step: number,
    chance: number,
    known: kind => kind === 'percent' || kind === 'words' || kind === 'certain',
  })
}

function isScore(value: unknown): value is Score {
  return has(value, { id: text, game: text, campaign: text, seed: text, ended: number, outcome })
}

function isRuleset(value: unknown): value is Ruleset {
  return has(value, { game: text, name: text, values: each(number) })
}
