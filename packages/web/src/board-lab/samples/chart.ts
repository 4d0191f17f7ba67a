import type { ChartPlace, ChartWay, Piece } from '@sextant/scene'
import { scatter } from '../../board/draw/easing.ts'
import { type Sample, SIDES } from './sample.ts'

/** Ports and waypoints between two coasts, a ship on its way. */
export function chart(): Sample {
  const ship: Piece = { id: 'ship', at: 4, side: 1, icon: 'galleon', name: 'Resolute', facing: 0, wear: 0.3 }
  return {
    scene: {
      stage: {
        kind: 'chart',
        width: 1000,
        height: 760,
        places: PLACES,
        ways: WAYS,
        land: [
          coast(-120, 420, 190, 330, 1),
          coast(560, -160, 420, 220, 2),
          coast(1120, 520, 190, 260, 3),
          coast(480, 330, 46, 60, 4),
          coast(700, 410, 38, 50, 5),
          coast(260, 640, 60, 40, 6),
        ],
      },
      sides: SIDES,
      pieces: [ship],
      status: 'Day 8',
    },
    overlay: {
      highlights: [
        { cell: 6, meaning: 'reach' },
        { cell: 1, meaning: 'reach' },
        { cell: 2, meaning: 'reach' },
        { cell: 6, meaning: 'hover' },
        { cell: 11, meaning: 'objective' },
      ],
      arrows: [{ kind: 'move', path: [4, 6], side: 1 }],
      hints: [],
    },
    effects: [{ kind: 'move', piece: 'ship', path: [4, 6, 7] }],
  }
}

const port = (x: number, y: number, name: string, note: string): ChartPlace => ({
  x,
  y,
  name,
  note,
  icon: 'anchor',
  size: 'large',
})
const mark = (x: number, y: number, name: string, icon = 'island'): ChartPlace => ({
  x,
  y,
  name,
  icon,
  size: 'small',
})

const PLACES: readonly ChartPlace[] = [
  port(96, 402, 'Saltmere', 'Home port. Repairs, crew, powder and shot.'),
  port(256, 194, 'Harrow Bay', 'Shot is cheap here.'),
  mark(232, 478, 'Gull Rock'),
  port(434, 114, 'Saint Brannoc', 'A garrison town.'),
  mark(392, 300, 'Tern Isle'),
  mark(402, 560, 'Cinder Cays'),
  port(548, 424, 'Windlass', 'Free port; surgeons and shipwrights.'),
  port(646, 236, 'Calder Roads', 'Merchants gather here.'),
  mark(620, 648, 'Widow’s Deep', 'octopus'),
  mark(772, 134, 'Lantern Point', 'lighthouse'),
  mark(792, 506, 'The Teeth'),
  port(908, 332, 'Far Verity', 'The far port, where the prize is sold.'),
]

const way = (from: number, to: number, days: number, danger: number, gone = false): ChartWay => ({
  from,
  to,
  label: `${days} d`,
  danger,
  ...(gone && { gone }),
})

const WAYS: readonly ChartWay[] = [
  way(0, 1, 3, 0.15, true),
  way(0, 2, 2, 0.3),
  way(1, 3, 4, 0.2),
  way(1, 4, 3, 0.35, true),
  way(2, 4, 3, 0.4),
  way(2, 5, 2, 0.55),
  way(4, 6, 3, 0.45),
  way(5, 6, 3, 0.6),
  way(3, 7, 4, 0.3),
  way(6, 7, 3, 0.5),
  way(7, 9, 3, 0.1),
  way(6, 10, 4, 0.7),
  way(5, 8, 3, 0.95),
  way(8, 10, 2, 0.85),
  way(7, 11, 4, 0.55),
  way(9, 11, 3, 0.4),
  way(10, 11, 2, 0.75),
]

/** A wobbly oval; corners beyond the chart's edge are cut off by it. */
function coast(x: number, y: number, wide: number, high: number, seed: number): [number, number][] {
  const corners = Math.round((wide + high) / 6) + 18
  return Array.from({ length: corners }, (_, corner) => {
    const angle = (corner / corners) * 2 * Math.PI
    const wobble = 14 * scatter(seed * 41 + corner) + 10 * Math.sin(angle * 5 + seed)
    return [x + (wide + wobble) * Math.cos(angle), y + (high + wobble) * Math.sin(angle)]
  })
}
