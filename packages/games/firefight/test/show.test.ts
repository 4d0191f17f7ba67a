import { at, SeededDice } from '@sextant/engine'
import { type PickGesture, say, whyNotScene } from '@sextant/scene'
import { describe, expect, test } from 'vitest'
import { names } from '../src/battle/names.ts'
import type { Condition } from '../src/battle/schema/scenario.ts'
import { nextDeployment, routinesFor } from '../src/battle/show/auto-deploy.ts'
import { combinationsFor } from '../src/battle/show/combinations.ts'
import { dangersAt } from '../src/battle/show/exposure.ts'
import { fieldOf } from '../src/battle/show/field.ts'
import { focusOf } from '../src/battle/show/focus.ts'
import { reserveOf } from '../src/battle/show/reserve.ts'
import { shotsIn } from '../src/battle/show/shots.ts'
import { watchedGround } from '../src/battle/show/watched-ground.ts'
import { percentOf } from '../src/battle/show/words.ts'
import { ATTACKED, MOVED } from '../src/battle/state.ts'
import { en } from '../src/battle/texts/en.ts'
import { firefight, type Options, type State, show, tablesOf } from '../src/index.ts'

const usual = optionsOf('elimination')

describe('names', () => {
  test('every quantity of a forecast and every end has one in the catalogue', () => {
    // Those next to a blast share a name.
    const odds = names.odds.filter(of => !/^blast-\d$/.test(of)).map(of => `odds.${of}`)
    const conditions = { hold: 0, flags: 0, terrain: 0, breakthrough: 0 } satisfies Record<
      Condition['type'],
      0
    >
    const reasons = Object.keys(conditions).map(type => `reason.${type}`)
    expect([...odds, ...reasons].filter(key => !Object.hasOwn(en, key))).toEqual([])
  })
})

describe('the reserve', () => {
  test('has a place for every unit beside maps of every size, and none on the map', () => {
    for (let size = 4; size <= 20; size++) {
      const many = { ...usual, scenario: { ...usual.scenario, size }, teams: twelve(usual) }
      const spots = reserveOf(tablesOf(many))
      expect(new Set(spots.map(({ q, r }) => `${q},${r}`)).size).toBe(24)
      for (const { q, r } of spots)
        expect(Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r))).toBeGreaterThan(size)
    }
  })

  test('is gone once all are deployed', () => {
    const { rules, state, presentation } = begin(usual)
    const cells = () => {
      const { stage } = presentation.scene(state, 0)
      return stage.kind === 'hexes' ? stage.cells.length : 0
    }
    expect(cells()).toBe(rules.tables.board.size + rules.tables.units.length)
    deployAll(rules, state)
    expect(cells()).toBe(rules.tables.board.size)
  })
})

describe('to deploy the rest', () => {
  test('places every unit of both sides legally, and then is offered no longer', () => {
    for (const { options } of firefight.scenarios) {
      const { rules, state } = begin(options)
      deployAll(rules, state)
      expect(state.round).toBe(1)
      expect(routinesFor(fieldOf(rules.tables), state, 0)).toEqual([])
    }
  })

  test('is offered to the side that is to place a unit', () => {
    const { rules, state } = begin(usual)
    const field = fieldOf(rules.tables)
    expect(routinesFor(field, state, 0)).toHaveLength(1)
    expect(routinesFor(field, state, 1)).toEqual([])
  })
})

describe('overwatch', () => {
  test('marks the ground that a watcher sees within its range, for the other side’s turn', () => {
    const { rules, state, presentation } = fight()
    state.watch[0] = 0
    state.active = 1
    const ground = watchedGround(fieldOf(rules.tables), state, 0)
    expect(ground.length).toBeGreaterThan(0)
    const zone = presentation.scene(state, 1).highlights?.filter(({ meaning }) => meaning === 'zone') ?? []
    expect(zone.map(({ cell }) => cell).sort()).toEqual([...ground].sort())
  })

  test('is said before a unit walks into it', () => {
    const { rules, state, presentation } = fight()
    state.watch[rules.tables.own[1]?.[0] ?? -1] = 0
    const watched = fieldOf(rules.tables)
    const cells = new Set(watchedGround(watched, state, 1))
    const moves = rules.legal(state, 0).filter(action => action.type === 'move' && cells.has(action.to))
    expect(moves.length).toBeGreaterThan(0)
    for (const action of moves) {
      const gesture = presentation.gesture(state, 0, action) as PickGesture
      expect(gesture.hint?.tone).toBe('bad')
      expect(said(gesture.about)).toMatch(/Shot at/)
    }
    const [move] = moves
    const forecast = move && rules.forecast?.(state, 0, move)
    const effects = forecast && presentation.headline?.(state, 0, move, forecast)?.effects
    expect(Object.values(effects ?? {}).map(said)).toEqual([
      expect.stringMatching(/^Warden Brandt, when you enter −?\d+,−?\d+$/),
    ])
  })
})

describe('several watchers', () => {
  test('are chosen by 1, 2 and so on, in the order in which they are offered', () => {
    const { rules, state, presentation } = fight()
    for (const unit of rules.tables.own[1]?.slice(1) ?? []) state.watch[unit] = 0
    const halted = rules
      .legal(state, 0)
      .filter(({ type }) => type === 'move')
      .map(action => {
        const after = rules.copy(state)
        rules.apply(after, 0, action, SeededDice.from('watchers'), () => {})
        return after
      })
      .find(after => after.over === null && after.mover >= 0)
    if (!halted) throw new Error('no move is seen by several watchers')
    const keys = rules.legal(halted, 1).map(action => {
      const gesture = presentation.gesture(halted, 1, action)
      return gesture.kind === 'press' ? gesture.key : undefined
    })
    expect(keys.length).toBeGreaterThan(1)
    expect(keys).toEqual(keys.map((_, place) => String(place + 1)))
  })
})

describe('focus fire', () => {
  test('is worth more than the best attack alone, and at most certain', () => {
    const { rules, state } = fight()
    const shots = shotsIn(fieldOf(rules.tables), state)
    const all = focusOf(shots, 0)
    expect(all.length).toBeGreaterThan(0)
    for (const { shots: each, wounds, destroyed } of all) {
      expect(wounds).toBeGreaterThan(Math.max(...each.map(shot => shot.wounds)) - 1e-9)
      expect(destroyed).toBeGreaterThanOrEqual(Math.max(...each.map(shot => shot.destroyed)) - 1e-9)
      expect(destroyed).toBeLessThanOrEqual(1 + 1e-9)
    }
  })
})

describe('a move and an attack', () => {
  test('are one gesture at an enemy that is out of reach', () => {
    const { rules, state } = fight()
    const field = fieldOf(rules.tables)
    const charges = combinationsFor(field, shotsIn(field, state), state, 0).filter(
      ({ actions }) => actions.length === 2,
    )
    expect(charges.length).toBeGreaterThan(0)
    for (const { actions } of charges) {
      const after = rules.copy(state)
      rules.apply(after, 0, actions[0], SeededDice.from('charge'), () => {})
      expect(rules.check(after, 0, at(actions, 1))).toBeUndefined()
    }
  })

  test('say who could attack the unit where it ends', () => {
    const { rules, state } = fight()
    const field = fieldOf(rules.tables)
    const shots = shotsIn(field, state)
    const charges = combinationsFor(field, shots, state, 0).filter(({ actions }) => actions.length === 2)
    const exposed = charges.filter(({ actions: [move] }) => {
      if (move?.type !== 'move') throw new Error('a charge begins with a move')
      return dangersAt(shots, move.unit, move.to).length > 0
    })
    expect(exposed.length).toBeGreaterThan(0)
    for (const charge of charges) {
      const { about, preview = [] } = charge.gesture as PickGesture
      const isExposed = exposed.includes(charge)
      expect(/^Could be attacked there by Red/.test(said(about))).toBe(isExposed)
      expect(preview.some(({ meaning }) => meaning === 'threat')).toBe(isExposed)
    }
  })
})

test('a chance is rounded as the page rounds it', () => {
  expect([0, 0.001, 0.006, 0.5, 0.999, 1].map(percentOf)).toEqual([0, '<1', 1, 50, '>99', 100])
})

describe('the ending', () => {
  const ending = (reason: string, winner: number, viewer: number, scenario = 'elimination') => {
    const { state, presentation } = begin(optionsOf(scenario))
    state.over = { winner, reason }
    return said(presentation.scene(state, viewer).ending)
  }

  test('is said as the winner and the loser would say it', () => {
    expect(ending('elimination', 0, 0)).toBe('Victory: the enemy is eliminated')
    expect(ending('elimination', 1, 0)).toBe('Defeat: your squad is eliminated')
    expect(ending('hold', 1, 0, 'hill')).toBe('Defeat: the hill is lost')
    expect(ending('hold', 1, 1, 'hill')).toBe('Victory: the hill is held')
    expect(ending('breakthrough', 0, 1, 'breakthrough')).toBe('Defeat: the line is broken')
    expect(ending('breakthrough', 1, 0, 'breakthrough')).toBe('Defeat: the breakthrough is stopped')
  })

  test('counts what was scored and who is left, and after the last round what that is worth', () => {
    const tallies = (scenario: string, reason: string) => {
      const { rules, state, presentation } = begin(optionsOf(scenario))
      deployAll(rules, state)
      expect(presentation.scene(state, 0).tallies).toBeUndefined()
      state.at[rules.tables.own[1]?.[0] ?? -1] = -1
      state.over = { winner: 0, reason }
      return presentation.scene(state, 0).tallies?.map(({ name, values }) => [said(name), ...values])
    }
    expect(tallies('elimination', 'elimination')).toEqual([['Units', 7, 5]])
    expect(tallies('elimination', 'round-limit')).toEqual([
      ['Units', 7, 5],
      ['Points', 148, 124],
    ])
    expect(tallies('hill', 'hold')?.map(([name]) => name)).toEqual(['Hill', 'Units'])
  })
})

test('what cannot be done is said in words', () => {
  const { rules, state, presentation } = fight()
  const [enemy] = rules.tables.own[1] ?? []
  const ids = fieldOf(rules.tables).ids
  const far = presentation.whyNot?.(state, 0, [{ piece: at(ids, 0) }, { cell: rules.tables.board.size - 1 }])
  expect(said(far)).toMatch(/Too far|No path|Another unit/)
  state.at[enemy ?? -1] = rules.tables.board.size - 1
  const target = presentation.whyNot?.(state, 0, [{ piece: at(ids, 0) }, { piece: at(ids, enemy ?? -1) }])
  expect(said(target)).toMatch(/Out of range|out of sight/)
})

test('an enemy that is clicked with nobody chosen says whether somebody could attack it', () => {
  const { rules, state, presentation } = fight()
  const [enemy = -1] = rules.tables.own[1] ?? []
  const clicked = () =>
    said(presentation.whyNot?.(state, 0, [{ piece: at(fieldOf(rules.tables).ids, enemy) }]))
  expect(clicked()).toMatch(/Choose one of your units first/)
  for (const unit of rules.tables.own[0] ?? []) state.marks[unit] = MOVED
  state.at[enemy] = rules.tables.board.size - 1
  expect(clicked()).toMatch(/No unit that can still attack .* range and sight/)
  for (const unit of rules.tables.own[0] ?? []) state.marks[unit] = MOVED | ATTACKED
  expect(clicked()).toMatch(/All your units have attacked/)
})

test('a unit of the other side says whose turn it is to deploy', () => {
  const { rules, state, presentation } = begin(usual)
  const [enemy = -1] = rules.tables.own[1] ?? []
  const why = presentation.whyNot?.(state, 0, [{ piece: at(fieldOf(rules.tables).ids, enemy) }])
  expect(said(why)).toBe('Blue deploys: 7 to place')
})

test('a panel says what hatched ground means, while there is any', () => {
  const { state, presentation } = fight()
  const legend = () => presentation.scene(state, 1).panels?.some(({ id }) => id === 'watched')
  expect(legend()).toBe(false)
  state.watch[0] = 0
  state.active = 1
  expect(legend()).toBe(true)
})

test('scenes of every scenario are sound after the deployment', () => {
  for (const { options } of firefight.scenarios) {
    const { rules, state, presentation } = begin(options)
    deployAll(rules, state)
    expect(whyNotScene(presentation.scene(state, 0), show.skin)).toEqual([])
  }
})

function optionsOf(id: string): Options {
  const found = firefight.scenarios.find(scenario => scenario.id === id)
  if (!found) throw new Error(`there is no scenario ${id}`)
  return found.options
}

/** Both teams with as many units as there can be. */
function twelve({ teams: { blue, red } }: Options): Options['teams'] {
  const filled = (team: typeof blue) => ({
    ...team,
    units: Array.from({ length: 12 }, (_, number) => ({ ...at(team.units, 0), id: `unit-${number}` })),
  })
  return { blue: filled(blue), red: filled(red) }
}

function begin(options: Options) {
  const rules = firefight.load(options)
  const state = rules.setup(SeededDice.from('table'), () => {})
  return { rules, state, presentation: show.load(rules, options) }
}

function deployAll(rules: ReturnType<typeof begin>['rules'], state: State): void {
  const field = fieldOf(rules.tables)
  while (state.round === 0) {
    const action = nextDeployment(field, state)
    if (!action) throw new Error('nobody is left to deploy')
    expect(rules.check(state, state.active, action)).toBeUndefined()
    rules.apply(state, state.active, action, SeededDice.from('none'), () => {})
  }
}

/** A small map, so that both sides see each other at once. */
function fight() {
  const small = { ...usual, scenario: { ...usual.scenario, size: 4 } }
  const begun = begin(small)
  deployAll(begun.rules, begun.state)
  begun.state.round = 2
  return begun
}

function said(text: Parameters<typeof say>[0] | undefined): string {
  return text === undefined ? '' : say(text, show.texts.en)
}
