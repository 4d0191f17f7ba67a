import {
  type Bot,
  FULL_BUDGET,
  type Game,
  type GameTypes,
  randomBot,
  SeededDice,
  startMatch,
} from '@sextant/engine'
import { type Hexapawn, hexapawn } from '@sextant/hexapawn'
import { sealedBids } from '@sextant/sealed-bids'
import { expect, test } from 'vitest'
import { rolloutBot } from '../src/index.ts'

/** The share of points that a bot takes from random play, seats swapped every game. */
async function scoreAgainstRandom<T extends GameTypes>(
  game: Game<T>,
  bot: Bot<T>,
  games: number,
): Promise<number> {
  let score = 0
  for (let number = 0; number < games; number++) {
    const own = number % 2
    const options = game.scenarios[0].options
    const match = startMatch(game, { options, seed: `rollout ${number}` })
    const rules = game.load(options)
    const players = [0, 1].map(seat => (seat === own ? bot : randomBot<T>()).join(rules, seat))
    const dice = SeededDice.from(`thoughts ${number}`)
    while (!match.outcome) {
      for (const seat of match.toAct) {
        const action = await players[seat]?.choose(match.view(seat), dice, FULL_BUDGET)
        if (action !== undefined) expect(match.act(seat, action).ok).toBe(true)
      }
    }
    score += match.outcome.scores[own] ?? 0
  }
  return score / games
}

test('looking ahead beats random play at Hexapawn', async () => {
  expect(await scoreAgainstRandom(hexapawn, rolloutBot({ playouts: 150, depth: 100 }), 40)).toBeGreaterThan(
    0.85,
  )
})

test('looking ahead beats random play at Sealed Bids, without seeing the bids', async () => {
  expect(await scoreAgainstRandom(sealedBids, rolloutBot({ playouts: 150, depth: 100 }), 40)).toBeGreaterThan(
    0.6,
  )
})

test('takes a win that is there', () => {
  const rules = hexapawn.load({ radius: 2 })
  const player = rolloutBot<Hexapawn>({ playouts: 60, depth: 60 }).join(rules, 0)
  const view = { pawns: [[4, 18], [7]] as [number[], number[]], turn: 0 as const }
  expect(player.choose(view, SeededDice.from('win'), FULL_BUDGET)).toEqual({ from: 4, to: 0 })
})

test('lists no more actions than it may, and chooses the same again', () => {
  const rules = hexapawn.load({ radius: 2 })
  let listed = 0
  const counting: typeof rules = {
    ...rules,
    legal(state, seat) {
      const actions = rules.legal(state, seat)
      listed += actions.length
      return actions
    },
  }
  const choose = (most: number) => {
    listed = 0
    const player = rolloutBot<Hexapawn>({ playouts: 5000, depth: 60, listed: most }).join(counting, 0)
    const view = rules.setup(SeededDice.from('start'), () => {})
    return player.choose(view, SeededDice.from('own'), FULL_BUDGET)
  }
  expect(choose(300)).toEqual(choose(300))
  expect(listed).toBeGreaterThan(300)
  // The playout under way is finished.
  expect(listed).toBeLessThan(600)
  choose(3000)
  expect(listed).toBeGreaterThan(3000)
})
