import { titled, whole } from '@sextant/scene/kit'
import * as v from 'valibot'

const rank = whole('Rank', 'Of the skill.', 1, 6)

/** What a ship, a captain or a design is called. */
export const properName = v.pipe(v.string(), v.minLength(1), v.maxLength(40), v.title('Name'))

export const captainSchema = titled(
  'Captain',
  'Three skills with ranks from 1 to 6; a ship without a captain has 1 in each.',
  v.strictObject({ name: v.exactOptional(properName), command: rank, gunnery: rank, engineering: rank }),
)

export type CaptainSkills = v.InferOutput<typeof captainSchema>
