import type { Show } from '@sextant/scene'
import type { Action } from './actions.ts'
import type { Event } from './events.ts'
import type { Options } from './schema.ts'
import { effectsOf } from './show/effects.ts'
import { gestureOf, offersTo } from './show/gestures.ts'
import { guideOf } from './show/guide.ts'
import { duelReport } from './show/report.ts'
import { sceneOf } from './show/scene.ts'
import { SETTINGS } from './show/settings.ts'
import { skin } from './show/skin.ts'
import { tellEvent } from './show/telling.ts'
import { TOPICS, topicsOf } from './show/topics.ts'
import type { State } from './state.ts'
import { en } from './texts/en.ts'
import type { Broadside } from './types.ts'

export const show: Show<Broadside> = {
  skin,
  layout: 'columns',
  texts: { en, zh: async () => (await import('./texts/zh.ts')).zh },
  topics: TOPICS,
  settings: SETTINGS,
  load({ tables: duel }) {
    return {
      scene: (view, viewer) => sceneOf(duel, view, viewer),
      gesture: (view, seat, action) => gestureOf(duel, view, seat, action),
      offers: (_view, seat) => offersTo(duel, seat),
      tell: event => tellEvent(duel, event),
      topics: topicsOf,
      effects: event => effectsOf(duel, event),
      report: events => duelReport(duel, events),
      guide: guideOf(duel),
    }
  },
}
