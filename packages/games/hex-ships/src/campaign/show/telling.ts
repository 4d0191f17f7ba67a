import type { Text } from '@sextant/scene'
import { gainsAt } from '../../battle/show/skill-gains.ts'
import type { Event } from '../events.ts'
import type { Tables } from '../tables.ts'
import { captainName, listed, missionEnd, missionTitle, shipName, text } from './words.ts'

/** What happened, in a sentence. */
export function tellEvent(tables: Tables, event: Event): Text | undefined {
  const ship = (id: string) => shipName(tables, id)
  const ships = (ids: readonly string[]) => listed(ids.map(ship))
  const mission = (id: string) => missionTitle(tables, id)
  const captain = (id: string) => captainName(tables, id)
  switch (event.type) {
    case 'campaign-began':
      return text('event.began', { ships: ships(event.ships) })
    case 'mission-due':
      return text('event.mission-due', { mission: mission(event.mission), limit: event.limit })
    case 'branch-due':
      return text('event.branch-due', { missions: listed(event.missions.map(mission)) })
    case 'branch-chosen':
      return text('event.branch-chosen', { mission: mission(event.mission) })
    case 'skill-raised':
      return text('event.skill-raised', {
        captain: captain(event.captain),
        ship: ship(event.ship),
        skill: text(`skill.${event.skill}`),
        rank: event.rank,
        gains: gainsAt(tables.options.rules.combat, event.skill, event.rank),
      })
    case 'appointed':
      return text('event.appointed', { captain: captain(event.captain), ship: ship(event.ship) })
    case 'docked':
    case 'undocked':
    case 'repaired':
      return text(`event.${event.type}`, { ship: ship(event.ship) })
    case 'selected':
    case 'deselected': {
      const { size, limit } = event
      return text(`event.${event.type}`, { ship: ship(event.ship), size, limit })
    }
    case 'mission-started':
      return text('event.started', { mission: mission(event.mission), ships: ships(event.ships) })
    case 'mission-won':
      return text('event.won', {
        mission: mission(event.mission),
        story: missionEnd(tables, event.mission, 'won'),
      })
    case 'mission-lost':
      return text(event.drawn ? 'event.drawn' : 'event.lost', {
        mission: mission(event.mission),
        story: missionEnd(tables, event.mission, 'lost'),
      })
    case 'ship-lost':
      return event.captain === null
        ? text('event.ship-lost', { ship: ship(event.ship) })
        : text('event.ship-lost-captain', { ship: ship(event.ship), captain: captain(event.captain) })
    case 'experience-gained': {
      const { gained, experience, level, raised } = event
      const who = { captain: captain(event.captain), ship: ship(event.ship) }
      return raised
        ? text('event.level', { ...who, gained, level })
        : text('event.experience', { ...who, gained, experience })
    }
    case 'ship-joined':
      if (event.prize) return text('event.prize', { ship: ship(event.ship) })
      return event.captain === null
        ? text('event.joined', { ship: ship(event.ship) })
        : text('event.joined-captain', { ship: ship(event.ship), captain: captain(event.captain) })
    case 'captain-joined':
      return text('event.captain-joined', { captain: captain(event.captain) })
    case 'ended': {
      const { won, ships: left, score } = event
      return text(`event.ended-${event.reason}`, { won, ships: left, score })
    }
    case 'fleet-logged':
      return undefined
  }
}
