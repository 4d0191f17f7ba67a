import type { Emit } from '@sextant/engine'
import type { Event } from '../events.ts'
import type { State } from '../state.ts'

/** An entry in the ship's log. */
export function log({ day, gold, hull, crew, prizes }: State, emit: Emit<Event>): void {
  emit({ type: 'logged', day, gold, hull, crew, prizes: prizes.length })
}
