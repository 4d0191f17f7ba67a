import { titled } from '@sextant/scene/kit'
import * as v from 'valibot'
import { type CaptainSkills, captainSchema, properName } from './captain.ts'
import type { Design } from './classes.ts'
import { deploymentEntries, type Fleet, type Fleets } from './fleets.ts'
import { id } from './names.ts'
import { type Scenario, scenarioSchema, shipSchema } from './scenario.ts'

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

type ScenarioFile = v.InferOutput<typeof scenarioFileSchema>

/** The designs and captains that files name. */
export interface Roster {
  readonly designs: Readonly<Record<string, Design>>
  readonly captains: Readonly<Record<string, CaptainSkills>>
}

/** A scenario with the designs and captains that its file names. */
export function scenarioFrom({ fleets, ...file }: ScenarioFile, roster: Roster, path: string): Scenario {
  const ships = file.ships.map((ship, index) => shipFrom(ship, roster, `${path}: /ships/${index}`))
  return {
    ...file,
    ships,
    ...(fleets && { fleets: fleetsFrom(fleets, roster, `${path}: /fleets`) }),
  }
}

/** A fleet with the designs and captains that its file names. */
export function fleetFrom(file: v.InferOutput<typeof fleetFile>, roster: Roster, path: string): Fleet {
  return file.map((ship, index) => shipFrom(ship, roster, `${path}/${index}`))
}

function fleetsFrom(
  { squadron, ...file }: NonNullable<ScenarioFile['fleets']>,
  roster: Roster,
  path: string,
): Fleets {
  return {
    ...file,
    ...(squadron !== undefined && { squadron: named(roster.designs, squadron, `${path}/squadron`) }),
    amber: fleetFrom(file.amber, roster, `${path}/amber`),
    violet: fleetFrom(file.violet, roster, `${path}/violet`),
  }
}

function shipFrom<S extends { readonly design: string; readonly captain?: string }>(
  { design, captain, ...ship }: S,
  { designs, captains }: Roster,
  place: string,
) {
  const built = named(designs, design, `${place}/design`)
  const skills = captain === undefined ? undefined : named(captains, captain, `${place}/captain`)
  return { ...ship, class: built.class, weapons: [...built.weapons], ...(skills && { captain: skills }) }
}

function named<T>(all: Readonly<Record<string, T>>, name: string, place: string): T {
  const found = Object.hasOwn(all, name) ? all[name] : undefined
  if (found === undefined) throw new Error(`${place}: there is no ${name}`)
  return found
}
