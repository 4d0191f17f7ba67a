import { at, type Bot, FULL_BUDGET, type Rules, SeededDice } from '@sextant/engine'
import { describe, expect, test } from 'vitest'
import type { Action } from '../src/battle/actions.ts'
import { adviseOn } from '../src/battle/bot/advice.ts'
import { bots } from '../src/battle/bot/bots.ts'
import { botSeatFor, playerFor } from '../src/battle/bot/player.ts'
import { decideRoll } from '../src/battle/bot/reroll.ts'
import { CAPTAIN, COMMODORE } from '../src/battle/bot/temper.ts'
import type { Event } from '../src/battle/events.ts'
import { type HexShips, hexShips, type State } from '../src/index.ts'
import { begin, optionsWith, plainClass, setup } from './battlefield.ts'

const [ensign, lieutenant, captain, commodore] = bots as [ShipsBot, ShipsBot, ShipsBot, ShipsBot]
type ShipsBot = Bot<HexShips>

describe('the bots of Hex Ships', () => {
  test.each(['duel', 'ambush', 'convoy', 'last-stand', 'carriers'])('play %s by the rules', scenario => {
    const { outcome } = battle([captain, lieutenant], scenario, 'legal')
    expect(outcome).toBeDefined()
  })

  test.each([
    ['captain', captain, lieutenant],
    ['ensign', ensign, lieutenant],
  ])('no ship of the %s leaves the map without a reason', (_, ...players) => {
    const left: Event[] = []
    for (const seed of ['a', 'b', 'c'])
      for (const scenario of ['patrol', 'line-of-battle'])
        battle(players, scenario, seed, event => {
          if (event.type === 'left-map') left.push(event)
        })
    expect(left).toEqual([])
  })

  test('each plays better than the one before', () => {
    expect(winsOf(lieutenant, ensign, 'line-of-battle', 10)).toBeGreaterThanOrEqual(6)
    expect(winsOf(captain, lieutenant, 'line-of-battle', 8)).toBeGreaterThanOrEqual(6)
  })

  // Initiative alone decides between equals: who is better has to win some of the battles in which the other is quicker.
  test.each(['duel', 'patrol'])(
    'each plays better than the one before in a %s, whoever is quicker',
    scenario => {
      expect(winsOf(lieutenant, ensign, scenario, 40)).toBeGreaterThanOrEqual(25)
      expect(winsOf(captain, lieutenant, scenario, 40)).toBeGreaterThanOrEqual(25)
      expect(winsOf(commodore, captain, scenario, 12)).toBeGreaterThanOrEqual(7)
    },
  )

  test('freighters make for the edge that they have to leave by', () => {
    const exits: number[] = []
    battle([captain, ensign], 'convoy', 'edge', event => {
      if (event.type === 'left-map' && event.ship.startsWith('mule')) exits.push(event.direction)
    })
    expect(exits.length).toBeGreaterThan(0)
    for (const direction of exits) expect([5, 0, 1]).toContain(direction)
  })
})

describe('a captain', () => {
  const gun = { ...plainClass, hardpoints: [{ kind: 'omni', face: 1 } as const] }
  const options = optionsWith({ gun, mark: { ...plainClass, initiative: -1 } }, [
    setup('gun', 'amber', 'gun', {
      at: '0,2',
      weapons: ['torpedo'],
      energy: 5,
      captain: { command: 3, gunnery: 1, engineering: 1 },
    }),
    setup('mark', 'violet', 'mark', { facing: 3 }),
  ])

  test('rolls again what has missed, and keeps what has hit', () => {
    const { rules, state } = begin(options)
    toAttack(state)
    rules.apply(state, 0, { type: 'target', ship: 'mark' }, SeededDice.from('x'), ignore)
    state.volley.roll = [1, 2]
    expect(decideRoll(rules.tables, state)).toEqual({ type: 'reroll' })
    state.volley.roll = [6, 5]
    expect(decideRoll(rules.tables, state)).toEqual({ type: 'keep' })
  })

  test('fires at what is before the guns, and not at what is out of reach', () => {
    const { rules, state } = begin(options)
    toAttack(state)
    const player = playerFor(rules.tables, 0, CAPTAIN)
    const dice = SeededDice.from('y')
    expect(player.choose(state, dice, FULL_BUDGET)).toEqual({ type: 'target', ship: 'mark' })
    at(state.ships, 1).at = '0,-9'
    expect(player.choose(state, dice, FULL_BUDGET)).toEqual({ type: 'end-turn' })
  })
})

test('hints are legal, with chances, the best first', () => {
  const { rules, state } = begin(hexShips.scenarios[0].options)
  const seat = at(rules.toAct(state), 0)
  const bot = botSeatFor(rules.tables, seat, COMMODORE)
  const { playsOn } = COMMODORE
  if (!playsOn) throw new Error('the commodore does not play on')
  const { choices } = adviseOn(bot, playsOn, state, SeededDice.from('hint'), {
    work: 0.2,
    expired: () => false,
  })
  expect(choices.length).toBeGreaterThan(0)
  for (const { action } of choices) expect(rules.check(state, seat, action)).toBeUndefined()
  const chances = choices.map(({ chance }) => chance)
  expect(chances).toEqual(chances.toSorted((a, b) => b - a))
  for (const chance of chances) expect(chance).toBeGreaterThan(0)
})

test('the commodore answers at once when time is up', () => {
  const { rules, state } = begin(hexShips.scenarios[0].options)
  const seat = at(rules.toAct(state), 0)
  const player = commodore.join(rules, seat)
  const action = player.choose(state, SeededDice.from('late'), { work: 1, expired: () => true }) as Action
  expect(rules.check(state, seat, action)).toBeUndefined()
})

/** The attack phase, with the first ship to fire. */
function toAttack(state: State): void {
  state.phase = 'fire'
  state.order = [0, 1]
  state.acted = 0
}

function winsOf(strong: ShipsBot, weak: ShipsBot, scenario: string, battles: number): number {
  let wins = 0
  for (let n = 0; n < battles; n++) {
    const seat = n % 2
    const players: [ShipsBot, ShipsBot] = seat === 0 ? [strong, weak] : [weak, strong]
    const { outcome } = battle(players, scenario, `battle ${Math.floor(n / 2)}`)
    wins += outcome?.scores[seat] ?? 0
  }
  return wins
}

function battle(
  players: readonly [ShipsBot, ShipsBot],
  scenario: string,
  seed: string,
  listen: (event: Event) => void = ignore,
) {
  const options = hexShips.scenarios.find(({ id }) => id === scenario)?.options
  if (!options) throw new Error(`there is no scenario ${scenario}`)
  const rules: Rules<HexShips> = hexShips.load(options)
  const dice = SeededDice.from(seed)
  const choosing = SeededDice.from(`choices in ${seed}`)
  const state = rules.setup(dice, listen)
  const seated = players.map((bot, seat) => bot.join(rules, seat))
  for (let actions = 0; actions < rules.limit; actions++) {
    const [seat] = rules.toAct(state)
    if (seat === undefined) break
    const action = at(seated, seat).choose(rules.copy(state), choosing, FULL_BUDGET) as Action
    const refused = rules.check(state, seat, action)
    if (refused) throw new Error(`${at(players, seat).id}: ${JSON.stringify(action)}: ${refused.message}`)
    rules.apply(state, seat, action, dice, listen)
  }
  return { state, outcome: rules.outcome(state) }
}

function ignore(): void {}
