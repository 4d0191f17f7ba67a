import { type Campaign, type CampaignRules, openInformation, type Seat } from '@sextant/engine'
import { aboutIn } from '@sextant/scene'
import { firefight } from '../battle/game.ts'
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
import type { EmberRoad } from './types.ts'

const onCard = card.campaigns['ember-road']

export const emberRoad: Campaign<EmberRoad> = {
  id: 'ember-road',
  title: onCard.title.en,
  version: 1,
  about: aboutIn({ ...onCard, players: { least: 1, most: 1 } }),
  options: optionsSchema,
  state: stateSchema,
  action: actionSchema,
  data: dataSchemas,
  scenarios,
  battles: firefight,
  names: async () => (await import('./names.ts')).names,
  flaws: flawsOfOptions,
  load: options => rulesOf(tablesOf(options)),
}

const NOBODY: readonly Seat[] = []
const COMMANDER: readonly Seat[] = [0]

function rulesOf(tables: Tables): CampaignRules<EmberRoad> {
  return {
    tables,
    seats: [onCard.seat.id],
    limit: mostDecisions(tables),
    setup: (dice, emit) => setUp(tables, dice, emit),
    toAct: ({ stage }) => (stage === 'battle' || stage === 'over' ? NOBODY : COMMANDER),
    legal: (state, seat) => (seat === 0 ? legalActions(tables, state) : []),
    check: (state, _seat, action) => whyNot(tables, state, action),
    apply: (state, _seat, action, dice, emit) => apply(tables, state, action, dice, emit),
    outcome: state => outcomeOf(tables, state),
    flaws: state => flawsOf(tables, state),
    battle: state => battleOf(tables, state),
    settle: (state, played, dice, emit) => settle(tables, state, played, dice, emit),
    settlesEnd: end => end.kind === 'resigned' && end.seat === PLAYER,
    ...openInformation(copyState),
  }
}

/**
 * An upper bound: before each battle the way is chosen, every recruit taken, every unit healed and trained at each
 * level, fielded once and once more for each time it was held back.
 */
function mostDecisions({ options, battles }: Tables): number {
  const { platoon, changes, offers, experience } = options
  const beforeBattle =
    2 + offers + platoon.most * (1 + experience.levels.length) + 2 * changes + platoon.field
  return battles.size * beforeBattle
}
