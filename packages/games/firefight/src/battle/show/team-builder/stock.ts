import type { Text } from '@sextant/scene'
import type { Alternative, StockItem } from '@sextant/scene/builder'
import type { Team, Unit, Weapon } from '../../schema/team.ts'
import { teams } from '../../teams.ts'
import { named, teamName, text, weaponName } from '../words.ts'
import { pointsOf } from './points.ts'

export const stockTeams: readonly (StockItem & { readonly value: Team })[] = teams.map(team => ({
  id: team.id,
  name: teamName(team.name),
  value: team,
}))

/** The units of the game's teams, each once, by team. */
export const stockUnits: readonly (Alternative & { readonly value: Unit })[] = teams.flatMap(team =>
  oncePer(team.units, kindOf).map(unit => ({
    id: `${team.id}/${unit.id}`,
    name: nameAndPoints(unit),
    group: teamName(team.name),
    value: unit,
  })),
)

/** Their weapons, each once. */
export const stockWeapons: readonly (Alternative & { readonly value: Weapon })[] = oncePer(
  teams.flatMap(({ units }) => units.flatMap(({ weapons }) => weapons)),
  weapon => JSON.stringify(weapon),
).map((weapon, number) => ({
  id: `weapon-${number}`,
  name: weaponName(weapon.name),
  group: text(weapon.type === 'melee' ? 'builder.type-melee' : 'builder.type-ranged'),
  value: weapon,
}))

export function unitNameOf({ name }: Pick<Unit, 'name'>): Text {
  return named(`unit.${name}`, name)
}

/** `Rifle Squad · 21 points`. */
export function nameAndPoints(unit: Unit): Text {
  return text('builder.unit-points', { unit: unitNameOf(unit), points: pointsOf(unit) })
}

/** The unit of the game that this one is, under its name. */
export function stockUnitOf(unit: Unit): string | undefined {
  return stockUnits.find(({ value }) => value.name === unit.name && kindOf(value) === kindOf(unit))?.id
}

/** All that counts in battle. */
function kindOf({ id: _id, name: _name, cost: _cost, ...numbers }: Unit): string {
  return JSON.stringify(numbers)
}

function oncePer<T>(all: readonly T[], key: (one: T) => string): T[] {
  return all.filter((one, number) => all.findIndex(other => key(other) === key(one)) === number)
}
