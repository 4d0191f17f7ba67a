import { branches, distribution, randomBot } from '@sextant/engine'
import { describe, expect, test } from 'vitest'
import { type Action, type Event, type State, show } from '../src/index.ts'
import { playMatch, rules } from './play.ts'

/** What each forecast speaks of, read off the events of one way the dice can fall. */
const measures: Record<string, (events: readonly Event[]) => number | boolean> = {
  damage: events => blow(events, 'attacked'),
  'counter-damage': events => blow(events, 'countered'),
  destroyed: events => lost(events, 'attacked'),
  'attacker-destroyed': events => lost(events, 'countered'),
  gold: events =>
    events.reduce((sum, event) => {
      if (event.type === 'captured') return sum + event.reward + event.plunder
      return event.type === 'income' ? sum + event.gold : sum
    }, 0),
}

describe('forecasts', () => {
  const positions = randomPositions(6)

  test('there are attacks of every kind among the positions', () => {
    const kinds = new Set(
      positions.flatMap(({ state, action }) =>
        action.type === 'attack'
          ? [`${state.units[action.unit]?.kind} ${state.units[action.target]?.kind}`]
          : [],
      ),
    )
    expect(kinds.size).toBe(rules.tables.kinds.size ** 2)
  })

  test('say exactly what the rules do, over every way the dice can fall', () => {
    for (const { state, seat, action } of positions) {
      const every = branches(rules, state, seat, action)
      for (const { of, outcomes } of rules.forecast?.(state, seat, action).odds ?? []) {
        const measure = measures[of]
        if (!measure) throw new Error(`nothing measures ${of}`)
        const found = distribution(every, ({ events }) => measure(events))
        const likely = outcomes.filter(({ chance }) => chance > 0)
        expect(likely.length, `${of} of ${JSON.stringify(action)}`).toBe(found.length)
        for (const { value, chance } of found)
          expect(outcomes.find(outcome => outcome.value === value)?.chance).toBeCloseTo(chance, 9)
      }
    }
  })

  test('name every factor of an attack', () => {
    const cavalry = {
      army: 'red',
      kind: 'cavalry',
      at: '4,0',
      health: 100,
      status: 'moved',
      counters: 0,
    } as const
    const infantry = { ...cavalry, army: 'blue', kind: 'infantry', at: '5,0', health: 120 } as const
    const state: State = {
      ...rules.setup(noDice, () => undefined),
      units: { 'red-cavalry-1': cavalry, 'blue-infantry-1': infantry },
    }
    const action = { type: 'attack', unit: 'red-cavalry-1', target: 'blue-infantry-1' } as const
    const odds = rules.forecast?.(state, 0, action).odds ?? []
    expect(odds.find(({ of }) => of === 'damage')?.factors).toEqual([
      { name: 'attack', effect: '45' },
      { name: 'counter', effect: '×1.25' },
      { name: 'hunting', effect: '×1.2' },
      { name: 'fortitude', effect: '×0.67' },
      { name: 'critical', effect: '40 % ×1.5' },
    ])
    expect(odds.find(({ of }) => of === 'counter-damage')?.factors).toEqual([
      { name: 'attack', effect: '35' },
      { name: 'power', effect: '×0.75' },
      { name: 'counter', effect: '×0.75' },
      { name: 'fortitude-critical', effect: '66 % ×1.8' },
    ])
  })

  test.each([
    ['destroyed', 'cavalry', 1, 0],
    ['spent', 'cavalry', 120, 1],
    ['ranged', 'artillery', 120, 0],
  ] as const)('say why nothing comes back: %s', (reason, kind, health, counters) => {
    const unit = { army: 'red', kind, at: '4,0', health: 75, status: 'ready', counters: 0 } as const
    const target = { ...unit, army: 'blue', kind: 'infantry', at: '5,0', health, counters } as const
    const state: State = { ...rules.setup(noDice, () => undefined), units: { unit, target } }
    const odds = rules.forecast?.(state, 0, { type: 'attack', unit: 'unit', target: 'target' }).odds ?? []
    expect(odds.find(({ of }) => of === 'counter-damage')).toEqual({
      of: 'counter-damage',
      outcomes: [{ value: 0, chance: 1 }],
      factors: [{ name: `no-counter-${reason}`, effect: '0' }],
    })
  })

  test('every quantity and every factor has its words in every language', () => {
    const codes = positions.flatMap(({ state, seat, action }) =>
      (rules.forecast?.(state, seat, action).odds ?? []).flatMap(({ of, factors }) => [
        `odds.${of}`,
        ...factors.map(({ name }) => `factor.${name}`),
      ]),
    )
    for (const code of new Set(codes))
      for (const catalogue of Object.values(show.texts)) expect(catalogue[code], code).toBeTruthy()
  })
})

const noDice = { d: never, roll: never, sum: never, chance: never, pick: never, shuffle: never }

function never(): never {
  throw new Error('the set-up draws nothing')
}

/** Every attack, capture and end of turn of some random matches. */
function randomPositions(matches: number): { state: State; seat: number; action: Action }[] {
  const positions: { state: State; seat: number; action: Action }[] = []
  for (let match = 0; match < matches; match++)
    playMatch([randomBot(), randomBot()], `forecast ${match}`, (state, seat, action) =>
      positions.push({ state: rules.copy(state), seat, action }),
    )
  return positions.filter(({ action }) => action.type !== 'recruit')
}

function blow(events: readonly Event[], type: 'attacked' | 'countered'): number {
  const found = events.find(event => event.type === type)
  return found && 'damage' in found ? found.damage : 0
}

/** Whether the one who was struck by this kind of blow was destroyed. */
function lost(events: readonly Event[], type: 'attacked' | 'countered'): boolean {
  const found = events.find(event => event.type === type)
  return found !== undefined && 'target' in found && found.health === 0
}
