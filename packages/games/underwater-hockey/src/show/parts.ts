import type { OptionPart, PartVariant } from '@sextant/scene'
import { seatedTeam, teams } from '../scenarios.ts'
import { TEAMS } from '../schema.ts'
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

/** Either side is played by any of the teams. */
export const PARTS: readonly OptionPart[] = TEAMS.map((team, seat) => ({
  at: `/teams/${seat}`,
  name: later('part.team', { team: teamText(team) }),
  variants: VARIANTS,
}))
