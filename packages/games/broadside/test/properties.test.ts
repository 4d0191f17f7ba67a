import { randomBot } from '@sextant/engine'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { broadside, type Options, type State } from '../src/index.ts'
import { playDuel } from './play.ts'

const RUNS = { numRuns: 30 }
const scenarios = broadside.scenarios.map(({ id, options }) => [id, options] as const)

describe.each(scenarios)('whatever is done in %s', (_id, options) => {
  test('hull, crew and stores are never negative and never above what there is room for', () => {
    everywhere(options, state => {
      state.sides.forEach((side, seat) => {
        const combatant = options.sides[seat === 0 ? 0 : 1]
        const { ammo, stores, hullMax, crewMax = 0, breath } = combatant
        within(side.hull, hullMax)
        if (side.crew !== undefined) within(side.crew, crewMax)
        within(side.A1, ammo.ball)
        within(side.A2, ammo.grape)
        within(side.A3, ammo.rifle)
        within(side.IS, stores.shoring)
        within(side.ID, stores.dressing)
        within(side.breath, breath)
      })
    })
  })

  test('the distance stays on the rope, and is 6 only when somebody has fled', () => {
    everywhere(options, ({ D, ended }) => {
      within(D, 6)
      expect(D === 6).toBe(ended?.reason === 'fled')
    })
  })

  test('T goes round 0, 1, 2, 3, and stays where it was when somebody is beaten or has fled', () => {
    let before: State | undefined
    everywhere(options, state => {
      if (before && !before.ended) {
        const stays = state.ended !== undefined && state.ended.reason !== 'lost-sight'
        expect(state.T).toBe(stays ? before.T : (before.T + 1) % 4)
      }
      before = structuredClone(state)
      if (state.ended) before = undefined
    })
  })

  test('no duel takes more than 60 turns, and each one ends', () => {
    everywhere(options, ({ turn }) => {
      expect(turn).toBeGreaterThanOrEqual(1)
      expect(turn).toBeLessThanOrEqual(60)
    })
  })

  test('scores always add up to 1, and the loser is broken or has fled', () => {
    fc.assert(
      fc.property(fc.nat(), seed => {
        const { outcome, state } = playDuel(options, [randomBot(), randomBot()], `scores ${seed}`)
        expect((outcome.scores[0] ?? 0) + (outcome.scores[1] ?? 0)).toBe(1)
        const { seat, reason } = state.ended ?? {}
        if (seat === undefined || reason === 'fled') return
        const { hull, crew = 1 } = state.sides[seat]
        expect(Math.min(hull, crew)).toBe(0)
        expect(state.loot).toBeDefined()
      }),
      RUNS,
    )
  })
})

function everywhere(options: Options, holds: (state: State) => void): void {
  fc.assert(
    fc.property(fc.nat(), seed => {
      playDuel(options, [randomBot(), randomBot()], `everywhere ${seed}`, holds)
    }),
    RUNS,
  )
}

function within(value: number, most: number): void {
  expect(value).toBeGreaterThanOrEqual(0)
  expect(value).toBeLessThanOrEqual(most)
}
