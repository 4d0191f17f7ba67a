import type { ModelKey } from '@sextant/bots'
import { evicted } from './evict.ts'
import type {
  Result,
  Ruleset,
  Score,
  Store,
  StoredCampaign,
  StoredEvaluations,
  StoredMatch,
} from './store.ts'

/** Holds everything until the page is closed. */
export function memoryStore(): Store {
  const matches = new Map<string, StoredMatch>()
  const results = new Map<string, Result>()
  const rulesets = new Map<string, Ruleset>()
  const campaigns = new Map<string, StoredCampaign>()
  const scores = new Map<string, Score>()
  const evaluated = new Map<string, StoredEvaluations>()
  const forgetEvaluations = (id: string) => {
    for (const key of evaluated.keys()) if (key === id || key.startsWith(`${id}/`)) evaluated.delete(key)
  }
  /** In the order of their use. */
  const models = new Map<string, Uint8Array>()
  const place = (...names: string[]) => JSON.stringify(names)
  return {
    matches: async () => [...matches.values()].map(({ meta }) => meta).sort((a, b) => b.touched - a.touched),
    match: async id => matches.get(id),
    saveMatch: async match => {
      matches.set(match.meta.id, structuredClone(match))
    },
    deleteMatch: async id => {
      matches.delete(id)
      forgetEvaluations(id)
    },
    results: async () => [...results.values()],
    saveResult: async result => {
      if (!results.has(result.id)) results.set(result.id, result)
    },
    replaceResult: async result => {
      results.set(result.id, result)
    },
    rulesets: async game => [...rulesets.values()].filter(ruleset => ruleset.game === game),
    saveRuleset: async ruleset => {
      rulesets.set(place(ruleset.game, ruleset.name), ruleset)
    },
    deleteRuleset: async (game, name) => {
      rulesets.delete(place(game, name))
    },
    campaigns: async () =>
      [...campaigns.values()].map(({ meta }) => meta).sort((a, b) => b.touched - a.touched),
    campaign: async id => campaigns.get(id),
    saveCampaign: async campaign => {
      campaigns.set(campaign.meta.id, structuredClone(campaign))
    },
    deleteCampaign: async id => {
      campaigns.delete(id)
      forgetEvaluations(id)
    },
    scores: async () => [...scores.values()],
    saveScore: async score => {
      if (!scores.has(score.id)) scores.set(score.id, score)
    },
    evaluations: async id => evaluated.get(id),
    saveEvaluations: async evaluations => {
      evaluated.set(evaluations.id, evaluations)
    },
    damaged: async () => [],
    raw: async (kind, id) => (kind === 'match' ? matches.get(id) : campaigns.get(id)) ?? {},
    readModel: async key => {
      const name = nameOf(key)
      const model = models.get(name)
      if (!model) return undefined
      models.delete(name)
      models.set(name, model)
      return model
    },
    writeModel: async (key, model) => {
      const name = nameOf(key)
      models.delete(name)
      models.set(name, model)
      const sizes = [...models].map(([stored, { length }]) => ({ stored, size: length }))
      for (const { stored } of evicted(sizes)) models.delete(stored)
    },
  }
}

function nameOf({ game, bot, key }: ModelKey): string {
  return JSON.stringify([game, bot, key])
}
