import type { Show } from '@sextant/scene'
import { effectsOf } from './show/effects.ts'
import { gestureOf } from './show/gestures.ts'
import { guideFor } from './show/guide.ts'
import { reportOf } from './show/report.ts'
import { groundOf, sceneOf } from './show/scene.ts'
import { SETTINGS } from './show/settings.ts'
import { skin } from './show/skin.ts'
import { tellEvent } from './show/telling.ts'
import { TOPICS, topicsOf } from './show/topics.ts'
import { en } from './texts/en.ts'
import type { HexReversi } from './types.ts'

export const show: Show<HexReversi> = {
  skin,
  texts: { en, zh: async () => (await import('./texts/zh.ts')).zh },
  topics: TOPICS,
  settings: SETTINGS,
  rulesCard: async (_rules, options) => (await import('./show/rules-card.ts')).rulesCardOf(options),
  load({ tables }) {
    const ground = groundOf(tables)
    return {
      scene: (view, viewer) => sceneOf(tables, ground, view, viewer),
      gesture: (view, seat, action) => gestureOf(tables, view, seat, action),
      tell: event => tellEvent(tables, event),
      topics: topicsOf,
      effects: event => effectsOf(tables, event),
      report: events => reportOf(tables, events),
      guide: guideFor(tables),
    }
  },
}
