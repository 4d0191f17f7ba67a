import type { GuideStep, Target, Text } from '@sextant/scene'
import type { Event } from '../events.ts'
import { portHere } from '../rules/trade.ts'
import type { State } from '../state.ts'
import type { Voyage } from '../types.ts'
import { portAt, type World } from '../world.ts'
import { ENEMY, prizesText, SHIP, text } from './words.ts'

/** A newcomer's first days: buy, put out, meet somebody, take a prize, have the ship repaired. */
export function guideFor(world: World): GuideStep<Voyage>[] {
  const place = (id: string): Target => ({ cell: world.placeOf.get(id) ?? -1 })
  const { prizesNeeded } = world.numbers
  const wanted = { prizes: prizesText(prizesNeeded) }
  return [
    step(
      prizesNeeded === 0 ? text('guide.buy-bare') : text('guide.buy', wanted),
      () => [{ piece: SHIP }],
      since => since.some(({ type }) => type === 'bought' || type === 'refitted' || type === 'sailed'),
    ),
    step(
      text('guide.sail'),
      state => (world.legsFrom.get(state.at) ?? []).map(({ to }) => place(to)),
      since => since.some(({ type }) => type === 'sailed'),
    ),
    step(
      text('guide.meet'),
      state => (state.passage?.stage === 'sighted' ? [{ piece: ENEMY }] : [{ piece: SHIP }]),
      since => since.some(({ type }) => type === 'gave-battle' || type === 'slipped' || type === 'caught'),
    ),
    step(
      text('guide.prize'),
      () => [{ piece: SHIP }],
      (since, state) => state.prizes.length > 0 || since.some(({ type }) => type === 'won'),
    ),
    step(
      text('guide.port'),
      () => world.chart.places.filter(({ id }) => portAt(world, id)).map(({ id }) => place(id)),
      (since, state) =>
        portHere(world, state) !== undefined &&
        since.some(({ type }) => type === 'bought' || type === 'arrived'),
    ),
    step(
      prizesNeeded === 0 ? text('guide.far-bare') : text('guide.far', wanted),
      () => [place(world.chart.far)],
      (_since, state) => state.ended !== undefined || state.at === world.chart.far,
    ),
  ]
}

function step(
  words: Text,
  targets: (state: State) => readonly Target[],
  done: (since: readonly Event[], state: State) => boolean,
): GuideStep<Voyage> {
  return {
    text: words,
    targets: view => targets(view),
    done: (view, _seat, since) => done(since, view),
  }
}
