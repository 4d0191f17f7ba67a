import type { Event } from '../events.ts'
import type { Tables } from '../tables.ts'

/** What is counted of a side, in the order in which reports list it. */
export const DEEDS = ['attacks', 'shots', 'dice', 'hits', 'wounds', 'kills', 'losses', 'healed'] as const

/** What a side did. */
export type Deeds = Record<(typeof DEEDS)[number], number>

/** By seat, for the whole and for each round. */
export interface BattleDeeds {
  readonly battle: readonly [Deeds, Deeds]
  readonly rounds: readonly { readonly round: number; readonly deeds: readonly [Deeds, Deeds] }[]
}

export function deedsIn(tables: Tables, events: readonly Event[]): BattleDeeds {
  const battle = bothNothing()
  const rounds: { round: number; deeds: readonly [Deeds, Deeds] }[] = []
  for (const event of events) {
    if (event.type === 'turn-began' && rounds.at(-1)?.round !== event.round)
      rounds.push({ round: event.round, deeds: bothNothing() })
    for (const deeds of [battle, rounds.at(-1)?.deeds]) if (deeds) count(tables, event, deeds)
  }
  return { battle, rounds }
}

function bothNothing(): readonly [Deeds, Deeds] {
  return [nothing(), nothing()]
}

function nothing(): Deeds {
  return { attacks: 0, shots: 0, dice: 0, hits: 0, wounds: 0, kills: 0, losses: 0, healed: 0 }
}

/** Wounds and losses count for the other side, whoever's blast it was. */
function count({ units }: Tables, event: Event, deeds: readonly [Deeds, Deeds]): void {
  const of = (seat: number | undefined) => deeds[seat === 1 ? 1 : 0]
  switch (event.type) {
    case 'attacked':
      if (event.watch) of(event.seat).shots++
      else of(event.seat).attacks++
      break
    case 'rolled':
      if (event.roll !== 'hit') break
      of(event.seat).dice += event.dice.length
      of(event.seat).hits += event.successes
      break
    case 'wounded':
      of(units[event.unit]?.seat === 0 ? 1 : 0).wounds += event.wounds
      break
    case 'destroyed':
      of(event.seat).losses++
      of(1 - event.seat).kills++
      break
    case 'healed':
      of(units[event.unit]?.seat).healed += event.wounds
      break
    default:
  }
}
