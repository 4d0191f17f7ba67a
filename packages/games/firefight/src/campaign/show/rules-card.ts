import type { Panel } from '@sextant/scene'
import type { Tables } from '../tables.ts'
import { listed, text, traitName } from './words.ts'

/** The rules of the campaign on one page, from its own numbers. */
export function rulesCardOf({ options }: Tables): Panel[] {
  const { levels, ...gains } = options.experience
  const { platoon, supplies, casualties, score, traits, offers } = options
  return [
    {
      kind: 'text',
      id: 'goal',
      title: text('card.goal'),
      lines: [text('goal'), text('card.road'), text('card.end', { least: platoon.least })],
    },
    {
      kind: 'text',
      id: 'camp',
      title: text('card.camp'),
      lines: [
        text('card.field', { ...platoon }),
        text('card.supplies', { ...supplies }),
        text('card.recruits', { offers, most: platoon.most, each: supplies.pointsEach }),
        text('card.heal', { heal: supplies.heal }),
      ],
    },
    {
      kind: 'text',
      id: 'casualties',
      title: text('card.casualties'),
      lines: [
        text('card.fell', { ...casualties }),
        text('card.medic', { medic: casualties.medic }),
        text('card.resign'),
      ],
    },
    {
      kind: 'text',
      id: 'experience',
      title: text('card.experience'),
      lines: [
        text('card.gains', gains),
        text('card.levels', { levels: listed(levels.map(String)), choices: gains.choices }),
        text('card.traits', { traits: listed(traits.map(traitName)) }),
      ],
    },
    { kind: 'text', id: 'score', title: text('card.score'), lines: [text('card.points', { ...score })] },
  ]
}
