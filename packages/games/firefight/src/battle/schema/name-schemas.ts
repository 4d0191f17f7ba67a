import * as v from 'valibot'

/** The id of a team or unit. */
export const id = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9][a-z0-9_-]{0,59}$/i, 'an id is made of letters, digits, - and _'),
  v.title('Id'),
)

/** A name as players read it. */
export const label = v.pipe(v.string(), v.minLength(1), v.maxLength(60), v.title('Name'))
