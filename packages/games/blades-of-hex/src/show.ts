import type { Show } from '@sextant/scene'
import type { Action } from './actions.ts'
import type { Event } from './events.ts'
import { armyAt } from './game.ts'
import type { Options } from './schema.ts'
import { effectsOf } from './show/effects.ts'
import { gestureOf, offersTo } from './show/gestures.ts'
import { guideFor } from './show/guide.ts'
import { reachOf } from './show/reach.ts'
import { battleReport } from './show/report.ts'
import { sceneOf } from './show/scene.ts'
import { SETTINGS } from './show/settings.ts'
import { skin } from './show/skin.ts'
import { tellEvent } from './show/telling.ts'
import { TOPICS, topicsOf } from './show/topics.ts'
import type { State } from './state.ts'
import { en } from './texts/en.ts'
import type { Blades } from './types.ts'

export const show: Show<Blades> = {
  skin,
  texts: { en, zh: async () => (await import('./texts/zh.ts')).zh },
  topics: TOPICS,
  settings: SETTINGS,
  load({ tables: world }) {
    return {
      scene: view => sceneOf(world, view),
      gesture: (view, seat, action) => gestureOf(world, view, armyAt(seat), action),
      offers: (view, seat) => offersTo(world, view, armyAt(seat)),
      tell: tellEvent,
      topics: topicsOf,
      effects: event => effectsOf(world, event),
      reach: (view, piece) => reachOf(world, view, piece),
      report: battleReport,
      guide: guideFor(world),
    }
  },
}
