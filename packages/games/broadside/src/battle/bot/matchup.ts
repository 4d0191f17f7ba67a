import { Distributions, meanOf } from '../harm/chances.ts'
import type { Roll, Ruleset } from '../schema.ts'
import { MENU, POWERS } from '../schema-names.ts'
import { combatantOf, type Tables } from '../tables.ts'

/** One match as a scripted bot sees it: the tables, and what it computes from them once. */
export interface Matchup {
  readonly tables: Tables
  readonly distributions: Distributions
  /** By seat: the heaviest blow that it can deal, on average. */
  readonly blows: readonly [Blows, Blows]
}

export interface Blows {
  readonly hull: number
  readonly crew: number
}

export function matchupOf(tables: Tables): Matchup {
  return {
    tables,
    distributions: new Distributions(),
    blows: [heaviest(tables, 0), heaviest(tables, 1)],
  }
}

function heaviest(tables: Tables, seat: 0 | 1): Blows {
  const { menu, powers } = combatantOf(tables, seat)
  const arms: { hull?: Roll; crew?: Roll }[] = [
    ...MENU.filter(entry => menu.includes(entry)).flatMap(entry => armsOf(tables.ruleset, entry)),
    ...POWERS.flatMap(id => powers[id] ?? []),
  ]
  return {
    hull: Math.max(1, ...arms.map(({ hull }) => (hull ? meanOf(hull) : 0))),
    crew: Math.max(1, ...arms.map(({ crew }) => (crew ? meanOf(crew) : 0))),
  }
}

function armsOf({ attacks }: Ruleset, entry: string): { hull: Roll; crew: Roll }[] {
  if (entry === 'cannon') return [attacks.cannon.ball, attacks.cannon.grape]
  return entry === 'rifle' ? [attacks.rifle] : []
}
