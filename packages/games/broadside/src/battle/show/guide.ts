import type { GuideStep, Phrase } from '@sextant/scene'
import { guideStep } from '@sextant/scene/kit'
import type { Event } from '../events.ts'
import type { Entry } from '../schema-names.ts'
import type { SideState } from '../state.ts'
import { combatantOf, sideOf, type Tables } from '../tables.ts'
import type { TextKey } from '../texts/en.ts'
import type { Broadside } from '../types.ts'
import { pieceOfSeat, text } from './words.ts'

/** A newcomer's first fight: distance, guns, turns, rifles, brace, items, and how it ends. */
export function guideOf(tables: Tables): readonly GuideStep<Broadside>[] {
  const { turns, distance, attacks } = tables.ruleset
  const step = (key: TextKey, task: Task, values?: Phrase['values']) =>
    stepOf(tables, text(key, values), task)
  return [
    step('guide.distance', { by: ['close', 'gain'], did: ({ type }) => type === 'moved' }),
    step('guide.cannon', { by: ['cannon'], did: ({ type }) => type === 'attacked' }),
    step('guide.turn', { did: ({ type }) => type === 'turn-began' }, { actions: turns.actions }),
    step(
      'guide.rifle',
      { by: ['rifle'], did: event => event.type === 'attacked' && event.weapon === 'rifle' },
      { least: attacks.rifle.least },
    ),
    step('guide.brace', { by: ['brace'], did: ({ type }) => type === 'braced' }),
    step('guide.item', {
      by: ['shoring', 'dressing', 'switch-ammo'],
      did: ({ type }) => type === 'mended' || type === 'switched',
    }),
    step('guide.end', { did: () => false }, { farthest: distance.farthest, boarding: attacks.board.most }),
  ]
}

interface Task {
  /** Entries of the menu, any of which will do; a step without is done by waiting. */
  readonly by?: readonly Entry[]
  /** Whether an event of the player's own is what was asked for. */
  did(event: Event): boolean
}

/**
 * A step is done by doing it. Where it cannot be done, because there are no rounds or a monster has no guns, it counts as
 * done, and so does every step once the fight is over.
 */
function stepOf(tables: Tables, words: Phrase, { by, did }: Task): GuideStep<Broadside> {
  return guideStep<Broadside>(
    words,
    (_view, seat) => [{ piece: pieceOfSeat(seat) }],
    (seat, since, view) => {
      if (view.ended) return true
      const { menu } = combatantOf(tables, seat)
      const side = sideOf(view, seat)
      if (by && !by.some(entry => menu.includes(entry) && inStore(side, entry))) return true
      return since.some(event => 'seat' in event && event.seat === seat && did(event))
    },
  )
}

/** Whether there is something left of what an entry of the menu uses up. */
function inStore({ A1, A2, A3, IS, ID }: SideState, entry: Entry): boolean {
  switch (entry) {
    case 'cannon':
      return A1 + A2 > 0
    case 'rifle':
      return A3 > 0
    case 'shoring':
      return IS > 0
    case 'dressing':
      return ID > 0
    default:
      return true
  }
}
