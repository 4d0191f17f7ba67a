import type { GuideStep, Target } from '@sextant/scene'
import { guideStep } from '@sextant/scene/kit'
import { portHere } from '../rules/trade.ts'
import { portAt, type Tables } from '../tables.ts'
import type { Voyage } from '../types.ts'
import { ENEMY, prizesText, SHIP, text } from './words.ts'

/** A newcomer's first days: buy, put out, meet somebody, take a prize, have the ship repaired. */
export function guideFor(tables: Tables): GuideStep<Voyage>[] {
  const place = (id: string): Target => ({ cell: tables.placeOf.get(id) ?? -1 })
  const { prizesNeeded } = tables.numbers
  const wanted = { prizes: prizesText(prizesNeeded) }
  return [
    guideStep<Voyage>(
      prizesNeeded === 0 ? text('guide.buy-bare') : text('guide.buy', wanted),
      () => [{ piece: SHIP }],
      (_seat, since) =>
        since.some(({ type }) => type === 'bought' || type === 'refitted' || type === 'sailed'),
    ),
    guideStep<Voyage>(
      text('guide.sail'),
      state => (tables.legsFrom.get(state.at) ?? []).map(({ to }) => place(to)),
      (_seat, since) => since.some(({ type }) => type === 'sailed'),
    ),
    guideStep<Voyage>(
      text('guide.meet'),
      state => (state.passage?.stage === 'sighted' ? [{ piece: ENEMY }] : [{ piece: SHIP }]),
      (_seat, since) =>
        since.some(({ type }) => type === 'gave-battle' || type === 'slipped' || type === 'caught'),
    ),
    guideStep<Voyage>(
      text('guide.prize'),
      () => [{ piece: SHIP }],
      (_seat, since, state) => state.prizes.length > 0 || since.some(({ type }) => type === 'won'),
    ),
    guideStep<Voyage>(
      text('guide.port'),
      () => tables.chart.places.filter(({ id }) => portAt(tables, id)).map(({ id }) => place(id)),
      (_seat, since, state) =>
        portHere(tables, state) !== undefined &&
        since.some(({ type }) => type === 'bought' || type === 'arrived'),
    ),
    guideStep<Voyage>(
      prizesNeeded === 0 ? text('guide.far-bare') : text('guide.far', wanted),
      () => [place(tables.chart.far)],
      (_seat, _since, state) => state.ended !== undefined || state.at === tables.chart.far,
    ),
  ]
}
