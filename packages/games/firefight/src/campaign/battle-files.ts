import { parseShape } from '@sextant/engine'
import bridge from '#data/campaign/battles/bridge.json' with { type: 'json' }
import chapel from '#data/campaign/battles/chapel.json' with { type: 'json' }
import crossing from '#data/campaign/battles/crossing.json' with { type: 'json' }
import cutting from '#data/campaign/battles/cutting.json' with { type: 'json' }
import depot from '#data/campaign/battles/depot.json' with { type: 'json' }
import embers from '#data/campaign/battles/embers.json' with { type: 'json' }
import ford from '#data/campaign/battles/ford.json' with { type: 'json' }
import gate from '#data/campaign/battles/gate.json' with { type: 'json' }
import hedgerows from '#data/campaign/battles/hedgerows.json' with { type: 'json' }
import marsh from '#data/campaign/battles/marsh.json' with { type: 'json' }
import mill from '#data/campaign/battles/mill.json' with { type: 'json' }
import quarry from '#data/campaign/battles/quarry.json' with { type: 'json' }
import ridge from '#data/campaign/battles/ridge.json' with { type: 'json' }
import tollhouse from '#data/campaign/battles/tollhouse.json' with { type: 'json' }
import town from '#data/campaign/battles/town.json' with { type: 'json' }
import wood from '#data/campaign/battles/wood.json' with { type: 'json' }
import { type BattleFile, battleFileSchema } from './schema/battle.ts'

/** The battles of `data/`, by id, in the order of the road. */
export const battleFiles: Readonly<Record<string, BattleFile>> = Object.fromEntries(
  Object.entries({
    embers,
    ford,
    mill,
    hedgerows,
    tollhouse,
    crossing,
    quarry,
    marsh,
    town,
    chapel,
    bridge,
    ridge,
    cutting,
    depot,
    wood,
    gate,
  }).map(([id, file]) => [id, parseShape(battleFileSchema, file, `data/campaign/battles/${id}.json`)]),
)
