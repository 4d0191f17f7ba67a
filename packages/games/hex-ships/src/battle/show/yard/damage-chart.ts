import type { Diagram, DiagramMark } from '@sextant/scene'
import { BRACKETS } from '../../schema/names.ts'
import type { Mount, ShipTable, Tables } from '../../tables.ts'
import { rangeOf } from '../reach.ts'
import { rounded, text } from '../words.ts'
import { sustainedAt, volleyAt } from './firepower.ts'

const [WIDTH, HEIGHT, FLOOR, TOP] = [320, 156, 130, 26]
const BAR = 34

/** Expected damage by range: a volley of everything that bears, and what the energy of a round pays for. */
export function damageChart({ combat: { brackets } }: Tables, table: ShipTable): Diagram {
  const mounts: Mount[] = table.mounts.filter(mount => mount !== undefined)
  const bars = BRACKETS.map(bracket => ({
    bracket,
    volley: volleyAt(mounts, bracket),
    sustained: sustainedAt(mounts, bracket, table.class.regeneration),
  }))
  const highest = Math.max(1, ...bars.map(({ volley }) => volley))
  const marks = bars.flatMap(({ bracket, volley, sustained }, number): DiagramMark[] => {
    const middle = (WIDTH * (2 * number + 1)) / (2 * BRACKETS.length)
    const range = text(`range.${bracket}`, rangeOf(brackets, bracket))
    const bar = (value: number, x: number, paint: 'bad' | 'energy', key: 'volley' | 'sustained') => {
      const high = Math.round(((FLOOR - TOP) * value) / highest)
      const name = text(`chart.${key}`, { range, damage: rounded(value) })
      return [
        { shape: { path: `M${x} ${FLOOR}v-${Math.max(1, high)}h${BAR}v${Math.max(1, high)}z` }, paint, name },
        {
          shape: { text: String(rounded(value)), x: x + BAR / 2, y: FLOOR - high - 9, size: 12 },
          paint: 'ink' as const,
        },
      ]
    }
    return [
      ...bar(volley, middle - BAR - 2, 'bad', 'volley'),
      ...bar(sustained, middle + 2, 'energy', 'sustained'),
      { shape: { text: range, x: middle, y: FLOOR + 14, size: 12 }, paint: 'ink' },
    ]
  })
  const floor = { shape: { path: `M8 ${FLOOR}h${WIDTH - 16}v1h-${WIDTH - 16}z` }, paint: 'faint' as const }
  return { width: WIDTH, height: HEIGHT, marks: [...marks, floor] }
}
