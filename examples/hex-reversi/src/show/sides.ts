import { SIDE_SHAPES, type Side } from '@sextant/scene'
import type { SeatName } from '../schema.ts'
import { seatName } from './words.ts'

/** By seat: the colour it is named after, and a shape of its own. */
export function sidesOf(seats: readonly SeatName[]): Side[] {
  return SIDE_SHAPES.slice(0, seats.length).map((shape, seat) => ({
    name: seatName(seat),
    colour: seats[seat] ?? '',
    shape,
  }))
}
