import * as v from 'valibot'
import { describe, expect, expectTypeOf, test } from 'vitest'
import {
  copyPlain,
  type Game,
  GameFault,
  type GameTypes,
  type Match,
  type News,
  openInformation,
  startMatch,
  winners,
} from '../src/index.ts'
import { type Action, type Event, HIDDEN, type RaceTypes, race, type State } from './race.ts'

const options = { goal: 10, faces: 6 }
const RED = 0
const BLUE = 1

function begin(position: State | null = HIDDEN): Match<RaceTypes> {
  const setup = { options, seed: 'test' }
  return startMatch(race, position ? { ...setup, position: copyPlain(position) } : setup)
}

function codeOf(acted: ReturnType<Match<RaceTypes>['act']>): string | undefined {
  return acted.ok ? undefined : acted.refusal.code
}

describe('acting', () => {
  test('an allowed action changes the position and says what happened', () => {
    const match = begin()
    expect(match.act(RED, { type: 'step' })).toEqual({
      ok: true,
      events: [{ type: 'moved', seat: RED, by: 1 }],
    })
    expect(match.view(RED).at).toEqual([1, 0])
  })

  test('an action out of turn, for no seat or of no game is refused and changes nothing', () => {
    const match = begin()
    const before = match.save()
    expect(codeOf(match.act(BLUE, { type: 'step' }))).toBe('not-your-turn')
    expect(codeOf(match.act(7, { type: 'step' }))).toBe('no-such-seat')
    expect(codeOf(match.act(RED, { type: 'hide', card: 'ace' }))).toBe('not-now')
    const fly = match.submit(RED, { type: 'fly' })
    expect(codeOf(fly)).toBe('not-an-action')
    expect(fly.ok ? '' : fly.refusal.message).toMatch(/not an action of Race: \/type found "fly"/)
    expect(codeOf(match.submit(RED, 'step'))).toBe('not-an-action')
    expect(match.save()).toEqual(before)
  })

  test('a refusal says whose turn it is', () => {
    const acted = begin().act(BLUE, { type: 'step' })
    expect(acted.ok ? '' : acted.refusal.message).toBe("It's red's turn, not blue's.")
  })

  test('nothing can be done after the end', () => {
    const match = begin({ ...HIDDEN, at: [9, 0] })
    match.act(RED, { type: 'step' })
    expect(match.outcome).toEqual({ scores: [1, 0], reason: 'goal' })
    expect(match.toAct).toEqual([])
    expect(match.legal(RED)).toEqual([])
    expect(codeOf(match.act(RED, { type: 'step' }))).toBe('match-over')
  })

  test('a bug inside apply leaves the match in its last good state', () => {
    const match = begin()
    match.act(RED, { type: 'step' })
    const before = match.save()
    expect(() => match.act(RED, { type: 'break' })).toThrow(GameFault)
    expect(() => match.act(RED, { type: 'break' })).toThrow(/race, step 2, red .*the wheel came off/)
    expect(match.save()).toEqual(before)
    expect(match.act(RED, { type: 'step' }).ok).toBe(true)
    expect(match.view(RED).at).toEqual([2, 0])
  })

  test('bad options and positions are refused with their places', () => {
    const start = (given: unknown, position?: unknown) => () =>
      startMatch(race, {
        options: given as RaceTypes['options'],
        seed: 's',
        ...(position !== undefined && { position: position as State }),
      })
    expect(start({ goal: 0, faces: 6 })).toThrow(/race options \/goal/)
    expect(start({ goal: 10, faces: 6, colour: 1 })).toThrow(
      /race options \/colour: this field is not known here/,
    )
    expect(start({ goal: 10 })).toThrow(/\/faces: is missing/)
    expect(start(options, { ...HIDDEN, turn: 5 })).toThrow(
      /race position \/turn: found 5, expected \(?0 \| 1/,
    )
    expect(start(options, { ...HIDDEN, at: [10, 11] })).toThrow(
      'race position /at: both cannot be at the goal',
    )
  })
})

describe('simultaneous seats', () => {
  test('act in any order, and see of each other only that they have', () => {
    const match = begin(null)
    expect(match.toAct).toEqual([RED, BLUE])
    match.act(BLUE, { type: 'hide', card: 'king' })
    expect(match.toAct).toEqual([RED])
    expect(match.view(RED).cards).toEqual([null, 'hidden'])
    expect(match.view('spectator').cards).toEqual([null, 'hidden'])
    expect(match.view(BLUE).cards).toEqual([null, 'king'])
    match.act(RED, { type: 'hide', card: 'ace' })
    expect(match.toAct).toEqual([RED])
  })
})

describe('undo', () => {
  test('takes back the last action and redo does it again', () => {
    const match = begin()
    const start = match.save()
    match.act(RED, { type: 'step' })
    match.act(RED, { type: 'end' })
    const end = match.save()
    expect(match.undo(RED)).toBeUndefined()
    expect(match.undo(RED)).toBeUndefined()
    expect(match.save()).toEqual(start)
    expect(match.redo(RED).ok && match.redo(RED).ok).toBe(true)
    expect(match.save()).toEqual(end)
    expect(codeOf(match.redo(RED))).toBe('nothing-to-redo')
  })

  test('stops at dice, at reveals and at what others did, and says why', () => {
    const match = begin()
    expect(match.undo(RED)?.code).toBe('nothing-to-undo')
    match.act(RED, { type: 'step' })
    match.act(RED, { type: 'roll' })
    match.act(RED, { type: 'step' })
    expect(match.undo(RED)).toBeUndefined()
    expect(match.undo(RED)).toEqual({ code: 'dice-fell', message: "Undo isn't possible: dice were rolled." })
    match.act(RED, { type: 'show' })
    expect(match.undo(RED)?.code).toBe('secret-out')
    match.act(RED, { type: 'end' })
    match.act(BLUE, { type: 'step' })
    expect(match.whyNoUndo(RED)?.message).toBe("Undo isn't possible: blue has acted since.")
    expect(match.undo(BLUE)).toBeUndefined()
  })

  test('a new action forgets what was undone', () => {
    const match = begin()
    match.act(RED, { type: 'step' })
    match.undo(RED)
    match.act(RED, { type: 'end' })
    expect(codeOf(match.redo(RED))).toBe('nothing-to-redo')
    expect(codeOf(match.redo(BLUE))).toBe('nothing-to-redo')
  })

  test('never rolls again: a roll at the same step comes out the same', () => {
    const roll = (detour: boolean) => {
      const match = begin()
      if (detour) {
        match.act(RED, { type: 'step' })
        match.undo(RED)
      }
      return match.act(RED, { type: 'roll' })
    }
    expect(roll(true)).toEqual(roll(false))
  })
})

describe('subscriptions', () => {
  test('tell each viewer what happened, until they are ended', () => {
    const match = begin()
    const heard: News<Event>[] = []
    const stop = match.subscribe('spectator', news => heard.push(news))
    match.act(RED, { type: 'step' })
    match.undo(RED)
    match.redo(RED)
    stop()
    match.act(RED, { type: 'step' })
    expect(heard.map(({ kind, seq }) => `${kind} ${seq}`)).toEqual(['action 1', 'undo 2', 'redo 3'])
    expect(match.heard('spectator')).toHaveLength(2)
    expect(match.heard('spectator', 2)).toHaveLength(1)
  })

  test('a listener that fails is reported, and neither the match nor others suffer', () => {
    const match = begin()
    const heard: number[] = []
    match.subscribe(RED, () => {
      throw new Error('deaf')
    })
    match.subscribe(BLUE, ({ seq }) => heard.push(seq))
    expect(() => match.act(RED, { type: 'step' })).toThrow(AggregateError)
    expect(heard).toEqual([1])
    expect(match.view(RED).at).toEqual([1, 0])
  })
})

describe('who hears what', () => {
  /** The race in which only the seat itself hears what it does. */
  const whispered: Game<RaceTypes> = {
    ...race,
    load: given => ({ ...race.load(given), hears: (event, viewer) => event.seat === viewer }),
  }
  const whisper = () => startMatch(whispered, { options, seed: 's', position: copyPlain(HIDDEN) })

  test('events reach only those they are meant for', () => {
    const match = whisper()
    const heard: Record<string, number> = { red: 0, blue: 0, spectator: 0 }
    match.subscribe(RED, ({ events }) => (heard.red = (heard.red ?? 0) + events.length))
    match.subscribe(BLUE, ({ events }) => (heard.blue = (heard.blue ?? 0) + events.length))
    match.subscribe('spectator', ({ events }) => (heard.spectator = (heard.spectator ?? 0) + events.length))
    match.act(RED, { type: 'step' })
    expect(heard).toEqual({ red: 1, blue: 0, spectator: 0 })
    expect([match.heard(RED).length, match.heard(BLUE).length, match.heard('spectator').length]).toEqual([
      1, 0, 0,
    ])
  })

  test('the one who acts hears what its seat may hear', () => {
    const deaf: Game<RaceTypes> = {
      ...race,
      load: given => ({ ...race.load(given), hears: () => false }),
    }
    const match = startMatch(deaf, { options, seed: 's', position: copyPlain(HIDDEN) })
    expect(match.act(RED, { type: 'step' })).toEqual({ ok: true, events: [] })
    match.undo(RED)
    expect(match.redo(RED)).toEqual({ ok: true, events: [] })
  })

  test('a forecast knows no more than the seat', () => {
    const seen: State[] = []
    const game: Game<RaceTypes> = {
      ...race,
      load: given => ({
        ...race.load(given),
        forecast(view) {
          seen.push(view)
          return { odds: [] }
        },
      }),
    }
    startMatch(game, { options, seed: 's', position: HIDDEN }).forecast(RED, { type: 'roll' })
    expect(seen[0]?.cards).toEqual(['ace', 'hidden'])
  })

  test('a listener that acts is answered after everybody has heard of the first action', () => {
    const match = begin()
    const order: string[] = []
    match.subscribe('spectator', ({ seq }) => {
      if (seq === 1) order.push(`reply ${JSON.stringify(match.act(RED, { type: 'end' }).ok)}`)
    })
    match.subscribe('spectator', ({ seq, seat }) => order.push(`${seq} by ${seat}`))
    expect(match.act(RED, { type: 'step' })).toMatchObject({ ok: true })
    expect(order).toEqual(['reply true', '1 by 0', '2 by 0'])
  })
})

describe('nothing is shared', () => {
  /** A game whose actions and events carry lists. */
  type Plan = { plan: number[] }
  interface PlannerTypes extends GameTypes {
    readonly state: Plan
    readonly action: Plan
    readonly event: Plan
    readonly options: { map: unknown }
    readonly tables: undefined
  }
  const planner: Game<PlannerTypes> = {
    id: 'planner',
    title: 'Planner',
    version: 1,
    about: { summary: '', players: '1', length: '' },
    options: v.object({ map: v.unknown() }),
    state: v.object({ plan: v.array(v.number()) }),
    action: v.object({ plan: v.array(v.number()) }),
    scenarios: [{ id: 'only', title: 'Only', options: { map: [] } }],
    load: () => ({
      seats: ['one'],
      limit: 3,
      tables: undefined,
      setup: () => ({ plan: [] }),
      toAct: () => [0],
      legal: () => [],
      check: () => undefined,
      apply(state, _seat, action, _dice, emit) {
        state.plan = action.plan
        emit(state)
      },
      outcome: ({ plan }) => (plan.includes(9) ? { scores: [1], reason: 'nine' } : undefined),
      ...openInformation<Plan>(copyPlain),
    }),
  }

  test('between a match and its callers', () => {
    const map = [1]
    const match = startMatch(planner, { options: { map }, seed: 's' })
    const action = { plan: [1] }
    const acted = match.act(0, action)
    const before = JSON.stringify(match.save())
    action.plan.push(2)
    map.push(2)
    if (acted.ok) acted.events[0]?.plan.push(3)
    match.heard(0)[0]?.plan.push(4)
    match.view(0).plan.push(5)
    expect(match.view(0).plan).toEqual([1])
    expect(JSON.stringify(match.save())).toBe(before)
  })

  test('at the start and at the end', () => {
    const position = { plan: [4] }
    const match = startMatch(planner, { options: { map: 0 }, seed: 's', position })
    position.plan.push(5)
    expect(match.view(0).plan).toEqual([4])
    match.act(0, { plan: [9] })
    expect(match.record().start.state).toEqual({ plan: [4] })
    match.finalState()?.plan.push(1)
    expect(match.finalState()).toEqual({ plan: [9] })
    expect(match.legal(0)).toEqual([])
  })
})

describe('the end', () => {
  test('tells the seed, so nothing is taken back after it', () => {
    const match = begin({ ...HIDDEN, at: [9, 0] })
    expect(match.commitment).toBe(match.record().commitment)
    match.act(RED, { type: 'step' })
    expect(match.undo(RED)?.code).toBe('match-over')
    expect(match.outcome).toBeDefined()
  })

  test('has winners where somebody scored', () => {
    expect(winners({ scores: [0, 1], reason: '' })).toEqual([1])
    expect(winners({ scores: [0.5, 0.5], reason: '' })).toEqual([0, 1])
    expect(winners({ scores: [0], reason: 'sunk' })).toEqual([])
  })
})

describe('types', () => {
  test('an action of one game is none of another', () => {
    type Foreign = { readonly from: number; readonly to: number }
    expectTypeOf<Match<RaceTypes>['act']>().parameter(1).toEqualTypeOf<Action>()
    expectTypeOf<Foreign>().not.toExtend<Action>()
    interface ForeignTypes extends RaceTypes {
      readonly action: Foreign & Action
    }
    expectTypeOf<Game<RaceTypes>>().not.toExtend<Game<ForeignTypes>>()
    expectTypeOf(begin().view(RED)).toEqualTypeOf<State>()
  })
})
