import type { OptionPart, PartVariant } from '@sextant/scene'
import { seatedTeam, teams } from '../scenarios.ts'
import { POSITIONS, type Position, TEAMS } from '../schema-names.ts'
import { named, teamText, text } from './words.ts'

const VARIANTS: readonly PartVariant[] = [
  ...Object.entries(teams).map(([id, team]) => ({
    id,
    name: named(`squad.${id}`, team.name),
    about: named(`squad.about.${id}`, ''),
    value: seatedTeam(id),
  })),
  { id: 'drawn', name: text('squad.drawn'), about: text('squad.about.drawn'), value: seatedTeam('drawn') },
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
    name: text('part.player-of', { squad: named(`squad.${id}`, name), tag: position }),
    about: text('part.player-about', units[position]),
    value: units[position],
  }))
}

/** Either side is played by any of the teams, with any of their players at each place. */
export const PARTS: readonly OptionPart[] = [
  ...TEAMS.map((team, seat) => ({
    at: `/teams/${seat}`,
    name: text('part.team', { team: teamText(team) }),
    variants: VARIANTS,
  })),
  ...TEAMS.flatMap((team, seat) =>
    POSITIONS.map(position => ({
      at: `/teams/${seat}/units/${position}`,
      group: text('part.players', { team: teamText(team) }),
      name: text('part.player', { position: text(`position.${position}`), tag: position }),
      variants: PLAYERS[position],
    })),
  ),
]
