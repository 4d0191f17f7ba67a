import { coming, findGame, games } from '@sextant/games'

/** What the home page offers to play, and what it announces, in its order. */
export const PLAYABLE: readonly string[] = games.map(({ title }) => title.en)
export const COMING: readonly string[] = coming.map(({ title }) => title.en)

/** The game these tests play: short, without dice, person first. One constant, so that another can take its place. */
export const GAME = {
  ...titlesOf('hexapawn'),
  /** The side that the person plays, and the one against it. */
  own: 'White',
  other: 'Black',
} as const

/** A bot that answers at once. */
export const QUICK_BOT = 'Random'

/** The scenario of the game that is over soonest. */
export const SHORT = 'Three pawns each'

export function titlesOf(id: string): { id: string; title: string; chineseTitle: string } {
  const game = findGame(id)
  if (!game) throw new Error(`${id} is not on the list of games`)
  return { id, title: game.title.en, chineseTitle: game.title.zh ?? game.title.en }
}
