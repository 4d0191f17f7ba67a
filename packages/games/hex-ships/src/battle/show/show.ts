import { createCourses } from '@sextant/hex'
import type { Show } from '@sextant/scene'
import { catalogueIn } from '../texts/catalogue.ts'
import type { HexShips } from '../types.ts'
import { combinationsFor } from './combinations.ts'
import { effectsOf } from './effects.ts'
import { gestureOf } from './gestures.ts'
import { groundOf } from './ground.ts'
import { guideFor } from './guide.ts'
import { headlineOf } from './headline.ts'
import { offersTo } from './offers.ts'
import { reachOf } from './reach.ts'
import { battleReport } from './report.ts'
import { sceneOf } from './scene.ts'
import { skin } from './skin.ts'
import { tellEvent } from './telling.ts'
import { TOPICS, topicsOf } from './topics.ts'
import { whyNotPicked } from './why-not.ts'

export const show: Show<HexShips> = {
  skin,
  texts: {
    en: async () => catalogueIn('en', (await import('../texts/en.ts')).en),
    zh: async () => catalogueIn('zh', (await import('../texts/zh.ts')).zh),
  },
  topics: TOPICS,
  layout: 'columns',
  parts: async () => (await import('./parts.ts')).PARTS,
  settings: async () => (await import('./settings.ts')).SETTINGS,
  rulesCard: async ({ tables }) => (await import('./rules-card.ts')).rulesCardOf(tables),
  builders: async () => (await import('./yard/index.ts')).BUILDERS,
  load({ tables }) {
    const ground = groundOf(tables)
    const courses = createCourses(tables.board)
    return {
      scene: (view, viewer) => sceneOf(tables, ground, view, viewer),
      gesture: (view, _seat, action) => gestureOf(tables, view, action),
      combinations: (view, seat) => combinationsFor(tables, courses, view, seat),
      headline: (view, _seat, action, forecast) => headlineOf(tables, view, action, forecast),
      whyNot: (view, seat, targets) => whyNotPicked(tables, view, seat, targets),
      offers: (view, seat) => offersTo(tables, view, seat),
      tell: event => tellEvent(tables, event),
      topics: topicsOf,
      effects: event => effectsOf(tables, event),
      report: events => battleReport(tables, events),
      guide: guideFor(tables),
      reach: (view, piece, part, ghost) => reachOf(tables, view, piece, part, ghost),
    }
  },
}
