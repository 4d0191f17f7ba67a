import { type Budget, FULL_BUDGET, type Match, must, SeededDice, startMatch } from '@sextant/engine'
import { expect, test } from 'vitest'
import { bots } from '../src/bot/bots.ts'
import { contextFor } from '../src/bot/context.ts'
import { chooseByForesight, effortIn } from '../src/bot/foresight.ts'
import { outlookOf } from '../src/bot/outlook.ts'
import { plansOf } from '../src/bot/plan.ts'
import { CAPTAIN } from '../src/bot/temper.ts'
import { bladesOfHex } from '../src/game.ts'
import type { Blades } from '../src/types.ts'

const RADIUS = 20
const UNITS = 500
const KINDS = ['infantry', 'cavalry', 'artillery']

/** Cells of the largest hexagon, the western half first. */
function cells(): string[] {
  const all: string[] = []
  for (let q = -RADIUS; q <= RADIUS; q++)
    for (let r = -RADIUS; r <= RADIUS; r++) if (Math.abs(q + r) <= RADIUS) all.push(`${q},${r}`)
  return all
}

/** Two armies with room to move, which meet in the middle. */
function largest(): Blades['options'] {
  const usual = bladesOfHex.scenarios[0].options
  const places = cells().filter((_, number) => number % 5 < 2)
  const units = places.slice(0, UNITS).map((at, number) => ({
    army: number < UNITS / 2 ? ('red' as const) : ('blue' as const),
    kind: KINDS[number % KINDS.length] ?? '',
    at,
  }))
  const { map, start, ...scenario } = usual.scenario
  return { ...usual, scenario: { ...scenario, map: { ...map, radius: RADIUS }, start: { ...start, units } } }
}

/** What is kept of a step does not grow with the board: it was 2.6 GB for a round. */
function expectSmallSteps(match: Match<Blades>): void {
  expect(JSON.stringify(match.record().steps).length).toBeLessThan(match.seq * 2000)
}

test('the largest board with as many units as it takes can be played', () => {
  const match = startMatch(bladesOfHex, { options: largest(), seed: 'large' })
  const dice = SeededDice.from('moves')
  for (let action = 1; action <= 60; action++) {
    const [seat = 0] = match.toAct
    expect(match.act(seat, dice.pick(match.legal(seat))).ok).toBe(true)
  }
  expectSmallSteps(match)
})

test('a turn of the captain on it takes two actions for each unit at most', async () => {
  const options = largest()
  const match = startMatch(bladesOfHex, { options, seed: 'large' })
  const [red = 0] = match.toAct
  const captain = must(new Map(bots.map(bot => [bot.id, bot])), 'captain').join(
    bladesOfHex.load(options),
    red,
  )
  while (match.toAct.includes(red)) {
    const dice = SeededDice.from(`captain ${match.seq}`)
    const action = await captain.choose(match.view(red), dice, FULL_BUDGET)
    expect(match.act(red, action).ok).toBe(true)
  }
  expect(match.seq).toBeGreaterThan(UNITS / 4)
  expect(match.seq).toBeLessThanOrEqual(2 * (UNITS / 2) + 10)
  expectSmallSteps(match)
})

test('the general keeps to its effort on it, however much there is to plan', () => {
  const options = largest()
  const rules = bladesOfHex.load(options)
  const match = startMatch(bladesOfHex, { options, seed: 'large' })
  const context = contextFor(rules.tables, CAPTAIN)
  const state = match.view(0)
  const outlook = outlookOf(context, state, state.turn)
  const once = plansOf(outlook).length * outlook.roster.units.length
  for (const work of [1, 0.25]) {
    let asked = 0
    const budget: Budget = { work, expired: () => asked++ > 1000 }
    const effort = effortIn(budget)
    const allowed = effort.left
    const action = chooseByForesight(context, state, state.turn, SeededDice.from('general'), effort)
    expect(rules.check(state, 0, action)).toBeUndefined()
    // Planning once more than there was effort for is how it notices; a sample that ends early is the last.
    expect(allowed - effort.left).toBeLessThanOrEqual(allowed + 2 * once)
  }
})
