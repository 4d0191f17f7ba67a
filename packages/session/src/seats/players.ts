import { computed, type ReadonlySignal, signal } from '@preact/signals-core'
import type { Seat } from '@sextant/engine'

/** What a record calls a person at this device; players that are neither here nor elsewhere are bots, by their ids. */
export const PERSON = 'person'
/** A player of another device, person or bot: their steps arrive, and nothing here acts for them. */
export const REMOTE = 'remote'

/** By seat, who may play it; anybody where it is not said. */
export type Seating = readonly (readonly string[])[]

/** Who plays which seat. */
export interface Players {
  /** By seat, `person`, `remote` or the id of a bot. */
  readonly seated: ReadonlySignal<readonly string[]>
  /** At this device. */
  readonly persons: ReadonlySignal<readonly Seat[]>
  isPerson(seat: Seat): boolean
  isRemote(seat: Seat): boolean
  /** A bot that this device asks. */
  isBot(seat: Seat): boolean
  assign(seat: Seat, player: string): void
}

export function playersOf(first: readonly string[]): Players {
  const seated = signal(first)
  const isPerson = (seat: Seat) => seated.value[seat] === PERSON
  const isRemote = (seat: Seat) => seated.value[seat] === REMOTE
  return {
    seated,
    persons: computed(() => seated.value.flatMap((player, seat) => (player === PERSON ? [seat] : []))),
    isPerson,
    isRemote,
    isBot: seat => !isPerson(seat) && !isRemote(seat),
    assign(seat, player) {
      seated.value = seated.value.map((old, other) => (other === seat ? player : old))
    },
  }
}
