import type { Bot } from '@sextant/engine'
import { botCard } from '@sextant/scene'
import { card } from '../card.ts'
import type { Hockey } from '../types.ts'
import { novice } from './novice.ts'
import { scout, tactician } from './tactician.ts'

/** The game's own bots, weakest first. The playbook proposes; bots change what they know better. */
export const bots: readonly Bot<Hockey>[] = [
  novice,
  {
    ...botCard(card.bots, 'script'),
    join: () => ({ choose: () => ({ type: 'commit' }) }),
  },
  scout,
  tactician,
]
