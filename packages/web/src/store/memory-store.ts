import type { KeptMatch, Result, Ruleset, Store } from './store.ts'

/** Keeps everything until the page is closed. */
export function memoryStore(): Store {
  const matches = new Map<string, KeptMatch>()
  const results = new Map<string, Result>()
  const rulesets = new Map<string, Ruleset>()
  const place = (game: string, name: string) => JSON.stringify([game, name])
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
  }
}
