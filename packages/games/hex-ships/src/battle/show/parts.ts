import type { OptionPart } from '@sextant/scene'
import { rulesets } from '../scenarios.ts'
import { SEATS } from '../schema/names.ts'
import { fleetName, text } from './words.ts'
import { stockFleets } from './yard/stock.ts'

/** Which numbers the battle is fought with, and the fleets of a custom battle. */
export const PARTS: readonly OptionPart[] = [
  {
    at: '/rules',
    name: text('rules.name'),
    variants: (['printed', 'balanced', 'expanded'] as const).map(id => ({
      id,
      name: text(`rules.${id}`),
      about: text(`rules.${id}-about`),
      value: rulesets[id],
    })),
  },
  ...SEATS.map((name, seat) => ({
    at: `/scenario/fleets/${name}`,
    name: fleetName(seat),
    builder: 'fleet',
    seat,
    variants: stockFleets,
  })),
]
