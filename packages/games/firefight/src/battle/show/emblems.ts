/** The badges of the factions: which there are, and whose they are. They are drawn in `figures/`. */
const OWN = ['vanguard', 'brood', 'ironclad', 'riders', 'veil', 'watchers'] as const
/** For factions that bring no badge of their own. */
const SPARE = ['lozenge', 'bars', 'ring'] as const

export type Emblem = (typeof OWN | typeof SPARE)[number]

export const EMBLEMS: readonly Emblem[] = [...OWN, ...SPARE]

/** The badge of a faction by its name; one that is not of the game always has the same spare one. */
export function emblemOf(faction: string): Emblem {
  const name = faction.toLowerCase().replace(/^(the|dust|pale) /, '')
  const own = OWN.find(emblem => name === emblem || (name === 'watch' && emblem === 'watchers'))
  if (own) return own
  const sum = [...faction].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0)
  return SPARE[sum % SPARE.length] ?? 'ring'
}

/** The icon that a badge has in the skin. */
export function emblemIcon(faction: string): string {
  return `faction-${emblemOf(faction)}`
}
