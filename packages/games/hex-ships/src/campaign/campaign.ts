import { type Campaign, type CampaignRules, openInformation, type Seat } from '@sextant/engine'
import { aboutIn } from '@sextant/scene'
import { hexShips } from '../battle/game.ts'
import { card } from '../card.ts'
import { actionSchema } from './actions.ts'
import { battleOf, PLAYER } from './rules/battle.ts'
import { apply, legalActions, whyNot } from './rules/decisions.ts'
import { outcomeOf } from './rules/ending.ts'
import { flawsOfOptions } from './rules/option-flaws.ts'
import { flawsOf } from './rules/position-flaws.ts'
import { settle } from './rules/settling.ts'
import { setUp } from './rules/setup.ts'
import { dataSchemas, scenarios } from './scenarios.ts'
import { optionsSchema } from './schema/campaign.ts'
import { copyState, stateSchema } from './state.ts'
import { type Tables, tablesOf } from './tables.ts'
import type { LanternReach } from './types.ts'

const onCard = card.campaigns['lantern-reach']

export const lanternReach: Campaign<LanternReach> = {
  id: 'lantern-reach',
  title: onCard.title.en,
  version: 1,
  about: aboutIn({ ...onCard, players: { least: 1, most: 1 } }),
  options: optionsSchema,
  state: stateSchema,
  action: actionSchema,
  data: dataSchemas,
  scenarios,
  battles: hexShips,
  names: async () => (await import('./names.ts')).names,
  flaws: flawsOfOptions,
  load: options => rulesOf(tablesOf(options)),
}

const NOBODY: readonly Seat[] = []
const COMMANDER: readonly Seat[] = [0]

function rulesOf(tables: Tables): CampaignRules<LanternReach> {
  return {
    tables,
    seats: [onCard.seat.id],
    limit: mostDecisions(tables),
    setup: (_dice, emit) => setUp(tables, emit),
    toAct: ({ stage }) => (stage === 'battle' || stage === 'over' ? NOBODY : COMMANDER),
    legal: (state, seat) => (seat === 0 ? legalActions(tables, state) : []),
    check: (state, _seat, action) => whyNot(tables, state, action),
    apply: (state, _seat, action, _dice, emit) => apply(tables, state, action, emit),
    outcome: state => outcomeOf(tables, state),
    flaws: state => flawsOf(tables, state),
    battle: state => battleOf(tables, state),
    settle: (state, played, _dice, emit) => settle(tables, state, played, emit),
    settlesEnd: end => end.kind === 'resigned' && end.seat === PLAYER,
    ...openInformation(copyState),
  }
}

/**
 * An upper bound: before each mission a ship is selected or undocked no more often than it was taken from the list or
 * docked before, and once more; every captain is appointed once, and has a point for each level.
 */
function mostDecisions({ options, missions, vessels, captains }: Tables): number {
  const beforeMission = 3 + 4 * options.changes + 2 * vessels.size
  return missions.size * beforeMission + captains.size * (1 + options.mostLevel)
}
