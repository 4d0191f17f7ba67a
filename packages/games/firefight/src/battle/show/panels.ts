import { at, type Viewer } from '@sextant/engine'
import type { Panel, TablePanel, Text } from '@sextant/scene'
import { canAct } from '../rules/attacking.ts'
import { countThrough } from '../rules/breakthrough.ts'
import { worthOf } from '../rules/ending.ts'
import { canMove } from '../rules/moving.ts'
import { scoreOf } from '../rules/objectives.ts'
import { countOnMap } from '../rules/units.ts'
import { SEATS } from '../schema/names.ts'
import type { State } from '../state.ts'
import type { Tables } from '../tables.ts'
import type { Field } from './field.ts'
import { iconOf } from './skin.ts'
import { watchedGround } from './watched-ground.ts'
import { sideName, text, unitName } from './words.ts'

/** The units of both sides that wait to be deployed; then how the sides stand, and who has something left to do. */
export function panelsOf(field: Field, state: State, viewer: Viewer): Panel[] {
  const own = viewer === 'spectator' ? state.active : viewer
  return state.round === 0
    ? [rosterPanel(field, state, own), rosterPanel(field, state, 1 - own)]
    : [sidesPanel(field.tables, state), squadPanel(field, state, own), ...watchedPanel(field, state)]
}

/** What the hatched ground means, while there is any. */
function watchedPanel(field: Field, state: State): Panel[] {
  if (state.over || watchedGround(field, state, 1 - state.active).length === 0) return []
  const entries = [{ mark: { meaning: 'zone' as const }, text: text('legend.zone') }]
  return [{ kind: 'legend', id: 'watched', title: text('panel.watched'), entries }]
}

function sidesPanel(tables: Tables, state: State): TablePanel {
  const scored = tables.conditions.map(table => ({ table, type: table.condition.type }))
  return {
    kind: 'table',
    id: 'sides',
    title: text('panel.sides'),
    columns: [
      text('panel.side'),
      ...scored.map(({ type }) => text(`panel.score-${type}`)),
      text('panel.units'),
      worthName(tables),
    ],
    rows: SEATS.map((_, seat) => [
      sideName(seat),
      ...scored.map(({ table }) => scoreText(tables, state, table, seat)),
      countOnMap(tables, state, seat),
      worthOf(tables, state, seat),
    ]),
    sides: SEATS.map((_, seat) => seat),
  }
}

/** What the units left are counted by. */
export function worthName({ costed, scenario }: Tables): Text {
  return text(costed && scenario.byCost ? 'fact.cost' : 'wounds')
}

/** `3 of 5`; the side that breaks through counts its units, the other one nothing. */
function scoreText(tables: Tables, state: State, table: Tables['conditions'][number], seat: number): Text {
  const { condition, needed } = table
  if (condition.type !== 'breakthrough')
    return text('panel.of', { value: scoreOf(state, table, seat), most: condition.target })
  if (SEATS.indexOf(condition.seat) !== seat) return text('panel.none')
  return text('panel.of', { value: countThrough(tables, state, seat), most: needed })
}

/** The units that wait to be deployed: choosing one here is choosing it beside the map. */
function rosterPanel({ tables, ids }: Field, state: State, seat: number): TablePanel {
  const waiting = (tables.own[seat] ?? []).filter(unit => at(state.at, unit) < 0)
  return {
    kind: 'table',
    id: `roster-${seat}`,
    title: text('panel.roster', { side: sideName(seat) }),
    columns: [
      text('panel.unit'),
      text('panel.quality'),
      text('panel.defense'),
      text('panel.speed'),
      text('panel.wounds-short'),
      text('panel.range'),
    ],
    rows: waiting.map(unit => {
      const { quality, defense, speed, wounds, reach } = at(tables.units, unit)
      return [
        unitName(tables, unit),
        text('fact.target', { target: quality }),
        text('fact.target', { target: defense }),
        speed,
        wounds,
        reach,
      ]
    }),
    pieces: waiting.map(unit => at(ids, unit)),
    icons: waiting.map(unit => iconOf(at(tables.units, unit).unit)),
    side: seat,
  }
}

function squadPanel({ tables, ids }: Field, state: State, seat: number): TablePanel {
  const there = (tables.own[seat] ?? []).filter(unit => at(state.at, unit) >= 0)
  return {
    kind: 'table',
    id: 'squad',
    title: text('panel.squad', { side: sideName(seat) }),
    columns: [text('panel.unit'), text('wounds'), text('panel.left')],
    rows: there.map(unit => [
      unitName(tables, unit),
      text('panel.of', { value: at(state.wounds, unit), most: at(tables.units, unit).wounds }),
      leftText(state, unit, seat),
    ]),
    pieces: there.map(unit => at(ids, unit)),
    icons: there.map(unit => iconOf(at(tables.units, unit).unit)),
    side: seat,
  }
}

function leftText(state: State, unit: number, seat: number): Text {
  if (at(state.watch, unit) >= 0) return text('left.watching')
  if (seat !== state.active || state.over) return text('panel.none')
  const [moves, acts] = [canMove(state, unit), canAct(state, unit)]
  if (moves) return text(acts ? 'left.both' : 'left.move')
  return text(acts ? 'left.attack' : 'left.nothing')
}
