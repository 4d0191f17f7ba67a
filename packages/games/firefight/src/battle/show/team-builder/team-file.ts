import type { ItemFile } from '@sextant/scene/builder'
import { checkTeam } from '../../team-file.ts'
import { idFrom } from './tidy-team.ts'

/** Team files as the design document has them: what is built is such a file, and such a file can be played. */
export const TEAM_FILE: ItemFile = {
  // With a faction it is meant as a team even without units: its flaws say what is missing.
  isMeant: data => isObject(data) && (Array.isArray(data.units) || 'faction' in data),
  flaws(data) {
    const checked = checkTeam(data)
    return checked.ok ? [] : checked.faults.map(({ text }) => text)
  },
  nameOf: team => (isObject(team) && typeof team.name === 'string' ? team.name : ''),
  withName: (team, name) =>
    isObject(team) && name.trim() !== '' ? { ...team, name: name.trim(), id: idFrom(name) } : team,
}

function isObject(data: unknown): data is Readonly<Record<string, unknown>> {
  return typeof data === 'object' && data !== null && !Array.isArray(data)
}
