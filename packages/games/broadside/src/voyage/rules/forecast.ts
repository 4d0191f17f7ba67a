import type { Forecast, Odds } from '@sextant/engine'
import { cappedAt, chancesOf } from '../../battle/harm/chances.ts'
import type { Action } from '../actions.ts'
import type { Item } from '../schema.ts'
import type { State } from '../state.ts'
import { refitOf, type Tables, wayBetween } from '../tables.ts'
import { huntsNobody, slipChance } from './meeting.ts'
import { riskOf } from './passage.ts'
import { roomFor } from './stores.ts'

/** The exact odds of a decision: who may be met, whether one gets away, what stores give back. */
export function forecastOf(tables: Tables, state: State, action: Action): Forecast {
  switch (action.type) {
    case 'sail':
      return { odds: meetingOdds(tables, state, action.to) }
    case 'run':
      return { odds: slipOdds(tables, state) }
    case 'use':
      return { odds: [gainOdds(tables, state, action.item)] }
    default:
      return { odds: [] }
  }
}

function meetingOdds(tables: Tables, state: State, to: string): Odds[] {
  const way = wayBetween(tables, state.at, to)
  if (!way) return []
  const risk = riskOf(tables, state, way)
  const all = way.meets.reduce((sum, [, weight]) => sum + weight, 0)
  return [
    {
      of: 'meeting',
      outcomes: [
        { value: 'nobody', chance: 1 - risk },
        ...way.meets.map(([enemy, weight]) => ({ value: enemy, chance: (risk * weight) / all })),
      ].filter(({ chance }) => chance > 0),
      factors: [
        { name: 'risk', effect: percent(way.risk) },
        ...state.refits.flatMap(id => {
          const factor = refitOf(tables, id)?.risk ?? 1
          return factor === 1 ? [] : [{ name: id, effect: `×${factor}` }]
        }),
      ],
    },
  ]
}

function slipOdds(tables: Tables, state: State): Odds[] {
  const { passage } = state
  if (!passage) return []
  const { enemy } = passage
  const chance = slipChance(tables, state, enemy)
  const slip = tables.options.enemies[enemy]?.slip ?? 0
  const tow = tables.numbers.towing * state.prizes.length
  return [
    {
      of: 'slip',
      outcomes: [
        { value: true, chance },
        { value: false, chance: 1 - chance },
      ].filter(outcome => outcome.chance > 0),
      factors: [
        { name: enemy, effect: percent(slip) },
        ...(huntsNobody(tables, enemy)
          ? []
          : [
              ...state.refits.flatMap(id => {
                const bonus = refitOf(tables, id)?.slip ?? 0
                return bonus === 0 ? [] : [{ name: id, effect: `+${percent(bonus)}` }]
              }),
              ...(tow === 0 ? [] : [{ name: 'towing', effect: `−${percent(tow)}` }]),
            ]),
      ],
    },
  ]
}

function gainOdds(tables: Tables, state: State, item: Item): Odds {
  const { faces, count, bonus } = tables.options.duel.ruleset.items[item]
  const chances = cappedAt(chancesOf(faces, count, bonus), roomFor(tables, state, item))
  return {
    of: item === 'shoring' ? 'hull-gained' : 'crew-gained',
    outcomes: chances.flatMap((chance, value) => (chance > 0 ? [{ value, chance }] : [])),
    factors: [{ name: item, effect: `${count}d${faces}` }],
  }
}

function percent(part: number): string {
  return `${Math.round(part * 100)} %`
}
