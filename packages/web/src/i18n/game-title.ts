import { type Announcement, coming, games, type InLanguages } from '@sextant/games'
import { currentLanguage } from './texts.ts'

/** What a game is called in the language of the page. */
export function gameTitle(id: string, fallback = id): string {
  const listed: Announcement | undefined = [...games, ...coming].find(game => game.id === id)
  return listed ? inLanguage(listed.titles) : fallback
}

export function inLanguage(texts: InLanguages): string {
  return texts[currentLanguage()]
}
