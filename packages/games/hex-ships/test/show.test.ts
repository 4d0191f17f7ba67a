import { at, SeededDice } from '@sextant/engine'
import { createCourses, distance } from '@sextant/hex'
import { type Gesture, type PickGesture, say, type Text } from '@sextant/scene'
import { describe, expect, test } from 'vitest'
import { names } from '../src/battle/names.ts'
import { WEAPON_KINDS } from '../src/battle/schema/names.ts'
import type { Objective } from '../src/battle/schema/scenario.ts'
import { coursesOf } from '../src/battle/show/courses.ts'
import { portraits } from '../src/battle/show/portraits.ts'
import { iconOf, skin } from '../src/battle/show/skin.ts'
import { catalogueIn } from '../src/battle/texts/catalogue.ts'
import { en } from '../src/battle/texts/en.ts'
import {
  type Action,
  card,
  classes,
  type Event,
  hexShips,
  type Options,
  type State,
  show,
} from '../src/index.ts'
import { begin, optionsWith, plainClass, setup } from './battlefield.ts'

const english = catalogueIn('en', en)
const words = (text: Text | undefined) => (text === undefined ? undefined : say(text, english))

const gunboat: typeof plainClass = {
  ...plainClass,
  energy: 8,
  speed: 2,
  maneuverability: 1,
  thrust: { up: 0, down: 0 },
  hardpoints: [
    { kind: 'omni', sextants: [1, 2] },
    { kind: 'omni', face: 1 },
  ],
}
const options = optionsWith({ gunboat }, [
  setup('own', 'amber', 'gunboat', { at: '0,6', weapons: ['laser', 'cannon'], name: 'Owl' }),
  setup('foe', 'violet', 'gunboat', { at: '0,-1', facing: 3, weapons: ['laser', 'cannon'], name: 'Fox' }),
])

function table(given: Options = options, seed = 'begin') {
  const { rules, state } = begin(given, seed)
  return { rules, state, presentation: show.load(rules, given) }
}

/** In the turn of the ship, in a phase. */
function inTurnOf(ship: string, phase: State['phase'], given: Options = options) {
  const shown = table(given)
  const { rules, state } = shown
  for (let step = 0; step < 200; step++) {
    const index = state.phase === 'fire' ? state.acted : state.order.length - 1 - state.acted
    const acting = at(rules.tables.ships, at(state.order, index))
    if (acting.id === ship && state.phase === phase) return shown
    const legal = rules.legal(state, acting.seat)
    const next = legal.find(({ type }) => type === 'end-turn') ?? legal.find(({ type }) => type === 'advance')
    if (!next) break
    rules.apply(state, acting.seat, next, SeededDice.from('turns'), () => undefined)
  }
  throw new Error(`${ship} has no turn to ${phase}`)
}

/** The place of a ship in the shuffle that decides ties. */
function rankOf(ship: string): number {
  const { rules, state } = table()
  return at(
    state.ranks,
    rules.tables.ships.findIndex(({ id }) => id === ship),
  )
}

function picksOf(gesture: Gesture): PickGesture {
  if (gesture.kind !== 'pick') throw new Error('no pick')
  return gesture
}

describe('courses', () => {
  test('speed 2 and maneuverability 1 reach 5 hexes in 7 end states', () => {
    const { rules, state } = inTurnOf('own', 'move')
    const courses = coursesOf(rules.tables, createCourses(rules.tables.board), state)
    expect(courses).toHaveLength(7)
    expect(new Set(courses.map(({ cell }) => cell)).size).toBe(5)
  })

  test('each is flown with one gesture: the hex again for the facing with the fewest turns, or the hex it is to face', () => {
    const { rules, state, presentation } = inTurnOf('own', 'move')
    const all = presentation.combinations?.(state, 0) ?? []
    // Seven end states, and one more gesture for each of the five hexes.
    expect(all).toHaveLength(12)
    const ahead = rules.tables.cellOf.get('0,4') ?? -1
    const straight = all.find(({ gesture }) =>
      gesture.picks.every((pick, n) => n === 0 || ('cell' in pick && pick.cell === ahead)),
    )
    expect(straight?.actions).toEqual([
      { type: 'set-speed', speed: 2 },
      { type: 'advance' },
      { type: 'advance' },
    ])
    expect(straight?.gesture.ghost).toEqual({ piece: 'own', at: ahead, facing: 0 })
    expect(words(straight?.gesture.label)).toBe('Fly to 0,4, facing north: speed 2')
  })

  test('the step off the map says what it means, and has a key of its own', () => {
    const { rules, state, presentation } = inTurnOf('own', 'move')
    const step = () => presentation.gesture(state, 0, { type: 'advance' })
    expect(step()).toMatchObject({ key: 'w' })
    expect(step()).not.toHaveProperty('about')
    const { radius } = rules.tables.scenario
    at(state.ships, 0).at = `0,${-radius}`
    expect(step()).toMatchObject({ key: 'x', about: { key: 'gesture.leave-about' } })
  })

  test('none is offered to the other side, nor in the attack', () => {
    const { state, presentation } = inTurnOf('own', 'move')
    expect(presentation.combinations?.(state, 1)).toEqual([])
    const attack = inTurnOf('own', 'fire')
    expect(attack.presentation.combinations?.(attack.state, 0)).toEqual([])
  })

  test('what enemies could do at the end of a course is written on it, and on them', () => {
    const { rules, state, presentation } = inTurnOf('own', 'move')
    const ahead = rules.tables.cellOf.get('0,4') ?? -1
    const gesture = (presentation.combinations?.(state, 0) ?? [])
      .map(one => one.gesture)
      .find(({ ghost }) => ghost?.at === ahead)
    const foe = presentation.scene(state, 0).pieces.find(({ id }) => id === 'foe')
    expect(words(gesture?.hint?.text)).toMatch(/^−\d/)
    expect(gesture?.preview?.map(({ cell, meaning, label }) => [cell, meaning, words(label)])).toEqual([
      [foe?.at, 'threat', expect.stringMatching(/ at your front$/)],
    ])
  })

  test('damaged side thrusters promise no turn', () => {
    const { rules, state } = inTurnOf('own', 'move')
    at(state.ships, 0).criticals.push('side-thrusters')
    const courses = coursesOf(rules.tables, createCourses(rules.tables.board), state)
    expect(courses.map(({ turns }) => turns)).toEqual([0])
  })
})

describe('firing', () => {
  test('a target is pointed at, with what a volley does to it', () => {
    const { state, presentation } = inTurnOf('own', 'fire')
    const gesture = picksOf(presentation.gesture(state, 0, { type: 'target', ship: 'foe' }))
    expect(gesture.picks).toEqual([{ piece: 'own' }, { piece: 'foe' }])
    expect(words(gesture.hint?.text)).toMatch(/damage/)
  })

  test('each weapon can be switched, those that cannot are offered with the reason', () => {
    const { rules, state, presentation } = inTurnOf('own', 'fire')
    rules.apply(state, 0, { type: 'target', ship: 'foe' }, SeededDice.from('aim'), () => undefined)
    expect(presentation.offers?.(state, 0)).toEqual([
      { type: 'switch', hardpoint: 0 },
      { type: 'switch', hardpoint: 1 },
    ])
    const label = words(presentation.gesture(state, 0, { type: 'switch', hardpoint: 0 }).label)
    expect(label).toMatch(/^✓ 1 Laser \d+ %, 3⚡$/)
    const { pieces } = presentation.scene(state, 0)
    const marks = pieces.find(({ id }) => id === 'own')?.diagram?.marks ?? []
    expect(marks.filter(({ paint }) => paint === 'on').length).toBeGreaterThan(0)
    expect(marks.filter(({ paint }) => paint === 'spent').length).toBeGreaterThan(0)
  })

  test('a weapon that does not bear promises no odds', () => {
    const { rules, state, presentation } = inTurnOf('own', 'fire')
    at(state.ships, 0).at = '1,6'
    rules.apply(state, 0, { type: 'target', ship: 'foe' }, SeededDice.from('aim'), () => undefined)
    const label = (hardpoint: number) =>
      words(presentation.gesture(state, 0, { type: 'switch', hardpoint }).label)
    expect(label(0)).toMatch(/^✓ 1 Laser \d+ %/)
    expect(label(1)).toBe('2 Cannon')
  })

  test('a reroll is offered with what it is worth beside the dice as they are', () => {
    const skilled = {
      ...options,
      scenario: {
        ...options.scenario,
        ships: options.scenario.ships.map(ship => ({
          ...ship,
          captain: { command: 3, gunnery: 1, engineering: 1 },
        })),
      },
    }
    const { rules, state, presentation } = inTurnOf('own', 'fire', skilled)
    for (const action of [{ type: 'target', ship: 'foe' }, { type: 'fire' }] as const)
      rules.apply(state, 0, action, SeededDice.from('roll'), () => undefined)
    const labels = rules.legal(state, 0).map(action => words(presentation.gesture(state, 0, action).label))
    expect(labels).toEqual([
      expect.stringMatching(/^Roll again: about [\d.]+ damage, \d+ % (kill|better)$/),
      expect.stringMatching(/^Keep \d \+ \d = \d+: [\d.]+ damage(, \d+ % kill)?$/),
    ])
    const { pieces, status } = presentation.scene(state, 0)
    expect(words(status)).toMatch(/1 left in this battle/)
    // The volley is paid for: no energy is about to be spent.
    const marks = pieces.find(({ id }) => id === 'own')?.diagram?.marks ?? []
    expect(marks.some(({ paint }) => paint === 'spent')).toBe(false)
  })

  test('a click on what no weapon reaches says why', () => {
    const { state, presentation } = inTurnOf('own', 'fire')
    at(state.ships, 1).at = '0,-14'
    expect(words(presentation.whyNot?.(state, 0, [{ piece: 'own' }, { piece: 'foe' }]))).toMatch(
      /Distance 18/,
    )
  })
})

describe('the ship card', () => {
  test('has a mark for every side, weapon, and point of energy and hull, and presses what can be pressed', () => {
    const { rules, state, presentation } = inTurnOf('own', 'move')
    at(state.ships, 0).shields.left = 3
    const own = presentation.scene(state, 0).pieces.find(({ id }) => id === 'own')
    const marks = own?.diagram?.marks ?? []
    const names = new Set(marks.map(({ name }) => words(name)))
    expect(names).toContain('Left shield: 3 of 10')
    expect(names).toContain('Front armor: 10 of 10')
    expect(names).toContain('1 Laser, turret 120°')
    expect(names).toContain('Hull: 20 of 20')
    const buttons = new Set(marks.flatMap(({ button }) => (button?.startsWith('charge') ? [button] : [])))
    const pressed = rules.legal(state, 0).flatMap(action => {
      const gesture = presentation.gesture(state, 0, action)
      return gesture.kind === 'press' && buttons.has(gesture.button) ? [action] : []
    })
    expect(pressed).toEqual([{ type: 'charge', face: 'left' }])
  })

  test('has turrets on the side that they fire to, and those that fire all around on the keel', () => {
    const broad = {
      ...gunboat,
      hardpoints: [
        [1, 2, 3, 4, 5, 6],
        [2, 3, 4],
        [5, 6, 1],
        [6, 1, 2, 3],
      ].map(sextants => ({
        kind: 'omni' as const,
        sextants,
      })),
    }
    const weapons = ['laser', 'laser', 'laser', 'laser']
    const ships = [
      setup('own', 'amber', 'broad', { weapons }),
      setup('foe', 'violet', 'gunboat', { at: '0,-9' }),
    ]
    const { state, presentation } = table(optionsWith({ broad, gunboat }, ships))
    const { pieces } = presentation.scene(state, 0)
    const marks = pieces.find(({ id }) => id === 'own')?.diagram?.marks ?? []
    const x = (weapon: number) =>
      marks.flatMap(({ shape }) => ('text' in shape && shape.text === String(weapon) ? shape.x : []))[0] ?? 0
    expect(x(2)).toBeGreaterThan(x(1))
    expect(x(3)).toBeLessThan(x(1))
    expect(x(4)).toBe(x(1))
  })

  test('pointing at a weapon shows its field of fire, which the ship’s own contains', () => {
    const { state, presentation } = inTurnOf('own', 'move')
    const cells = (part?: string) =>
      new Set((presentation.reach?.(state, 'own', part) ?? []).map(({ cell }) => cell))
    const [all, turret, fixed] = [cells(), cells('weapon-0'), cells('weapon-1')]
    // A fixed weapon fires along nine hexes of one row.
    expect(fixed.size).toBe(9)
    expect(turret.size).toBeGreaterThan(fixed.size)
    expect([...turret, ...fixed].every(cell => all.has(cell))).toBe(true)
  })

  test('a field of fire has a band for each range, and words on one cell of it', () => {
    const { rules, state, presentation } = inTurnOf('own', 'move')
    const { brackets } = rules.tables.combat
    const from = rules.tables.cellOf.get(at(state.ships, 0).at) ?? 0
    const field = presentation.reach?.(state, 'own') ?? []
    for (const [band, least, most] of [
      [1, 1, brackets.short],
      [2, brackets.short + 1, brackets.medium],
      [3, brackets.medium + 1, brackets.long],
    ] as const) {
      const cells = field.filter(lit => lit.band === band)
      const ranges = cells.map(({ cell }) => distance(rules.tables.board, from, cell))
      expect([Math.min(...ranges), Math.max(...ranges)]).toEqual([least, most])
      expect(cells.flatMap(({ label }) => (label === undefined ? [] : [words(label)]))).toEqual([
        `${['short', 'medium', 'long'][band - 1]} ${least}–${most}`,
      ])
    }
  })

  test('the card says size, silhouette, energy and shield generator, and what damage takes of them', () => {
    const { state, presentation } = inTurnOf('own', 'move')
    const facts = () => {
      const own = presentation.scene(state, 0).pieces.find(({ id }) => id === 'own')
      return new Map(own?.facts?.map(({ name, value }) => [words(name), words(value as Text)]))
    }
    expect(facts().get('Size')).toBe(String(gunboat.size))
    expect(facts().get('Silhouette')).toBe('medium (+0)')
    expect(facts().get('Energy')).toBe(`+${gunboat.regeneration} a round, holds ${gunboat.maxEnergy}`)
    expect(facts().get('Shield generator')).toBe(`${gunboat.generator} points a round`)
    at(state.ships, 0).criticals.push('shield-generator')
    at(state.ships, 0).disruption = 1
    expect(facts().get('Energy')).toBe(`+${gunboat.regeneration - 1} a round, holds ${gunboat.maxEnergy}`)
    expect(facts().get('Shield generator')).toBe('out of action')
  })

  test('the card says what the ranks of a captain give now, with a name or without', () => {
    const [own, foe] = options.scenario.ships
    if (!own || !foe) throw new Error('there are no ships')
    const captain = { command: 3, gunnery: 6, engineering: 1 }
    const led = { ...options, scenario: { ...options.scenario, ships: [{ ...own, captain }, foe] } }
    const { state, presentation } = inTurnOf('own', 'move', led)
    const factsOf = (id: string) => {
      const facts = presentation.scene(state, 0).pieces.find(piece => piece.id === id)?.facts ?? []
      return Object.fromEntries(facts.map(({ name, value }) => [words(name), words(value as Text)]))
    }
    expect(factsOf('own')).toMatchObject({
      Captain: 'unnamed',
      'Command 3': 'initiative +1, rerolls a battle: 1',
      'Gunnery 6': 'own attacks: difficulty −3, a target’s speed adds 1 less, several targets in a turn',
      'Engineering 1': 'no bonus yet',
    })
    expect(factsOf('foe')).toMatchObject({ Captain: 'none' })
    expect(Object.keys(factsOf('foe')).filter(name => name.startsWith('Gunnery'))).toEqual([])
    at(state.ships, 0).criticals.push('bridge')
    expect(factsOf('own')).toMatchObject({ 'Gunnery 1': 'no bonus yet' })
  })

  test('arcs stand for the sides, turned with the ship', () => {
    const { state, presentation } = table()
    const arcs = presentation.scene(state, 0).pieces[0]?.arcs ?? []
    expect(arcs.map(({ kind, from, to }) => [kind, from, to])).toEqual([
      ...[
        [-60, 60],
        [60, 120],
        [120, 240],
        [240, 300],
      ].map(range => ['shield', ...range]),
      ...[
        [-60, 60],
        [60, 120],
        [120, 240],
        [240, 300],
      ].map(range => ['armour', ...range]),
    ])
  })
})

describe('the scene', () => {
  test('has the nearest enemy in view while a ship moves', () => {
    const { rules, state, presentation } = inTurnOf('own', 'move')
    const foe = rules.tables.cellOf.get(at(state.ships, 1).at)
    expect(presentation.scene(state, 0).inView).toContain(foe)
    at(state.ships, 1).status = 'destroyed'
    expect(presentation.scene(state, 0).inView).not.toContain(foe)
  })

  test('chooses the acting ship by itself, and says who has acted and who is next', () => {
    const order = (phase: State['phase']) => {
      const { state, presentation } = inTurnOf('own', phase)
      const scene = presentation.scene(state, 0)
      expect(scene.acting).toBe('own')
      return (scene.order ?? []).map(({ title, turns }) => [
        words(title),
        ...turns.map(({ piece, done }) => `${piece}${done ? ' done' : ''}`),
      ])
    }
    const quickest = ['own', 'foe'].toSorted((a, b) => rankOf(a) - rankOf(b))
    const until = (list: string[], own = list.indexOf('own')) =>
      list.map((ship, place) => (place < own ? `${ship} done` : ship))
    expect(order('move')).toEqual([
      ['Moving', ...until(quickest.toReversed())],
      ['Firing', ...quickest],
    ])
    expect(order('fire')).toEqual([['Firing', ...until(quickest)]])
  })

  test('a ship that is gone is not in the order, and nothing is after the end', () => {
    const { state, presentation } = table()
    at(state.ships, 1).status = 'destroyed'
    const turns = presentation.scene(state, 0).order?.flatMap(group => group.turns) ?? []
    expect(turns.map(({ piece }) => piece)).toEqual(['own', 'own'])
    state.over = { winner: 0, reason: 'last-ship' }
    expect(presentation.scene(state, 0).order).toBeUndefined()
  })

  test('a wreck stays where a ship was destroyed', () => {
    const { rules, state, presentation } = table()
    at(state.ships, 1).status = 'destroyed'
    const { stage, pieces } = presentation.scene(state, 'spectator')
    const cell = rules.tables.cellOf.get('0,-1') ?? -1
    expect(stage.kind === 'hexes' && stage.cells[cell]?.feature).toBe('wreck')
    expect(pieces.map(({ id }) => id)).toEqual(['own'])
  })

  test('what is left of a ship drifts the way it flew, astern too', () => {
    const drifts = (speed: number) => {
      const { rules, state, presentation } = inTurnOf('own', 'fire')
      const foe = at(state.ships, 1)
      const none = { front: 0, right: 0, rear: 0, left: 0 }
      Object.assign(foe, { speed, hull: 1, shields: none, armor: none })
      foe.facing = 3
      const events: Event[] = []
      for (const action of [{ type: 'target', ship: 'foe' }, { type: 'fire' }] as const)
        rules.apply(state, 0, action, SeededDice.from('drift'), event => void events.push(event))
      const effects = events.flatMap(event => presentation.effects?.(event) ?? [])
      return effects.flatMap(effect => (effect.kind === 'vanish' ? [effect.drifts] : []))
    }
    expect(drifts(2)).toEqual([3])
    expect(drifts(-1)).toEqual([0])
  })

  test('the goal is what the viewer has to do', () => {
    const convoy = hexShips.scenarios.find(({ id }) => id === 'convoy')
    if (!convoy) throw new Error('there is no convoy')
    const { state, presentation } = table(convoy.options)
    expect(words(presentation.scene(state, 0).goal)).toMatch(/^Bring 2 of .* off the map/)
    expect(words(presentation.scene(state, 1).goal)).toMatch(/^Destroy 2 of/)
  })

  test('the goal says how much of it is done, and what the enemy is after', () => {
    const convoy = hexShips.scenarios.find(({ id }) => id === 'convoy')
    if (!convoy) throw new Error('there is no convoy')
    const { rules, state, presentation } = table(convoy.options)
    const goal = () => words(presentation.scene(state, 0).goal)
    expect(goal()).toMatch(/^Bring 2 .* So far: 0 of 2\. .* The enemy’s goal: Destroy 2 .* So far: 0 of 2\.$/)
    const [escorted] = convoy.options.scenario.objectives.flatMap(objective =>
      objective.type === 'leave' ? objective.ships : [],
    )
    const freighter = at(state.ships, rules.tables.shipById.get(escorted ?? '')?.index ?? -1)
    Object.assign(freighter, { status: 'left', exit: 0 })
    expect(goal()).toContain('So far: 1 of 2.')
  })

  test('a prize that must not be destroyed is no goal of the enemy', () => {
    const { options } = at(hexShips.scenarios, 0)
    const foe = options.scenario.ships?.find(({ seat }) => seat === 'violet')?.id ?? ''
    const spare = { type: 'destroy' as const, seat: 'violet' as const, ships: [foe], count: 1 }
    const { state, presentation } = table({
      ...options,
      scenario: { ...options.scenario, objectives: [spare] },
    })
    expect(words(presentation.scene(state, 0).goal)).toMatch(/What would lose you the battle: Destroy \w+\.$/)
  })

  test('the rounds that a place was held are counted in the goal', () => {
    const hold = { type: 'hold', seat: 'amber', at: '0,0', radius: 2, rounds: 3 } as const
    const { options } = at(hexShips.scenarios, 0)
    const held = { ...options, scenario: { ...options.scenario, objectives: [hold] } }
    const { state, presentation } = table(held)
    state.held[0] = 2
    expect(words(presentation.scene(state, 0).goal)).toMatch(/within 2 hexes .* So far: 2 of 3\./)
  })

  test('every class has a drawing, and every bot a face', () => {
    expect(Object.keys(classes).filter(id => iconOf(id, {}) !== id)).toEqual([])
    expect(Object.keys(portraits)).toEqual(Object.keys(card.bots))
  })

  test('every kind of weapon has a sound', () => {
    expect(WEAPON_KINDS.filter(kind => !Object.hasOwn(skin.sounds ?? {}, kind))).toEqual([])
  })

  test('every kind of objective has a reason that the end names', () => {
    const kinds = { leave: 0, destroy: 0, survive: 0, hold: 0, capture: 0 } satisfies Record<
      Objective['type'],
      0
    >
    const reasons = Object.keys(kinds).map(kind => `reason.objective-${kind}`)
    expect(reasons.filter(key => !Object.hasOwn(en, key))).toEqual([])
  })

  test('every quantity of a forecast has a name in the catalogue', () => {
    // What a weapon hits has one name for all hardpoints.
    const named = names.odds.filter(of => !/^hit-\d+$/.test(of))
    expect(named.filter(of => !Object.hasOwn(en, `odds.${of}`))).toEqual([])
  })

  test('every class and weapon has a name in the catalogue', () => {
    for (const id of Object.keys(classes)) expect(Object.hasOwn(en, `class.${id}`), id).toBe(true)
    for (const id of Object.keys(at(hexShips.scenarios, 0).options.rules.weapons))
      expect(Object.hasOwn(en, `weapon.${id}`), id).toBe(true)
  })
})

describe('words', () => {
  test('the report counts what each fleet did', () => {
    const { rules, state, presentation } = inTurnOf('own', 'fire')
    const events: Event[] = []
    const dice = SeededDice.from('report')
    const act = (action: Action) => rules.apply(state, 0, action, dice, event => events.push(event))
    act({ type: 'target', ship: 'foe' })
    act({ type: 'fire' })
    const { tallies } = presentation.report?.(events) ?? {}
    expect(tallies?.volleys).toEqual([1, 0])
    const [hits = 0] = tallies?.hits ?? []
    const [misses = 0] = tallies?.misses ?? []
    expect(hits + misses).toBe(2)
  })

  test('every event can be told', () => {
    const { presentation } = table()
    const told = presentation.tell({ type: 'turned', ship: 'own', at: '0,6', from: 0, to: 1, dice: [3, 4] })
    expect(words(told)).toBe('Owl rolls 7 and turns to the north-east.')
  })

  test('the rules card says who is disabled as the rules decide it, and explains the expansions in use', async () => {
    const cardOf = async (id: string) => {
      const scenario = hexShips.scenarios.find(one => one.id === id)
      if (!scenario) throw new Error(`there is no scenario ${id}`)
      const panels = (await show.rulesCard?.(hexShips.load(scenario.options), scenario.options)) ?? []
      return new Map(
        panels.map(panel => [
          panel.id,
          panel.kind === 'text' ? panel.lines.map(line => say(line, english)).join('\n') : '',
        ]),
      )
    }
    const usual = await cardOf('duel')
    expect(usual.get('round')).toContain(
      'A ship whose disruption had reached the regeneration of its class (its captain adds nothing) is disabled',
    )
    expect(usual.get('captains')).toContain('Afterburners, once a battle: 2 energy')
    expect(usual.has('expansions')).toBe(false)
    expect((await cardOf('carriers')).get('expansions')?.split('\n')).toHaveLength(3)
  })

  test('the rules card speaks of the weapons that are mounted, and of no other', async () => {
    const { rules } = table()
    const weapons = (await show.rulesCard?.(rules, options))?.find(({ id }) => id === 'weapons')
    if (weapons?.kind !== 'table') throw new Error('no table of weapons')
    expect(
      weapons.rows.map(([name]) => (typeof name === 'number' ? name : say(name ?? '', english))),
    ).toEqual(['Laser', 'Cannon'])
  })
})
