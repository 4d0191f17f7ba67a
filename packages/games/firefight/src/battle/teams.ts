import brood from '#data/teams/brood.json' with { type: 'json' }
import ironclad from '#data/teams/ironclad.json' with { type: 'json' }
import riders from '#data/teams/riders.json' with { type: 'json' }
import vanguard from '#data/teams/vanguard.json' with { type: 'json' }
import veil from '#data/teams/veil.json' with { type: 'json' }
import watchers from '#data/teams/watchers.json' with { type: 'json' }
import type { Team } from './schema/team.ts'
import { teamFromData } from './team-from-data.ts'

/** The teams that come with the game. */
export const teams: readonly Team[] = Object.entries({
  vanguard,
  brood,
  ironclad,
  watchers,
  riders,
  veil,
}).map(([id, file]) => teamFromData(id, file))
