import type { Show } from '@sextant/scene'
import { createWorkspace } from '../rules/workspace.ts'
import type { Hockey } from '../types.ts'
import { effectsOf } from './effects.ts'
import { gestureOf } from './gestures.ts'
import { GUIDE } from './guide.ts'
import { headlineOf } from './headline.ts'
import { reachOf } from './reach.ts'
import { matchReport } from './report.ts'
import { poolOf, sceneOf } from './scene.ts'
import { skin } from './skin.ts'
import { tellEvent } from './telling.ts'
import { TOPICS, topicsOf } from './topics.ts'

export const show: Show<Hockey> = {
  skin,
  texts: {
    en: async () => (await import('../texts/en.ts')).en,
    zh: async () => (await import('../texts/zh.ts')).zh,
  },
  topics: TOPICS,
  parts: async () => (await import('./parts.ts')).PARTS,
  settings: async () => (await import('./settings.ts')).SETTINGS,
  layout: 'columns',
  rulesCard: async ({ tables }) => (await import('./rules-card.ts')).rulesCardOf(tables),
  load({ tables }) {
    // Proposals are part of what is shown, and the scene asks the playbook for them itself.
    const work = createWorkspace(tables)
    const pool = poolOf(tables)
    return {
      scene: (view, viewer) => sceneOf(work, pool, view, viewer),
      gesture: (view, seat, action) => gestureOf(work, view, seat, action),
      headline: headlineOf,
      tell: event => tellEvent(tables, event),
      topics: topicsOf,
      effects: event => effectsOf(tables, event),
      reach: (view, piece) => reachOf(work, view, piece),
      report: matchReport,
      guide: GUIDE,
    }
  },
}
