import ironclad from '#data/teams/ironclad.json' with { type: 'json' }
import vanguard from '#data/teams/vanguard.json' with { type: 'json' }
import type { Team } from './schema/team.ts'
import { teamFromData } from './team-from-data.ts'

/** Those of the usual match. */
export const usualTeams: readonly Team[] = Object.entries({
  vanguard,
  ironclad,
}).map(([id, file]) => teamFromData(id, file))
