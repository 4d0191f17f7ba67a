import { memoryStore } from './memory-store.ts'
import type { Store } from './store.ts'

/** Why something could not be kept. */
export type Trouble = 'unavailable' | 'full' | 'failed'

/**
 * A store that never lets play down: what the given one cannot take is kept in memory instead, and `tell` hears
 * why. What is in memory counts before what is in the store, being newer.
 */
export function sturdyStore(opening: Promise<Store>, tell: (trouble: Trouble) => void): Store {
  const spare = memoryStore()
  const opened = opening.catch(() => {
    tell('unavailable')
    return spare
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
      tell(isQuota(error) ? 'full' : 'failed')
      if (store !== spare) await how(spare)
    }
  }

  async function read<T>(how: (store: Store) => Promise<T>, empty: T): Promise<T> {
    try {
      return await how(await opened)
    } catch {
      tell('failed')
      return empty
    }
  }

  async function both<T>(how: (store: Store) => Promise<T[]>, same: (a: T, b: T) => boolean): Promise<T[]> {
    const [newer, older] = [await how(spare), await read(how, [])]
    return [...newer, ...older.filter(item => !newer.some(other => same(item, other)))]
  }

  return {
    matches: () =>
      both(
        store => store.matches(),
        (a, b) => a.id === b.id,
      ),
    match: async id => (await spare.match(id)) ?? (await read(store => store.match(id), undefined)),
    keepMatch: match =>
      write(
        store => store.keepMatch(match),
        () => spare.forgetMatch(match.meta.id),
      ),
    forgetMatch: async id => {
      await spare.forgetMatch(id)
      await write(store => store.forgetMatch(id))
    },
    results: () =>
      both(
        store => store.results(),
        (a, b) => a.id === b.id,
      ),
    keepResult: result => write(store => store.keepResult(result)),
    rulesets: game =>
      both(
        store => store.rulesets(game),
        (a, b) => a.name === b.name,
      ),
    keepRuleset: ruleset => write(store => store.keepRuleset(ruleset)),
    forgetRuleset: async (game, name) => {
      await spare.forgetRuleset(game, name)
      await write(store => store.forgetRuleset(game, name))
    },
    campaigns: () =>
      both(
        store => store.campaigns(),
        (a, b) => a.id === b.id,
      ),
    campaign: async id => (await spare.campaign(id)) ?? (await read(store => store.campaign(id), undefined)),
    keepCampaign: campaign =>
      write(
        store => store.keepCampaign(campaign),
        () => spare.forgetCampaign(campaign.meta.id),
      ),
    forgetCampaign: async id => {
      await spare.forgetCampaign(id)
      await write(store => store.forgetCampaign(id))
    },
    scores: () =>
      both(
        store => store.scores(),
        (a, b) => a.id === b.id,
      ),
    keepScore: score => write(store => store.keepScore(score)),
    // What was learnt can be learnt again: nobody needs to hear that it was not kept.
    study: async (...place) => {
      const near = await spare.study(...place)
      return near ?? (await opened).study(...place).catch(() => undefined)
    },
    keepStudy: async study => {
      const store = await opened
      await store.keepStudy(study).catch(() => spare.keepStudy(study))
    },
  }
}

function isQuota(error: unknown): boolean {
  return error instanceof Error && error.name === 'QuotaExceededError'
}
