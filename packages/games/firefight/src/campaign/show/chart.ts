import { must } from '@sextant/engine'
import type { ChartPlace, ChartStage, ChartWay, Text } from '@sextant/scene'
import type { State } from '../state.ts'
import type { Tables } from '../tables.ts'
import { battleTitle, text, unitName } from './words.ts'

/** The road as a chart: a place for each battle, and below it a tent for each unit. */

const MARGIN = 60
const TENTS_IN_ROW = 5
/** How far tents are apart: names stand beside them, so more to the side than down. */
const TENT = { x: 205, y: 110 }

export function chartOf(tables: Tables, state: State): ChartStage {
  const ids = [...tables.battles.keys()]
  const extent = extentOf(tables)
  const rows = Math.max(1, Math.ceil(state.units.length / TENTS_IN_ROW))
  return {
    kind: 'chart',
    width: Math.max(extent.width, 2 * MARGIN + (TENTS_IN_ROW - 1) * TENT.x),
    height: extent.height + TENT.y * rows + MARGIN / 2,
    places: [
      ...ids.map(id => battlePlace(tables, state, id)),
      ...state.units.map(({ id, wounded }, number) => ({
        ...tentAt(extent.height, number),
        name: unitName(tables, id),
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

function battlePlace(tables: Tables, state: State, id: string): ChartPlace {
  const [x, y] = must(tables.battles, id).place
  const { icon, note } = lookOf(state, id)
  return { x, y, name: battleTitle(tables, id), icon, size: 'large', note }
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
    height: Math.max(...places.map(([, y]) => y)) + MARGIN,
  }
}

function tentAt(below: number, number: number): { x: number; y: number } {
  return {
    x: MARGIN + TENT.x * (number % TENTS_IN_ROW),
    y: below + TENT.y / 2 + TENT.y * Math.floor(number / TENTS_IN_ROW),
  }
}
