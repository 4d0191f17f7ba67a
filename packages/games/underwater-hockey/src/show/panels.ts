import { at, must, type Viewer } from '@sextant/engine'
import type { Fact, Panel, TablePanel, Text } from '@sextant/scene'
import { outcomeOf } from '../rules/outcome.ts'
import { plansNow } from '../rules/proposals.ts'
import type { Workspace } from '../rules/workspace.ts'
import { POSITIONS, TEAMS } from '../schema-names.ts'
import { holderIn, type State } from '../state.ts'
import type { Tables } from '../tables.ts'
import { firstOf, teamAt, teamName, unitId } from '../units.ts'
import { LEGEND } from './legend.ts'
import { planText } from './plan-words.ts'
import { placeNamed, squadOfText, tagText, text } from './words.ts'

/** Score and turn, a table of each team, and what the marks mean. */
export function panelsOf(work: Workspace, view: State, viewer: Viewer): Panel[] {
  return [
    { kind: 'facts', id: 'match', title: text('panel.match'), facts: matchFacts(work.tables, view, viewer) },
    ...TEAMS.map((_, seat) => teamTable(work, view, viewer, seat)),
    { kind: 'legend', id: 'legend', title: text('panel.legend'), folded: true, entries: LEGEND },
  ]
}

function matchFacts(tables: Tables, view: State, viewer: Viewer): Fact[] {
  const { ruleset } = tables
  const [blue, red] = view.score
  const holder = holderIn(view)
  const { turns } = ruleset.match
  const facts: Fact[] = [
    { name: text('panel.score'), value: text('panel.score-value', { blue, red }), tone: 'strong' },
    {
      name: text('panel.turn'),
      value: text('part.of', { part: Math.min(view.turn, turns), whole: turns }),
    },
    {
      name: text('panel.puck'),
      value:
        holder === null
          ? text('panel.puck-free', { at: placeNamed(tables, view.puck.at) })
          : text('panel.puck-held', { unit: tagText(unitId(holder)) }),
    },
  ]
  if (viewer === 'spectator') return facts
  const left = ruleset.planning.changes - view.changes[teamAt(viewer)]
  return [...facts, { name: text('panel.changes'), value: left }]
}

function teamTable(work: Workspace, view: State, viewer: Viewer, seat: number): TablePanel {
  const { tables } = work
  const first = firstOf(seat)
  const watched = viewer === 'spectator' || outcomeOf(tables, view) !== undefined
  const plans = watched
    ? lastPlans(tables, view, first)
    : viewer === seat
      ? ownPlans(work, view, seat)
      : POSITIONS.map(() => text('plan.hidden'))
  const rows = POSITIONS.map((position, index): (Text | number)[] => {
    const unit = at(view.units, first + index)
    return [
      position,
      placeNamed(tables, unit.at),
      text('part.of', { part: unit.breath, whole: unit.lungs }),
      text(`plane.${unit.plane}`),
      at(plans, index),
    ]
  })
  return {
    kind: 'table',
    id: `team-${teamName(seat)}`,
    title: squadOfText(tables.options, seat),
    side: seat,
    columns: [
      text('panel.unit'),
      text('panel.position'),
      text('panel.breath'),
      text('panel.state'),
      text(watched ? 'panel.last' : 'panel.plan'),
    ],
    rows,
    pieces: POSITIONS.map((_, index) => unitId(first + index)),
  }
}

/** A team's plans as they stand; those of the coach are marked. */
function ownPlans(work: Workspace, view: State, seat: number): Text[] {
  const { tables } = work
  const first = firstOf(seat)
  return plansNow(work, view, seat).map((plan, index) => {
    const from = must(tables.tileOf, at(view.units, first + index).at)
    const words = planText(tables, from, plan)
    return view.plans[first + index] ? text('plan.own', { plan: words }) : words
  })
}

/** What a team had planned in the turn just played, which is no longer secret. */
function lastPlans(tables: Tables, { last }: State, first: number): Text[] {
  return POSITIONS.map((_, index) => {
    const plan = last?.plans[first + index]
    if (!plan) return text('plan.none')
    return planText(tables, must(tables.tileOf, at(last.from, first + index)), plan)
  })
}
