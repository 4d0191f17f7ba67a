import type { CaptainSkills } from './schema/captain.ts'
import type { Design } from './schema/classes.ts'
import type { FleetFile, ScenarioFile } from './schema/files.ts'
import type { Fleet, Fleets } from './schema/fleets.ts'
import type { Scenario } from './schema/scenario.ts'

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
export function fleetFrom(file: FleetFile, roster: Roster, path: string): Fleet {
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
