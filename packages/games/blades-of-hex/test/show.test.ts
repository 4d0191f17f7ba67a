import { checkShape, SeededDice } from '@sextant/engine'
import { say, type Target, type Text } from '@sextant/scene'
import { describe, expect, test } from 'vitest'
import {
  type Action,
  bladesOfHex,
  bladesOfHexBox,
  card,
  classic,
  type Event,
  type State,
  show,
  type Unit,
} from '../src/index.ts'
import { citiesOf } from '../src/rules/holdings.ts'
import { refusalTexts } from '../src/rules/refusals.ts'
import { SETTINGS } from '../src/show/settings.ts'
import { rules } from './play.ts'

const presentation = show.load(rules, classic)
const dice = SeededDice.from('show')

describe('what is shown', () => {
  test('a countering attack is hinted at in green, a countered one in red, an even one not at all', () => {
    const unit = {
      army: 'red',
      kind: 'cavalry',
      at: '0,2',
      health: 100,
      status: 'ready',
      counters: 0,
    } as const
    const tones = (['infantry', 'artillery', 'cavalry'] as const).map(kind => {
      const target = { ...unit, army: 'blue', kind, at: '1,2', health: 10 } as const
      const view: State = { ...start(), units: { 'red-cavalry-1': unit, target } }
      const gesture = presentation.gesture(view, 0, {
        type: 'attack',
        unit: 'red-cavalry-1',
        target: 'target',
      })
      return gesture.kind === 'pick' ? gesture.hint?.tone : 'no pick'
    })
    expect(tones).toEqual(['good', 'bad', undefined])
  })

  test('pointing at a unit of either army shows where it could go and what it could strike', () => {
    const count = (piece: string, meaning: string) =>
      (presentation.reach?.(start(), piece) ?? []).filter(lit => lit.meaning === meaning).length
    // Artillery goes one hex: six neighbours, less the infantry beside it; and strikes two hexes around each.
    expect(count('blue-artillery-1', 'reach')).toBe(5)
    expect(count('blue-artillery-1', 'threat')).toBeGreaterThan(12)
    expect(count('red-cavalry-1', 'reach')).toBe(
      bladesOfHex
        .load(classic)
        .legal(start(), 0)
        .filter(a => a.type === 'move' && a.unit === 'red-cavalry-1').length,
    )
    expect(count('neutral-infantry-1', 'reach')).toBe(0)
    expect(count('nobody', 'reach')).toBe(0)
  })

  test('a chosen unit strikes all around where it can go, one that has moved only around itself', () => {
    const view = start()
    const struck = () =>
      new Set(
        (presentation.reach?.(view, 'red-cavalry-1') ?? []).flatMap(lit =>
          lit.meaning === 'threat' ? [lit.cell] : [],
        ),
      )
    const cavalry = unitIn(view, 'red-cavalry-1')
    const far = struck().size
    rules.apply(view, 0, { type: 'move', unit: 'red-cavalry-1', to: '-2,-1' }, dice, () => undefined)
    expect(cavalry.status).toBe('moved')
    expect([...struck()].map(cell => rules.tables.names[cell]).sort()).toEqual(
      ['-1,-1', '-1,-2', '-2,-2', '-2,0', '-3,-1', '-3,0'].sort(),
    )
    expect(far).toBeGreaterThan(30)
  })

  test('the regions of the stage are those of the cities, every cell in one of them', () => {
    const { stage } = presentation.scene(start(), 0)
    const regions = stage.kind === 'hexes' ? (stage.regions ?? []) : []
    expect(regions).toHaveLength(5)
    expect(regions.flatMap(({ cells }) => cells).sort((a, b) => a - b)).toEqual([
      ...rules.tables.board.q.keys(),
    ])
  })

  test('a match says how it is won, with the rounds of its own rules', () => {
    const options = { ...classic, scenario: { ...classic.scenario, limits: { rounds: 12 } } }
    const { goal } = show.load(bladesOfHex.load(options), options).scene(start(), 0)
    expect(goal && say(goal, show.texts.en)).toBe('Take every enemy city. After round 12, more cities win.')
  })

  test('the end counts what decides it, in the order of the seats', () => {
    const over = start()
    expect(presentation.scene(over, 0).tallies).toBeUndefined()
    for (const id in over.cities) if (over.cities[id] === 'blue') over.cities[id] = 'red'
    const told = presentation
      .scene(over, 0)
      .tallies?.map(({ name, values }) => [say(name, show.texts.en), values])
    expect(told?.map(([name]) => name)).toEqual(['Cities', 'Gold', 'Health'])
    expect(told?.[0]?.[1]).toEqual([citiesOf(over, 'red'), 0])
  })

  test('the rules card has the numbers in play', async () => {
    const rulesOf = structuredClone(classic.rules)
    const options = {
      ...classic,
      rules: {
        ...rulesOf,
        units: { ...rulesOf.units, cavalry: { ...classic.rules.units.cavalry, speed: 7 } },
      },
    } as typeof classic
    const panels = (await show.rulesCard?.(bladesOfHex.load(options), options)) ?? []
    const units = panels.find(({ id }) => id === 'units')
    if (units?.kind !== 'table') throw new Error('there is no table of units')
    expect(units.icons?.slice(0, 3)).toEqual(['infantry', 'cavalry', 'artillery'])
    expect(units.rows).toHaveLength(Object.keys(classic.rules.units).length)
    expect(units.rows[1]?.slice(1, 6)).toEqual([45, 100, 7, 1, 40])
    const counters = panels.find(({ id }) => id === 'counters')
    if (counters?.kind !== 'table') throw new Error('there is no counter table')
    expect(counters.rows[1]?.slice(1, 4)).toEqual(['×1.25 ↑', '×1', '×0.75 ↓'])
  })

  test('recruiting is offered on every own city, refused or not', () => {
    const offers = presentation.offers?.(start(), 0) ?? []
    expect(offers.map(offer => offer.type === 'recruit' && offer.kind)).toEqual([
      ...rules.tables.kinds.keys(),
    ])
    for (const offer of offers) expect(rules.check(start(), 0, offer)?.code).toBe('city-occupied')
  })

  test('every refusal has its sentence in every language', () => {
    for (const code of Object.keys(refusalTexts))
      for (const catalogue of Object.values(show.texts)) expect(catalogue[`refusal.${code}`]).toBeTruthy()
  })

  test('every event belongs to a topic there is', () => {
    const known = show.topics?.map(({ id }) => id) ?? []
    for (const event of fewTurns())
      for (const topic of presentation.topics?.(event) ?? []) expect(known).toContain(topic)
  })

  test('every setting is a number of the options, and every value it takes is allowed', () => {
    for (const { at, min, max, step, name } of SETTINGS) {
      for (const value of [min, min + step, max]) {
        const options = structuredClone({ ...classic }) as Record<string, unknown>
        const keys = at.split('/').slice(1)
        const last = keys.pop() ?? ''
        const holder = keys.reduce((part, key) => part[key] as Record<string, unknown>, options)
        expect(holder[last], at).toBeTypeOf('number')
        expect(holder[last], at).toBeGreaterThanOrEqual(min)
        expect(holder[last], at).toBeLessThanOrEqual(max)
        holder[last] = value
        expect(checkShape(bladesOfHex.options, options).ok, `${at} = ${value}`).toBe(true)
      }
      sayable(name)
    }
  })

  test('every number of the rules can be set', () => {
    const numbers = (part: unknown, at: string): string[] => {
      if (typeof part === 'number') return [at]
      if (typeof part !== 'object' || part === null) return []
      return Object.entries(part).flatMap(([key, inner]) => numbers(inner, `${at}/${key}`))
    }
    const settable = new Set(SETTINGS.map(({ at }) => at))
    expect(numbers(classic.rules, '/rules').filter(at => !settable.has(at))).toEqual([])
  })

  test('the guide can be followed from the first turn on', () => {
    const state = start()
    const steps = presentation.guide ?? []
    const follow = (index: number, action: Action, drawn = dice) => {
      const since: Event[] = []
      const step = steps[index]
      if (!step) throw new Error(`the guide has no step ${index}`)
      sayable(step.text)
      step.targets(state, 0)
      expect(step.done(state, 0, since)).toBe(false)
      rules.apply(state, 0, action, drawn, event => since.push(event))
      expect(step.done(state, 0, since), `step ${index}`).toBe(true)
    }
    follow(0, { type: 'move', unit: 'red-cavalry-1', to: '-2,-1' })
    follow(1, { type: 'end-turn' })
    rules.apply(state, 1, { type: 'end-turn' }, dice, () => undefined)
    // Nobody has to leave a city before there is gold for who comes in.
    expect(rules.check({ ...state, units: {} }, 0, { type: 'recruit', kind: 'infantry', city: 'left' })).toBe(
      undefined,
    )
    follow(2, { type: 'move', unit: 'red-infantry-1', to: '-3,0' })
    follow(3, { type: 'recruit', kind: 'cavalry', city: 'left' })
    rules.apply(state, 0, { type: 'move', unit: 'red-cavalry-1', to: '-1,0' }, dice, () => undefined)
    follow(4, { type: 'attack', unit: 'red-cavalry-1', target: 'neutral-infantry-1' })
    delete state.units['neutral-infantry-1']
    follow(5, { type: 'move', unit: 'red-infantry-1', to: '0,0' })
  })

  test('another unit’s move is neither the cavalry’s nor does it empty a city', () => {
    const state = start()
    const since: Event[] = []
    const action: Action = { type: 'move', unit: 'red-artillery-1', to: '-5,2' }
    rules.apply(state, 0, action, dice, event => since.push(event))
    expect(since.map(({ type }) => type)).toContain('moved')
    const [move, , leave] = presentation.guide ?? []
    expect(move?.done(state, 0, since)).toBe(false)
    expect(leave?.done(state, 0, since)).toBe(false)
  })

  test('income is told alike for one city and for several', () => {
    const told = [1, 2].map(cities =>
      presentation.tell({ type: 'income', army: 'red', cities, gold: 15 * cities, purse: 100 }),
    )
    expect(told.flatMap(line => (line ? [say(line, show.texts.en)] : []))).toEqual([
      'Red earns 15 gold; cities held: 1.',
      'Red earns 30 gold; cities held: 2.',
    ])
  })

  test('only a unit that has struck back is marked so, also where nobody ever may', () => {
    const options = structuredClone({ ...classic })
    const rules = { ...options.rules, counterattacks: { power: 0.75, perTurn: 0 } }
    const changed = { ...options, rules }
    const scene = show.load(bladesOfHex.load(changed), changed).scene(start(), 0)
    expect(scene.pieces.flatMap(({ badges }) => badges)).toEqual([])
    const spent = start()
    const unit = spent.units['red-cavalry-1']
    if (unit) unit.counters = 1
    const marked = presentation.scene(spent, 0).pieces.filter(({ badges }) => badges?.length)
    expect(marked.map(({ id }) => id)).toEqual(['red-cavalry-1'])
  })
})

describe('a unit that is out of range', () => {
  /** Red cavalry two steps from blue infantry in the open. */
  const near = (): State => ({
    ...start(),
    units: {
      'red-cavalry-1': { army: 'red', kind: 'cavalry', at: '0,2', health: 100, status: 'ready', counters: 0 },
      'blue-infantry-1': {
        army: 'blue',
        kind: 'infantry',
        at: '2,2',
        health: 90,
        status: 'ready',
        counters: 0,
      },
      'blue-artillery-1': {
        army: 'blue',
        kind: 'artillery',
        at: '7,-7',
        health: 75,
        status: 'ready',
        counters: 0,
      },
    },
  })

  test('is attacked after the move that does best, which the forecast counts in', () => {
    const view = near()
    const [best, ...others] = presentation.combinations?.(view, 0) ?? []
    expect(best?.actions.map(({ type }) => type)).toEqual(['move', 'attack'])
    expect(best?.gesture.picks).toEqual([{ piece: 'red-cavalry-1' }, { piece: 'blue-infantry-1' }])
    expect(best?.gesture.way).toHaveLength(1)
    expect(best?.gesture.hint?.tone).toBe('good')
    // Five of the places beside it are within three steps; each is its own way, so that a drag can tell them apart.
    expect(others).toHaveLength(4)
    expect(presentation.combinations?.(view, 1)).toEqual([])
  })

  test('is none while it can be struck from here', () => {
    const view = near()
    unitIn(view, 'red-cavalry-1').at = '1,2'
    expect(presentation.combinations?.(view, 0)).toEqual([])
  })

  test('a headline says what an attack comes to, and what each may lose', () => {
    const view = near()
    const unit = unitIn(view, 'red-cavalry-1')
    unit.at = '1,2'
    const action: Action = { type: 'attack', unit: 'red-cavalry-1', target: 'blue-infantry-1' }
    const forecast = rules.forecast?.(view, 0, action) ?? { odds: [] }
    const headline = presentation.headline?.(view, 0, action, forecast)
    // Abroad 62, in 40 of 100 cases 93, which kills; else it strikes back with 20 or, in 5 of 100, 35.
    expect(headline && say(headline.text, show.texts.en)).toBe('74 damage, 40 % kill, you lose 12')
    expect(headline?.losses?.map(({ piece, least, most }) => [piece, least, most])).toEqual([
      ['blue-infantry-1', 62, 90],
      ['red-cavalry-1', 0, 35],
    ])
  })

  test.each<[string, (view: State) => void, Target[], string]>([
    ['a field too far away', () => {}, [{ cell: 0 }], 'Too far: 9 steps, cavalry moves 3'],
    [
      'an enemy too far away',
      () => {},
      [{ piece: 'blue-artillery-1' }],
      'Too far: 9 steps, cavalry moves 3 and has range 1',
    ],
    [
      'an enemy after the move',
      view => Object.assign(unitIn(view, 'red-cavalry-1'), { status: 'moved' }),
      [{ piece: 'blue-infantry-1' }],
      'Out of range: 2 steps, cavalry has range 1',
    ],
    [
      'a field after the move',
      view => Object.assign(unitIn(view, 'red-cavalry-1'), { status: 'moved' }),
      [{ cell: 0 }],
      'Already moved this turn',
    ],
    [
      'an ally',
      view => Object.assign(unitIn(view, 'blue-artillery-1'), { army: 'red' }),
      [{ piece: 'blue-artillery-1' }],
      'One of your units is there',
    ],
  ])('a click on %s says why', (_what, change, targets, said) => {
    const view = near()
    change(view)
    const why = presentation.whyNot?.(view, 0, [{ piece: 'red-cavalry-1' }, ...targets])
    expect(why && say(why, show.texts.en)).toBe(said)
  })

  test('a click on a unit that has acted says so, one on an enemy is for looking', () => {
    const view = near()
    unitIn(view, 'red-cavalry-1').status = 'done'
    const why = (piece: string) => presentation.whyNot?.(view, 0, [{ piece }])
    expect(say(why('red-cavalry-1') ?? '', show.texts.en)).toBe('Already acted this turn')
    expect(why('blue-infantry-1')).toBeUndefined()
  })
})

test('every bot has a face, a name and more stars than the one before', async () => {
  const faces = await bladesOfHexBox.open(({ portraits }) => portraits?.())
  const bots = Object.entries(card.bots)
  expect(Object.keys(faces ?? {})).toEqual(bots.map(([id]) => id))
  expect(bots.map(([, { stars }]) => stars)).toEqual([1, 2, 3, 4, 5])
})

function unitIn({ units }: State, id: string): Unit {
  const unit = units[id]
  if (!unit) throw new Error(`there is no ${id}`)
  return unit
}

function start(): State {
  return rules.setup(dice, () => undefined)
}

function fewTurns(): Event[] {
  const events: Event[] = []
  const state = rules.setup(dice, event => events.push(event))
  for (let step = 0; step < 300 && !rules.outcome(state); step++) {
    const seat = rules.toAct(state)[0] ?? 0
    rules.apply(state, seat, dice.pick(rules.legal(state, seat)), dice, event => events.push(event))
  }
  return events
}

function sayable(text: Text): void {
  for (const language of ['en', 'zh'] as const)
    expect(say(text, show.texts[language] ?? {})).not.toMatch(/[⟨{]/)
}
