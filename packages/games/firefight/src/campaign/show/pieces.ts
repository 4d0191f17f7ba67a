import type { Badge, Bar, Fact, Piece, Text } from '@sextant/scene'
import { weaponText } from '../../battle/show/pieces.ts'
import { iconOf } from '../../battle/show/skin.ts'
import { weaponName } from '../../battle/show/words.ts'
import { unitTable } from '../../battle/unit-table.ts'
import { levelOf, unitInBattle } from '../rules/platoon.ts'
import type { PlatoonUnit, State } from '../state.ts'
import { type Tables, unitOfKind } from '../tables.ts'
import { placeOfBattle, placeOfUnit } from './chart.ts'
import { listed, PLATOON, text, traitName, unitName } from './words.ts'

/** Every unit in the camp, and the platoon where it is on its road. */
export function piecesOf(tables: Tables, state: State): Piece[] {
  const marker: Piece = {
    id: PLATOON,
    at: placeOfBattle(tables, state.battle),
    side: 0,
    icon: 'platoon',
    name: text('piece.platoon'),
  }
  return [marker, ...state.units.map((unit, number) => pieceOf(tables, state, unit, number))]
}

function pieceOf(tables: Tables, state: State, unit: PlatoonUnit, number: number): Piece {
  return {
    id: unit.id,
    at: placeOfUnit(tables, number),
    side: 0,
    icon: iconOf(unitOfKind(tables, unit.kind)),
    name: unitName(tables, unit.id),
    bars: [experienceBar(tables, unit)],
    badges: badgesOf(tables, state, unit),
    facts: factsOf(tables, unit),
    ...(unit.wounded && { wear: 0.7 }),
  }
}

/** Towards the next level; full at the last. */
function experienceBar({ options }: Tables, { experience }: PlatoonUnit): Bar {
  const { levels } = options.experience
  const max = levels.find(needed => needed > experience) ?? levels.at(-1) ?? 1
  return { kind: 'energy', name: text('fact.experience'), value: Math.min(experience, max), max }
}

function badgesOf(tables: Tables, { fielded }: State, unit: PlatoonUnit): Badge[] {
  const badges: Badge[] = []
  if (fielded.includes(unit.id)) badges.push({ icon: 'fielded', name: text('badge.fielded'), tone: 'good' })
  if (unit.wounded) badges.push({ icon: 'wounded', name: text('badge.out'), tone: 'bad' })
  if (unit.drawn.length > 0) badges.push({ icon: 'points', name: text('badge.trait'), tone: 'gain' })
  const level = levelOf(tables, unit)
  if (level > 0)
    badges.push({ icon: 'level', name: text('badge.level', { level }), text: String(level), tone: 'strong' })
  return badges
}

function factsOf(tables: Tables, unit: PlatoonUnit): Fact[] {
  const {
    quality,
    defense,
    speed,
    wounds,
    weapons,
    unit: sheet,
  } = unitTable(tables.options.rules, unitInBattle(tables, unit), 0, 0)
  return [
    { name: text('fact.condition'), value: conditionOf(unit), ...(unit.wounded && { tone: 'bad' as const }) },
    { name: text('fact.level'), value: levelOf(tables, unit) },
    { name: text('fact.experience'), value: experienceText(tables, unit) },
    { name: text('fact.traits'), value: listed((sheet.traits ?? []).map(traitName)) },
    { name: text('fact.quality'), value: text('fact.target', { target: quality }) },
    { name: text('fact.defense'), value: text('fact.target', { target: defense }) },
    { name: text('fact.speed'), value: speed },
    { name: text('wounds'), value: wounds },
    ...weapons.map((weapon): Fact => ({ name: weaponName(weapon.name), value: weaponText(weapon) })),
  ]
}

export function conditionOf({ wounded }: PlatoonUnit): Text {
  return text(wounded ? 'condition.wounded' : 'condition.fit')
}

function experienceText({ options }: Tables, { experience }: PlatoonUnit): Text | number {
  const next = options.experience.levels.find(needed => needed > experience)
  return next === undefined ? experience : text('fact.of', { value: experience, most: next })
}
