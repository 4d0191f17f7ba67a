import { checkShape, SeededDice } from '@sextant/engine'
import { say, type Text } from '@sextant/scene'
import { describe, expect, test } from 'vitest'
import {
  type VoyageAction,
  type VoyageEvent,
  type VoyageState,
  voyage,
  voyageShow,
} from '../src/voyage/index.ts'
import { refusalTexts } from '../src/voyage/refusals.ts'

const { options } = voyage.scenarios[0]
const rules = voyage.load(options)
const presentation = voyageShow.load(options)
const dice = SeededDice.from('voyage show')

describe('the travel screen', () => {
  test('shows every place and leg of the chart, the ship at home, and coasts', () => {
    const { stage, pieces } = presentation.scene(start(), 0)
    if (stage.kind !== 'chart') throw new Error('no chart')
    expect(stage.places).toHaveLength(options.chart.places.length)
    expect(stage.ways).toHaveLength(options.chart.legs.length)
    expect(stage.land?.length).toBeGreaterThan(2)
    expect(stage.places[pieces[0]?.at ?? -1]?.name).toEqual({ key: 'place.saltmere' })
    expect(Math.max(...stage.ways.map(({ danger }) => danger ?? 0))).toBe(1)
  })

  test('a ship on a passage is between the two places, with whoever is in sight', () => {
    const view = { ...start(), passage: sighted('merchant') }
    const { stage, pieces, arrows } = presentation.scene(view, 0)
    if (stage.kind !== 'chart') throw new Error('no chart')
    const last = stage.places.length - 1
    expect(last).toBe(options.chart.places.length)
    expect(pieces.map(({ id, at }) => [id, at])).toEqual([
      ['ship', last],
      ['enemy', last],
    ])
    expect(arrows?.[0]?.path).toEqual([last, options.chart.places.findIndex(({ id }) => id === 'harrow-bay')])
    expect(presentation.scene({ ...view, passage: sighted('merchant', 'clear') }, 0).pieces).toHaveLength(1)
  })

  test('a port offers all it sells, with the reason where it cannot be had', () => {
    const view = { ...start(), gold: 0 }
    const offers = presentation.offers?.(view, 0) ?? []
    const reasons = offers.flatMap(action => rules.check(view, 0, action)?.code ?? [])
    expect(offers.filter(({ type }) => type === 'buy').length).toBeGreaterThan(7)
    expect(new Set(reasons)).toEqual(new Set(['not-enough-gold', 'hull-full', 'crew-full']))
    expect(presentation.offers?.({ ...view, ended: 'sunk' }, 0)).toEqual([])
  })

  test('sailing is one pick; the last leg to victory is an objective, one too long is warned of', () => {
    const near = { ...start(), at: 'lantern-point', prizes: ['merchant'] }
    const gesture = presentation.gesture(near, 0, { type: 'sail', to: 'far-verity' })
    expect(gesture).toMatchObject({ kind: 'pick', meaning: 'objective' })
    expect(gesture.picks).toHaveLength(1)
    const late = presentation.gesture({ ...near, day: options.numbers.days }, 0, {
      type: 'sail',
      to: 'far-verity',
    })
    expect(late).toMatchObject({ hint: { tone: 'bad' } })
  })

  test('letting a merchant go is not called an escape', () => {
    const label = (enemy: string) => {
      const view = { ...start(), passage: sighted(enemy) }
      return say(presentation.gesture(view, 0, { type: 'run' }).label, voyageShow.texts.en)
    }
    expect(label('merchant')).toBe('Let her go')
    expect(label('pirate-sloop')).toMatch(/^Slip away \(\d+ %\)$/)
  })

  test('the document’s own words are said at the ends of fights', () => {
    const loot = { gold: 12, ball: 0, grape: 3, rifle: 0, shoring: 0, dressing: 0 }
    const told = (event: VoyageEvent) => say(presentation.tell(event) ?? '', voyageShow.texts.en)
    const won = {
      type: 'won',
      enemy: 'merchant',
      reason: 'sunk',
      loot,
      stowed: loot,
      prize: 'taken',
    } as const
    expect(told(won)).toBe('Success! You gained: 12 Gold, 3 Grape. The merchant is your prize.')
    expect(told({ type: 'lost-sight', enemy: 'kraken', who: 'player' })).toMatch(/^You lose sight of them/)
    expect(told({ type: 'sunk', enemy: 'kraken', reason: 'sunk' })).toMatch(/^You’ve been Sunk!/)
    const ended = { type: 'ended', reason: 'sunk', day: 4, gold: 0, prizes: 0, score: 0 } as const
    expect(told(ended)).toBe('GAME OVER')
  })

  test('every refusal has its sentence in every language', () => {
    for (const code of Object.keys(refusalTexts))
      for (const catalogue of Object.values(voyageShow.texts))
        expect(catalogue[`refusal.${code}`]).toBeTruthy()
  })

  test('every setting is a number of the options, and every value it takes is allowed', () => {
    for (const { at, min, max, step, name, group } of voyageShow.settings ?? []) {
      const keys = at.split('/').slice(1)
      const last = keys.pop() ?? ''
      for (const value of [min, min + step, max]) {
        const changed: Record<string, unknown> = structuredClone({ ...options })
        const holder = keys.reduce((part, key) => part[key] as Record<string, unknown>, changed)
        expect(holder[last], at).toBeTypeOf('number')
        holder[last] = value
        expect(checkShape(voyage.options, changed).ok, `${at} = ${value}`).toBe(true)
      }
      sayable(name)
      sayable(group)
    }
  })

  test('the guide can be followed from the home port on', () => {
    const state = { ...start(), gold: 100 }
    const steps = presentation.guide ?? []
    const follow = (index: number, change: (since: VoyageEvent[]) => void) => {
      const step = steps[index]
      if (!step) throw new Error(`the guide has no step ${index}`)
      sayable(step.text)
      expect(step.targets(state, 0).length).toBeGreaterThan(0)
      const since: VoyageEvent[] = []
      expect(step.done(state, 0, since), `step ${index} before`).toBe(false)
      change(since)
      expect(step.done(state, 0, since), `step ${index} after`).toBe(true)
    }
    const act = (action: VoyageAction, since: VoyageEvent[], drawn = dice) =>
      rules.apply(state, 0, action, drawn, event => since.push(event))
    follow(0, since => act({ type: 'buy', good: 'shoring', lot: 'one' }, since))
    follow(1, since => act({ type: 'sail', to: 'harrow-bay' }, since))
    state.passage = sighted('merchant')
    state.at = 'saltmere'
    follow(2, since => act({ type: 'run' }, since))
    delete state.passage
    state.at = 'harrow-bay'
    state.hull = 10
    follow(3, () => state.prizes.push('merchant'))
    follow(4, since => act({ type: 'buy', good: 'hull', lot: 'fill' }, since))
    follow(5, () => {
      state.at = 'far-verity'
    })
    expect(steps).toHaveLength(6)
  })

  test('every event belongs to a topic there is, and the report adds the voyage up', () => {
    const events = randomVoyage('report')
    const known = voyageShow.topics?.map(({ id }) => id) ?? []
    for (const event of events)
      for (const topic of presentation.topics?.(event) ?? []) expect(known).toContain(topic)
    const { tables, charts, tallies } = presentation.report?.(events) ?? {}
    const days = events.reduce((last, event) => (event.type === 'logged' ? event.day : last), 0)
    expect(tables?.[0]?.rows[0]?.[1]).toBe(days)
    expect(charts?.map(({ id }) => id)).toEqual(['gold', 'hull', 'crew'])
    for (const { x, series } of charts ?? []) expect(series[0]?.values).toHaveLength(x.length)
    expect(tallies?.prizes).toHaveLength(1)
  })
})

function start(): VoyageState {
  return rules.setup(dice, () => undefined)
}

function sighted(enemy: string, stage: 'sighted' | 'clear' = 'sighted') {
  return { to: 'harrow-bay', sailed: 1, stage, enemy }
}

/** Decisions at random; whoever would have to fight slips away. */
function randomVoyage(seed: string): VoyageEvent[] {
  const drawn = SeededDice.from(seed)
  const events: VoyageEvent[] = []
  const state = rules.setup(drawn, event => events.push(event))
  while (!rules.outcome(state)) {
    if (state.passage?.stage === 'fighting') state.passage.stage = 'clear'
    rules.apply(state, 0, drawn.pick(rules.legal(state, 0)), drawn, event => events.push(event))
  }
  return events
}

function sayable(text: Text): void {
  for (const catalogue of Object.values(voyageShow.texts)) expect(say(text, catalogue)).not.toMatch(/[⟨{]/)
}
