import { describe, expect, test } from 'vitest'
import { cautious, type Event, greedy, reportOf } from '../src/index.ts'
import { optionsOf, playDuel, presentationOf } from './play.ts'

const even = optionsOf('even-duel')

describe('the report of a duel', () => {
  const { events, state } = playDuel(even, [cautious, greedy], 'report')
  const { deeds, stands } = reportOf(events)

  test('counts shots, damage and crew by side', () => {
    const of = (seat: number) =>
      events.filter(
        (event): event is Extract<Event, { type: 'attacked' }> =>
          event.type === 'attacked' && event.seat === seat,
      )
    for (const seat of [0, 1] as const) {
      const attacks = of(seat)
      expect(deeds[seat].shots + deeds[seat].boardings).toBe(attacks.length)
      expect(deeds[seat].hull).toBe(attacks.reduce((sum, { hull }) => sum + (hull?.lost ?? 0), 0))
      expect(deeds[seat].crew).toBe(attacks.reduce((sum, { crew }) => sum + (crew?.lost ?? 0), 0))
    }
  })

  test('what was there, less what was lost, and what was mended, is what is left', () => {
    for (const seat of [0, 1] as const) {
      const other = deeds[seat === 0 ? 1 : 0]
      expect(even.sides[seat].hull - other.hull + deeds[seat].repaired).toBe(state.sides[seat].hull)
    }
  })

  test('the charts go from what each began with to what each ended with', () => {
    const { charts, tables, tallies } = presentationOf(even).report?.(events) ?? { charts: [], tables: [] }
    const [hull, crew] = charts
    expect(hull?.x).toEqual([0, ...stands.map(({ turn }) => turn)])
    expect(hull?.series.map(({ values }) => [values[0], values.at(-1)])).toEqual(
      state.sides.map((side, seat) => [even.sides[seat === 0 ? 0 : 1].hull, side.hull]),
    )
    expect(crew?.series.map(({ values }) => values.at(-1))).toEqual(state.sides.map(side => side.crew))
    expect(tables[0]?.rows).toHaveLength(2)
    expect(tallies?.shots).toEqual(deeds.map(({ shots }) => shots))
  })

  test('a monster has no line in the chart of crews', () => {
    const options = optionsOf('kraken')
    const fight = playDuel(options, [cautious, greedy], 'kraken report')
    const { charts } = presentationOf(options).report?.(fight.events) ?? { charts: [] }
    expect(charts.find(({ id }) => id === 'crew')?.series).toHaveLength(1)
  })

  test('a single turn needs no chart', () => {
    const [first] = events
    if (!first) throw new Error('nothing happened')
    expect(presentationOf(even).report?.([first]).charts).toEqual([])
  })
})
