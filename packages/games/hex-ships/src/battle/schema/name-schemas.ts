import * as v from 'valibot'
import { SIDES, SYSTEMS } from './names.ts'

/** How names are written in data, options, states and actions. */

export const side = v.picklist(SIDES)
export const system = v.picklist(SYSTEMS)

/** The id of a weapon, class, design, ship or captain. */
export const id = v.pipe(
  v.string(),
  v.regex(/^[a-z][a-z0-9-]{0,30}$/, 'a name in lower case, as dagger-1'),
  v.title('Id'),
)

/** A cell by its axial coordinates. */
export const cellName = v.pipe(
  v.string(),
  v.regex(/^(0|-?[1-9]\d?),(0|-?[1-9]\d?)$/, 'a cell is written q,r, as -5,0'),
  v.title('Cell'),
  v.description('Axial coordinates, written q,r.'),
)

/** 0 is north, then clockwise. */
export const facing = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(0),
  v.maxValue(5),
  v.title('Facing'),
  v.description('0 north, 1 north-east, 2 south-east, 3 south, 4 south-west, 5 north-west.'),
)

const word = v.pipe(v.string(), v.minLength(1), v.maxLength(40))

/** A name by language, English always, for what the catalogues do not name. */
export const nameByLanguage = v.pipe(v.objectWithRest({ en: word }, word), v.title('Name'))
