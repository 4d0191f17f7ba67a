import type { Show } from '@sextant/scene'
import type { Broadside } from '../types.ts'
import { effectsOf } from './effects.ts'
import { gestureOf, offersTo } from './gestures.ts'
import { guideOf } from './guide.ts'
import { headlineOf } from './headline.ts'
import { duelReport } from './report.ts'
import { sceneOf } from './scene.ts'
import { skin } from './skin.ts'
import { tellEvent } from './telling.ts'
import { TOPICS, topicsOf } from './topics.ts'

export const show: Show<Broadside> = {
  skin,
  layout: 'columns',
  texts: {
    en: async () => (await import('../texts/en.ts')).en,
    zh: async () => (await import('../texts/zh.ts')).zh,
  },
  topics: TOPICS,
  parts: async () => (await import('./parts.ts')).PARTS,
  settings: async () => (await import('./settings.ts')).SETTINGS,
  rulesCard: async ({ tables }) => (await import('./rules-card.ts')).rulesCardOf(tables),
  load({ tables }) {
    return {
      scene: (view, viewer) => sceneOf(tables, view, viewer),
      gesture: (view, seat, action) => gestureOf(tables, view, seat, action),
      headline: (view, seat, _action, forecast) => headlineOf(view, seat, forecast),
      offers: (_view, seat) => offersTo(tables, seat),
      tell: event => tellEvent(tables, event),
      topics: topicsOf,
      effects: event => effectsOf(tables, event),
      report: events => duelReport(tables, events),
      guide: guideOf(tables),
    }
  },
}
