import type { Show } from '@sextant/scene'
import type { Action } from './actions.ts'
import type { Event } from './events.ts'
import type { Options } from './schema.ts'
import { effectsOf } from './show/effects.ts'
import { gestureOf } from './show/gestures.ts'
import { GUIDE } from './show/guide.ts'
import { reachOf } from './show/reach.ts'
import { matchReport } from './show/report.ts'
import { cellsOf, sceneOf } from './show/scene.ts'
import { SETTINGS } from './show/settings.ts'
import { skin } from './show/skin.ts'
import { tellEvent } from './show/telling.ts'
import { TOPICS, topicsOf } from './show/topics.ts'
import type { State } from './state.ts'
import { en } from './texts/en.ts'
import type { Hockey } from './types.ts'

export const show: Show<Hockey> = {
  skin,
  texts: { en, zh: async () => (await import('./texts/zh.ts')).zh },
  topics: TOPICS,
  settings: SETTINGS,
  layout: 'columns',
  load({ tables: world }) {
    const cells = cellsOf(world)
    return {
      scene: (view, viewer) => sceneOf(world, cells, view, viewer),
      gesture: (view, seat, action) => gestureOf(world, view, seat, action),
      tell: event => tellEvent(world, event),
      topics: topicsOf,
      effects: event => effectsOf(world, event),
      reach: (view, piece) => reachOf(world, view, piece),
      report: matchReport,
      guide: GUIDE,
    }
  },
}
