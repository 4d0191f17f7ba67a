import { SeededDice } from '@sextant/engine'
import { say } from '@sextant/scene'
import { describe, expect, test } from 'vitest'
import { contextOf, placeOf, setContext } from '../src/battle/bot/admiral/context.ts'
import { effectsOf } from '../src/battle/bot/admiral/effects.ts'
import { combatantOfKind } from '../src/battle/scenarios.ts'
import {
  ACTIONS,
  type ActionId,
  bots,
  broadside,
  type Event,
  type Options,
  type State,
  show,
  voyage,
} from '../src/index.ts'
import { choice, optionsOf, presentationOf } from './play.ts'

const plain = optionsOf('kraken')
const { chase } = voyage.scenarios[0].options.numbers
if (!chase) throw new Error('the voyage ends chases')
const chased: Options = { ...plain, ruleset: { ...plain.ruleset, chase } }

const BOT = 'cautious'

/** Keeps its distance whatever happens, against a Kraken out of breath. */
function runFrom(options: Options, seed: string) {
  const [player, kraken] = options.sides
  const breathless: Options = { ...options, sides: [player, { ...kraken, breath: 0 }] }
  const rules = broadside.load(breathless)
  const dice = SeededDice.from(seed)
  const events: Event[] = []
  const state = rules.setup(dice, event => events.push(event))
  const hunter = bots.find(({ id }) => id === BOT)
  if (!hunter || !('join' in hunter)) throw new Error(`there is no bot ${BOT}`)
  const chaser = hunter.join(rules, 1)
  for (;;) {
    const outcome = rules.outcome(state)
    if (outcome) return { outcome, state, events }
    const seat = rules.toAct(state)[0] ?? 0
    const gains = seat === 0 && state.D < 5 && !rules.check(state, 0, ACTIONS.gain)
    const action = seat === 1 ? choice(chaser, state, dice) : ACTIONS[gains ? 'gain' : 'brace']
    rules.apply(state, seat, action, dice, event => events.push(event))
  }
}

describe('a chase that only keeps the distance', () => {
  test('goes on till the turn limit by the procedure as printed', () => {
    const { outcome } = runFrom(plain, 'chase')
    expect(outcome).toMatchObject({ reason: 'lost-sight', values: { turns: plain.ruleset.turns.limit } })
  })

  test('ends in fights of a voyage: the Kraken wins long before', () => {
    for (const seed of ['a', 'b', 'c']) {
      const { outcome, events } = runFrom(chased, seed)
      expect(outcome.scores).toEqual([0, 1])
      expect(outcome.values?.turns).toBeLessThan(40)
      const told = events.flatMap(event => (event.type === 'kept-distance' ? [event.left] : []))
      expect(told).toEqual([2, 1])
      expect(events.some(({ type }) => type === 'closed-in')).toBe(true)
    }
  })

  test('ends in no voyage that began before there was an end to it', () => {
    const { numbers, ...options } = voyage.scenarios[0].options
    const fighting = (given: typeof numbers) => {
      const rules = voyage.load({ ...options, numbers: given })
      const state = rules.setup(SeededDice.from('s'), () => {})
      return rules.battle({
        ...state,
        passage: { to: 'windlass', sailed: 1, stage: 'fighting', enemy: 'kraken' },
      })
    }
    expect(fighting(numbers)?.options.ruleset.chase).toEqual(chase)
    const { chase: _, ...before } = numbers
    expect(fighting(before)?.options.ruleset).toEqual(options.duel.ruleset)
  })

  test('is counted on the screen, in both languages', () => {
    const { scene, tell, effects } = presentationOf(chased)
    const { en, zh = {} } = show.texts
    const state: State = {
      ...broadside.load(chased).setup(SeededDice.from('s'), () => {}),
      T: 0,
      chase: { runner: 0, times: 1, steps: 0 },
    }
    const { status } = scene(state, 0)
    expect(say(status, en)).toMatch(/ · They keep their distance: twice more and The Kraken closes in$/)
    expect(say(status, zh)).toContain('再来两次，克拉肯就会逼近')
    const last = scene({ ...state, chase: { runner: 0, times: 2, steps: 0 } }, 0).status
    expect(say(last, en)).toContain('once more and The Kraken closes in')
    const closing = { type: 'closed-in', seat: 1, from: 3, to: 1 } as const
    expect(say(tell(closing) ?? '', en)).toBe(
      'The Kraken closes in and holds on: distance 3 to 1, and Swallow cannot gain in its next turn.',
    )
    expect((effects?.(closing) ?? []).some(({ kind }) => kind === 'banner')).toBe(true)
  })
})

describe('the admiral’s contexts', () => {
  test('hold how a chase stands, and follow it as the rules do', () => {
    const rules = broadside.load(chased)
    const effects = effectsOf(rules.tables)
    const dice = SeededDice.from('contexts')
    const state = rules.setup(dice, () => {})
    state.T = 0
    let closedIn = 0
    const turn: ActionId[] = ['gain', 'gain', 'close', 'close']
    for (let step = 0; step < 12; step++) {
      const seat = rules.toAct(state)[0] ?? 0
      const context = contextOf(state)
      const type = turn[step % 4] ?? 'brace'
      rules.apply(state, seat, ACTIONS[type], dice, event => {
        if (event.type === 'closed-in') closedIn++
      })
      expect(effects.of(context, type, 0).next).toBe(contextOf(state))
      expect(placeOf(contextOf(state)).chase).toEqual(state.chase ?? { runner: 0, times: 0, steps: 0 })
      const back = rules.copy(state)
      setContext(back, contextOf(state))
      expect(back).toEqual(state)
    }
    expect(closedIn).toBe(1)
    expect(combatantOfKind('kraken').nearest).toBe(state.D)
  })
})
