import { at } from '@sextant/engine'
import type { Arrow, Highlight, PickGesture, Text } from '@sextant/scene'
import type { ActionOf } from '../actions.ts'
import { costOf, pathOf } from '../rules/paths.ts'
import { numberAt } from '../rules/units.ts'
import { watchersSeeing } from '../rules/watching.ts'
import { readState } from '../rules/workspace.ts'
import type { State } from '../state.ts'
import { terrainAt } from '../tables.ts'
import { dangersAt, exposedTo, threatsOf } from './exposure.ts'
import type { Field } from './field.ts'
import { breaksThrough, objectiveCells } from './objectives.ts'
import { bestShots, type Shot, type Shots } from './shots.ts'
import { listed, placeOf, sidedName, terrainName, text } from './words.ts'

/** A move to a hex: its path and cost, who watches it, and what enemies could do to the unit there. */
export function moveGesture(
  field: Field,
  shots: Shots,
  state: State,
  { unit, to }: ActionOf<'move'>,
): PickGesture {
  const { tables, ids, work } = field
  const table = at(tables.units, unit)
  readState(work, state)
  const path = pathOf(work, table, numberAt(state.at, unit), to) ?? [to]
  const cost = costOf(work, table, path)
  const dangers = dangersAt(shots, unit, to)
  const watched = watchedCells(field, state, table.seat, path)
  const through = leavesMap(field, table.seat, to)
  return {
    kind: 'pick',
    picks: [{ piece: at(ids, unit) }, { cell: to }],
    meaning: through ? 'objective' : 'reach',
    label: text(through ? 'gesture.through' : 'gesture.move', {
      cell: placeOf(tables, to),
      cost,
      speed: table.speed,
    }),
    way: path.slice(0, -1),
    ghost: { piece: at(ids, unit), at: to },
    lines: sightLines(field, shots, state, unit, to, dangers),
    about: aboutMove(field, state, path, cost, dangers, watched, to),
    ...(watched.size > 0 && {
      hint: { text: text('hint.watched', { count: countOf(watched) }), tone: 'bad' },
    }),
    preview: [
      { cell: to, meaning: 'path', label: text('preview.cost', { cost, speed: table.speed }) },
      ...path.slice(0, -1).map((cell): Highlight => pathHighlight(field, state, cell, watched)),
      ...threatsOf(state, dangers),
    ],
  }
}

/** Whom the unit could attack from there, and who could attack it. */
function sightLines(
  { tables }: Field,
  shots: Shots,
  state: State,
  unit: number,
  to: number,
  dangers: readonly Shot[],
): Arrow[] {
  const { seat } = at(tables.units, unit)
  const there = { ...state, at: state.at.with(unit, to) }
  const line = (from: number, end: number, side: number): Arrow => ({
    kind: 'fire',
    path: [from, end],
    side,
    faint: true,
  })
  const targets = (tables.own[1 - seat] ?? []).filter(
    enemy => numberAt(state.at, enemy) >= 0 && bestShots(shots, unit, enemy, there).length > 0,
  )
  return [
    ...targets.map(enemy => line(to, numberAt(state.at, enemy), seat)),
    ...dangers
      .filter(danger => !targets.includes(danger.unit))
      .map(danger => line(numberAt(state.at, danger.unit), to, 1 - seat)),
  ]
}

function leavesMap({ tables }: Field, seat: number, cell: number): boolean {
  return (
    breaksThrough(tables, seat) &&
    tables.conditions.some(
      ({ condition, cells }) => condition.type === 'breakthrough' && cells.includes(cell),
    )
  )
}

/** The watchers that would shoot along a path, each where it first sees the unit. */
function watchedCells(
  { work }: Field,
  state: State,
  seat: number,
  path: readonly number[],
): ReadonlyMap<number, readonly number[]> {
  const seen = new Set<number>()
  const watched = new Map<number, readonly number[]>()
  for (const cell of path) {
    const fresh = watchersSeeing(work, state, 1 - seat, cell).filter(watcher => !seen.has(watcher))
    for (const watcher of fresh) seen.add(watcher)
    if (fresh.length > 0) watched.set(cell, fresh)
  }
  return watched
}

function countOf(watched: ReadonlyMap<number, readonly number[]>): number {
  return [...watched.values()].reduce((sum, { length }) => sum + length, 0)
}

/** A hex of the path; where a watcher shoots, and where difficult ground is entered. */
function pathHighlight(
  { work }: Field,
  { terrain }: State,
  cell: number,
  watched: ReadonlyMap<number, readonly number[]>,
): Highlight {
  if (watched.has(cell)) return { cell, meaning: 'bad', label: text('preview.watched') }
  if (work.ground.difficult[cell] !== 0)
    return { cell, meaning: 'path', label: terrainName(terrainAt(terrain, cell)) }
  return { cell, meaning: 'path' }
}

function aboutMove(
  field: Field,
  state: State,
  path: readonly number[],
  cost: number,
  dangers: readonly Shot[],
  watched: ReadonlyMap<number, readonly number[]>,
  to: number,
): Text {
  const { tables, work } = field
  const hard = path.find(cell => work.ground.difficult[cell] !== 0)
  const surcharge = cost - path.length
  const parts: Text[] = []
  if (hard !== undefined && surcharge > 0)
    parts.push(
      text('about.surcharge', {
        surcharge,
        terrain: terrainName(terrainAt(state.terrain, hard)),
      }),
    )
  if (objectiveCells(tables, state).includes(to)) parts.push(text('about.objective'))
  if (tables.rules.cover.on && work.ground.cover[to] !== 0)
    parts.push(text('about.cover', { terrain: terrainName(terrainAt(state.terrain, to)) }))
  for (const [cell, watchers] of watched)
    parts.push(
      text('about.watched', {
        units: listed(watchers.map(unit => sidedName(tables, unit))),
        cell: placeOf(tables, cell),
      }),
    )
  if (dangers.length > 0) parts.push(exposedTo(tables, dangers))
  else if (watched.size === 0) parts.push(text('about.safe'))
  return parts.reduce<Text>(
    (sum, next) => (sum === '' ? next : text('about.and', { first: sum, second: next })),
    '',
  )
}
