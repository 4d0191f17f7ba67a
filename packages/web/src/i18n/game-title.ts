import { type Announced, coming, games } from '@sextant/games/list'
import type { InLanguages } from '@sextant/scene'
import { currentLanguage } from './texts.ts'

/** What a game is called in the language of the page. */
export function gameTitle(id: string, fallback = id): string {
  const listed: Announced | undefined = [...games, ...coming].find(game => game.id === id)
  return listed ? inLanguage(listed.title) : fallback
}

export function inLanguage(texts: InLanguages): string {
  return texts[currentLanguage()] ?? texts.en
}
