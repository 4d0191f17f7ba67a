import { checkShape, SeededDice } from '@sextant/engine'
import { say, type Text } from '@sextant/scene'
import { describe, expect, test } from 'vitest'
import { type Action, bladesOfHex, classic, type Event, type State, show } from '../src/index.ts'
import { refusalTexts } from '../src/rules/refusals.ts'
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
    for (const { at, min, max, step, name } of show.settings ?? []) {
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
    const settable = new Set(show.settings?.map(({ at }) => at))
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
    follow(1, { type: 'move', unit: 'red-infantry-1', to: '-3,0' })
    follow(2, { type: 'end-turn' })
    rules.apply(state, 1, { type: 'end-turn' }, dice, () => undefined)
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
    const [move, leave] = presentation.guide ?? []
    expect(move?.done(state, 0, since)).toBe(false)
    expect(leave?.done(state, 0, since)).toBe(false)
  })

  test('income is told alike for one city and for several', () => {
    const told = [1, 2].map(cities =>
      presentation.tell({ type: 'income', army: 'red', cities, gold: 15 * cities, purse: 100 }),
    )
    expect(told.flatMap(line => (line ? [say(line, show.texts.en)] : []))).toEqual([
      'Red receives 15 gold; cities held: 1.',
      'Red receives 30 gold; cities held: 2.',
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
  for (const catalogue of Object.values(show.texts)) expect(say(text, catalogue)).not.toMatch(/[⟨{]/)
}
