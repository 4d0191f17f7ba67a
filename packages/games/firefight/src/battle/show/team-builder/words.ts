import type { Text } from '@sextant/scene'
import type { Team } from '../../schema/team.ts'
import { named } from '../words.ts'

/** From the catalogue, else as the team calls it. */
export function factionName({ faction }: Pick<Team, 'faction'>): Text {
  return named(`faction.${faction}`, faction)
}
