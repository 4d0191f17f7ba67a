import type { Event } from '../events.ts'
import type { Army } from '../schema.ts'

/** What an army did in a turn or a match. */
export interface Deeds {
  kills: number
  losses: number
  damage: number
  /** From income, rewards and plunder. */
  gold: number
  cities: number
  tiles: number
  recruits: number
}

export interface TurnReport {
  readonly army: Army
  readonly round: number
  /** Of both armies: the other one may strike back. */
  readonly deeds: Readonly<Record<Army, Deeds>>
}

export interface BattleReport {
  readonly turns: readonly TurnReport[]
  readonly match: Readonly<Record<Army, Deeds>>
}

/** Battle report statistics (6.2.3), counted from the events of a match so far. */
export function reportOf(events: readonly Event[]): BattleReport {
  const match = { red: noDeeds(), blue: noDeeds() }
  const turns: TurnReport[] = []
  for (const event of events) {
    if (event.type === 'turn-began') {
      const { army, round } = event
      turns.push({ army, round, deeds: { red: noDeeds(), blue: noDeeds() } })
    }
    count(event, match)
    const turn = turns.at(-1)
    if (turn) count(event, turn.deeds)
  }
  return { turns, match }
}

function noDeeds(): Deeds {
  return { kills: 0, losses: 0, damage: 0, gold: 0, cities: 0, tiles: 0, recruits: 0 }
}

function count(event: Event, deeds: Readonly<Record<Army, Deeds>>): void {
  switch (event.type) {
    case 'attacked':
    case 'countered':
      if (event.army !== 'neutral') deeds[event.army].damage += event.damage
      break
    case 'destroyed':
      if (event.by !== 'neutral') deeds[event.by].kills++
      if (event.army !== 'neutral') deeds[event.army].losses++
      break
    case 'captured':
      deeds[event.army].gold += event.reward + event.plunder
      deeds[event.army].tiles += event.tiles
      deeds[event.army].cities++
      break
    case 'income':
      deeds[event.army].gold += event.gold
      break
    case 'recruited':
      deeds[event.army].recruits++
      break
    default:
  }
}
