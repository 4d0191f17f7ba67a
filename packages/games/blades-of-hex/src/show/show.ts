import type { Show } from '@sextant/scene'
import { armyAt } from '../rules/seats.ts'
import { workspaceFor } from '../rules/workspace.ts'
import { catalogueIn } from '../texts/catalogue.ts'
import type { Blades } from '../types.ts'
import { combinationsFor } from './combinations.ts'
import { effectsOf } from './effects.ts'
import { gestureOf, offersTo } from './gestures.ts'
import { guideFor } from './guide.ts'
import { headlineOf } from './headline.ts'
import { reachOf } from './reach.ts'
import { battleReport } from './report.ts'
import { regionsOf, sceneOf } from './scene.ts'
import { skin } from './skin.ts'
import { tellEvent } from './telling.ts'
import { TOPICS, topicsOf } from './topics.ts'
import { whyNotTarget } from './why-not.ts'

export const show: Show<Blades> = {
  skin,
  texts: {
    en: async () => catalogueIn('en', (await import('../texts/en.ts')).en),
    zh: async () => catalogueIn('zh', (await import('../texts/zh.ts')).zh),
  },
  topics: TOPICS,
  settings: async () => (await import('./settings.ts')).SETTINGS,
  rulesCard: async ({ tables }) => (await import('./rules-card.ts')).rulesCardOf(tables),
  load({ tables }) {
    const work = workspaceFor(tables)
    const regions = regionsOf(tables)
    return {
      scene: view => sceneOf(tables, regions, view),
      gesture: (view, seat, action) => gestureOf(tables, view, armyAt(seat), action),
      combinations: (view, seat) => combinationsFor(work, view, armyAt(seat)),
      headline: (view, _seat, action, forecast) => headlineOf(view, action, forecast),
      whyNot: (view, seat, targets) => whyNotTarget(tables, view, armyAt(seat), targets),
      offers: (view, seat) => offersTo(tables, view, armyAt(seat)),
      tell: event => tellEvent(tables, event),
      topics: topicsOf,
      effects: event => effectsOf(tables, event),
      reach: (view, piece) => reachOf(work, view, piece),
      report: battleReport,
      guide: guideFor(tables),
    }
  },
}
