import { type BotPlayer, type Budget, FULL_BUDGET, SeededDice, startCampaign } from '@sextant/engine'
import { describe, expect, test } from 'vitest'
import { cautious, greedy } from '../src/battle/bot/scripts.ts'
import {
  captains,
  type Voyage,
  type VoyageAction,
  type VoyageEvent,
  type VoyageState,
  voyage,
} from '../src/voyage/index.ts'
import { choice } from './play.ts'

const { options } = voyage.scenarios[0]
const bots = new Map([greedy, cautious].map(bot => [bot.id, bot]))

describe('voyages from seeds', () => {
  test('gold, prizes and days add up, whatever is decided', () => {
    for (let seed = 0; seed < 25; seed++) {
      const { events, state } = sail(`sums ${seed}`, (legal, dice) => dice.pick(legal), 'greedy')
      const sum = (count: (event: VoyageEvent) => number) =>
        events.reduce((total, event) => total + count(event), 0)
      const gained = sum(event =>
        event.type === 'won' ? event.stowed.gold : event.type === 'sold' ? event.price : 0,
      )
      const spent = sum(event => (event.type === 'bought' || event.type === 'refitted' ? event.cost : 0))
      expect(state.gold).toBe(options.numbers.gold + gained - spent)
      const taken = sum(event => (event.type === 'won' && event.prize === 'taken' ? 1 : 0))
      expect(state.prizes).toHaveLength(taken - sum(event => (event.type === 'sold' ? 1 : 0)))
      const { ship } = options.duel
      for (const event of events)
        if (event.type === 'logged') {
          expect(event.gold).toBeGreaterThanOrEqual(0)
          expect(event.hull).toBeLessThanOrEqual(ship.hullMax)
          expect(event.crew).toBeLessThanOrEqual(ship.crewMax ?? 0)
          expect(event.prizes).toBeLessThanOrEqual(options.numbers.berths)
        }
      const dayByDay = events.flatMap(event => (event.type === 'logged' ? [event.day] : []))
      expect(dayByDay).toEqual([...dayByDay].sort((a, b) => a - b))
      expect(events.at(-1)).toMatchObject({ type: 'ended', reason: state.ended, day: state.day })
    }
  })

  test('nothing can be decided any more once the voyage has ended', () => {
    const rules = voyage.load(options)
    const state = rules.setup(SeededDice.from('over'), () => undefined)
    const choices = rules.legal(state, 0)
    state.ended = 'days-spent'
    expect(rules.legal(state, 0)).toEqual([])
    expect(choices.length).toBeGreaterThan(5)
    expect(new Set(choices.map(action => rules.check(state, 0, action)?.code))).toEqual(
      new Set(['voyage-over']),
    )
  })

  test('the same seed and the same decisions are the same voyage', () => {
    const twice = [0, 1].map(() => sail('again', (legal, dice) => dice.pick(legal), 'greedy'))
    expect(twice[0]).toEqual(twice[1])
  })

  test('purchases can be taken back until the dice fall', () => {
    const run = startCampaign(voyage, { options, seed: 'undo' })
    const before = run.state()
    expect(run.decide({ type: 'buy', good: 'shoring', lot: 'one' }).ok).toBe(true)
    expect(run.decide({ type: 'buy', good: 'rifle', lot: 'one' }).ok).toBe(true)
    expect(run.undo()).toBeUndefined()
    expect(run.undo()).toBeUndefined()
    expect(run.state()).toEqual(before)
    expect(run.decide({ type: 'sail', to: 'harrow-bay' }).ok).toBe(true)
    expect(run.undo()?.code).toBeTruthy()
  })
})

describe('captains', () => {
  test('decide what is allowed to the end, and care pays', () => {
    const finished = captains.map(captain => {
      let reached = 0
      for (let seed = 0; seed < 5; seed++) {
        const { state } = sail(`captain ${seed}`, captain.id, 'cautious')
        if (state.ended === 'reached-port') reached++
      }
      return reached
    })
    const [careful = 0, bold = 0] = finished
    expect(careful).toBeGreaterThan(bold)
  })

  test('rehearse less on a smaller budget, and decide by what they have when time is up', () => {
    const rules = voyage.load(options)
    const view: VoyageState = {
      ...rules.setup(SeededDice.from('met'), () => undefined),
      passage: { to: 'harrow-bay', sailed: 1, stage: 'sighted', enemy: 'pirate-sloop' },
    }
    const captain = captains[0]?.join(rules, 0)
    const asked = (work: number, most = Number.POSITIVE_INFINITY) => {
      let count = 0
      const { type } = decision(captain, view, { work, expired: () => ++count > most })
      expect(['fight', 'run']).toContain(type)
      return count
    }
    // Once after each rehearsal but the last.
    expect(asked(0.25)).toBe(3)
    // What was cut short is not remembered; what was played to its end is.
    expect(asked(1, 4)).toBe(5)
    expect(asked(1)).toBe(15)
    expect(asked(1)).toBe(0)
  })
})

type Choice = string | ((legal: readonly VoyageAction[], dice: SeededDice) => VoyageAction)

/** A voyage to its end: decisions by a captain or at random, fights by a scripted bot on both sides. */
function sail(seed: string, decide: Choice, fight: string) {
  const run = startCampaign(voyage, { options, seed })
  // Another seed would make other voyages of the same tests.
  const choosing = SeededDice.from(`${seed}/mind`)
  const captain = captains.find(({ id }) => id === decide)?.join(run.rules, 0)
  while (!run.outcome) {
    if (run.battle) {
      const match = run.beginBattle()
      const bot = bots.get(fight)
      if (!bot) throw new Error(`there is no bot ${fight}`)
      const rules = voyage.battles.load(run.battle.options)
      const players = rules.seats.map((_, seat) => bot.join(rules, seat))
      while (!match.outcome) {
        const seat = match.toAct[0] ?? 0
        if (!match.act(seat, choice(players[seat], match.view(seat), choosing)).ok)
          throw new Error('the bot is stuck')
      }
      expect(run.settle(match.save()).ok).toBe(true)
    } else {
      const action =
        typeof decide === 'string' ? decision(captain, run.state()) : decide(run.legal(), choosing)
      const acted = run.decide(action)
      if (!acted.ok) throw new Error(`${JSON.stringify(action)}: ${acted.refusal.message}`)
    }
  }
  return { state: run.state(), events: run.heard() }
}

function decision(
  captain: BotPlayer<Voyage> | undefined,
  view: VoyageState,
  budget: Budget = FULL_BUDGET,
): VoyageAction {
  const action = captain?.choose(view, SeededDice.from('not used'), budget)
  if (!action || action instanceof Promise) throw new Error('no captain decided at once')
  return action
}
