import { SeededDice } from '@sextant/engine'
import { describe, expect, test } from 'vitest'
import { type Event, type State, scenarios, underwaterHockey } from '../src/index.ts'
import type { Tables } from '../src/tables.ts'
import { teamOf, UNIT_IDS, unitId } from '../src/units.ts'
import { botNamed, playMatch } from './play.ts'

/** Matches of each scenario, half of them with plans changed at random. */
const MATCHES = 30
const loaded = scenarios.map(({ id, options }) => ({ id, rules: underwaterHockey.load(options) }))

describe.each(loaded)('over $id', ({ id, rules }) => {
  test(`in ${MATCHES} matches no position breaks the rules of the pool`, () => {
    for (let match = 0; match < MATCHES; match++) {
      const line = match % 2 === 0 ? ['script', 'script'] : ['novice', 'script']
      const { state, events, outcome } = playMatch(
        line.map(botNamed),
        `${id} ${match}`,
        (state, news) => {
          if (!news.some(({ type }) => type === 'turn-began')) return
          expect(rules.flaws?.(state)).toEqual([])
          expect(whyUnsound(state) ?? whyTooFar(rules.tables, state, news)).toBeUndefined()
          // Only those who play by the book breathe in shifts.
          for (const [seat, name] of line.entries())
            if (name === 'script') expect(breathing(state, news, seat)).toBeGreaterThan(0)
        },
        rules,
      )
      const goals = events.filter(event => event.type === 'goal')
      for (const [seat, team] of ['blue', 'red'].entries())
        expect(goals.filter(goal => goal.team === team).length).toBe(state.score[seat])
      expect(goals.at(-1)?.score ?? [0, 0]).toEqual(state.score)
      expect(outcome.values).toEqual({ blue: state.score[0], red: state.score[1] })
      // Everybody lines up at the start and after each goal that does not end the match.
      const last = goals.at(-1)?.turn === state.turn - 1 ? 1 : 0
      expect(events.filter(({ type }) => type === 'kickoff')).toHaveLength(1 + goals.length - last)
    }
  })
})

/** Breath is never negative; nobody shares a tile of a plane; the puck is held under water, where its holder is. */
function whyUnsound({ units, puck }: State): string | undefined {
  const places = new Set<string>()
  for (const { at, plane, breath, lungs } of units) {
    if (places.has(`${at} ${plane}`)) return `two units at the ${plane} of ${at}`
    places.add(`${at} ${plane}`)
    if (breath < 0 || breath > lungs) return `a breath of ${breath} with lungs for ${lungs}`
  }
  const holder = puck.holder === null ? undefined : units[puck.holder]
  if (holder && (holder.plane !== 'bottom' || holder.at !== puck.at)) return 'the puck is not with its holder'
  return undefined
}

/** How many of a team were at the surface while breath was counted; all are when they line up instead. */
function breathing({ units }: State, events: readonly Event[], seat: number): number {
  const breathed = events.find(event => event.type === 'breathed')
  return units.filter(
    ({ plane }, u) =>
      teamOf(u) === seat && (breathed ? !breathed.under.includes(unitId(u)) : plane === 'surface'),
  ).length
}

/** Nobody swims more strokes than its speed, and every stroke of its own is one tile. */
function whyTooFar({ board, tileOf }: Tables, state: State, events: readonly Event[]): string | undefined {
  const strokes = new Map<string, number>()
  for (const event of events) {
    if (event.type !== 'swam') continue
    for (const { unit, from, to } of event.moves) {
      strokes.set(unit, (strokes.get(unit) ?? 0) + 1)
      const away = board.distances[(tileOf.get(from) ?? 0) * board.size + (tileOf.get(to) ?? 0)]
      const pushed = event.draws.some(draw => draw.pushed === unit)
      if (away !== 1 && !pushed) return `${unit} swims from ${from} to ${to} in one stroke`
    }
  }
  for (const [unit, count] of strokes)
    if (count > (state.units[UNIT_IDS.indexOf(unit)]?.speed ?? 0)) return `${unit} swims ${count} strokes`
  return undefined
}

test('the same seed gives the same match', () => {
  const line = [botNamed('script'), botNamed('novice')]
  expect(playMatch(line, 'twice').events).toEqual(playMatch(line, 'twice').events)
})

test('drawn teams lie within the ranges of the document', () => {
  const drawn = loaded.find(({ id }) => id === 'drawn')
  for (let match = 0; match < 50; match++)
    for (const unit of drawn?.rules.setup(SeededDice.from(`drawn ${match}`), () => undefined).units ?? []) {
      within(unit.recovery, 1, 5)
      within(unit.lungs, 15, 25)
      within(unit.speed, 1, 3)
      within(unit.steal, 10, 80)
      within(unit.flick, 1, 3)
      within(unit.turn, 1, 3)
    }
})

function within(value: number, least: number, most: number): void {
  expect(value).toBeGreaterThanOrEqual(least)
  expect(value).toBeLessThanOrEqual(most)
}
