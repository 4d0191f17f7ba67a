import type { Show } from '@sextant/scene'
import type { EmberRoad } from '../types.ts'
import { effectsOf } from './effects.ts'
import { gestureOf, offersTo } from './gestures.ts'
import { guideFor } from './guide.ts'
import { reportOf } from './report.ts'
import { sceneOf } from './scene.ts'
import { SETTINGS } from './settings.ts'
import { skin } from './skin.ts'
import { tellEvent } from './telling.ts'
import { TOPICS, topicsOf } from './topics.ts'

export const show: Show<EmberRoad> = {
  skin,
  layout: 'columns',
  texts: {
    en: async () => (await import('../texts/en.ts')).en,
    zh: async () => (await import('../texts/zh.ts')).zh,
  },
  topics: TOPICS,
  settings: SETTINGS,
  rulesCard: async ({ tables }) => (await import('./rules-card.ts')).rulesCardOf(tables),
  load({ tables }) {
    return {
      scene: view => sceneOf(tables, view),
      gesture: (_view, _seat, action) => gestureOf(tables, action),
      offers: offersTo,
      tell: event => tellEvent(tables, event),
      topics: topicsOf,
      effects: event => effectsOf(tables, event),
      report: reportOf,
      guide: guideFor(tables),
    }
  },
}
