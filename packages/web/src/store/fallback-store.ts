import { memoryStore } from './memory-store.ts'
import type { Store } from './store.ts'

/** Why something could not be stored. */
export type Trouble = 'unavailable' | 'newer' | 'full' | 'failed'

/**
 * A store that never stops play: what the given one cannot store stays in memory instead, and `report` is called with the reason.
 * What is in memory comes before what is in the store, being newer.
 */
export function storeWithFallback(opening: Promise<Store>, report: (trouble: Trouble) => void): Store {
  let spare: Store | undefined
  const inMemory = (): Store => {
    spare ??= memoryStore()
    return spare
  }
  const opened = opening.catch((error: unknown) => {
    report(isNewer(error) ? 'newer' : 'unavailable')
    return inMemory()
  })

  /** `supersedes` clears away what is in memory of an older version, which would count before what was just written. */
  async function write(
    how: (store: Store) => Promise<void>,
    supersedes: () => Promise<void> = async () => {},
  ): Promise<void> {
    const store = await opened
    try {
      await how(store)
      if (store !== spare) await supersedes()
    } catch (error) {
      report(isQuota(error) ? 'full' : 'failed')
      if (store !== spare) await how(inMemory())
    }
  }

  async function read<T>(how: (store: Store) => Promise<T>, empty: T): Promise<T> {
    try {
      return await how(await opened)
    } catch (error) {
      // What is stored cannot be read any more: that is said where it is opened.
      if (isUnreadable(error)) throw error
      report('failed')
      return empty
    }
  }

  async function both<T>(how: (store: Store) => Promise<T[]>, same: (a: T, b: T) => boolean): Promise<T[]> {
    const [newer, older] = [spare ? await how(spare) : [], await read(how, [])]
    return [...newer, ...older.filter(item => !newer.some(other => same(item, other)))]
  }

  return {
    matches: () =>
      both(
        store => store.matches(),
        (a, b) => a.id === b.id,
      ),
    match: async id => (await spare?.match(id)) ?? (await read(store => store.match(id), undefined)),
    saveMatch: match =>
      write(
        store => store.saveMatch(match),
        async () => spare?.deleteMatch(match.meta.id),
      ),
    deleteMatch: async id => {
      await spare?.deleteMatch(id)
      await write(store => store.deleteMatch(id))
    },
    results: () =>
      both(
        store => store.results(),
        (a, b) => a.id === b.id,
      ),
    saveResult: result => write(store => store.saveResult(result)),
    replaceResult: result => write(store => store.replaceResult(result)),
    rulesets: game =>
      both(
        store => store.rulesets(game),
        (a, b) => a.name === b.name,
      ),
    saveRuleset: ruleset => write(store => store.saveRuleset(ruleset)),
    deleteRuleset: async (game, name) => {
      await spare?.deleteRuleset(game, name)
      await write(store => store.deleteRuleset(game, name))
    },
    campaigns: () =>
      both(
        store => store.campaigns(),
        (a, b) => a.id === b.id,
      ),
    campaign: async id => (await spare?.campaign(id)) ?? (await read(store => store.campaign(id), undefined)),
    saveCampaign: campaign =>
      write(
        store => store.saveCampaign(campaign),
        async () => spare?.deleteCampaign(campaign.meta.id),
      ),
    deleteCampaign: async id => {
      await spare?.deleteCampaign(id)
      await write(store => store.deleteCampaign(id))
    },
    scores: () =>
      both(
        store => store.scores(),
        (a, b) => a.id === b.id,
      ),
    saveScore: score => write(store => store.saveScore(score)),
    // Evaluations can be made again: nobody needs to hear that they were not stored.
    evaluations: async id =>
      (await spare?.evaluations(id)) ?? (await (await opened).evaluations(id).catch(() => undefined)),
    saveEvaluations: async evaluations => {
      const store = await opened
      await store.saveEvaluations(evaluations).catch(() => inMemory().saveEvaluations(evaluations))
    },
    damaged: () => read(store => store.damaged(), []),
    raw: (kind, id) => read(store => store.raw(kind, id), {}),
    // A model can be trained again: nobody needs to hear that it was not stored.
    readModel: async key => {
      const near = await spare?.readModel(key)
      return near ?? (await opened).readModel(key).catch(() => undefined)
    },
    writeModel: async (key, model) => {
      const store = await opened
      await store.writeModel(key, model).catch(() => inMemory().writeModel(key, model))
    },
  }
}

/** A newer version of the page has the database. */
function isNewer(error: unknown): boolean {
  return error instanceof Error && error.name === 'VersionError'
}

function isQuota(error: unknown): boolean {
  return error instanceof Error && error.name === 'QuotaExceededError'
}

/** Something stored is not what it should be: an `InputError`, known by its name so that the engine is not needed here. */
function isUnreadable(error: unknown): boolean {
  return error instanceof Error && error.name === 'InputError'
}
