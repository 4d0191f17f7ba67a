import type { BotCard } from '@sextant/engine'

/** What lists show of the game's programs, weakest first, without their code. */
export const CARDS = {
  recruit: {
    id: 'recruit',
    title: 'Recruit',
    about: 'Easy: rushes at cities, guards little and misjudges fights.',
  },
  captain: {
    id: 'captain',
    title: 'Captain',
    about: 'Takes cities, trades well and recruits what counters you.',
  },
  general: {
    id: 'general',
    title: 'General',
    about: 'A captain who thinks each plan through to your answer and beyond.',
  },
} as const satisfies Readonly<Record<string, BotCard>>
