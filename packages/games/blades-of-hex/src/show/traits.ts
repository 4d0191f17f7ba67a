import type { Phrase } from '@sextant/scene'
import type { Ruleset, Trait } from '../schema.ts'
import { text } from './words.ts'

/** What a trait does, in the numbers of the ruleset. */
export function traitText({ traits }: Ruleset, trait: Trait): Phrase {
  switch (trait) {
    case 'hunting':
      return text('trait.hunting', {
        moved: percent(traits.hunting.afterMoving),
        abroad: percent(traits.hunting.abroad),
      })
    case 'fortitude':
      return text('trait.fortitude', {
        taken: percent(traits.fortitude.damageTaken),
        healing: percent(traits.fortitude.healing),
      })
    case 'fragile':
      return text('trait.fragile', { taken: percent(traits.fragile.damageTaken) })
  }
}

function percent(share: number): number {
  return Math.round(share * 100)
}
