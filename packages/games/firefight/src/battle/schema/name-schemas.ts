import * as v from 'valibot'
import { LETTERS } from './names.ts'

/** The id of a team or unit. */
export const id = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9][a-z0-9_-]{0,59}$/i, 'an id is made of letters, digits, - and _'),
  v.title('Id'),
)

/** A name as players read it. */
export const label = v.pipe(v.string(), v.minLength(1), v.maxLength(60), v.title('Name'))

/** A stretch of a map: the letters of terrain, and nothing else. */
export const MAP_LETTERS = new RegExp(`^[${Object.values(LETTERS).join('')}]+$`)
