import { type Bot, randomBot } from '@sextant/engine'
import { describe, expect, test } from 'vitest'
import { type Action, bots, type Event, type State } from '../src/index.ts'
import { playMatch } from './play.ts'

const [recruit, captain, general] = bots as [BladesBot, BladesBot, BladesBot]
type BladesBot = Bot<State, Action, Event>

describe('the game’s own programs', () => {
  test.each([
    [recruit, 40],
    [captain, 40],
    [general, 6],
  ])('$id beats random play in at least 95 of 100 games, and takes the last city in 90', (bot, games) => {
    const { wins, finished } = series(bot, randomBot(), games)
    expect(wins).toBeGreaterThanOrEqual(0.95 * games)
    expect(finished).toBeGreaterThanOrEqual(0.9 * games)
  })

  test('captain beats recruit', () => {
    expect(series(captain, recruit, 30).wins).toBeGreaterThan(18)
  })

  test('two captains come to a decision', () => {
    expect(series(captain, captain, 10).finished).toBeGreaterThanOrEqual(8)
  })

  test('the same view and dice give the same choice', () => {
    const first = playMatch([general, captain], 'twice')
    const again = playMatch([general, captain], 'twice')
    expect(again.events).toEqual(first.events)
  })
})

/** Games with seats swapped from one to the next. */
function series(bot: BladesBot, other: BladesBot, games: number): { wins: number; finished: number } {
  let wins = 0
  let finished = 0
  for (let game = 0; game < games; game++) {
    const seat = game % 2
    const { outcome } = playMatch(seat === 0 ? [bot, other] : [other, bot], `${bot.id} ${other.id} ${game}`)
    if (outcome.scores[seat] === 1) wins++
    if (outcome.reason === 'last-city-taken') finished++
  }
  return { wins, finished }
}
