import * as v from 'valibot'
import { playbookSchema } from './playbook-schema.ts'
import {
  kickoffsSchema,
  matchSchema,
  planningSchema,
  poolSchema,
  rangesSchema,
  teamsSchema,
} from './schema.ts'

export const scenariosSchema = v.pipe(
  v.array(
    v.strictObject({
      id: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,30}$/)),
      /** Names of `teams.json`, or `drawn`. */
      blue: v.string(),
      red: v.string(),
      kickoff: v.picklist(['picture', 'printed']),
      /** Where they are not those of `match.json` and `planning.json`. */
      match: v.exactOptional(matchSchema),
      planning: v.exactOptional(planningSchema),
    }),
  ),
  v.minLength(1),
)

/** The schemas of the files, by their names. */
export const dataSchemas = {
  pool: poolSchema,
  kickoffs: kickoffsSchema,
  match: matchSchema,
  planning: planningSchema,
  ranges: rangesSchema,
  playbook: playbookSchema,
  teams: teamsSchema,
  scenarios: scenariosSchema,
}
