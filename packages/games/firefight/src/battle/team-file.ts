import { type Checked, checkShape } from '@sextant/engine'
import { say } from '@sextant/scene'
import { type BuilderFault, remarkAt, shapeFaults, shapeTexts, statementAt } from '@sextant/scene/builder'
import { type TeamFault, teamFaults, teamFaultTexts } from './rules/team-faults.ts'
import { type Team, teamSchema } from './schema/team.ts'

/** A team from outside in its type, or everything that is wrong with it, for terminals: in English, by unit and field. */
export function readTeam(value: unknown): Checked<Team> {
  const checked = checkTeam(value)
  if (checked.ok) return checked
  return {
    ok: false,
    flaws: checked.faults.map(({ at, text }) => ({ path: at, message: say(text, ENGLISH) })),
  }
}

const ENGLISH = { ...shapeTexts.en, ...teamFaultTexts }

type CheckedTeam =
  | { readonly ok: true; readonly value: Team }
  | { readonly ok: false; readonly faults: readonly BuilderFault[] }

/** The same for pages, in sentences of the texts of the team builder. What contradicts itself is looked for in what fits the schema. */
export function checkTeam(value: unknown): CheckedTeam {
  const shape = checkShape(teamSchema, value)
  if (!shape.ok) return { ok: false, faults: shapeFaults(teamSchema, value, shape.flaws) }
  const faults = teamFaults(shape.value).map(fault => ({ at: fault.path, text: faultText(value, fault) }))
  return faults.length > 0 ? { ok: false, faults } : shape
}

function faultText(team: unknown, { path, key, values }: TeamFault): BuilderFault['text'] {
  return (key === 'fault.melee-range' ? statementAt : remarkAt)(team, path, { key, values })
}
