import type { Side } from '@sextant/scene'
import { SEATS } from '../schema.ts'
import { seatName } from './words.ts'

const SHAPES = ['circle', 'square', 'diamond', 'shield', 'hexagon', 'shield'] as const

/** By seat: told by shape as well as by colour. */
export function sidesOf(seats: number): Side[] {
  return SHAPES.slice(0, seats).map((shape, seat) => ({
    name: seatName(seat),
    colour: SEATS[seat] ?? '',
    shape,
  }))
}
