import type { Panel } from '@sextant/scene'
import type { Tables } from '../tables.ts'
import { text } from './words.ts'

/** The rules of the campaign on one page, from its own numbers. */
export function rulesCardOf({ options }: Tables): Panel[] {
  const { experience, mostLevel, mostRank, score } = options
  return [
    {
      kind: 'text',
      id: 'goal',
      title: text('card.goal'),
      lines: [text('goal'), text('card.missions'), text('card.end')],
    },
    {
      kind: 'text',
      id: 'between',
      title: text('card.between'),
      lines: [text('card.select'), text('card.dock'), text('card.losses')],
    },
    {
      kind: 'text',
      id: 'captains',
      title: text('card.captains'),
      lines: [
        text('card.experience', { ...experience }),
        text('card.level', { level: experience.level, most: mostLevel, rank: mostRank }),
        text('card.appoint'),
      ],
    },
    { kind: 'text', id: 'score', title: text('card.score'), lines: [text('card.points', { ...score })] },
  ]
}
