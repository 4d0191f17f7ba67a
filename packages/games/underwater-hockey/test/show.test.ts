import { checkShape, SeededDice } from '@sextant/engine'
import { allCatalogues, type Effect, type Panel, say, spans, type Text } from '@sextant/scene'
import { renderScene } from '@sextant/scene/terminal'
import { describe, expect, test } from 'vitest'
import type { Swam } from '../src/events.ts'
import {
  card,
  classic,
  type Event,
  type State,
  show,
  teams,
  underwaterHockey,
  underwaterHockeyBox,
} from '../src/index.ts'
import type { Plan } from '../src/plan.ts'
import { PARTS } from '../src/show/parts.ts'
import { botNamed, optionsOf, playMatch, rules } from './play.ts'
import { coach, dice, holding, presentation, sayable, start } from './shown.ts'

const script = botNamed('script')

describe('the pool', () => {
  test('units are darker at the surface and lighter at the bottom, one above the other', () => {
    const state = start()
    Object.assign(state.units[1] ?? {}, { at: '13,8', plane: 'bottom' })
    Object.assign(state.units[7] ?? {}, { at: '13,8' })
    const pieces = presentation.scene(state, 'spectator').pieces.filter(({ at }) => at === 187)
    expect(pieces.map(({ id, level, shade }) => [id, level, shade])).toEqual([
      ['blue-CF', -1, 'light'],
      ['red-CF', 0, 'dark'],
      // The unit stands on it under water, so it has it.
      ['puck', -1, undefined],
    ])
  })

  test('the holder is marked, and so is the score', () => {
    const state = holding(start())
    const scene = presentation.scene(state, 0)
    expect(scene.pieces.filter(({ badges }) => badges?.length).map(({ id }) => id)).toEqual(['blue-CF'])
    expect(scene.panels?.map(({ id }) => id)).toEqual(['match', 'team-blue', 'team-red', 'legend'])
    expect(scene.score).toMatchObject({ points: [0, 0] })
  })

  test('what everybody looks at is the holder, with the puck at its stick, or the free puck', () => {
    const looked = (state: State) => {
      const { pieces, focus, inView } = presentation.scene(state, 0)
      const prominent = pieces.filter(piece => piece.prominent).map(({ id }) => id)
      return { prominent, carriedBy: pieces.find(({ id }) => id === 'puck')?.carriedBy, focus, inView }
    }
    expect(looked(start())).toEqual({ prominent: ['puck'], carriedBy: undefined, focus: 7, inView: [187] })
    // At kickoff the team has lined up far from the puck, and is looked at first.
    const later = { ...holding(start()), turn: 5 }
    expect(looked(later)).toEqual({ prominent: ['blue-CF'], carriedBy: 'blue-CF', focus: 187 })
    // As long as nobody of theirs is near the puck, a coach sees the swimmer who is nearest.
    const swimming = { ...start(), turn: 2 }
    expect(looked(swimming).focus).not.toBe(187)
    expect(looked(swimming).inView).toEqual([187])
    expect(presentation.scene(swimming, 'spectator').focus).toBe(187)
  })

  test('rows and columns are numbered at all four edges', () => {
    const { stage } = presentation.scene(start(), 0)
    const rulers = stage.kind === 'hexes' ? (stage.rulers ?? []) : []
    const at = (edge: string) => rulers.filter(ruler => ruler.edge === edge)
    expect(at('left').map(({ label }) => Number(label))).toEqual(Array.from({ length: 25 }, (_, i) => i + 1))
    expect(at('top').map(({ label }) => Number(label))).toEqual(Array.from({ length: 15 }, (_, i) => i + 1))
    expect([at('right').length, at('bottom').length]).toEqual([25, 15])
    expect(at('left').find(({ label }) => label === '13')?.cell).toBe(12 * 15)
  })

  test('the plans of both teams come to light when the turn is played, and the other team’s stay for a while', () => {
    const state = start()
    const events: Event[] = []
    for (const seat of [0, 1])
      rules.apply(state, seat, { type: 'commit' }, dice(), event => events.push(event))
    const shown = events.flatMap(event => presentation.effects?.(event) ?? [])
    const revealed = shown.find(effect => effect.kind === 'arrows')
    expect(new Set(revealed?.arrows.map(({ side }) => side))).toEqual(new Set([0, 1]))
    const sides = () => new Set(presentation.scene(state, 0).arrows?.map(({ side }) => side))
    expect(sides()).toEqual(new Set([0, 1]))
    coach(state, { type: 'swim', unit: 'CF', path: [] })
    expect(sides()).toEqual(new Set([0]))
  })

  test('the goal of the match is said in one line', () => {
    const goal = (scenario: string) => {
      const options = optionsOf(scenario)
      const { goal } = show.load(underwaterHockey.load(options), options).scene(start(), 0)
      return goal && say(goal, show.texts.en)
    }
    expect(goal('short')).toBe('First to 2 goals wins; after turn 120, more goals win.')
    expect(goal('golden-goal')).toBe('Golden goal: score once and you win. A draw after turn 40.')
  })

  test('a team sees its own plans only, proposals faint; spectators see those of the turn just played', () => {
    const state = start()
    rules.apply(state, 0, { type: 'swim', unit: 'LB', path: [2] }, dice(), () => undefined)
    const arrows = (viewer: 0 | 1 | 'spectator', of = state) =>
      presentation.scene(rules.view(of, viewer), viewer).arrows ?? []
    expect(arrows(0).filter(({ faint }) => !faint)).toEqual([{ kind: 'move', path: [10, 24], side: 0 }])
    expect(new Set(arrows(0).map(({ side }) => side))).toEqual(new Set([0]))
    expect(new Set(arrows(1).map(({ side }) => side))).toEqual(new Set([1]))
    expect(arrows('spectator')).toEqual([])
    for (const seat of [0, 1]) rules.apply(state, seat, { type: 'commit' }, dice(), () => undefined)
    const seen = arrows('spectator')
    expect(new Set(seen.map(({ side }) => side))).toEqual(new Set([0, 1]))
    expect(seen).toContainEqual({ kind: 'move', path: [10, 24], side: 0, faint: true })
  })

  test('the plans of the other team are secret in its table', () => {
    const plans = (viewer: 0 | 1, team: string) =>
      presentation
        .scene(rules.view(start(), viewer), viewer)
        .panels?.flatMap(panel => (panel.kind === 'table' && panel.id === team ? panel.rows : []))
        .map(row => row[4])
    expect(plans(0, 'team-red')).toEqual(Array.from({ length: 6 }, () => ({ key: 'plan.hidden' })))
    expect(plans(0, 'team-blue')).not.toContainEqual({ key: 'plan.hidden' })
  })

  test('nothing that is seen or heard tells what the other team plans, also after one has committed', () => {
    const dice = SeededDice.from('secrets')
    for (const committed of [false, true]) {
      const state = start()
      if (committed) rules.apply(state, 1, { type: 'commit' }, dice, () => undefined)
      const others = [1, 'spectator'] as const
      const seen = () => others.map(viewer => presentation.scene(rules.view(state, viewer), viewer))
      const before = seen()
      for (let change = 0; change < 12; change++) {
        const action = dice.pick(rules.legal(state, 0).filter(({ type }) => type !== 'commit'))
        rules.apply(state, 0, action, dice, event => {
          for (const viewer of others) expect(rules.hears?.(event, viewer)).toBe(false)
        })
        expect(seen()).toEqual(before)
      }
    }
  })

  test('spectators read what was planned in the turn just played', () => {
    const state = start()
    const plans = () =>
      presentation
        .scene(rules.view(state, 'spectator'), 'spectator')
        .panels?.flatMap(panel => (panel.kind === 'table' ? panel.rows : []))
        .map(row => say(row[4] as Text, show.texts.en))
    expect(new Set(plans())).toEqual(new Set(['–']))
    coach(state, { type: 'swim', unit: 'LB', path: [2] })
    expect(new Set(plans())).toEqual(new Set(['–']))
    for (const seat of [0, 1]) rules.apply(state, seat, { type: 'commit' }, dice(), () => undefined)
    expect(plans()?.[3]).toBe('swim (2,10)')
  })

  test('two of a team on one tile that change planes pass each other, and are shown so', () => {
    const state = start()
    Object.assign(state.units[0] ?? {}, { at: '13,5', plane: 'bottom', facing: 0 })
    Object.assign(state.units[1] ?? {}, { at: '13,5', plane: 'surface', facing: 0 })
    Object.assign(state.units[2] ?? {}, { at: '13,7', plane: 'bottom', facing: 3 })
    const hold: Plan = { kind: 'swim', change: null, curl: null, path: [] }
    state.plans.fill(hold, 0, 6)
    state.plans[0] = { ...hold, change: 'surface' }
    state.plans[1] = { ...hold, change: 'dive', path: [0] }
    state.plans[2] = { ...hold, path: [3] }
    const lit = presentation.scene(state, 0).highlights
    expect(lit).toEqual([{ cell: 185, meaning: 'bad', label: { key: 'conflict.same-tile' } }])
  })

  test('plans that clash are lit before they are committed', () => {
    const state = start()
    const lit = () => presentation.scene(rules.view(state, 0), 0).highlights ?? []
    expect(lit()).toEqual([])
    // LB stands on 1,11 and goes down-left to 2,10; CB comes to the same tile from 1,10 with its first stroke.
    coach(state, { type: 'swim', unit: 'LB', path: [2] }, { type: 'curl', unit: 'CB', facing: 1 })
    state.plans[4] = { kind: 'swim', change: null, curl: 1, path: [1] }
    expect(lit()).toEqual([{ cell: 24, meaning: 'bad', label: { key: 'conflict.same-tile' } }])
    coach(state, { type: 'swim', unit: 'LB', path: [] })
    expect(lit()).toEqual([])
  })
})

describe('the terminal', () => {
  test('draws every unit and the puck in a window of usual width, in both languages', () => {
    const scene = presentation.scene(rules.view(start(), 0), 0)
    for (const catalogue of Object.values(show.texts)) {
      const drawn = renderScene(scene, { skin: show.skin, catalogue, width: 100 })
      expect(drawn).not.toMatch(/⟨/)
      for (const tag of ['LF', 'CF', 'RF', 'LB', 'CB', 'RB', 'o'])
        expect(drawn.split(tag).length, tag).toBeGreaterThan(1)
    }
  })
})

describe('a turn, as it is shown', () => {
  const { events } = playMatch([script, script], 'shown')

  test('its parts come in the order of the rules, each with a name', () => {
    const order = [
      'chapter.planes',
      'chapter.flick',
      'chapter.steal',
      'chapter.curls',
      'chapter.stroke',
      'chapter.pickup',
      'chapter.goal',
      'chapter.breath',
      'chapter.kickoff',
    ]
    let before = -1
    let chapters = 0
    for (const event of events) {
      if (event.type === 'turn-began') before = -1
      for (const effect of presentation.effects?.(event) ?? []) {
        if (effect.kind !== 'chapter') continue
        sayable(effect.name)
        const place = order.indexOf(
          typeof effect.name === 'object' && 'key' in effect.name ? effect.name.key : '',
        )
        expect(place).toBeGreaterThanOrEqual(before)
        before = place
        chapters++
      }
    }
    expect(chapters).toBeGreaterThan(100)
  })

  test('pieces move from where they are', () => {
    const at = new Map<string, number>()
    const follow = (effect: Effect): void => {
      if (effect.kind === 'together') for (const part of effect.effects) follow(part)
      if (effect.kind !== 'move') return
      const known = at.get(effect.piece)
      if (known !== undefined) expect(effect.path[0]).toBe(known)
      expect(effect.path.every(cell => cell >= 0)).toBe(true)
      at.set(effect.piece, effect.path.at(-1) ?? -1)
    }
    for (const event of events) {
      // Everybody lines up again.
      if (event.type === 'kickoff') at.clear()
      for (const effect of presentation.effects?.(event) ?? []) follow(effect)
    }
    expect(at.size).toBeGreaterThan(6)
  })

  test('every event belongs to a topic there is', () => {
    const known = show.topics?.map(({ id }) => id) ?? []
    for (const event of events)
      for (const topic of presentation.topics?.(event) ?? []) expect(known).toContain(topic)
  })
})

describe('the log', () => {
  const swam: Swam = { type: 'swam', stroke: 1, moves: [], draws: [], stopped: [], puck: null }
  const draw = (at: string, winner: string) => ({ at, units: [winner, 'red-CF'], winner, pushed: null })
  const move = (unit: string, to: string) => ({ unit, from: '13,7', to, facing: 0 })
  const told = (event: Event) => {
    const text = presentation.tell(event)
    return text === undefined ? undefined : say(text, show.texts.en)
  }

  test('tells every draw that decided something, and none whose winner was stopped after all', () => {
    const draws = [draw('13,8', 'blue-CF'), draw('5,5', 'blue-LB')]
    expect(told({ ...swam, draws })).toBeUndefined()
    expect(told({ ...swam, draws, moves: [move('blue-LB', '5,5')] })).toBe('Blue LB gets to (5,5) first.')
    expect(told({ ...swam, draws, moves: [move('blue-CF', '13,8'), move('blue-LB', '5,5')] })).toBe(
      'Blue CF gets to (13,8) first. Blue LB gets to (5,5) first.',
    )
  })
})

describe('what is explained', () => {
  test('a steal is headed by its odds', () => {
    const state = holding(start())
    Object.assign(state.units[7] ?? {}, { at: '13,9', plane: 'bottom', facing: 3 })
    const action = { type: 'steal', unit: 'CF' } as const
    const forecast = rules.forecast?.(state, 1, action) ?? { odds: [] }
    const headline = presentation.headline?.(state, 1, action, forecast)
    expect(headline && say(headline.text, show.texts.en)).toBe('60 % to take the puck from Blue CF')
  })

  test('places in the log are written as in the document, and lead to their tiles', () => {
    const told = presentation.tell({ type: 'puck-lost', unit: 'blue-CF', team: 'blue', at: '13,8' })
    expect(told && spans(told, show.texts.en)).toContainEqual({ text: '(13,8)', cell: 187 })
  })

  test('the rules card has the numbers of the teams that play, and the ranges of a drawn team', async () => {
    const rowsOf = async (scenario: string) => {
      const options = optionsOf(scenario)
      const panels = (await show.rulesCard?.(underwaterHockey.load(options), options)) ?? []
      const texts = await allCatalogues(show.texts)
      for (const text of panels.flatMap(panelTexts))
        for (const catalogue of Object.values(texts)) expect(say(text, catalogue)).not.toMatch(/[⟨{]/)
      const red = panels.find(({ id }) => id === 'swimmers-red')
      return red?.kind === 'table' ? red.rows.map(row => row.map(value => sayIn(value))) : []
    }
    expect((await rowsOf('classic'))[4]).toEqual(['CB', '3', '21', '2', '70 %', '2', '2/3'])
    expect((await rowsOf('drawn'))[0]).toEqual(['LF', '1–5', '15–25', '1–3', '10 %–80 %', '1–3', '1/3–3/3'])
  })

  test('either side can be played by every team', () => {
    const [blue, red] = PARTS
    expect([blue?.at, red?.at]).toEqual(['/teams/0', '/teams/1'])
    expect(red?.variants.map(({ id }) => id)).toEqual([...Object.keys(teams), 'drawn'])
    for (const { value, name, about } of blue?.variants ?? []) {
      const options = { ...classic, teams: [value, classic.teams[1]] }
      expect(checkShape(underwaterHockey.options, options).ok).toBe(true)
      sayable(name)
      if (about !== undefined) sayable(about)
    }
  })

  test('every bot has a face and stars', async () => {
    const faces = (await underwaterHockeyBox.open(({ portraits }) => portraits?.())) ?? {}
    expect(Object.keys(faces)).toEqual(Object.keys(card.bots))
    expect(Object.values(card.bots).map(({ stars }) => stars)).toEqual([1, 2, 4, 5])
  })
})

function sayIn(value: Text | number): string {
  return typeof value === 'number' ? String(value) : say(value, show.texts.en)
}

function panelTexts(panel: Panel): Text[] {
  const words = (value: Text | number): Text[] => (typeof value === 'number' ? [] : [value])
  switch (panel.kind) {
    case 'text':
      return [panel.title, ...panel.lines]
    case 'facts':
      return [panel.title, ...panel.facts.flatMap(({ name, value }) => [name, ...words(value)])]
    case 'table':
      return [panel.title, ...panel.columns, ...panel.rows.flat().flatMap(words)]
    case 'card':
      return [panel.title]
    case 'dice':
      return [panel.title, ...panel.rolls.map(({ name }) => name)]
    case 'legend':
      return [panel.title, ...panel.entries.map(({ text }) => text)]
  }
}

test('a deciding goal has the view to itself: its words are not written over with those of the end', () => {
  const won = (reason: string) =>
    (presentation.effects?.({ type: 'won', team: 'blue', reason, score: [2, 0] }) ?? []).map(
      ({ kind }) => kind,
    )
  expect(won('goals')).toEqual(['sound'])
  expect(won('turn-limit')).toEqual(['sound', 'banner'])
})
