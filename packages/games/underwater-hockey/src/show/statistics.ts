import type { Event } from '../events.ts'
import { TEAMS, type Team, UNIT_COUNT } from '../schema-names.ts'
import { UNIT_IDS } from '../units.ts'

/** What a team did, in a match or in some turns of it. */
export interface Deeds {
  goals: number
  /** Turns at whose end it had the puck. */
  possession: number
  /** Flicks at the goal that no teammate caught, and goals that were carried in. */
  shots: number
  /** Shots of the other team that it caught before the line and that did not go in later in the turn. */
  saves: number
  steals: number
  /** Flicks that a teammate caught. */
  passes: number
  pickups: number
  /** Turns under water, of all its units together. */
  submerged: number
}

export interface MatchReport {
  readonly match: Readonly<Record<Team, Deeds>>
  readonly turns: readonly TurnReport[]
  /** Turns under water of each unit, in the order of the state. */
  readonly under: readonly number[]
}

export interface TurnReport {
  readonly turn: number
  readonly deeds: Readonly<Record<Team, Deeds>>
}

/** Match statistics, counted from events. */
export function reportOf(events: readonly Event[]): MatchReport {
  const match = bothTeams()
  const turns: TurnReport[] = []
  const under: number[] = Array.from({ length: UNIT_COUNT }, () => 0)
  let saver: Team | null = null
  for (const event of events) {
    if (event.type === 'turn-began') turns.push({ turn: event.turn, deeds: bothTeams() })
    if (event.type === 'turn-began' || event.type === 'flicked') saver = caughtShot(event)
    const turn = turns.at(-1)
    for (const deeds of turn ? [match, turn.deeds] : [match]) {
      count(event, deeds)
      // Nobody breathes in the turn of a goal.
      if (event.type === 'breathed' && saver) deeds[saver].saves++
    }
    if (event.type === 'breathed')
      for (const unit of event.under) {
        const u = UNIT_IDS.indexOf(unit)
        under[u] = (under[u] ?? 0) + 1
      }
  }
  return { match, turns, under }
}

function noDeeds(): Deeds {
  return { goals: 0, possession: 0, shots: 0, saves: 0, steals: 0, passes: 0, pickups: 0, submerged: 0 }
}

function bothTeams(): Record<Team, Deeds> {
  return { blue: noDeeds(), red: noDeeds() }
}

/** The team that caught a shot of the others. */
function caughtShot(event: Event): Team | null {
  return event.type === 'flicked' && event.shot && event.caughtBy !== event.team ? event.caughtBy : null
}

function count(event: Event, deeds: Readonly<Record<Team, Deeds>>): void {
  switch (event.type) {
    case 'goal':
      deeds[event.team].goals++
      if (event.how === 'swim' && !event.own) deeds[event.team].shots++
      break
    case 'flicked':
      if (event.caughtBy === event.team) deeds[event.team].passes++
      else if (event.shot) deeds[event.team].shots++
      break
    case 'steal-tried':
      if (event.won) deeds[event.team].steals++
      break
    case 'picked-up':
      deeds[event.team].pickups++
      break
    case 'breathed':
      for (const team of TEAMS) {
        if (event.holder?.startsWith(team)) deeds[team].possession++
        deeds[team].submerged += event.under.filter(unit => unit.startsWith(team)).length
      }
      break
    default:
  }
}
