import { overfull } from './overfull.ts'
import type { KeptCampaign, KeptMatch, KeptStudy, Result, Ruleset, Score, Store } from './store.ts'

/** Keeps everything until the page is closed. */
export function memoryStore(): Store {
  const matches = new Map<string, KeptMatch>()
  const results = new Map<string, Result>()
  const rulesets = new Map<string, Ruleset>()
  const campaigns = new Map<string, KeptCampaign>()
  const scores = new Map<string, Score>()
  /** In the order of their use. */
  const studies = new Map<string, KeptStudy>()
  const place = (...names: string[]) => JSON.stringify(names)
  return {
    matches: async () => [...matches.values()].map(({ meta }) => meta).sort((a, b) => b.touched - a.touched),
    match: async id => matches.get(id),
    keepMatch: async match => {
      matches.set(match.meta.id, structuredClone(match))
    },
    forgetMatch: async id => {
      matches.delete(id)
    },
    results: async () => [...results.values()],
    keepResult: async result => {
      if (!results.has(result.id)) results.set(result.id, result)
    },
    rulesets: async game => [...rulesets.values()].filter(ruleset => ruleset.game === game),
    keepRuleset: async ruleset => {
      rulesets.set(place(ruleset.game, ruleset.name), ruleset)
    },
    forgetRuleset: async (game, name) => {
      rulesets.delete(place(game, name))
    },
    campaigns: async () =>
      [...campaigns.values()].map(({ meta }) => meta).sort((a, b) => b.touched - a.touched),
    campaign: async id => campaigns.get(id),
    keepCampaign: async campaign => {
      campaigns.set(campaign.meta.id, structuredClone(campaign))
    },
    forgetCampaign: async id => {
      campaigns.delete(id)
    },
    scores: async () => [...scores.values()],
    keepScore: async score => {
      if (!scores.has(score.id)) scores.set(score.id, score)
    },
    study: async (game, program, key) => {
      const at = place(game, program, key)
      const found = studies.get(at)
      if (!found) return undefined
      studies.delete(at)
      studies.set(at, found)
      return found.bytes
    },
    keepStudy: async study => {
      const at = place(study.game, study.program, study.key)
      studies.delete(at)
      studies.set(at, study)
      const sizes = [...studies].map(([name, { bytes }]) => ({ name, size: bytes.length }))
      for (const { name } of overfull(sizes)) studies.delete(name)
    },
  }
}
