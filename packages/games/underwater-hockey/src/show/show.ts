import type { Show } from '@sextant/scene'
import { createWorkspace } from '../rules/workspace.ts'
import { en } from '../texts/en.ts'
import type { Hockey } from '../types.ts'
import { effectsOf } from './effects.ts'
import { gestureOf } from './gestures.ts'
import { GUIDE } from './guide.ts'
import { reachOf } from './reach.ts'
import { matchReport } from './report.ts'
import { cellsOf, sceneOf } from './scene.ts'
import { SETTINGS } from './settings.ts'
import { skin } from './skin.ts'
import { tellEvent } from './telling.ts'
import { TOPICS, topicsOf } from './topics.ts'

export const show: Show<Hockey> = {
  skin,
  texts: { en, zh: async () => (await import('../texts/zh.ts')).zh },
  topics: TOPICS,
  settings: SETTINGS,
  layout: 'columns',
  load({ tables }) {
    // Proposals are part of what is shown, and the scene asks the playbook for them itself.
    const work = createWorkspace(tables)
    const cells = cellsOf(tables)
    return {
      scene: (view, viewer) => sceneOf(work, cells, view, viewer),
      gesture: (view, seat, action) => gestureOf(work, view, seat, action),
      tell: event => tellEvent(tables, event),
      topics: topicsOf,
      effects: event => effectsOf(tables, event),
      reach: (view, piece) => reachOf(work, view, piece),
      report: matchReport,
      guide: GUIDE,
    }
  },
}
