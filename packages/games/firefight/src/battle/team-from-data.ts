import { parseShape } from '@sextant/engine'
import { type Team, teamSchema } from './schema/team.ts'
import { teamPictures } from './team-pictures.ts'

/** A team out of its file in `data/teams`, with the pictures that stand beside the file put in. */
export function teamFromData(id: string, file: unknown): Team {
  const team = parseShape(teamSchema, file, `data/teams/${id}.json`)
  return {
    ...team,
    units: team.units.map(unit => {
      const picture = unit.image === undefined ? undefined : teamPictures[unit.image]
      return picture === undefined ? unit : { ...unit, image: picture }
    }),
  }
}
