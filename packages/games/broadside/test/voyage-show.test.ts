import { checkShape, SeededDice } from '@sextant/engine'
import { loaded, say, type Text } from '@sextant/scene'
import { describe, expect, test } from 'vitest'
import {
  type VoyageAction,
  type VoyageEvent,
  type VoyageState,
  voyage,
  voyageShow,
} from '../src/voyage/index.ts'
import { refusalTexts } from '../src/voyage/rules/refusals.ts'

const { options } = voyage.scenarios[0]
const rules = voyage.load(options)
const presentation = voyageShow.load(rules, options)
const dice = SeededDice.from('voyage show')

describe('the travel screen', () => {
  test('shows every place and leg of the chart, the ship at home, and coasts', () => {
    const { stage, pieces } = presentation.scene(start(), 0)
    if (stage.kind !== 'chart') throw new Error('no chart')
    expect(stage.places).toHaveLength(options.chart.places.length)
    expect(stage.ways).toHaveLength(options.chart.legs.length)
    expect(stage.land?.length).toBeGreaterThan(2)
    expect(stage.places[pieces[0]?.at ?? -1]?.name).toMatchObject({ key: 'place.saltmere' })
    expect(Math.max(...stage.ways.map(({ danger }) => danger ?? 0))).toBe(1)
  })

  test('a ship on a passage is between the two places, with the ships in sight', () => {
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
    expect(late).toMatchObject({ meaning: 'reach', hint: { tone: 'bad' } })
  })

  test('whatever would end the voyage without winning it is warned of, and nothing else', () => {
    const { days } = options.numbers
    const english = (state: VoyageState, action: VoyageAction) =>
      say(presentation.gesture(state, 0, action).label, voyageShow.texts.en)
    const warned = (state: VoyageState, action: VoyageAction) =>
      /last day|too late/.exec(english(state, action))?.[0]
    const leg = legBetween('saltmere', 'harrow-bay').days
    const sail = { type: 'sail', to: 'harrow-bay' } as const
    expect(warned({ ...start(), day: days - leg - 1 }, sail)).toBeUndefined()
    expect(warned({ ...start(), day: days - leg }, sail)).toBe('last day')
    expect(warned({ ...start(), day: days - leg + 1 }, sail)).toBe('too late')

    const last = {
      ...start(),
      at: 'lantern-point',
      day: days - legBetween('lantern-point', 'far-verity').days,
    }
    const home = { type: 'sail', to: 'far-verity' } as const
    expect(warned({ ...last, prizes: ['merchant'] }, home)).toBeUndefined()
    expect(warned(last, home)).toBe('last day')

    const passage = { ...sighted('merchant', 'clear'), sailed: leg }
    for (const [type, left] of [
      ['proceed', 0],
      ['turn-back', leg],
    ] as const) {
      const at = (day: number) => warned({ ...start(), day, passage }, { type })
      expect(at(days - left - 1), type).toBeUndefined()
      expect(at(days - left), type).toBe('last day')
      if (left > 0) expect(at(days - left + 1), type).toBe('too late')
      // What is warned of comes true.
      for (const day of [days - left - 1, days - left]) {
        const state: VoyageState = { ...start(), day, passage: { ...passage } }
        rules.apply(state, 0, { type }, dice, () => undefined)
        expect(state.ended).toBe(day + left < days ? undefined : 'days-spent')
      }
    }
  })

  test('days are counted as people count them', () => {
    const label = (type: 'proceed' | 'turn-back', sailed: number) => {
      const state = { ...start(), passage: { ...sighted('merchant', 'clear'), sailed } }
      return say(presentation.gesture(state, 0, { type }).label, voyageShow.texts.en)
    }
    const leg = legBetween('saltmere', 'harrow-bay').days
    expect(label('proceed', leg)).toBe('Sail on to Harrow Bay: the same day')
    expect(label('proceed', leg - 1)).toBe('Sail on to Harrow Bay: 1 day')
    expect(label('turn-back', 1)).toBe('Back to Saltmere: 1 day')
    expect(label('turn-back', 2)).toBe('Back to Saltmere: 2 days')
  })

  test('after a meeting the ship is seen to go on from where it was at sea', () => {
    for (const [type, to] of [
      ['proceed', 'harrow-bay'],
      ['turn-back', 'saltmere'],
    ] as const) {
      const state: VoyageState = { ...start(), passage: sighted('merchant', 'clear') }
      const { stage, pieces } = presentation.scene(state, 0)
      if (stage.kind !== 'chart') throw new Error('no chart')
      const events: VoyageEvent[] = []
      rules.apply(state, 0, { type }, dice, event => events.push(event))
      const moves = events
        .flatMap(event => presentation.effects?.(event) ?? [])
        .filter(({ kind }) => kind === 'move')
      const there = options.chart.places.findIndex(({ id }) => id === to)
      expect(moves).toEqual([{ kind: 'move', piece: 'ship', path: [pieces[0]?.at, there] }])
      expect(stage.places[pieces[0]?.at ?? -1]?.name).toEqual({ key: 'place.sea' })
    }
  })

  test('what does nothing to an enemy in sight is told from its data', () => {
    const facts = (enemy: string) => {
      const panels = presentation.scene({ ...start(), passage: sighted(enemy) }, 0).panels ?? []
      const panel = panels.find(({ id }) => id === 'sighted')
      if (panel?.kind !== 'facts') throw new Error('nobody in sight')
      const en = voyageShow.texts.en
      return new Map(
        panel.facts.map(({ name, value }) => [
          say(name, en),
          typeof value === 'number' ? value : say(value, en),
        ]),
      )
    }
    expect(facts('ghost-ship').get('Immune to')).toBe('Grape, Boarding')
    expect(facts('ghost-ship').get('Crew')).toBe('none')
    expect(facts('kraken').get('Immune to')).toBe('Boarding')
    expect(facts('sea-serpent').get('Crew')).toBe('none')
    expect(facts('pirate-brig').has('Immune to')).toBe(false)
  })

  test('who sails a leg is told in few enough letters for a narrow column', () => {
    for (const { id } of options.chart.places) {
      const panels = presentation.scene({ ...start(), at: id }, 0).panels ?? []
      const ways = panels.find(panel => panel.id === 'ways')
      if (ways?.kind !== 'table') throw new Error('no ways')
      for (const cell of ways.rows.flat())
        if (typeof cell !== 'number') expect(say(cell, voyageShow.texts.en).length).toBeLessThanOrEqual(32)
    }
  })

  test('as many prizes are spoken of as are needed', () => {
    const told = (prizesNeeded: number) => {
      const changed = { ...options, numbers: { ...options.numbers, prizesNeeded } }
      const shown = voyageShow.load(voyage.load(changed), changed)
      const state: VoyageState = { ...start(), at: 'windlass', prizes: ['merchant'] }
      const { stage } = shown.scene(state, 0)
      if (stage.kind !== 'chart') throw new Error('no chart')
      const far = stage.places.find(
        ({ name }) => typeof name === 'object' && 'key' in name && name.key === 'place.far-verity',
      )
      const sell = shown.gesture(state, 0, { type: 'sell', prize: 'merchant' })
      const days = 45
      const events: VoyageEvent[] = [
        { type: 'put-out', place: 'saltmere', far: 'far-verity', days, prizes: prizesNeeded },
        { type: 'no-prize', place: 'far-verity', needed: prizesNeeded },
      ]
      const texts = [
        far?.note ?? '',
        sell.kind === 'press' ? (sell.about ?? '') : '',
        ...events.slice(0, prizesNeeded === 0 ? 1 : 2).map(event => shown.tell(event) ?? ''),
        shown.guide?.[0]?.text ?? '',
        shown.guide?.at(-1)?.text ?? '',
      ]
      for (const text of texts) sayable(text)
      return texts.map(text => say(text, voyageShow.texts.en))
    }
    for (const sentence of told(2)) expect(sentence).toMatch(/2 prizes/)
    for (const sentence of told(1)) expect(sentence).toMatch(/a prize/)
    for (const sentence of told(0)) expect(sentence).not.toMatch(/prize/)
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
    expect(told(won)).toBe('Success! You gained: 12 gold, 3 grape. The merchant is your prize.')
    const stowed = { ...loot, grape: 1 }
    expect(told({ ...won, stowed })).toBe(
      'Success! You gained: 12 gold, 1 grape. The merchant is your prize. No room for 2 grape: left behind.',
    )
    const counted = { ...loot, rifle: 1, dressing: 2 }
    expect(told({ ...won, loot: counted, stowed: counted })).toContain(
      '12 gold, 3 grape, 1 rifle round, 2 dressings.',
    )
    const banners = (event: VoyageEvent) =>
      (presentation.effects?.(event) ?? []).flatMap(effect =>
        effect.kind === 'banner' ? [say(effect.text, voyageShow.texts.en)] : [],
      )
    expect(banners(won)).toEqual(['Success! You gained:', 'a prize, 12 gold, 3 grape'])
    const empty = { ...loot, gold: 0, grape: 0 }
    expect(banners({ ...won, prize: 'none', loot: empty, stowed: empty })).toEqual([
      'Success! You gained:',
      'nothing',
    ])
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

  test('every setting is a number of the options, and every value it takes is allowed', async () => {
    for (const { at, min, max, step, name, group } of await loaded(voyageShow.settings ?? [])) {
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

function legBetween(a: string, b: string) {
  const leg = options.chart.legs.find(({ between }) => between.includes(a) && between.includes(b))
  if (!leg) throw new Error(`there is no leg between ${a} and ${b}`)
  return leg
}

/** Decisions at random; a captain who would have to fight slips away. */
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

describe('what a newcomer to the voyage reads', () => {
  test('the goal in one line, and the end in the document’s words', () => {
    const scene = presentation.scene(start(), 0)
    expect(say(scene.goal ?? '', voyageShow.texts.en)).toBe('Bring a prize to Far Verity within 45 days.')
    expect(scene.ending).toBeUndefined()
    const { ending } = presentation.scene({ ...start(), ended: 'sunk' }, 0)
    expect(say(ending ?? '', voyageShow.texts.en)).toBe('You’ve been Sunk! GAME OVER')
  })

  test('the ship by the name it has in its fights', () => {
    expect(say(presentation.scene(start(), 0).sides[0]?.name ?? '', voyageShow.texts.en)).toBe('Swallow')
  })

  test('what a leg and a flight come to', () => {
    const headline = (state: VoyageState, action: VoyageAction) => {
      const forecast = rules.forecast?.(state, 0, action) ?? { odds: [] }
      return say(presentation.headline?.(state, 0, action, forecast)?.text ?? '', voyageShow.texts.en)
    }
    expect(headline(start(), { type: 'sail', to: 'harrow-bay' })).toBe('50 % to meet someone')
    const met: VoyageState = { ...start(), passage: sighted('kraken') }
    expect(headline(met, { type: 'run' })).toBe('50 % to slip away')
  })

  test('in port the prices stand once, beside what is aboard', () => {
    const ids = (state: VoyageState) => (presentation.scene(state, 0).panels ?? []).map(({ id }) => id)
    expect(ids(start())).toEqual(['voyage', 'ways', 'prices'])
    expect(ids({ ...start(), at: 'gull-rock' })).toEqual(['voyage', 'ways', 'ship'])
    expect(ids({ ...start(), passage: sighted('kraken') })).toEqual(['sighted', 'voyage', 'ship'])
  })

  test('the rules card, from the voyage’s own numbers', async () => {
    const panels = (await voyageShow.rulesCard?.(rules, options)) ?? []
    const said = panels.flatMap(panel =>
      panel.kind === 'text'
        ? panel.lines.map(line => say(line, voyageShow.texts.en))
        : panel.kind === 'table'
          ? panel.rows
              .flat()
              .map(cell => (typeof cell === 'number' ? String(cell) : say(cell, voyageShow.texts.en)))
          : [],
    )
    for (const words of ['kraken', '60 gold', '55 %']) expect(said).toContain(words)
    expect(said.join(' ')).toContain('within 45 days')
    expect(said.join(' ')).not.toContain('⟨')
  })
})
