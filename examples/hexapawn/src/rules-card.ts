import type { Panel } from '@sextant/scene'

/** The rules on one page. They are the same on every board. */
export const rulesCard: readonly Panel[] = [
  {
    kind: 'text',
    id: 'turn',
    title: 'Your turn',
    lines: ['Move one pawn. White begins. A player who cannot move loses.'],
  },
  {
    kind: 'table',
    id: 'pieces',
    title: 'Pieces',
    columns: ['Piece', 'Moves', 'Captures'],
    rows: [['Pawn', 'one hex straight ahead, if it is free', 'one hex ahead to the left or right']],
    icons: ['pawn'],
  },
]
