import type { OptionPart } from '@sextant/scene'
import { rulesets } from '../scenarios.ts'
import { later } from './words.ts'

/** Which numbers the battle is fought with. */
export const PARTS: readonly OptionPart[] = [
  {
    at: '/rules',
    name: later('rules.name'),
    variants: (['printed', 'balanced', 'expanded'] as const).map(id => ({
      id,
      name: later(`rules.${id}`),
      about: later(`rules.${id}-about`),
      value: rulesets[id],
    })),
  },
]
