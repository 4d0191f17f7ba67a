import {
  type Bot,
  type Campaign,
  type CampaignRules,
  type CampaignTypes,
  copyPlain,
  openInformation,
} from '@sextant/engine'
import { type Hexapawn, hexapawn } from '@sextant/hexapawn'
import { box, campaignBox, type Show } from '@sextant/scene'
import * as v from 'valibot'
import { hexapawnWithAdvice } from '../../bots/test/advising-bot.ts'

/** A campaign for tests: a tour of a few towns, with a small match of hexapawn in each of them. */

const options = v.strictObject({ towns: v.number() })
const state = v.strictObject({
  town: v.number(),
  inBattle: v.boolean(),
  gold: v.number(),
  lost: v.boolean(),
})
const action = v.variant('type', [
  v.strictObject({ type: v.literal('travel') }),
  v.strictObject({ type: v.literal('spend') }),
])
export type TourOptions = v.InferOutput<typeof options>
export type TourState = v.InferOutput<typeof state>
export type TourAction = v.InferOutput<typeof action>
export type TourEvent =
  | { type: 'set-out' }
  | { type: 'arrived'; town: number; found: number }
  | { type: 'spent' }
  | { type: 'battled'; won: boolean }

/** The types of the campaign under one name. */
export interface Tour extends CampaignTypes {
  readonly state: TourState
  readonly action: TourAction
  readonly event: TourEvent
  readonly options: TourOptions
  readonly tables: undefined
  readonly battle: Hexapawn
}

export const tour: Campaign<Tour> = {
  id: 'tour',
  title: 'The tour',
  version: 1,
  about: { summary: 'A town a day, and a match in every one.', players: '1', length: '5 minutes' },
  battles: hexapawn,
  options,
  state,
  action,
  scenarios: [
    { id: 'long', title: 'Three towns', options: { towns: 3 } },
    { id: 'short', title: 'One town', options: { towns: 1 } },
  ],
  load: rulesOf,
}

function rulesOf({ towns }: TourOptions): CampaignRules<Tour> {
  const outcome = ({ town, inBattle, lost, gold }: TourState) => {
    if (inBattle || (!lost && town < towns)) return undefined
    return { scores: [lost ? 0 : 1], reason: lost ? 'beaten' : 'home', values: { gold, score: gold * 10 } }
  }
  const legal = (now: TourState): TourAction[] => {
    if (now.inBattle || outcome(now)) return []
    return [{ type: 'travel' }, ...(now.gold > 0 ? [{ type: 'spend' as const }] : [])]
  }
  return {
    seats: ['traveller'],
    tables: undefined,
    limit: 100,
    setup(_dice, emit) {
      emit({ type: 'set-out' })
      return { town: 0, inBattle: false, gold: 2, lost: false }
    },
    toAct: now => (now.inBattle || outcome(now) ? [] : [0]),
    legal,
    check: (now, _seat, { type }) =>
      legal(now).some(other => other.type === type) ? undefined : { code: 'no', message: 'Not now.' },
    apply(now, _seat, { type }, dice, emit) {
      if (type === 'spend') {
        now.gold -= 1
        emit({ type: 'spent' })
        return
      }
      now.town += 1
      now.inBattle = true
      const found = dice.d(6)
      now.gold += found
      emit({ type: 'arrived', town: now.town, found })
    },
    outcome,
    battle: ({ inBattle }) =>
      inBattle ? { options: { radius: 1 }, seat: 0, bots: ['random', 'random'] } : undefined,
    settle(now, { outcome: { scores }, seat }, _dice, emit) {
      const won = scores[seat] === 1
      now.inBattle = false
      now.lost = !won
      emit({ type: 'battled', won })
    },
    ...openInformation<TourState>(copyPlain),
  }
}

export const tourShow: Show<Tour> = {
  texts: { en: { 'campaign.new': 'A new tour' } },
  skin: {
    terrains: {},
    icons: { town: { glyph: 'o' }, cart: { glyph: '@' } },
    colours: { brass: { light: '#845c0c', dark: '#e3b75c', terminal: 'yellow' } },
  },
  load: (_rules, { towns }) => ({
    scene: ({ town, gold }) => ({
      stage: {
        kind: 'chart',
        width: 10,
        height: 2,
        places: Array.from({ length: towns + 1 }, (_, place) => ({
          x: place * 3,
          y: 1,
          name: `Town ${place}`,
          icon: 'town',
          size: 'large' as const,
        })),
        ways: Array.from({ length: towns }, (_, place) => ({ from: place, to: place + 1 })),
      },
      sides: [{ name: 'Traveller', colour: 'brass', shape: 'circle' }],
      pieces: [{ id: 'cart', at: town, side: 0, icon: 'cart', name: 'cart' }],
      status: `${gold} gold`,
    }),
    gesture: (_view, _seat, { type }) => ({ kind: 'press', button: type, label: type, key: type.charAt(0) }),
    tell: event => event.type,
    report: events => ({
      tables: [
        {
          kind: 'table',
          id: 'days',
          title: 'Days',
          columns: ['', 'Days'],
          rows: [['Traveller', events.filter(({ type }) => type === 'arrived').length]],
        },
      ],
      charts: [],
    }),
  }),
}

/** Always decides the first thing there is. */
const first: Bot<Tour> = {
  id: 'first',
  title: 'First',
  about: 'Takes what comes first.',
  join: rules => ({
    choose(view) {
      const [decision] = rules.legal(view, 0)
      if (!decision) throw new Error('there is nothing to decide')
      return decision
    },
  }),
}

export const tourBox = campaignBox({
  campaign: tour,
  show: tourShow,
  bots: [first],
  battles: hexapawnWithAdvice,
})
export const hexapawnWithTour = box({
  ...hexapawnWithAdvice,
  campaigns: [{ id: tourBox.id, load: async () => tourBox }],
})
