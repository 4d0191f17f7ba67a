import { computed, type ReadonlySignal, signal } from '@preact/signals-core'
import type { Seat } from '@sextant/engine'

/** What a record calls a person at this device; other players are bots, by their ids. */
export const PERSON = 'person'

/** By seat, who may play it; anybody where it is not said. */
export type Seating = readonly (readonly string[])[]

/** Who plays which seat. */
export interface Players {
  /** By seat, `person` or the id of a bot. */
  readonly seated: ReadonlySignal<readonly string[]>
  readonly persons: ReadonlySignal<readonly Seat[]>
  isPerson(seat: Seat): boolean
  assign(seat: Seat, player: string): void
}

export function playersOf(first: readonly string[]): Players {
  const seated = signal(first)
  return {
    seated,
    persons: computed(() => seated.value.flatMap((player, seat) => (player === PERSON ? [seat] : []))),
    isPerson: seat => seated.value[seat] === PERSON,
    assign(seat, player) {
      seated.value = seated.value.map((old, other) => (other === seat ? player : old))
    },
  }
}
