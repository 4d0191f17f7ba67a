import type { GuideStep, Phrase } from '@sextant/scene'
import { combatantOf, type Duel, sideOf } from '../duel.ts'
import type { Event } from '../events.ts'
import type { Entry } from '../schema.ts'
import type { SideState, State } from '../state.ts'
import type { TextKey } from '../texts/key.ts'
import type { Broadside } from '../types.ts'
import { pieceOfSeat, text } from './words.ts'

type Step = GuideStep<Broadside>

/** A newcomer's first fight: distance, guns, turns, rifles, brace, items, and how it ends. */
export function guideOf(duel: Duel): readonly Step[] {
  const { turns, distance, attacks } = duel.ruleset
  const step = (key: TextKey, lesson: Lesson, values?: Phrase['values']) =>
    stepOf(duel, text(key, values), lesson)
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

interface Lesson {
  /** Entries of the menu, any of which will do; a step without is done by waiting. */
  readonly by?: readonly Entry[]
  /** Whether an event of the player's own is what was asked for. */
  did(event: Event): boolean
}

/**
 * A step is done by doing it. Where it cannot be done, for want of rounds or because a monster has no guns, there is nothing
 * to wait for; once the fight is over there is nothing left to do.
 */
function stepOf(duel: Duel, words: Phrase, { by, did }: Lesson): Step {
  return {
    text: words,
    targets: (_view, seat) => [{ piece: pieceOfSeat(seat) }],
    done(view, seat, since) {
      if (view.ended) return true
      const { menu } = combatantOf(duel, seat)
      const side = sideOf(view, seat)
      if (by && !by.some(entry => menu.includes(entry) && inStore(side, entry))) return true
      return since.some(event => 'seat' in event && event.seat === seat && did(event))
    },
  }
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
