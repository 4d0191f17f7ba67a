import type { Chart, Report } from '@sextant/scene'
import type { Event } from '../events.ts'
import type { Tables } from '../tables.ts'
import { type BattleDeeds, DEEDS, type Deeds, deedsIn } from './deeds.ts'
import { sideName, text } from './words.ts'

const CHARTED = ['wounds', 'kills'] as const

/** What each side did, and how that grew round by round. */
export function battleReport(tables: Tables, events: readonly Event[]): Report {
  const deeds = deedsIn(tables, events)
  return {
    tables: [
      {
        kind: 'table',
        id: 'deeds',
        title: text('report.title'),
        columns: [text('panel.side'), ...DEEDS.map(name => text(`report.${name}`))],
        rows: deeds.battle.map((own, seat) => [sideName(seat), ...DEEDS.map(name => own[name])]),
        sides: [0, 1],
      },
    ],
    charts: deeds.rounds.length > 1 ? CHARTED.map(name => chartOf(name, deeds)) : [],
    tallies: Object.fromEntries(DEEDS.map(name => [name, deeds.battle.map(own => own[name])])),
  }
}

function chartOf(name: keyof Deeds, { battle, rounds }: BattleDeeds): Chart {
  return {
    id: name,
    title: text(`report.${name}`),
    xName: text('report.round'),
    x: rounds.map(({ round }) => round),
    series: battle.map((_, seat) => {
      let sum = 0
      const values = rounds.map(({ deeds }) => {
        sum += deeds[seat]?.[name] ?? 0
        return sum
      })
      return { name: sideName(seat), side: seat, values }
    }),
  }
}
