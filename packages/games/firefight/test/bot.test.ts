import { type Bot, FULL_BUDGET, type Rules, SeededDice } from '@sextant/engine'
import { describe, expect, test } from 'vitest'
import { bots } from '../src/battle/bot/bots.ts'
import type { Firefight } from '../src/index.ts'
import { firefight, teams } from '../src/index.ts'

const [recruit, corporal, sergeant, captain] = bots as [Soldier, Soldier, Soldier, Soldier]
type Soldier = Bot<Firefight>

describe('the bots of Firefight', () => {
  test.each(firefight.scenarios.map(({ id }) => id))('play %s to its end by the rules', async id => {
    const { outcome } = await battle(rulesOf(id), [captain, corporal], id)
    expect(outcome).toBeDefined()
  })

  test('play on the largest map within a second a decision', async () => {
    const rules = rulesOf('elimination', 'vanguard', 'watchers', 20)
    const { worst } = await battle(rules, [captain, captain], 'large', 60)
    expect(worst).toBeLessThan(1000)
  })

  test('each plays better than the one before', async () => {
    expect(await score(corporal, recruit, 12)).toBeGreaterThan(6)
    expect(await score(sergeant, corporal, 12)).toBeGreaterThan(6)
    expect(await score(captain, sergeant, 16)).toBeGreaterThan(8)
  })

  test('two captains fight it out', async () => {
    const reasons: (string | undefined)[] = []
    for (const seed of ['one', 'two', 'three', 'four', 'five'])
      reasons.push((await battle(rulesOf('elimination'), [captain, captain], seed)).outcome?.reason)
    expect(reasons.filter(reason => reason === 'elimination').length).toBeGreaterThanOrEqual(3)
  })
})

function rulesOf(id: string, blue?: string, red?: string, size?: number): Rules<Firefight> {
  const scenario = firefight.scenarios.find(each => each.id === id) ?? firefight.scenarios[0]
  const { options } = scenario
  const named = (team: string | undefined) => teams.find(each => each.id === team)
  return firefight.load({
    ...options,
    scenario: { ...options.scenario, ...(size && { size }) },
    teams: { blue: named(blue) ?? options.teams.blue, red: named(red) ?? options.teams.red },
  })
}

/** A match, or the first decisions of it; every action is checked. */
async function battle(
  rules: Rules<Firefight>,
  line: Soldier[],
  seed: string,
  most = Number.POSITIVE_INFINITY,
) {
  const players = line.map((bot, seat) => bot.join(rules, seat))
  const dice = SeededDice.from(`${seed}/dice`)
  const choosing = SeededDice.from(`${seed}/choices`)
  const state = rules.setup(dice, () => undefined)
  let worst = 0
  for (let decision = 0; !state.over && decision < most; decision++) {
    const [seat = 0] = rules.toAct(state)
    const start = performance.now()
    const action = await players[seat]?.choose(state, choosing, FULL_BUDGET)
    // The first decisions are those of code that is not yet compiled.
    if (decision > 20) worst = Math.max(worst, performance.now() - start)
    if (!action) throw new Error('no player')
    expect(rules.check(state, seat, action)).toBeUndefined()
    rules.apply(state, seat, action, dice, () => undefined)
  }
  return { outcome: rules.outcome(state), worst }
}

/** Each map from both seats. */
async function score(bot: Soldier, other: Soldier, matches: number): Promise<number> {
  let sum = 0
  for (let match = 0; match < matches; match++) {
    const seat = match % 2
    const team = teams[(match >> 1) % teams.length]?.id
    const rules = rulesOf('elimination', team, team)
    const { outcome } = await battle(
      rules,
      seat === 0 ? [bot, other] : [other, bot],
      `${bot.id} ${match >> 1}`,
    )
    sum += outcome?.scores[seat] ?? 0
  }
  return sum
}
