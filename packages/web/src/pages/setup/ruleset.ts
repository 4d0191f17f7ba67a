import type { Ruleset } from '../../store/store.ts'
import type { Changes } from './game-setup.ts'

/** What changed numbers are called: the name they are stored under, '' for the usual rules, or nothing. */
export function rulesetOf(changes: Changes, sets: readonly Ruleset[]): string | undefined {
  if (Object.keys(changes).length === 0) return ''
  return sets.find(({ values }) => sameNumbers(values, changes))?.name
}

function sameNumbers(a: Changes, b: Changes): boolean {
  const keys = Object.keys(a)
  return keys.length === Object.keys(b).length && keys.every(key => a[key] === b[key])
}
