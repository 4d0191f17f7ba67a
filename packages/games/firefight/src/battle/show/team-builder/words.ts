import type { Text } from '@sextant/scene'
import { phrasesOf } from '@sextant/scene/kit'
import type { Team } from '../../schema/team.ts'
import type { TeamBuilderKey } from '../../texts/team-builder.ts'

/** A sentence of the team builder. */
export const { text: builder, named } = phrasesOf<TeamBuilderKey>()

/** From the catalogue, else as the team calls it. */
export function factionName({ faction }: Pick<Team, 'faction'>): Text {
  return named(`faction.${faction}`, faction)
}
