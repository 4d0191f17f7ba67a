import { type Checked, checkShape, InputError, parseJson } from '@sextant/engine'
import { say } from '@sextant/scene'
import {
  type BuilderFault,
  nameFaults,
  remarkAt,
  shapeFaults,
  shapeTexts,
  statementAt,
} from '@sextant/scene/builder'
import {
  pictureFaults,
  type TeamFault,
  type TeamFaultKey,
  teamFaults,
  teamFaultTexts,
} from './rules/team-faults.ts'
import { type Team, teamSchema } from './schema/team.ts'

/** For builds, which read no package but what was built here. */
export { LONGEST_PICTURE } from '@sextant/scene'

/** A team from outside in its type, or everything that is wrong with it, for terminals: in English, by unit and field. */
export function readTeam(value: unknown): Checked<Team> {
  const checked = checkTeam(value)
  if (checked.ok) return checked
  return {
    ok: false,
    flaws: checked.faults.map(({ at, text }) => ({ path: at, message: say(text, ENGLISH) })),
  }
}

/** The data of a team’s file, read as all files are, or what no file may have, by unit and field; what is in it is for `readTeam`. */
export function readTeamText(text: string): Checked<unknown> {
  try {
    return { ok: true, value: parseJson(text, 'file') }
  } catch (error) {
    if (!(error instanceof InputError)) throw error
    return {
      ok: false,
      flaws: error.flaws.map(({ path, message }) => ({
        path,
        message: path === '/' ? message : `${path}: ${message}`,
      })),
    }
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
  const found = [...teamFaults(shape.value), ...pictureFaults(shape.value)]
  const faults = found.map(fault => ({ at: fault.path, text: faultText(value, fault) }))
  const all = [...faults, ...nameFaults(value)]
  return all.length > 0 ? { ok: false, faults: all } : shape
}

function faultText(team: unknown, { path, key, values }: TeamFault): BuilderFault['text'] {
  return (STATEMENTS.has(key) ? statementAt : remarkAt)(team, path, { key, values })
}

/** Those that say what a field is and must be; the others are sentences of their own. */
const STATEMENTS: ReadonlySet<TeamFaultKey> = new Set([
  'fault.melee-range',
  'fault.picture',
  'fault.picture-file',
])
