import type { GuideStep, Target } from '@sextant/scene'
import type { Event } from '../events.ts'
import { armyAt } from '../game.ts'
import type { Army, Kind } from '../schema.ts'
import type { State } from '../state.ts'
import type { TextKey } from '../texts/key.ts'
import type { Blades } from '../types.ts'
import type { World } from '../world.ts'
import { text } from './words.ts'

/** A newcomer's first turns: move, make room, end the turn, recruit, strike, take a city. */
export function guideFor(world: World): GuideStep<Blades>[] {
  return [
    step(
      'guide.move',
      (state, army) => unitsOf(state, army, 'cavalry'),
      (army, since) =>
        since.some(event => event.type === 'moved' && event.army === army && event.kind === 'cavalry'),
    ),
    step(
      'guide.leave',
      (state, army) => garrisons(world, state, army),
      (army, _since, state) => hasEmptyCity(world, state, army),
    ),
    step(
      'guide.end',
      () => [],
      (army, since) => since.some(event => event.type === 'turn-ended' && event.army === army),
    ),
    step(
      'guide.recruit',
      (state, army) => cities(world, state, holder => holder === army),
      (army, since) => since.some(event => event.type === 'recruited' && event.army === army),
    ),
    step(
      'guide.attack',
      (state, army) => unitsOf(state, army, 'cavalry'),
      (army, since) => since.some(event => event.type === 'attacked' && event.army === army),
    ),
    step(
      'guide.take',
      (state, army) => cities(world, state, holder => holder !== army),
      (army, since) => since.some(event => event.type === 'captured' && event.army === army),
    ),
  ]
}

function step(
  key: TextKey,
  targets: (state: State, army: Army) => readonly Target[],
  done: (army: Army, since: readonly Event[], state: State) => boolean,
): GuideStep<Blades> {
  return {
    text: text(key),
    targets: (view, seat) => targets(view, armyAt(seat)),
    done: (view, seat, since) => done(armyAt(seat), since, view),
  }
}

function unitsOf({ units }: State, army: Army, kind: Kind): Target[] {
  return Object.entries(units).flatMap(([id, unit]) =>
    unit.army === army && unit.kind === kind ? [{ piece: id }] : [],
  )
}

/** Own units on own cities, in the way of recruits. */
function garrisons({ cellOf, cityOn }: World, { units }: State, army: Army): Target[] {
  return Object.entries(units).flatMap(([id, unit]) =>
    unit.army === army && cityOn[cellOf.get(unit.at) ?? -1] ? [{ piece: id }] : [],
  )
}

function hasEmptyCity({ regions, names }: World, { cities, units }: State, army: Army): boolean {
  const taken = new Set(Object.values(units).map(({ at }) => at))
  return regions.some(({ id, city }) => cities[id] === army && !taken.has(names[city] as string))
}

function cities({ regions }: World, state: State, wanted: (holder: string | undefined) => boolean): Target[] {
  return regions.filter(({ id }) => wanted(state.cities[id])).map(({ city }) => ({ cell: city }))
}
