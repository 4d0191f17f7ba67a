import { phrasesOf } from '@sextant/scene/kit'
import type { TeamBuilderKey } from '../../texts/team-builder.ts'

/** A sentence of the team builder. */
export const { text: builder } = phrasesOf<TeamBuilderKey>()
