import { titled } from '@sextant/scene/kit'
import * as v from 'valibot'
import type { Design } from './classes.ts'
import { id } from './names.ts'
import { type CaptainSkills, captainSchema, type Scenario, scenarioSchema, shipSchema } from './scenario.ts'

/** How scenarios are written in files: ships by their designs, captains by their names. */

export const captainsSchema = titled(
  'Captains',
  'By id.',
  v.pipe(v.record(id, captainSchema), v.maxEntries(200)),
)

const { class: _class, weapons: _weapons, captain: _captain, ...shipEntries } = shipSchema.entries

export const scenarioFileSchema = titled(
  'Scenario',
  'The map, the ships and what they fight for.',
  v.strictObject({
    ...scenarioSchema.pipe[0].entries,
    ships: v.pipe(
      v.array(v.strictObject({ ...shipEntries, design: id, captain: v.exactOptional(id) })),
      v.minLength(2),
      v.maxLength(40),
    ),
  }),
)

type ScenarioFile = v.InferOutput<typeof scenarioFileSchema>

/** A scenario with the designs and captains that its file names. */
export function scenarioFrom(
  file: ScenarioFile,
  designs: Readonly<Record<string, Design>>,
  captains: Readonly<Record<string, CaptainSkills>>,
  path: string,
): Scenario {
  const ships = file.ships.map(({ design, captain, ...ship }, index) => {
    const built = named(designs, design, `${path}: /ships/${index}/design`)
    const skills =
      captain === undefined ? undefined : named(captains, captain, `${path}: /ships/${index}/captain`)
    return { ...ship, class: built.class, weapons: [...built.weapons], ...(skills && { captain: skills }) }
  })
  return { ...file, ships }
}

function named<T>(all: Readonly<Record<string, T>>, name: string, place: string): T {
  const found = Object.hasOwn(all, name) ? all[name] : undefined
  if (found === undefined) throw new Error(`${place}: there is no ${name}`)
  return found
}
