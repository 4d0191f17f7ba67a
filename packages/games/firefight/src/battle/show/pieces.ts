import { at, type Viewer } from '@sextant/engine'
import type { Badge, Fact, Piece, Text } from '@sextant/scene'
import { canAct } from '../rules/attacking.ts'
import { canMove } from '../rules/moving.ts'
import { WEAPON_TRAITS } from '../schema/names.ts'
import type { State } from '../state.ts'
import type { Tables } from '../tables.ts'
import type { UnitTable, WeaponTable } from '../unit-table.ts'
import { emblemIcon } from './emblems.ts'
import { type Field, reserveCell } from './field.ts'
import { bestFocus, type Focus } from './focus.ts'
import type { Shots } from './shots.ts'
import { skin } from './skin.ts'
import { unitPicture } from './unit-picture.ts'
import { listed, percentOf, signed, tenths, text, traitName, unitName, weaponName } from './words.ts'

/** The units on the map, and those that wait to be deployed. */
export function piecesOf(field: Field, shots: Shots, state: State, viewer: Viewer): Piece[] {
  const turn = !state.over && state.round > 0 && state.mover < 0 && state.active === viewer
  const focus = turn ? bestFocus(shots, state.active) : undefined
  return field.tables.units.flatMap(table => {
    const cell = at(state.at, table.index)
    if (cell >= 0) return [pieceOf(field, state, table, cell, focus)]
    return state.round === 0 ? [pieceOf(field, state, table, reserveCell(field, table.index), focus)] : []
  })
}

function pieceOf(
  { tables, ids }: Field,
  state: State,
  table: UnitTable,
  cell: number,
  focus: Focus | undefined,
): Piece {
  const { index, seat, wounds } = table
  const value = at(state.wounds, index)
  const readiness = readinessOf(state, table)
  return {
    id: at(ids, index),
    at: cell,
    side: seat,
    ...unitPicture(table.unit, skin.icons),
    emblem: emblemIcon(tables.factions[seat] ?? ''),
    name: unitName(tables, index),
    bars: [{ kind: 'health', name: text('wounds'), value, max: wounds }],
    badges: [...badgesOf(state, table), ...(focus?.target === index ? [focusBadge(tables, focus)] : [])],
    facts: factsOf(tables, table),
    wear: 1 - value / wounds,
    ...(state.mover === index && { prominent: true }),
    ...(readiness && { readiness }),
  }
}

function readinessOf(state: State, { index, seat }: UnitTable): Piece['readiness'] | undefined {
  if (state.over || seat !== state.active) return undefined
  if (state.round === 0) return at(state.at, index) < 0 ? 'ready' : 'done'
  if (canMove(state, index)) return 'ready'
  return canAct(state, index) ? 'moved' : 'done'
}

function badgesOf(state: State, { index, wounds, weapons }: UnitTable): Badge[] {
  const badges: Badge[] = []
  const left = at(state.wounds, index)
  const watch = weapons[at(state.watch, index)]
  if (state.mover === index) badges.push({ icon: 'halted', name: text('badge.halted'), tone: 'bad' })
  if (watch)
    badges.push({
      icon: 'watching',
      name: text('badge.watching-with', { weapon: weaponName(watch.name) }),
      tone: 'strong',
    })
  if (left < wounds)
    badges.push({
      icon: 'wounded',
      name: text('badge.wounded-left', { left, wounds }),
      tone: 'bad',
    })
  return badges
}

/** The enemy that is most likely to fall if all attack it. */
function focusBadge(tables: Tables, { shots, wounds, destroyed }: Focus): Badge {
  return {
    icon: 'focus',
    name: text('badge.focus', {
      units: listed(shots.map(({ unit }) => unitName(tables, unit))),
      wounds: tenths(wounds),
      destroyed: percentOf(destroyed),
    }),
    text: `${percentOf(destroyed)}%`,
    tone: 'bad',
  }
}

/** Its numbers, weapons and traits. */
function factsOf(
  { rules }: Tables,
  { quality, defense, speed, weapons, usable, unit, cost }: UnitTable,
): Fact[] {
  const traits = rules.traits.on ? (unit.traits ?? []).map(traitName) : []
  return [
    { name: text('fact.quality'), value: text('fact.target', { target: quality }) },
    { name: text('fact.defense'), value: text('fact.target', { target: defense }) },
    { name: text('fact.speed'), value: speed },
    ...weapons
      .slice(0, usable)
      .map((weapon): Fact => ({ name: weaponName(weapon.name), value: weaponText(weapon) })),
    ...(traits.length > 0 ? [{ name: text('fact.traits'), value: listed(traits) }] : []),
    ...(cost > 0 ? [{ name: text('fact.cost'), value: cost }] : []),
  ]
}

/** What a weapon can do, in a line. */
export function weaponText({ melee, range, attacks, ap, ...weapon }: WeaponTable): Text {
  const own = WEAPON_TRAITS.filter(trait => weapon[trait])
  const values = { range, attacks, ap: signed(ap) }
  const numbers = text(melee ? 'weapon-line.melee' : 'weapon-line.ranged', values)
  return own.length > 0 ? listed([numbers, ...own.map(traitName)]) : numbers
}
