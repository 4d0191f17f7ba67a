import {
  type Campaign,
  type CampaignRules,
  type CampaignTypes,
  checkAgainst,
  copyPlain,
  openInformation,
} from '@sextant/engine'
import { aboutIn } from '@sextant/scene'
import * as v from 'valibot'
import { card } from '../card.ts'
import { type SealedBids, sealedBids } from '../game.ts'

/**
 * A collector travels from town to town. Each holds one auction, a match of Sealed Bids; who wins it gets the seal of
 * the town. Enough seals win the tour; when the days are gone, or too few auctions are left, it is lost.
 */
export const TOWNS = ['harbour', 'abbey', 'mill', 'castle'] as const
/** Which towns a road joins, and how many days it takes in good weather. */
export const ROADS = [
  { towns: [0, 1], days: 1 },
  { towns: [0, 2], days: 2 },
  { towns: [1, 2], days: 1 },
  { towns: [2, 3], days: 2 },
] as const

const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1000))
const town = v.picklist([0, 1, 2, 3])
const options = v.strictObject({
  days: v.pipe(count, v.minValue(1), v.maxValue(100)),
  seals: v.pipe(count, v.minValue(1), v.maxValue(TOWNS.length)),
  coins: v.pipe(count, v.minValue(1), v.maxValue(1000)),
})
const state = v.strictObject({
  at: town,
  day: count,
  /** By town: whether its auction is still to come, being held, or how it went. */
  auctions: v.pipe(v.array(v.picklist(['open', 'held', 'won', 'lost'])), v.length(TOWNS.length)),
})
const action = v.variant('type', [
  v.strictObject({ type: v.literal('travel'), to: town }),
  v.strictObject({ type: v.literal('attend') }),
])

export type TourOptions = v.InferOutput<typeof options>
export type Tour = v.InferOutput<typeof state>
export type TourAction = v.InferOutput<typeof action>
export type TourEvent =
  | { type: 'travelled'; from: number; to: number; days: number; storm: boolean }
  | { type: 'attended'; town: number }
  | { type: 'settled'; town: number; won: boolean }

const tourCard = card.campaigns.tour

/** The types of the tour, and of the auctions in it. */
export interface TourTypes extends CampaignTypes {
  readonly state: Tour
  readonly action: TourAction
  readonly event: TourEvent
  readonly options: TourOptions
  readonly tables: undefined
  readonly battle: SealedBids
}

export const tour: Campaign<TourTypes> = {
  id: 'tour',
  title: tourCard.title.en,
  version: 1,
  about: aboutIn({ ...tourCard, players: { least: 1, most: 1 } }),
  options,
  state,
  action,
  scenarios: [
    { id: 'usual', title: tourCard.scenarios.usual.en, options: { days: 12, seals: 2, coins: 6 } },
    { id: 'grand', title: tourCard.scenarios.grand.en, options: { days: 12, seals: 3, coins: 10 } },
  ],
  battles: sealedBids,
  names: async () => (await import('./names.ts')).names,
  load: loadRules,
}

function loadRules({ days, seals, coins }: TourOptions): CampaignRules<TourTypes> {
  const daysTo = (from: number, to: number) =>
    ROADS.find(({ towns: [a, b] }) => (a === from && b === to) || (a === to && b === from))?.days
  const due = ({ auctions }: Tour) => auctions.includes('held')

  function outcome(tour: Tour) {
    if (due(tour)) return undefined
    const won = sealsOf(tour)
    const values = { seals: won, days: tour.day }
    if (won >= seals) return { scores: [1], reason: 'seals-won', values }
    if (tour.day >= days) return { scores: [0], reason: 'days-spent', values }
    const left = tour.auctions.filter(auction => auction === 'open').length
    return won + left < seals ? { scores: [0], reason: 'too-few-left', values } : undefined
  }
  function legal(tour: Tour, seat: number): TourAction[] {
    if (seat !== 0 || due(tour) || outcome(tour)) return []
    const roads = ([0, 1, 2, 3] as const).filter(to => daysTo(tour.at, to) !== undefined)
    const travel: TourAction[] = roads.map(to => ({ type: 'travel', to }))
    return tour.auctions[tour.at] === 'open' ? [{ type: 'attend' }, ...travel] : travel
  }
  return {
    seats: ['collector'],
    tables: undefined,
    limit: days + 2 * TOWNS.length,
    setup: () => ({ at: 0, day: 0, auctions: TOWNS.map(() => 'open' as const) }),
    toAct: tour => (due(tour) || outcome(tour) ? [] : [0]),
    legal,
    check: checkAgainst(legal, 'no-way', 'No road leads there, or the auction here is over.'),
    apply(tour, _seat, action, dice, emit) {
      if (action.type === 'attend') {
        tour.auctions[tour.at] = 'held'
        emit({ type: 'attended', town: tour.at })
        return
      }
      const storm = dice.chance(0.25)
      const taken = (daysTo(tour.at, action.to) ?? 0) + (storm ? 1 : 0)
      emit({ type: 'travelled', from: tour.at, to: action.to, days: taken, storm })
      tour.at = action.to
      tour.day += taken
    },
    outcome,
    battle: tour =>
      due(tour) ? { options: { radius: 1, coins }, seat: 0, bots: ['rollout', 'rollout'] } : undefined,
    settle(tour, { outcome, seat }, _dice, emit) {
      const won = (outcome.scores[seat] ?? 0) > 0.5
      tour.auctions[tour.at] = won ? 'won' : 'lost'
      emit({ type: 'settled', town: tour.at, won })
    },
    ...openInformation<Tour>(copyPlain),
    flaws: ({ at, auctions }) =>
      auctions.some((auction, town) => auction === 'held' && town !== at)
        ? [{ path: '/auctions', message: 'an auction is held only where the collector is' }]
        : [],
  }
}

export function sealsOf({ auctions }: Tour): number {
  return auctions.filter(auction => auction === 'won').length
}
