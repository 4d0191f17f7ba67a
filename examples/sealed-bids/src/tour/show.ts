import type { Show } from '@sextant/scene'
import { ROADS, sealsOf, TOWNS, type TourTypes } from './campaign.ts'
import { texts } from './texts.ts'

/** Where the towns lie on a chart of 100 by 60. */
const PLACES = [
  { x: 12, y: 44 },
  { x: 34, y: 16 },
  { x: 56, y: 40 },
  { x: 88, y: 22 },
] as const

const nameOf = (town: number) => ({ key: `town.${TOWNS[town] ?? ''}` })

export const tourShow: Show<TourTypes> = {
  texts,
  skin: {
    terrains: {},
    icons: {
      town: { glyph: '⌂', name: { key: 'town' } },
      collector: { glyph: '☺', name: { key: 'collector' } },
    },
    colours: { gold: { light: '#a97c12', dark: '#e6bd55', terminal: 'yellow' } },
  },
  load: (_rules, { days, seals }) => ({
    scene: tour => ({
      stage: {
        kind: 'chart',
        width: 100,
        height: 60,
        places: PLACES.map((place, town) => ({
          ...place,
          name: nameOf(town),
          icon: 'town',
          size: 'large',
          note: { key: `auction.${tour.auctions[town] ?? 'open'}` },
        })),
        ways: ROADS.map(road => ({
          from: road.towns[0],
          to: road.towns[1],
          label: { key: 'days', values: { days: road.days } },
          danger: road.days > 1 ? 0.5 : 0.2,
        })),
      },
      sides: [{ name: { key: 'collector' }, colour: 'gold', shape: 'circle' }],
      pieces: [{ id: 'collector', at: tour.at, side: 0, icon: 'collector', name: { key: 'collector' } }],
      panels: [
        {
          kind: 'facts',
          id: 'tour',
          title: { key: 'tour' },
          facts: [
            { name: { key: 'day' }, value: { key: 'part', values: { some: tour.day, all: days } } },
            { name: { key: 'seals' }, value: { key: 'part', values: { some: sealsOf(tour), all: seals } } },
          ],
        },
      ],
      goal: { key: 'goal', values: { seals, days } },
      status: { key: 'status', values: { day: tour.day, last: days, town: nameOf(tour.at) } },
    }),
    gesture: (_view, _seat, action) =>
      action.type === 'attend'
        ? { kind: 'press', button: 'attend', label: { key: 'attend' }, key: 'a' }
        : {
            kind: 'pick',
            picks: [{ cell: action.to }],
            meaning: 'reach',
            label: { key: 'travel', values: { town: nameOf(action.to) } },
          },
    tell(event) {
      if (event.type === 'travelled') {
        const values = { from: nameOf(event.from), to: nameOf(event.to), days: event.days }
        return { key: event.storm ? 'event.storm' : 'event.travelled', values }
      }
      const values = { town: nameOf(event.town) }
      if (event.type === 'attended') return { key: 'event.attended', values }
      return { key: event.won ? 'event.won' : 'event.lost', values }
    },
  }),
}
