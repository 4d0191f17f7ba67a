import type { BotCard } from '@sextant/engine'

/** What lists show of the game's programs, weakest first, without their code. */
export const CARDS = {
  greedy: {
    id: 'greedy',
    title: 'Greedy',
    about: 'Easy: strikes as hard as it can, and hardly thinks of its own ship.',
  },
  cautious: {
    id: 'cautious',
    title: 'Cautious',
    about:
      'Thinks of your answer: keeps its distance, braces, repairs, and runs only where that is worth something.',
  },
  admiral: {
    id: 'admiral',
    title: 'Admiral',
    about: 'Has fought this duel thousands of times in its head, and knows what every choice is worth.',
  },
} as const satisfies Readonly<Record<string, BotCard>>
