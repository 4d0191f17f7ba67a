import type { LegendEntry } from '@sextant/scene'
import { text } from './words.ts'

/** What the marks on the board mean. */
export const LEGEND: readonly LegendEntry[] = [
  { mark: { arrow: 'move' }, text: text('legend.swim') },
  { mark: { arrow: 'pass' }, text: text('legend.flick') },
  { mark: { arrow: 'attack' }, text: text('legend.steal') },
  { mark: { arrow: 'turn' }, text: text('legend.curl') },
  { mark: { arrow: 'down' }, text: text('legend.dive') },
  { mark: { arrow: 'up' }, text: text('legend.surface') },
  { mark: { icon: 'swimmer', side: 0, shade: 'dark' }, text: text('legend.at-surface') },
  { mark: { icon: 'swimmer', side: 0, shade: 'light' }, text: text('legend.at-bottom') },
  { mark: { icon: 'holder' }, text: text('legend.holder') },
  { mark: { terrain: 'goal-blue' }, text: text('terrain.goal-blue') },
  { mark: { terrain: 'goal-red' }, text: text('terrain.goal-red') },
  { mark: { meaning: 'bad' }, text: text('legend.conflict') },
]
