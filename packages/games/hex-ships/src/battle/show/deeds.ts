import type { Event } from '../events.ts'
import type { Tables } from '../tables.ts'

/** What is counted of a fleet, in the order in which reports list it. */
export const DEEDS = [
  'damage',
  'hull',
  'kills',
  'losses',
  'volleys',
  'hits',
  'misses',
  'criticals',
  'charged',
] as const

/** What a fleet did. */
export type Deeds = Record<(typeof DEEDS)[number], number>

/** By seat, for the whole and for each round. */
export interface BattleDeeds {
  readonly battle: readonly [Deeds, Deeds]
  readonly rounds: readonly { readonly round: number; readonly deeds: readonly [Deeds, Deeds] }[]
}

export function deedsIn(tables: Pick<Tables, 'shipById'>, events: readonly Event[]): BattleDeeds {
  const battle = bothNothing()
  const rounds: { round: number; deeds: readonly [Deeds, Deeds] }[] = []
  for (const event of events) {
    if (event.type === 'round-began') rounds.push({ round: event.round, deeds: bothNothing() })
    for (const deeds of [battle, rounds.at(-1)?.deeds]) if (deeds) count(tables, event, deeds)
  }
  return { battle, rounds }
}

function bothNothing(): readonly [Deeds, Deeds] {
  return [nothing(), nothing()]
}

function nothing(): Deeds {
  return { damage: 0, hull: 0, kills: 0, losses: 0, volleys: 0, hits: 0, misses: 0, criticals: 0, charged: 0 }
}

function count(tables: Pick<Tables, 'shipById'>, event: Event, deeds: readonly [Deeds, Deeds]): void {
  const of = (ship: string) => deeds[tables.shipById.get(ship)?.seat === 1 ? 1 : 0]
  switch (event.type) {
    case 'fired':
      of(event.ship).volleys++
      break
    case 'struck':
      of(event.ship).hits++
      of(event.ship).damage += event.shield + event.armor + event.hull
      of(event.ship).hull += event.hull
      break
    case 'missed':
      of(event.ship).misses++
      break
    case 'critical':
      // Dealt by the other fleet.
      if (event.effect) deeds[tables.shipById.get(event.ship)?.seat === 1 ? 0 : 1].criticals++
      break
    case 'destroyed':
      of(event.ship).losses++
      of(event.by).kills++
      break
    case 'charged':
      of(event.ship).charged++
      break
    default:
  }
}
