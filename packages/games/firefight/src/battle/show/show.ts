import type { Show } from '@sextant/scene'
import type { State } from '../state.ts'
import { catalogueIn } from '../texts/catalogue.ts'
import type { Firefight } from '../types.ts'
import { routinesFor } from './auto-deploy.ts'
import { combinationsFor } from './combinations.ts'
import { effectsOf } from './effects.ts'
import { fieldOf } from './field.ts'
import { gestureOf } from './gestures.ts'
import { guideFor } from './guide.ts'
import { headlineOf } from './headline.ts'
import { reachOf } from './reach.ts'
import { battleReport } from './report.ts'
import { sceneOf } from './scene.ts'
import { type Shots, shotsIn } from './shots.ts'
import { skin } from './skin.ts'
import { tellEvent } from './telling.ts'
import { TOPICS, topicsOf } from './topics.ts'
import { whyNotPicked } from './why-not.ts'
import { text } from './words.ts'

export const show: Show<Firefight> = {
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
  builders: async () => (await import('./team-builder/index.ts')).BUILDERS,
  load({ tables }) {
    const field = fieldOf(tables)
    let shots: Shots | undefined
    // All the gestures of a position share the odds of its shots.
    const shotsAt = (state: State) => {
      if (shots?.state !== state) shots = shotsIn(field, state)
      return shots
    }
    return {
      scene: (view, viewer) => sceneOf(field, shotsAt(view), view, viewer),
      gesture: (view, _seat, action) => gestureOf(field, shotsAt(view), view, action),
      combinations: (view, seat) => combinationsFor(field, shotsAt(view), view, seat),
      routines: (view, seat) => routinesFor(field, view, seat),
      headline: (view, _seat, action, forecast) => headlineOf(field, view, action, forecast),
      whyNot: (view, seat, targets) => whyNotPicked(field, view, seat, targets),
      tell: event => tellEvent(tables, event),
      topics: topicsOf,
      diceLog: { title: text('panel.dice'), most: 6 },
      effects: event => effectsOf(field, event),
      report: events => battleReport(tables, events),
      guide: guideFor(field),
      reach: (view, piece, _part, ghost) => reachOf(field, view, piece, ghost),
    }
  },
}
