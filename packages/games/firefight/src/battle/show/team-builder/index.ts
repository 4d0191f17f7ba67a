import {
  type BuilderFault,
  type BuilderField,
  builderOf,
  type ListEntry,
  type Sheet,
} from '@sextant/scene/builder'
import { MOST_UNITS } from '../../schema/names.ts'
import type { Options } from '../../schema/options.ts'
import type { Team, Unit } from '../../schema/team.ts'
import { checkTeam } from '../../team-file.ts'
import { emblemIcon } from '../emblems.ts'
import { skin } from '../skin.ts'
import { unitPicture } from '../unit-picture.ts'
import { text } from '../words.ts'
import { teamDraftSchema } from './draft-schema.ts'
import { filledTeam } from './fill.ts'
import { POINTS, teamPoints } from './points.ts'
import { nameAndPoints, stockTeams, stockUnitOf, stockUnits, unitNameOf } from './stock.ts'
import { TEAM_FILE } from './team-file.ts'
import { teamPanels } from './team-panels.ts'
import { tidyTeam } from './tidy-team.ts'
import { unitFields } from './unit-fields.ts'
import { factionName } from './words.ts'

/** Teams by points: units of the game as they are or changed, in the format of team files. */
const teamBuilder = builderOf<Options, Team>({
  id: 'team',
  title: text('builder.title'),
  about: text('builder.about'),
  noun: text('builder.noun'),
  apart: true,
  file: TEAM_FILE,
  schema: teamDraftSchema,
  stock: () => stockTeams,
  sheet: sheetOf,
  tidy: tidyTeam,
  fill: (_, dice) => filledTeam(dice),
})

/** What players of Firefight build. */
export const BUILDERS = [teamBuilder]

function sheetOf(team: Team): Sheet {
  const points = teamPoints(team)
  return {
    summary: text('builder.summary', { faction: factionName(team), units: team.units.length, points }),
    icon: emblemIcon(team.faction),
    fields: [
      { kind: 'text', at: '/faction', name: text('builder.faction'), value: team.faction, most: 60 },
      unitsField(team),
      ...team.units.flatMap(unitFields),
    ],
    faults: faultsOf(team, points),
    gauge: { name: text('builder.points'), value: points, limit: POINTS },
    panels: teamPanels(team),
  }
}

function unitsField({ units }: Team): BuilderField {
  return {
    kind: 'list',
    at: '/units',
    name: text('builder.units'),
    addName: text('builder.add-unit'),
    most: MOST_UNITS,
    entries: units.map(entryOf),
    add: stockUnits,
  }
}

function entryOf(unit: Unit, index: number): ListEntry {
  const chosen = stockUnitOf(unit)
  return {
    name: unitNameOf(unit),
    icon: unitPicture(unit, skin.icons).icon,
    fields: [
      {
        kind: 'choice',
        at: `/units/${index}`,
        name: text('builder.unit-type'),
        alternatives: stockUnits,
        ...(chosen === undefined ? { otherwise: nameAndPoints(unit) } : { chosen }),
      },
    ],
  }
}

/** What keeps it from being played, and what only should be known. */
function faultsOf(team: Team, points: number): BuilderFault[] {
  const checked = checkTeam(team)
  const faults = (checked.ok ? [] : checked.faults).map(fault => ({
    at: fault.at,
    text: fault.at === '/units' ? text('builder.fault-empty') : fault.text,
  }))
  if (points > POINTS)
    faults.push({
      at: '',
      text: text('builder.fault-points', { points, limit: POINTS, over: points - POINTS }),
    })
  return faults
}
