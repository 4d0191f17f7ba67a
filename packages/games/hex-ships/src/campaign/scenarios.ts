import { InputError, must, parseShape, type Scenario } from '@sextant/engine'
import type { CampaignCard } from '@sextant/scene'
import campaignFile from '#data/campaign/campaign.json' with { type: 'json' }
import levelsFile from '#data/campaign/levels.json' with { type: 'json' }
import convoy from '#data/campaign/missions/convoy.json' with { type: 'json' }
import depot from '#data/campaign/missions/depot.json' with { type: 'json' }
import foundry from '#data/campaign/missions/foundry.json' with { type: 'json' }
import gate from '#data/campaign/missions/gate.json' with { type: 'json' }
import monolith from '#data/campaign/missions/monolith.json' with { type: 'json' }
import mutiny from '#data/campaign/missions/mutiny.json' with { type: 'json' }
import narrows from '#data/campaign/missions/narrows.json' with { type: 'json' }
import picket from '#data/campaign/missions/picket.json' with { type: 'json' }
import saintElmo from '#data/campaign/missions/saint-elmo.json' with { type: 'json' }
import wreckers from '#data/campaign/missions/wreckers.json' with { type: 'json' }
import { balanced, designs } from '../battle/scenarios.ts'
import type { CaptainSkills } from '../battle/schema/captain.ts'
import type { Design } from '../battle/schema/classes.ts'
import { card } from '../card.ts'
import { campaignFileSchema, levelsSchema, type Options } from './schema/campaign.ts'
import { type Mission, missionFileSchema } from './schema/mission.ts'

/** The schemas of the files, by their names. */
export const dataSchemas = {
  campaign: campaignFileSchema,
  levels: levelsSchema,
  mission: missionFileSchema,
}

/** The missions of `data/`, by id. */
export const missions: Readonly<Record<string, Mission>> = Object.fromEntries(
  Object.entries({
    picket,
    convoy,
    wreckers,
    narrows,
    depot,
    foundry,
    mutiny,
    gate,
    'saint-elmo': saintElmo,
    monolith,
  }).map(([id, file]) => [id, missionFrom(id, file)]),
)

/** The campaign at each level; the first is the usual one. */
export const scenarios: readonly [Scenario<Options>, ...Scenario<Options>[]] = (() => {
  const campaign = parseShape(campaignFileSchema, campaignFile, 'data/campaign/campaign.json')
  const titles: CampaignCard['scenarios'] = card.campaigns['lantern-reach'].scenarios
  const ships = Object.fromEntries(
    Object.entries(campaign.ships).map(([id, { name, design }]) => [id, { name, ...designOf(design) }]),
  )
  const [first, ...others] = parseShape(levelsSchema, levelsFile, 'data/campaign/levels.json').map(
    ({ id, title, enemy, own, limit, skills }): Scenario<Options> => ({
      id,
      // A level that is new in the data is not on the card yet.
      title: titles[id]?.en ?? title,
      options: {
        ...campaign,
        ships,
        missions: Object.fromEntries(
          Object.entries(missions).map(([name, mission]) => [name, atLevel(mission, limit, skills)]),
        ),
        rules: balanced,
        bots: { enemy, own },
      },
    }),
  )
  if (!first) throw new InputError('data/campaign/levels.json', [{ path: '/', message: 'there is no level' }])
  return [first, ...others]
})()

function missionFrom(id: string, file: unknown): Mission {
  const mission = parseShape(missionFileSchema, file, `data/campaign/missions/${id}.json`)
  return { ...mission, ships: mission.ships.map(({ design, ...ship }) => ({ ...ship, ...designOf(design) })) }
}

function designOf(id: string): Design {
  const { class: kind, weapons } = must(new Map(Object.entries(designs)), id)
  return { class: kind, weapons: [...weapons] }
}

function atLevel(mission: Mission, limit: number, skills: number): Mission {
  return {
    ...mission,
    limit: mission.limit + limit,
    ships: mission.ships.map(ship =>
      ship.seat === 'violet' && ship.captain ? { ...ship, captain: raised(ship.captain, skills) } : ship,
    ),
  }
}

function raised(captain: CaptainSkills, by: number): CaptainSkills {
  const rank = (value: number) => Math.max(1, Math.min(6, value + by))
  return {
    ...captain,
    command: rank(captain.command),
    gunnery: rank(captain.gunnery),
    engineering: rank(captain.engineering),
  }
}
