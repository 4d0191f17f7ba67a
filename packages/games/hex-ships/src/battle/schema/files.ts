import { titled } from '@sextant/scene/kit'
import * as v from 'valibot'
import { captainSchema, properName } from './captain.ts'
import { deploymentEntries } from './fleets.ts'
import { id } from './name-schemas.ts'
import { scenarioSchema, shipSchema } from './scenario.ts'

/** How scenarios and fleets are written in files: ships by their designs, captains by their names. */

export const captainsSchema = titled(
  'Captains',
  'By id.',
  v.pipe(v.record(id, captainSchema), v.maxEntries(200)),
)

const { class: _class, weapons: _weapons, captain: _captain, ...shipEntries } = shipSchema.entries

const fleetFile = titled(
  'Fleet',
  'Its ships by design and captain.',
  v.pipe(
    v.array(v.strictObject({ design: id, name: v.exactOptional(properName), captain: v.exactOptional(id) })),
    v.minLength(1),
    v.maxLength(12),
  ),
)

/** Fleets to start from, by id. */
export const fleetFilesSchema = titled('Fleets', 'By id.', v.record(id, fleetFile))

export const scenarioFileSchema = titled(
  'Scenario',
  'The map, the ships and what they fight for.',
  v.strictObject({
    ...scenarioSchema.pipe[0].entries,
    ships: v.pipe(
      v.array(v.strictObject({ ...shipEntries, design: id, captain: v.exactOptional(id) })),
      v.maxLength(40),
    ),
    fleets: v.exactOptional(
      v.strictObject({
        ...deploymentEntries,
        squadron: v.exactOptional(id),
        amber: fleetFile,
        violet: fleetFile,
      }),
    ),
  }),
)

export type ScenarioFile = v.InferOutput<typeof scenarioFileSchema>
export type FleetFile = v.InferOutput<typeof fleetFile>
