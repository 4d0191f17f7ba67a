import { checkShape, SeededDice } from '@sextant/engine'
import { type Effect, type Panel, say, type Text } from '@sextant/scene'
import { describe, expect, test } from 'vitest'
import { refusalTexts } from '../src/battle/rules/refusals.ts'
import { MENU } from '../src/battle/schema-names.ts'
import { SETTINGS } from '../src/battle/show/settings.ts'
import { ACTIONS, type ActionId, broadside, type Event, type State, show } from '../src/index.ts'
import { begun, optionsOf, presentationOf } from './play.ts'

const even = optionsOf('even-duel')
const presentation = presentationOf(even)
const rules = broadside.load(even)
const { en, zh } = show.texts

describe('what is shown', () => {
  test('every variable of the procedure can be read off the screen, by name and full name', () => {
    const { panels = [] } = presentation.scene(begun(), 0)
    const names = panels.flatMap(panel =>
      panel.kind === 'facts'
        ? panel.facts.map(({ name }) => say(name, en))
        : panel.kind === 'table'
          ? panel.rows.map(([name]) => say(String(name) === name ? name : (name as Text), en))
          : [],
    )
    for (const variable of 'P G T D GH PH GC PC AT A1 A2 A3 IS ID'.split(' '))
      expect(names.some(name => name.startsWith(`${variable} · `) && name.length > variable.length + 6)).toBe(
        true,
      )
  })

  test('both sides’ stores stand side by side; a monster has none', () => {
    const stores = (scenario: string) => {
      const { panels = [] } = presentationOf(optionsOf(scenario)).scene(begun(scenario), 0)
      const panel = panels.find(({ id }) => id === 'stores')
      return panel?.kind === 'table' ? panel.rows.map(row => row.slice(1)) : []
    }
    expect(stores('even-duel').slice(1)).toEqual([
      [5, 5],
      [5, 5],
      [6, 6],
      [1, 1],
      [1, 1],
    ])
    expect(stores('kraken').slice(1, 6)).toEqual([5, 5, 6, 1, 1].map(own => [own, { key: 'none' }]))
    expect(stores('kraken').at(-1)).toEqual([0, 2])
  })

  test('the ships face each other, wear what they have lost, and say what they are loaded with', () => {
    const state = begun()
    state.sides[1] = { ...state.sides[1], hull: 12, AT: 2, braced: true, gripped: true, dived: true }
    const [own, other] = presentation.scene(state, 0).pieces
    expect([own?.at, own?.facing, own?.wear, own?.readiness]).toEqual([0, 0, 0, 'ready'])
    expect([other?.at, other?.facing, other?.wear, other?.readiness]).toEqual([1, 3, 0.75, 'done'])
    expect(own?.badges?.map(({ icon }) => icon)).toEqual(['ball'])
    expect(other?.badges?.map(({ icon }) => icon)).toEqual(['grape', 'brace', 'grip', 'dive'])
    expect(other?.ghost).toBe(true)
  })

  test('ships go by name, never by “Player” and “Game”', () => {
    const names = (scenario: string) =>
      presentationOf(optionsOf(scenario))
        .scene(begun(scenario), 0)
        .pieces.map(({ name }) => say(name, en))
    expect(names('even-duel')).toEqual(['Swallow', 'Adder'])
    expect(names('kraken')).toEqual(['Swallow', 'The Kraken'])
    for (const { id, options } of broadside.scenarios) {
      const shown = presentationOf(options)
      const texts: Text[] = wholeDuel(id).flatMap(event => shown.tell(event) ?? [])
      const scene = shown.scene(begun(id), 0)
      const open = (scene.panels ?? []).filter(({ folded }) => !folded)
      texts.push(scene.status, scene.goal ?? '', ...scene.sides.map(({ name }) => name))
      for (const panel of open) if (panel.kind === 'table') texts.push(panel.title, ...panel.columns)
      for (const words of texts) expect(say(words, en)).not.toMatch(/\b(Player|Game)\b/)
    }
  })

  test('a voyage meets ships of other names, and its own keeps its name', () => {
    const sloops = optionsOf('pirate-sloop')
    const names = (hull: number) => {
      const options = { ...sloops, sides: [{ ...sloops.sides[0], hull }, sloops.sides[1]] as const }
      return presentationOf({ ...options, sides: [options.sides[0], options.sides[1]] })
        .scene(begun('pirate-sloop'), 0)
        .sides.map(({ name }) => say(name, en))
    }
    const met = [48, 47, 46, 45].map(names)
    expect(new Set(met.map(([own]) => own))).toEqual(new Set(['Swallow']))
    expect(new Set(met.map(([, other]) => other)).size).toBe(3)
  })

  test('a combatant’s own name is used where it has one', () => {
    const [player, game] = even.sides
    const named = presentationOf({ ...even, sides: [{ ...player, name: 'Marigold' }, game] })
    expect(named.scene(begun(), 0).pieces.map(({ name }) => say(name, en))).toEqual(['Marigold', 'Adder'])
  })
})

describe('what a newcomer reads', () => {
  test('the goal, to each side in its own terms', () => {
    const goal = (scenario: string, seat: 0 | 1) =>
      say(presentationOf(optionsOf(scenario)).scene(begun(scenario), seat).goal ?? '', en)
    expect(goal('even-duel', 0)).toBe('Sink Adder, or kill her crew. Run to distance 6 and you lose.')
    expect(goal('kraken', 0)).toBe('Sink The Kraken. Run to distance 6 and you lose.')
    expect(goal('merchant', 0)).toMatch(/Don’t let her get away to distance 6/)
    expect(goal('merchant', 1)).toBe('Get away: reach distance 6.')
  })

  test('whose action it is, in the second person', () => {
    const status = (viewer: 0 | 1) => say(presentation.scene(begun(), viewer).status, en)
    expect(status(0)).toBe('Your action 1 of 2 · turn 1 of 60 · distance 3')
    expect(status(1)).toBe('Swallow: action 1 of 2 · turn 1 of 60 · distance 3')
  })

  test('the variables are folded away, what the ships carry is not', () => {
    const { panels = [] } = presentation.scene(begun(), 0)
    expect(panels.map(({ id, folded = false }) => [id, folded])).toEqual([
      ['stores', false],
      ['variables', true],
    ])
  })

  test('the headline of an action, and what it takes from which bar', () => {
    const headline = (state: State, type: ActionId) => {
      const forecast = rules.forecast?.(state, 0, ACTIONS[type]) ?? { odds: [] }
      return presentation.headline?.(state, 0, ACTIONS[type], forecast)
    }
    const shot = headline(begun(), 'cannon')
    expect(say(shot?.text ?? '', en)).toBe('≈ 8 hull, ≈ 1 crew')
    expect(shot?.losses?.map(({ piece, bar, least, most }) => [piece, bar, least, most])).toEqual([
      ['game', 'health', 0, 17],
      ['game', 'crew', 0, 3],
    ])
    const boarding = headline({ ...begun(), D: 0 }, 'board')
    expect(say(boarding?.text ?? '', en)).toBe('≈ 16 crew, 3 % wins at once, you lose ≈ 11 crew')
    expect(boarding?.losses?.at(-1)?.piece).toBe('player')
    expect(say(headline(begun(), 'close')?.text ?? '', en)).toBe('distance 3 → 2')
    expect(say(headline(begun(), 'switch-ammo')?.text ?? '', en)).toBe('no dice')
  })

  test('props stand in a hull that was shored', () => {
    const state = begun()
    expect(presentation.scene(state, 0).pieces[0]?.props).toBeUndefined()
    state.sides[0].IS = 0
    expect(presentation.scene(state, 0).pieces[0]?.props).toBe(1)
  })

  test('totals come with the dice, apart from their name, to be shown when they lie', () => {
    const [hull] = effectsOf(begun(), 'cannon', [4, 4, 2]).filter(effect => effect.kind === 'dice')
    expect(hull).toMatchObject({ rolled: [4, 4], result: '8−3 = 5' })
    expect(hull?.kind === 'dice' && say(hull.name, en)).toBe('Hull')
  })

  test('the rules card is made from the duel’s own numbers', async () => {
    const [player, game] = even.sides
    const changed = {
      ...even,
      ruleset: { ...even.ruleset, brace: 4 },
      sides: [{ ...player, hull: 33, hullMax: 33 }, game] as const,
    }
    const options = {
      ...changed,
      sides: [changed.sides[0], changed.sides[1]] as [typeof player, typeof game],
    }
    const panels = (await show.rulesCard?.(broadside.load(options), options)) ?? []
    const said = JSON.stringify(panels.map(panel => read(panel)))
    for (const words of ['2d10 − distance hull', '1d4 crew', '−4 on each', '60 turns', 'distance 6', '33'])
      expect(said).toContain(words)
    const icons = panels.flatMap(panel => (panel.kind === 'table' ? (panel.icons ?? []) : []))
    expect(icons.length).toBeGreaterThan(9)
    for (const icon of icons) expect(Object.hasOwn(show.skin.icons, icon), icon).toBe(true)
  })

  test('and tells what a monster can do', async () => {
    const options = optionsOf('kraken')
    const panels = (await show.rulesCard?.(broadside.load(options), options)) ?? []
    expect(JSON.stringify(panels.map(read))).toContain('Tentacle sweep')
    for (const { id, options: other } of broadside.scenarios)
      for (const panel of (await show.rulesCard?.(broadside.load(other), other)) ?? [])
        expect(JSON.stringify(read(panel)), id).not.toContain('⟨')
  })
})

describe('the menu', () => {
  test('stands whole, with the reason where an entry is not enabled', () => {
    const state = { ...begun(), D: 0 }
    const offers = presentation.offers?.(state, 0) ?? []
    expect(offers.map(({ type }) => type)).toEqual([...MENU])
    const refused = offers.flatMap(action => rules.check(state, 0, action)?.message ?? [])
    expect(refused).toEqual(['Too close', 'Too close to shoot', 'Already as close as can be'])
  })

  test('is in groups as in the document, with keys that belong to nobody else', () => {
    const gestures = MENU.map(type => presentation.gesture(begun(), 0, ACTIONS[type]))
    const groups = gestures.map(gesture => (gesture.kind === 'press' && gesture.group) || '')
    expect(groups.map(group => say(group, en))).toEqual([
      ...['Attack', 'Attack', 'Attack'],
      ...['Maneuver', 'Maneuver', 'Maneuver'],
      ...['Use Item', 'Use Item', 'Use Item'],
    ])
    for (const type of Object.keys(ACTIONS) as ActionId[]) {
      const gesture = presentation.gesture(begun(), 0, ACTIONS[type])
      if (gesture.kind !== 'press') throw new Error(`${type} is no button`)
      expect('eunrhz?0'.includes(gesture.key ?? '?'), type).toBe(false)
      expect(Object.hasOwn(show.skin.icons, gesture.icon ?? ''), type).toBe(true)
      sayable(gesture.about ?? '')
    }
  })

  test('says what a shot would roll here and now', () => {
    const state = begun()
    state.sides[1].braced = true
    const gesture = presentation.gesture(state, 0, ACTIONS.cannon)
    expect(gesture.kind === 'press' && gesture.about && say(gesture.about, en)).toBe(
      'Ball: 2d10−3 against the hull, 1d6−6 against the crew. 5 left.',
    )
  })
})

describe('what happens is seen and told', () => {
  test('every die of a duel is seen as it fell', () => {
    for (const { id, options } of broadside.scenarios) {
      const shown = presentationOf(options)
      for (const event of wholeDuel(id)) {
        const fell = diceIn(event)
        const seen = (shown.effects?.(event) ?? []).flatMap(effect =>
          effect.kind === 'dice' ? [...effect.rolled] : [],
        )
        expect(seen, `${id} ${event.type}`).toEqual(fell)
      }
    }
  })

  test('a shot that costs nothing is seen to miss, one that costs something is not', () => {
    const shot = (dice: number[]) => {
      const state = { ...begun(), D: 5 }
      return effectsOf(state, 'cannon', dice).find(effect => effect.kind === 'strike')
    }
    expect(shot([1, 1, 1])).toEqual({ kind: 'strike', from: 0, to: 1, style: 'broadside', missed: true })
    expect(shot([9, 9, 1])).toEqual({ kind: 'strike', from: 0, to: 1, style: 'broadside' })
  })

  test.each([
    ['rifle', 3, 'volley'],
    ['board', 0, 'grapple'],
  ] as const)('%s is struck in its own style', (type, D, style) => {
    const effects = effectsOf({ ...begun(), D }, type, [2, 2])
    expect(effects.find(effect => effect.kind === 'strike')).toMatchObject({ style })
  })

  test('the rope shows each change of distance', () => {
    expect(effectsOf(begun(), 'close', [])).toContainEqual({ kind: 'range', distance: 2 })
  })

  test('the document’s own words stand at the end', () => {
    const banners = (event: Event) =>
      (presentation.effects?.(event) ?? []).flatMap(effect =>
        effect.kind === 'banner' ? [say(effect.text, en)] : [],
      )
    const loot = { gold: 30, ball: 2, grape: 0, rifle: 0, shoring: 0, dressing: 1 }
    expect(banners({ type: 'fled', seat: 0 })).toEqual(['You lose sight of them'])
    expect(banners({ type: 'lost-sight', turns: 60 })).toEqual(['You lose sight of them'])
    expect(banners({ type: 'won', seat: 0, loot, dice: [] })).toEqual([
      'Swallow: Success! You gained:',
      '30 gold, 2 ball, 1 dressing',
    ])
    expect(banners({ type: 'beaten', seat: 0, reason: 'sunk' })).toEqual(['Swallow has been Sunk!'])
  })

  test('whoever wins on the second seat is never told to have been sunk', () => {
    const loot = { gold: 30, ball: 0, grape: 0, rifle: 0, shoring: 0, dressing: 0 }
    const won: Event = { type: 'won', seat: 1, loot, dice: [] }
    expect(say(presentation.tell(won) ?? '', en)).toBe(
      'Swallow: “You’ve been Sunk!” “GAME OVER” Adder gained: 30 gold.',
    )
    const sounds = (presentation.effects?.(won) ?? []).flatMap(effect =>
      effect.kind === 'sound' ? [effect.sound] : [],
    )
    expect(sounds).not.toContain('defeat')
    const [end] = presentation.report?.([won]).tables ?? []
    expect(end?.rows.map(row => row.map(cell => (typeof cell === 'number' ? cell : say(cell, en))))).toEqual([
      ['Swallow', 'You’ve been Sunk! GAME OVER'],
      ['Adder', 'Success! You gained: 30 gold'],
    ])
  })

  test.each([
    [
      { type: 'fled', seat: 1 } as const,
      ['You lose sight of them: Adder got away', 'You lose sight of them: you got away'],
    ],
    [
      { type: 'lost-sight', turns: 60 } as const,
      [0, 1].map(() => 'You lose sight of them: the fight is broken off'),
    ],
  ])('the report has the document’s words for both: %j', (event, words) => {
    const [end] = presentation.report?.([event]).tables ?? []
    expect(end?.rows.map(([, cell]) => cell && say(cell as Text, en))).toEqual(words)
  })

  test('the ending is the document’s words to each in turn, and the status says the same', () => {
    const state: State = { ...begun(), ended: { reason: 'sunk', seat: 0 } }
    const status = (viewer: 0 | 1 | 'spectator') => say(presentation.scene(state, viewer).status, en)
    expect(status(0)).toBe('You’ve been Sunk! GAME OVER')
    expect(status('spectator')).toBe('Swallow has been Sunk! Adder gained: nothing')
    expect(status(1)).toBe('Success! You gained: nothing')
    for (const viewer of [0, 1, 'spectator'] as const) {
      const { ending, status: said } = presentation.scene(state, viewer)
      expect(ending).toEqual(said)
    }
    expect(presentation.scene(begun(), 0).ending).toBeUndefined()
  })

  test('every event of every scenario is told, and belongs to a topic there is', () => {
    const known = show.topics?.map(({ id }) => id) ?? []
    for (const { id, options } of broadside.scenarios) {
      const shown = presentationOf(options)
      for (const event of wholeDuel(id)) {
        const line = shown.tell(event)
        if (!line) throw new Error(`${event.type} is not told`)
        sayable(line)
        for (const topic of shown.topics?.(event) ?? []) expect(known).toContain(topic)
      }
    }
  })
})

describe('words', () => {
  test('every refusal has its sentence in every language, the procedure’s own in English', () => {
    for (const code of Object.keys(refusalTexts))
      for (const catalogue of Object.values(show.texts)) expect(catalogue[`refusal.${code}`]).toBeTruthy()
    expect(Object.values(refusalTexts)).toEqual(
      expect.arrayContaining([
        'Too close',
        'Out of shot',
        'Out of chain',
        'Too close to shoot',
        'Out of ammo!',
        'Out of range!',
        'None left to use!',
      ]),
    )
  })

  test('every scenario, program, quantity and factor has a name in every language', () => {
    const keys = [
      ...broadside.scenarios.map(({ id }) => `scenario.${id}`),
      ...['greedy', 'cautious', 'admiral'].flatMap(id => [`bot.${id}`, `bot.about.${id}`]),
      ...['sunk', 'crew-lost', 'fled', 'lost-sight'].map(reason => `reason.${reason}`),
    ]
    const state = begun()
    for (const action of rules.legal(state, 0))
      for (const { of, factors } of rules.forecast?.(state, 0, action).odds ?? [])
        keys.push(`odds.${of}`, ...factors.map(({ name }) => `factor.${name}`))
    for (const key of keys) for (const catalogue of [en, zh]) expect(catalogue?.[key], key).toBeTruthy()
  })
})

describe('settings', () => {
  test('each is a number of the options, and every value it takes is allowed', () => {
    for (const { at, min, max, step, name } of SETTINGS) {
      for (const value of [min, min + step, max]) {
        const options = structuredClone({ ...even }) as Record<string, unknown>
        const keys = at.split('/').slice(1)
        const last = keys.pop() ?? ''
        const holder = keys.reduce((part, key) => part[key] as Record<string, unknown>, options)
        expect(holder[last], at).toBeTypeOf('number')
        expect(holder[last], at).toBeGreaterThanOrEqual(min)
        expect(holder[last], at).toBeLessThanOrEqual(max)
        holder[last] = value
        expect(checkShape(broadside.options, options).ok, `${at} = ${value}`).toBe(true)
      }
      sayable(name)
    }
  })
})

describe('the guide', () => {
  test('can be followed in a first fight', () => {
    const state = begun()
    const dice = SeededDice.from('guide')
    const steps = presentation.guide ?? []
    expect(steps.length).toBeLessThanOrEqual(8)
    const follow = (index: number, ...line: [seat: number, type: ActionId][]) => {
      const since: Event[] = []
      const step = steps[index]
      if (!step) throw new Error(`the guide has no step ${index}`)
      sayable(step.text)
      expect(step.targets(state, 0)).toEqual([{ piece: 'player' }])
      expect(step.done(state, 0, since), `step ${index} before`).toBe(false)
      for (const [seat, type] of line)
        rules.apply(state, seat, ACTIONS[type], dice, event => since.push(event))
      expect(step.done(state, 0, since), `step ${index}`).toBe(true)
    }
    follow(0, [0, 'gain'])
    follow(1, [0, 'cannon'])
    follow(2, [1, 'brace'], [1, 'brace'])
    follow(3, [0, 'rifle'])
    follow(4, [0, 'brace'])
    rules.apply(state, 1, ACTIONS.brace, dice, () => undefined)
    rules.apply(state, 1, ACTIONS.brace, dice, () => undefined)
    follow(5, [0, 'shoring'])
    follow(6, [0, 'gain'], [1, 'gain'])
  })

  test('says the numbers of the fight it is in', () => {
    const { ruleset } = even
    const other = presentationOf({
      ...even,
      ruleset: {
        ...ruleset,
        turns: { ...ruleset.turns, actions: 4 },
        distance: { ...ruleset.distance, farthest: 9 },
        attacks: { ...ruleset.attacks, rifle: { ...ruleset.attacks.rifle, least: 5 } },
      },
    })
    const words = (other.guide ?? []).map(step => say(step.text, en)).join(' ')
    expect(words).toContain('Actions per turn: 4.')
    expect(words).toContain('From distance 5 on')
    expect(words).toContain('At distance 9')
    for (const step of other.guide ?? []) sayable(step.text)
  })

  test('waits for nothing that cannot be done', () => {
    const steps = presentation.guide ?? []
    const done = (state: State) => steps.flatMap((step, number) => (step.done(state, 0, []) ? [number] : []))
    const state = begun()
    expect(done(state)).toEqual([])
    state.sides[0].A3 = 0
    expect(done(state)).toEqual([3])
    state.sides[0].A1 = 0
    state.sides[0].A2 = 0
    expect(done(state)).toEqual([1, 3])
    const kraken = presentationOf(optionsOf('kraken')).guide ?? []
    expect(kraken.map(step => step.done(begun('kraken'), 1, []))).toEqual([
      ...[false, true, false, true, true, true, false],
    ])
  })

  test('the other side’s deeds are not one’s own', () => {
    const braced: Event = { type: 'braced', seat: 1, brace: 3 }
    expect(presentation.guide?.some(step => step.done(begun(), 0, [braced]))).toBe(false)
  })
})

/** The effects of the first event of an action of the player's. */
function effectsOf(state: State, type: ActionId, faces: readonly number[]): readonly Effect[] {
  const events: Event[] = []
  const left = [...faces]
  const dice = SeededDice.from('scripted')
  dice.d = () => left.shift() ?? 1
  rules.apply(structuredClone(state), 0, ACTIONS[type], dice, event => events.push(event))
  const [first] = events
  return first ? (presentation.effects?.(first) ?? []) : []
}

function wholeDuel(scenario: string): Event[] {
  const loaded = broadside.load(optionsOf(scenario))
  const dice = SeededDice.from(`shown ${scenario}`)
  const events: Event[] = []
  for (let tables = 0; tables < 5; tables++) {
    const state = loaded.setup(dice, event => events.push(event))
    while (!state.ended) {
      const seat = loaded.toAct(state)[0] ?? 0
      const legal = loaded.legal(state, seat).filter(({ type }) => type !== 'gain')
      loaded.apply(state, seat, dice.pick(legal), dice, event => events.push(event))
    }
  }
  return events
}

/** All faces an event tells of, in the order they fell. */
function diceIn(event: Event): number[] {
  switch (event.type) {
    case 'initiative':
      return event.dice.flat()
    case 'attacked':
      return [event.hull, event.crew, event.own].flatMap(toll => toll?.dice ?? [])
    case 'struck':
      return [event.hull, event.crew].flatMap(toll => toll?.dice ?? [])
    case 'mended':
      return [...event.roll.dice]
    case 'won':
      return event.dice.flatMap(({ dice }) => dice)
    default:
      return []
  }
}

function read(panel: Panel): unknown {
  const cell = (value: Text | number) => (typeof value === 'number' ? value : say(value, en))
  if (panel.kind === 'table') return [panel.columns.map(cell), panel.rows.map(row => row.map(cell))]
  return panel.kind === 'text' ? panel.lines.map(cell) : []
}

function sayable(text: Text): void {
  for (const catalogue of Object.values(show.texts)) expect(say(text, catalogue)).not.toMatch(/[⟨{]/)
}
