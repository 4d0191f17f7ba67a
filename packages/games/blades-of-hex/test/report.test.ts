import { expect, test } from 'vitest'
import { bots, classic, reportOf, show } from '../src/index.ts'
import { playMatch, rules } from './play.ts'

const [, captain] = bots
if (!captain) throw new Error('there is no captain')
const { state, events } = playMatch([captain, captain], 'report')
const { turns, match } = reportOf(events)

test('a battle report counts kills, gold, cities and tiles from events', () => {
  const destroyed = events.filter(event => event.type === 'destroyed')
  expect(match.red.kills).toBe(destroyed.filter(({ by }) => by === 'red').length)
  expect(match.blue.losses).toBe(destroyed.filter(({ army }) => army === 'blue').length)
  expect(match.red.cities + match.blue.cities).toBe(events.filter(({ type }) => type === 'captured').length)
  expect(match.red.tiles + match.blue.tiles).toBeGreaterThan(0)
})

test('gold earned, less what was spent and plundered, is the gold in hand', () => {
  for (const army of ['red', 'blue'] as const) {
    const spent = events.reduce((sum, event) => {
      if (event.type === 'recruited' && event.army === army) return sum + event.cost
      return event.type === 'captured' && event.from === army ? sum + event.plunder : sum
    }, 0)
    expect(25 + match[army].gold - spent).toBe(state.gold[army])
  }
})

test('turns add up to the match', () => {
  for (const army of ['red', 'blue'] as const)
    for (const name of ['kills', 'losses', 'damage', 'gold', 'cities', 'tiles', 'recruits'] as const)
      expect(turns.reduce((sum, { deeds }) => sum + deeds[army][name], 0)).toBe(match[army][name])
})

test('it is shown as a table, charts over the rounds, and tallies that are kept', () => {
  const { tables, charts, tallies } = show.load(rules, classic).report?.(events) ?? {}
  expect(tables?.[0]?.rows.map(row => row[1])).toEqual([match.red.kills, match.blue.kills])
  expect(charts?.map(({ id }) => id)).toEqual(['gold', 'kills', 'tiles'])
  expect(charts?.[1]?.series.map(({ values }) => values.at(-1))).toEqual([match.red.kills, match.blue.kills])
  expect(tallies?.cities).toEqual([match.red.cities, match.blue.cities])
})
