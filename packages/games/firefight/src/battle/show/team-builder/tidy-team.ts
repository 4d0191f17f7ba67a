import type { Team, Unit } from '../../schema/team.ts'
import { pointsOf } from './points.ts'

/** A team after a change: every unit costs what it is worth, and no two have one id or name. */
export function tidyTeam(team: Team): Team {
  const units: Unit[] = []
  for (const unit of team.units) {
    const others = units.map(({ id }) => id)
    const names = units.map(({ name }) => name)
    units.push({
      ...unit,
      id: firstFree(unit.id, others, number => `${unit.id.replace(/-\d+$/, '')}-${number}`),
      name: firstFree(unit.name, names, number => numbered(unit.name, number)),
      weapons: unit.weapons.map(weapon => (weapon.type === 'melee' ? { ...weapon, range: 1 } : weapon)),
      cost: pointsOf(unit),
    })
  }
  return { ...team, units }
}

/** The id of a team that is called so: `iron-dawn`. */
export function idFrom(name: string): string {
  const id = name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 60)
  return id === '' ? 'team' : id
}

function firstFree(wanted: string, taken: readonly string[], numbered: (number: number) => string): string {
  if (!taken.includes(wanted)) return wanted
  for (let number = 2; ; number++) if (!taken.includes(numbered(number))) return numbered(number)
}

/** `Rifle Squad 3`, within the length of a name. */
function numbered(name: string, number: number): string {
  return `${name.replace(/ (\d+|[IVX]+)$/, '').slice(0, 56)} ${number}`
}
