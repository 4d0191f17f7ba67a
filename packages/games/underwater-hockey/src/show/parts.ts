import type { OptionPart, PartVariant } from '@sextant/scene'
import { seatedTeam, teams } from '../scenarios.ts'
import { POSITIONS, type Position, TEAMS } from '../schema-names.ts'
import { later, named, teamText, text } from './words.ts'

const VARIANTS: readonly PartVariant[] = [
  ...Object.entries(teams).map(([id, team]) => ({
    id,
    name: named(`squad.${id}`, team.name),
    about: named(`squad.about.${id}`, ''),
    value: seatedTeam(id),
  })),
  { id: 'drawn', name: text('squad.drawn'), about: later('squad.about.drawn'), value: seatedTeam('drawn') },
]

/** Who of the teams plays at a place, by position. */
const PLAYERS: Readonly<Record<Position, readonly PartVariant[]>> = {
  LF: playersAt('LF'),
  CF: playersAt('CF'),
  RF: playersAt('RF'),
  LB: playersAt('LB'),
  CB: playersAt('CB'),
  RB: playersAt('RB'),
}

function playersAt(position: Position): PartVariant[] {
  return Object.entries(teams).map(([id, { name, units }]) => ({
    id,
    name: later('part.player-of', { squad: named(`squad.${id}`, name), tag: position }),
    about: later('part.player-about', units[position]),
    value: units[position],
  }))
}

/** Either side is played by any of the teams, with any of their players at each place. */
export const PARTS: readonly OptionPart[] = [
  ...TEAMS.map((team, seat) => ({
    at: `/teams/${seat}`,
    name: later('part.team', { team: teamText(team) }),
    variants: VARIANTS,
  })),
  ...TEAMS.flatMap((team, seat) =>
    POSITIONS.map(position => ({
      at: `/teams/${seat}/units/${position}`,
      group: later('part.players', { team: teamText(team) }),
      name: later('part.player', { position: text(`position.${position}`), tag: position }),
      variants: PLAYERS[position],
    })),
  ),
]
