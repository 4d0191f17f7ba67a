import type { BotCard } from '@sextant/engine'

/**
 * A game on one card: what the home page, the terminal and the docs say of it. Plain data without the game's code, so
 * that a list of games loads nothing else.
 */
export interface GameCard {
  readonly id: string
  readonly title: InLanguages
  /** Examples are there to be read; they stand apart on the home page. */
  readonly kind: 'game' | 'example'
  /** One sentence that makes one want to play. */
  readonly summary: InLanguages
  readonly players: { readonly least: number; readonly most: number }
  /** How long a match takes. */
  readonly minutes: number
  /** CSS colours of the game's own, for the light and the dark theme. */
  readonly accent: { readonly light: string; readonly dark: string }
  /** By id, in the order of the rules. */
  readonly seats: Readonly<Record<string, InLanguages>>
  /** By id, the usual one first. */
  readonly scenarios: Readonly<Record<string, InLanguages>>
  /** The game's own bots by id, weakest first. */
  readonly bots: Readonly<Record<string, BotInLanguages>>
  /** What a single match is called where there are campaigns as well: `Duel`. */
  readonly match?: InLanguages
  readonly campaigns?: Readonly<Record<string, CampaignCard>>
}

/** A campaign on one card. */
export interface CampaignCard {
  readonly title: InLanguages
  readonly summary: InLanguages
  readonly minutes: number
  readonly seat: { readonly id: string; readonly name: InLanguages }
  readonly scenarios: Readonly<Record<string, InLanguages>>
  readonly bots: Readonly<Record<string, BotInLanguages>>
}

/** English is always there; a language that is missing falls back to it. */
export type InLanguages = { readonly en: string } & Readonly<Record<string, string>>

export interface BotInLanguages {
  /** A name, as people have them. */
  readonly title: InLanguages
  /** One line of character. */
  readonly about: InLanguages
  /** How strong it is among the bots of its game, 1 … 5. */
  readonly stars?: number
}

/** The cards of a game's bots in English, as the rules of the engine name them. */
export function botCards(bots: Readonly<Record<string, BotInLanguages>>): readonly BotCard[] {
  return Object.entries(bots).map(([id, { title, about }]) => ({ id, title: title.en, about: about.en }))
}

/** One of them, by its id. */
export function botCard<K extends string>(bots: Readonly<Record<K, BotInLanguages>>, id: K): BotCard {
  const { title, about } = bots[id]
  return { id, title: title.en, about: about.en }
}

/** What the rules say of the game: the English side of its card. */
export function aboutIn(card: Pick<GameCard, 'summary' | 'players' | 'minutes'>): {
  readonly summary: string
  readonly players: string
  readonly length: string
} {
  const { least, most } = card.players
  return {
    summary: card.summary.en,
    players: least === most ? String(least) : `${least}–${most}`,
    length: `${card.minutes} minutes`,
  }
}
