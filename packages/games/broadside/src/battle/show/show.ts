import type { Show } from '@sextant/scene'
import { en } from '../texts/en.ts'
import type { Broadside } from '../types.ts'
import { effectsOf } from './effects.ts'
import { gestureOf, offersTo } from './gestures.ts'
import { guideOf } from './guide.ts'
import { headlineOf } from './headline.ts'
import { PARTS } from './parts.ts'
import { duelReport } from './report.ts'
import { sceneOf } from './scene.ts'
import { SETTINGS } from './settings.ts'
import { skin } from './skin.ts'
import { tellEvent } from './telling.ts'
import { TOPICS, topicsOf } from './topics.ts'

export const show: Show<Broadside> = {
  skin,
  layout: 'columns',
  texts: { en, zh: async () => (await import('../texts/zh.ts')).zh },
  topics: TOPICS,
  parts: PARTS,
  settings: SETTINGS,
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
