import { must } from '@sextant/engine'
import type { Fact, FactsPanel, Panel, TablePanel, Text, TextPanel } from '@sextant/scene'
import { iconOf } from '../../battle/show/skin.ts'
import { teamName } from '../../battle/show/words.ts'
import { wonIn } from '../rules/log.ts'
import { fitUnits, levelOf } from '../rules/platoon.ts'
import type { PlatoonUnit, State } from '../state.ts'
import { type Tables, unitOfKind } from '../tables.ts'
import { enemiesIn, goalIn, pointsOf } from './enemies.ts'
import { conditionOf } from './pieces.ts'
import { battleStory, battleTitle, kindName, listed, text, traitName, unitName } from './words.ts'

/** The story so far, the battle ahead, the platoon with wounds, levels and traits, and the card of a unit. */
export function panelsOf(tables: Tables, state: State): Panel[] {
  const record = recordPanel(tables, state)
  const platoon = platoonPanel(tables, state)
  const [first] = state.units
  const card: Panel[] = first
    ? [{ kind: 'card', id: 'unit-card', title: text('panel.unit-card'), piece: first.id }]
    : []
  if (state.stage === 'over') return [record, platoon]
  const ahead = state.stage === 'crossroads' ? state.choices : [state.battle]
  return [
    ...ahead.flatMap(id => [storyPanel(tables, id), battlePanel(tables, state, id)]),
    platoon,
    ...card,
    record,
  ]
}

function storyPanel(tables: Tables, id: string): TextPanel {
  return {
    kind: 'text',
    id: `story-${id}`,
    title: text('panel.battle', { battle: battleTitle(tables, id) }),
    lines: [battleStory(tables, id)],
  }
}

function battlePanel(tables: Tables, state: State, id: string): FactsPanel {
  const battle = must(tables.battles, id)
  const { field } = tables.options.platoon
  const count = state.fielded.length > 0 ? state.fielded.length : field
  const facts: Fact[] = [
    ...(state.stage === 'crossroads'
      ? []
      : [
          {
            name: text('fact.fielded'),
            value: text('fact.of', { value: state.fielded.length, most: field }),
          },
        ]),
    { name: text('fact.goal'), value: goalIn(battle, count) },
    { name: text('fact.enemy'), value: teamName(battle.enemy.name) },
    { name: text('fact.enemies'), value: enemiesIn(battle) },
    { name: text('fact.strength'), value: pointsOf(battle) },
    ...(battle.veterans.length > 0
      ? [{ name: text('fact.veterans'), value: listed(battle.veterans.map(traitName)) }]
      : []),
    ...(battle.joins === undefined
      ? []
      : [{ name: text('fact.joins'), value: kindName(tables, battle.joins) }]),
    ...(battle.decisive
      ? [{ name: text('fact.decisive'), value: text('fact.campaign-lost'), tone: 'bad' as const }]
      : []),
  ]
  return { kind: 'facts', id: `battle-${id}`, title: text('panel.briefing'), facts }
}

function platoonPanel(tables: Tables, state: State): TablePanel {
  return {
    kind: 'table',
    id: 'platoon',
    title: text('panel.platoon'),
    columns: [text('column.unit'), text('column.level'), text('column.traits'), text('column.orders')],
    rows: state.units.map(unit => [
      unitName(tables, unit.id),
      levelOf(tables, unit),
      unit.learnt.length > 0 ? listed(unit.learnt.map(traitName)) : text('column.none'),
      ordersOf(state, unit),
    ]),
    pieces: state.units.map(({ id }) => id),
    icons: state.units.map(({ kind }) => iconOf(unitOfKind(tables, kind))),
  }
}

function ordersOf({ fielded }: State, unit: PlatoonUnit): Text {
  if (unit.wounded) return conditionOf(unit)
  return text(fielded.includes(unit.id) ? 'orders.fielded' : 'orders.rests')
}

function recordPanel(tables: Tables, state: State): FactsPanel {
  const { fought, losses, supplies, units } = state
  return {
    kind: 'facts',
    id: 'record',
    title: text('panel.record'),
    facts: [
      { name: text('fact.supplies'), value: supplies },
      {
        name: text('fact.fit'),
        value: text('fact.of', { value: fitUnits(state).length, most: units.length }),
      },
      { name: text('fact.won'), value: text('fact.of', { value: wonIn(state), most: fought.length }) },
      {
        name: text('fact.losses'),
        value: losses.length > 0 ? listed(losses.map(id => unitName(tables, id))) : text('fact.none-yet'),
      },
    ],
  }
}
