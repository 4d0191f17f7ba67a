import { must } from '@sextant/engine'
import type { ChartPlace, ChartStage, ChartWay, Text } from '@sextant/scene'
import type { State } from '../state.ts'
import type { Tables } from '../tables.ts'
import { battleTitle, ownName, text } from './words.ts'

/** The road as a chart: a place for each battle, and at its foot the camp with a place for each unit. */

const MARGIN = 60
/** The road is drawn flatter than its files say: on a phone a chart has less height than width. */
const ROAD = { top: 50, from: 90, flat: 0.74 }
/** The camp is one row, as wide as the chart, with room for names below it. */
const CAMP = { high: 175, top: 60, apart: 190 }

export function chartOf(tables: Tables, state: State): ChartStage {
  const ids = [...tables.battles.keys()]
  const { width, height } = extentOf(tables)
  return {
    kind: 'chart',
    width,
    height: height + CAMP.high,
    places: [
      ...ids.map(id => battlePlace(tables, state, id)),
      ...state.units.map(({ id, wounded }, number) => ({
        x: berthAt(width, number, state.units.length),
        y: height + CAMP.top,
        name: ownName(tables, id),
        icon: wounded ? 'infirmary' : 'tent',
        size: 'small' as const,
        note: text(wounded ? 'note.infirmary' : 'note.tent'),
      })),
    ],
    ways: waysOf(tables, state, ids),
  }
}

export function placeOfBattle({ battles }: Tables, id: string): number {
  return [...battles.keys()].indexOf(id)
}

export function placeOfUnit({ battles }: Tables, number: number): number {
  return battles.size + number
}

/** Where the platoon is or may go now stands out, and so does the last battle, where it all leads. */
function battlePlace(tables: Tables, state: State, id: string): ChartPlace {
  const { place, next } = must(tables.battles, id)
  const { icon, note } = lookOf(state, id)
  const counts = id === state.battle || state.choices.includes(id) || next.length === 0
  return {
    x: place[0],
    y: heightOf(place),
    name: battleTitle(tables, id),
    icon,
    size: counts ? 'large' : 'small',
    note,
  }
}

function heightOf([, y]: readonly [number, number]): number {
  return ROAD.top + (y - ROAD.from) * ROAD.flat
}

function lookOf({ stage, battle, choices, fought }: State, id: string): { icon: string; note: Text } {
  const result = fought.find(one => one.battle === id)?.result
  if (result) return { icon: ICONS[result], note: text(`note.${result}`) }
  if (choices.includes(id)) return { icon: 'due', note: text('note.choice') }
  if (battle === id && stage !== 'crossroads') return { icon: 'due', note: text('note.due') }
  return { icon: 'ahead', note: text('note.ahead') }
}

const ICONS = { won: 'done', drawn: 'even', lost: 'failed' } as const

function waysOf(tables: Tables, { fought }: State, ids: readonly string[]): ChartWay[] {
  const order = fought.map(({ battle }) => battle)
  return ids.flatMap((id, from) =>
    must(tables.battles, id).next.map(next => {
      const gone = order.includes(id) && order[order.indexOf(id) + 1] === next
      return { from, to: ids.indexOf(next), ...(gone && { gone }) }
    }),
  )
}

function extentOf({ battles }: Tables): { width: number; height: number } {
  const places = [...battles.values()].map(({ place }) => place)
  return {
    width: Math.max(...places.map(([x]) => x)) + MARGIN,
    height: Math.max(...places.map(heightOf)) + MARGIN,
  }
}

/** Side by side around the middle, closer where there are many. */
function berthAt(width: number, number: number, count: number): number {
  const apart = Math.min(CAMP.apart, (width - 2 * MARGIN) / Math.max(1, count - 1))
  return width / 2 + (number - (count - 1) / 2) * apart
}
