import type { Chart, Report } from '@sextant/scene'
import type { Event } from '../events.ts'
import type { Tables } from '../tables.ts'
import { type BattleDeeds, DEEDS, type Deeds, deedsIn } from './deeds.ts'
import { fleetName, text } from './words.ts'

const CHARTED = ['damage', 'hull'] as const

/** What each fleet did, and how that grew round by round. */
export function battleReport(tables: Pick<Tables, 'shipById'>, events: readonly Event[]): Report {
  const deeds = deedsIn(tables, events)
  return {
    tables: [
      {
        kind: 'table',
        id: 'deeds',
        title: text('report.title'),
        columns: [text('report.fleet'), ...DEEDS.map(name => text(`report.${name}`))],
        rows: deeds.battle.map((own, seat) => [fleetName(seat), ...DEEDS.map(name => own[name])]),
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
    xName: text('panel.round'),
    x: rounds.map(({ round }) => round),
    series: battle.map((_, seat) => {
      let sum = 0
      const values = rounds.map(({ deeds }) => {
        sum += deeds[seat]?.[name] ?? 0
        return sum
      })
      return { name: fleetName(seat), side: seat, values }
    }),
  }
}
