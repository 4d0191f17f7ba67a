import { at } from '@sextant/engine'
import type { GuideStep, Phrase, Target } from '@sextant/scene'
import { guideStep } from '@sextant/scene/kit'
import type { Event } from '../events.ts'
import { cityUnder } from '../rules/board-units.ts'
import { armyAt } from '../rules/seats.ts'
import type { Army, Kind } from '../schema.ts'
import type { State } from '../state.ts'
import type { Tables } from '../tables.ts'
import type { Blades } from '../types.ts'
import { kindName, text } from './words.ts'

/** A newcomer's first turns: move, end the turn, make room, recruit, strike, take a city. */
export function guideFor(tables: Tables): GuideStep<Blades>[] {
  const fast = fastestKind(tables)
  const fastUnits = (state: State, army: Army) => unitsOf(state, army, fast)
  return [
    step(
      text('guide.move', { kind: kindName(tables.kinds, fast) }),
      fastUnits,
      (army, since, state) =>
        fastUnits(state, army).length === 0 ||
        since.some(event => event.type === 'moved' && event.army === army && event.kind === fast),
    ),
    step(
      text('guide.end'),
      () => [],
      (army, since) => since.some(event => event.type === 'turn-ended' && event.army === army),
    ),
    step(
      text('guide.leave'),
      (state, army) => garrisons(tables, state, army),
      (army, _since, state) => hasEmptyCity(tables, state, army),
    ),
    step(
      text('guide.recruit'),
      (state, army) => cities(tables, state, holder => holder === army),
      (army, since) => since.some(event => event.type === 'recruited' && event.army === army),
    ),
    step(text('guide.attack'), fastUnits, (army, since) =>
      since.some(event => event.type === 'attacked' && event.army === army),
    ),
    step(
      text('guide.take'),
      (state, army) => cities(tables, state, holder => holder !== army),
      (army, since) => since.some(event => event.type === 'captured' && event.army === army),
    ),
  ]
}

function step(
  sentence: Phrase,
  targets: (state: State, army: Army) => readonly Target[],
  done: (army: Army, since: readonly Event[], state: State) => boolean,
): GuideStep<Blades> {
  return guideStep<Blades>(
    sentence,
    (view, seat) => targets(view, armyAt(seat)),
    (seat, since, view) => done(armyAt(seat), since, view),
  )
}

/** The fastest of the kinds that armies start with. */
function fastestKind({ kinds, scenario }: Tables): Kind {
  const first = new Set(scenario.start.units.flatMap(({ army, kind }) => (army === 'neutral' ? [] : [kind])))
  const all = [...kinds.values()]
  const some = all.filter(({ id }) => first.has(id))
  return (some.length > 0 ? some : all).reduce((best, kind) => (kind.speed > best.speed ? kind : best)).id
}

function unitsOf({ units }: State, army: Army, kind: Kind): Target[] {
  return Object.entries(units).flatMap(([id, unit]) =>
    unit.army === army && unit.kind === kind ? [{ piece: id }] : [],
  )
}

/** Own units on own cities, in the way of recruits. */
function garrisons(tables: Tables, { units }: State, army: Army): Target[] {
  return Object.entries(units).flatMap(([id, unit]) =>
    unit.army === army && cityUnder(tables, unit) ? [{ piece: id }] : [],
  )
}

function hasEmptyCity({ regions, names }: Tables, { cities, units }: State, army: Army): boolean {
  const taken = new Set(Object.values(units).map(unit => unit.at))
  return regions.some(({ id, city }) => cities[id] === army && !taken.has(at(names, city)))
}

function cities(
  { regions }: Tables,
  state: State,
  wanted: (holder: string | undefined) => boolean,
): Target[] {
  return regions.filter(({ id }) => wanted(state.cities[id])).map(({ city }) => ({ cell: city }))
}
