import { must } from '@sextant/engine'
import type { ChartPlace, ChartStage, ChartWay, Text } from '@sextant/scene'
import type { State } from '../state.ts'
import type { Tables } from '../tables.ts'
import { missionTitle, shipName, text } from './words.ts'

/** The story as a chart: a place for each mission, and below it a berth for each ship. */

const MARGIN = 60
/** Few in a row and far apart, so that their names have room on a phone. */
const BERTHS_IN_ROW = 5
const BERTH = { left: 115, wide: 192, high: 125 }

export function chartOf(tables: Tables, state: State): ChartStage {
  const ids = [...tables.missions.keys()]
  const extent = extentOf(tables)
  const rows = Math.max(1, Math.ceil(state.fleet.length / BERTHS_IN_ROW))
  return {
    kind: 'chart',
    width: Math.max(extent.width, 2 * BERTH.left + (BERTHS_IN_ROW - 1) * BERTH.wide),
    height: extent.height + BERTH.high * rows + MARGIN,
    places: [
      ...ids.map(id => missionPlace(tables, state, id)),
      ...state.fleet.map((ship, number) => ({
        ...berthAt(extent.height, number),
        name: shipName(tables, ship.id),
        icon: ship.docked ? 'dock' : 'berth',
        size: 'small' as const,
        note: text(ship.docked ? 'note.dock' : 'note.berth'),
      })),
    ],
    ways: waysOf(tables, state, ids),
  }
}

export function placeOfMission({ missions }: Tables, id: string): number {
  return [...missions.keys()].indexOf(id)
}

export function berthOf({ missions }: Tables, number: number): number {
  return missions.size + number
}

function missionPlace(tables: Tables, state: State, id: string): ChartPlace {
  const [x, y] = must(tables.missions, id).place
  const { icon, note } = lookOf(state, id)
  return { x, y, name: missionTitle(tables, id), icon, size: 'large', note }
}

function lookOf({ stage, mission, choices, fought }: State, id: string): { icon: string; note: Text } {
  const result = fought.find(one => one.mission === id)?.result
  if (result) return { icon: result === 'won' ? 'done' : 'failed', note: text(`note.${result}`) }
  if (choices.includes(id)) return { icon: 'due', note: text('note.choice') }
  if (mission === id && stage !== 'branch') return { icon: 'due', note: text('note.due') }
  return { icon: 'ahead', note: text('note.ahead') }
}

function waysOf(tables: Tables, { fought }: State, ids: readonly string[]): ChartWay[] {
  const order = fought.map(({ mission }) => mission)
  return ids.flatMap((id, from) => {
    const { won, lost } = must(tables.missions, id)
    return [...new Set([...won.next, ...lost.next])].map(next => {
      const gone = order.includes(id) && order[order.indexOf(id) + 1] === next
      return { from, to: ids.indexOf(next), ...(gone && { gone }) }
    })
  })
}

function extentOf({ missions }: Tables): { width: number; height: number } {
  const places = [...missions.values()].map(({ place }) => place)
  return {
    width: Math.max(...places.map(([x]) => x)) + MARGIN,
    height: Math.max(...places.map(([, y]) => y)) + MARGIN,
  }
}

function berthAt(below: number, number: number): { x: number; y: number } {
  return {
    x: BERTH.left + BERTH.wide * (number % BERTHS_IN_ROW),
    y: below + BERTH.high / 2 + BERTH.high * Math.floor(number / BERTHS_IN_ROW),
  }
}
