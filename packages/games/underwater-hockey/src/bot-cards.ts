import type { BotCard } from '@sextant/engine'

/** What lists show of the game's programs, weakest first, without their code. */
export const CARDS = {
  novice: {
    id: 'novice',
    title: 'Novice',
    about: 'Easy: plays by the book, but now and then a swimmer loses its head.',
  },
  script: {
    id: 'script',
    title: 'Playbook',
    about: 'Plays every proposed plan: lanes, passes and breathing in shifts.',
  },
  tactician: {
    id: 'tactician',
    title: 'Tactician',
    about: 'Tries many plans against your likely answers before it commits to one.',
  },
} as const satisfies Readonly<Record<string, BotCard>>
