import { describe, expect, test } from 'vitest'
import { classic, type Event, reportOf, show } from '../src/index.ts'
import { botNamed, playMatch, rules } from './play.ts'

const presentation = show.load(rules, classic)
const script = botNamed('script')

describe('match statistics', () => {
  const { state, events } = playMatch([script, script], 'report')
  const { match, turns, under } = reportOf(events)

  test('goals, steals, passes and shots are those of the events', () => {
    expect([match.blue.goals, match.red.goals]).toEqual(state.score)
    expect(match.blue.steals + match.red.steals).toBe(
      events.filter(event => event.type === 'steal-tried' && event.won).length,
    )
    expect(match.blue.passes).toBe(
      events.filter(event => event.type === 'flicked' && event.team === 'blue' && event.caughtBy === 'blue')
        .length,
    )
    expect(match.blue.shots).toBeGreaterThanOrEqual(match.blue.goals)
    expect(match.blue.possession + match.red.possession).toBeLessThanOrEqual(turns.length)
  })

  test('a flick that a teammate catches is a pass, and no shot besides the goal that comes of it', () => {
    const at = '25,7'
    const turn = 4
    const { blue } = reportOf([
      {
        type: 'flicked',
        unit: 'blue-CF',
        team: 'blue',
        path: ['23,8', '24,7', at],
        caught: 'blue-LF',
        caughtBy: 'blue',
        shot: true,
      },
      { type: 'goal', team: 'blue', by: 'blue-LF', own: false, how: 'swim', at, turn, score: [1, 0] },
    ]).match
    expect([blue.shots, blue.passes, blue.goals]).toEqual([1, 1, 1])
  })

  test('a shot that is caught is a save, unless it goes in after all', () => {
    const began: Event = { type: 'turn-began', turn: 4, places: [], plans: [] }
    const flicked: Event = {
      type: 'flicked',
      unit: 'blue-CF',
      team: 'blue',
      path: ['22,6', '23,7', '24,7'],
      caught: 'red-CB',
      caughtBy: 'red',
      shot: true,
    }
    const breathed: Event = { type: 'breathed', turn: 4, under: [], breath: [], holder: 'red-CB' }
    const goal: Event = {
      type: 'goal',
      team: 'blue',
      by: 'blue-CF',
      own: false,
      how: 'flick',
      at: '25,7',
      turn: 4,
      score: [1, 0],
    }
    const saves = (...events: Event[]) => reportOf([began, ...events]).match.red.saves
    expect(saves(flicked, breathed)).toBe(1)
    expect(saves(flicked, goal)).toBe(0)
    expect(saves({ ...flicked, shot: false }, breathed)).toBe(0)
  })

  test('time under water is counted for each unit, and adds up to the teams’', () => {
    const sum = (from: number) => under.slice(from, from + 6).reduce((total, count) => total + count, 0)
    expect([sum(0), sum(6)]).toEqual([match.blue.submerged, match.red.submerged])
    expect(under.every(count => count <= turns.length)).toBe(true)
  })

  test('they are shown as tables, and as charts over the turns', () => {
    const { tables, charts, tallies } = presentation.report?.(events) ?? {}
    expect(tables?.map(({ rows }) => rows.length)).toEqual([2, 12])
    expect(charts?.map(({ id }) => id)).toEqual(['possession', 'goals', 'submerged'])
    expect(charts?.[1]?.series.map(({ values }) => values.at(-1))).toEqual(state.score)
    expect(tallies?.goals).toEqual(state.score)
  })
})
