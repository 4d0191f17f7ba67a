import * as v from 'valibot'
import { MOST_UNITS } from '../../schema/names.ts'
import { MOST_WEAPONS, teamSchema, unitSchema, weaponSchema } from '../../schema/team.ts'

/** A team under construction: names may be empty for a moment, and units and weapons may be missing. */

const words = v.pipe(v.string(), v.maxLength(60))

const weaponDraft = v.strictObject({ ...weaponSchema.pipe[0].entries, name: words })

const unitDraft = v.strictObject({
  ...unitSchema.pipe[0].entries,
  name: words,
  weapons: v.pipe(v.array(weaponDraft), v.maxLength(MOST_WEAPONS)),
})

export const teamDraftSchema = v.strictObject({
  ...teamSchema.pipe[0].entries,
  name: words,
  faction: words,
  units: v.pipe(v.array(unitDraft), v.maxLength(MOST_UNITS)),
})
