import type { Catalogue } from '@sextant/scene'

/** What only the rules card, the parts and the settings say. */
const en = {
  'card.goal': 'How you win',
} as const satisfies Catalogue

export type LaterKey = keyof typeof en

const zh: Readonly<Record<LaterKey, string>> = {
  'card.goal': '如何获胜',
}

export const laterTexts = { en, zh }
