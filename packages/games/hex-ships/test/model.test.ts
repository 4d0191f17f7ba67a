import { at, branches, DrawnDice, distribution } from '@sextant/engine'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Event } from '../src/index.ts'
import { anyVolley, type Encounter } from './any-volley.ts'
import { fireVolley, sideSeen, switchedOn } from './volley-model.ts'

const TARGET = { type: 'target', ship: 'violet-1' } as const
const FIRE = { type: 'fire' } as const

/** Dice that fall as a list of numbers says, whatever their faces. */
class ListedDice extends DrawnDice {
  readonly #list: readonly number[]
  #next = 0
  constructor(list: readonly number[]) {
    super()
    this.#list = list
  }
  override face(faces: number): number {
    return (at(this.#list, this.#next++) % faces) + 1
  }
  protected comesTrue(): boolean {
    throw new Error('nothing is drawn as a chance')
  }
}

const falls = fc.array(fc.nat(719), { minLength: 40, maxLength: 40 })
/** Twice in three falls the 2d6 show a 12, so that criticals are common. */
const luckyFalls = fc.tuple(falls, fc.nat(2)).map(([list, n]) => (n > 0 ? [5, 5, ...list] : list))

describe('a volley by the rules and by a model of its own', () => {
  test('switches the same weapons on, and does the same', () => {
    const met = new Set<string>()
    fc.assert(
      fc.property(anyVolley, luckyFalls, (encounter, list) => {
        const { rules, state, attacker, target } = encounter
        rules.apply(state, 0, TARGET, new ListedDice([]), () => undefined)
        const on = switchedOn(attacker, target)
        expect(state.volley.weapons).toEqual(on)
        const events: Event[] = []
        rules.apply(state, 0, FIRE, new ListedDice(list), event => events.push(event))
        const fired = events.find(event => event.type === 'fired')
        expect(fired?.type === 'fired' && fired.side).toBe(sideSeen(target, attacker))
        const dice = new ListedDice(list)
        fireVolley(attacker, target, on, faces => dice.face(faces))
        compare(encounter)
        for (const event of events) met.add(event.type)
      }),
      { numRuns: 600 },
    )
    for (const type of ['missed', 'struck', 'disrupted', 'critical', 'destroyed', 'missiles-rolled'])
      expect(met).toContain(type)
  })
})

function compare({ state, attacker, target }: Encounter): void {
  const [gun, mark] = [at(state.ships, 0), at(state.ships, 1)]
  expect(gun.energy).toBe(attacker.energy)
  expect(gun.weapons.map(({ ammo }) => ammo)).toEqual(attacker.weapons.map(({ ammo }) => ammo))
  expect(mark.shields).toEqual(target.shields)
  expect(mark.armor).toEqual(target.armor)
  expect(mark.hull).toBe(target.hull)
  expect(mark.status).toBe(target.hull === 0 ? 'destroyed' : 'fighting')
  expect(mark.disruption).toBe(target.disruption)
  expect(mark.criticals).toEqual(target.criticals)
  expect(mark.weapons.map(({ broken }) => broken)).toEqual(target.weapons.map(({ broken }) => broken))
}

describe('the forecast of a volley', () => {
  test('says exactly what the rules do, over every way the dice can fall', () => {
    const asked = new Set<string>()
    fc.assert(
      fc.property(fewMissiles, ({ rules, state }) => {
        const before = rules.forecast?.(rules.view(state, 0), 0, TARGET)
        rules.apply(state, 0, TARGET, new ListedDice([]), () => undefined)
        const forecast = rules.forecast?.(rules.view(state, 0), 0, FIRE)
        expect(before).toEqual(forecast)
        const every = branches(rules, state, 0, FIRE)
        for (const { of, outcomes } of forecast?.odds ?? []) {
          asked.add(of.replace(/\d+/, 'n'))
          const found = distribution(every, ({ events }) => measure(of, events))
          const likely = outcomes.filter(({ chance }) => chance > 0)
          expect(likely.length, of).toBe(found.length)
          for (const { value, chance } of found)
            expect(outcomes.find(outcome => outcome.value === value)?.chance, of).toBeCloseTo(chance, 9)
        }
      }),
      { numRuns: 60 },
    )
    for (const of of ['damage', 'destroyed', 'shield', 'armor', 'hull', 'criticals', 'disruption', 'hit-n'])
      expect(asked).toContain(of)
  })
})

/** Each launcher and each critical multiplies the ways that have to be tried. */
const fewMissiles = anyVolley.filter(({ attacker, target }) => {
  const kinds = switchedOn(attacker, target).map(hardpoint => attacker.weapons[hardpoint]?.kind)
  return (
    kinds.filter(kind => kind === 'missile').length <= 2 &&
    kinds.filter(kind => kind === 'torpedo').length <= 1
  )
})

/** What a forecast speaks of, read off the events of one way the dice can fall. */
function measure(of: string, events: readonly Event[]): number | boolean {
  const struck = events.filter(event => event.type === 'struck')
  const criticals = events.filter(event => event.type === 'critical')
  const sum = (...layers: readonly ('shield' | 'armor' | 'hull')[]) =>
    struck.reduce((total, blow) => total + layers.reduce((part, layer) => part + blow[layer], 0), 0)
  if (of === 'damage') return sum('shield', 'armor', 'hull')
  if (of === 'shield' || of === 'armor' || of === 'hull') return sum(of)
  if (of === 'destroyed') return events.some(event => event.type === 'destroyed')
  if (of === 'criticals') return criticals.length
  if (of === 'disruption') return events.filter(event => event.type === 'disrupted').length
  if (of.startsWith('critical-'))
    return criticals.some(({ result, effect }) => effect && `critical-${result}` === of)
  if (of.startsWith('hit-')) return reached(Number(of.slice(4)), events)
  throw new Error(`nothing measures ${of}`)
}

function reached(hardpoint: number, events: readonly Event[]): boolean {
  let sum = 0
  let needed = 0
  for (const event of events) {
    if (event.type === 'rolled') sum = event.dice.reduce((total, die) => total + die, 0)
    if (event.type === 'fired')
      needed = event.weapons.find(weapon => weapon.hardpoint === hardpoint)?.difficulty ?? 0
  }
  return sum >= needed
}
